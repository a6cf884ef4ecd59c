/// A turn of a picture by quarters, clockwise.
public enum Turn: Int, CaseIterable, Hashable, Sendable {
    /// As it is.
    case none = 0
    /// A quarter to the right.
    case right = 90
    /// Upside down.
    case around = 180
    /// A quarter to the left.
    case left = 270

    /// Whether width and height change places.
    public var swapsSides: Bool { self == .right || self == .left }

    /// From pixels of the turned picture to those of the picture of the given size.
    func map(width: Int, height: Int) -> Affine {
        let w = Double(width), h = Double(height)
        switch self {
        case .none: return Affine()
        case .right: return Affine(xx: 0, xy: 1, x0: 0, yx: -1, yy: 0, y0: h)
        case .around: return Affine(xx: -1, xy: 0, x0: w, yx: 0, yy: -1, y0: h)
        case .left: return Affine(xx: 0, xy: -1, x0: w, yx: 1, yy: 0, y0: 0)
        }
    }
}

extension Plane {
    /// The picture turned.
    func turned(_ turn: Turn) -> Plane {
        resampled(
            width: turn.swapsSides ? height : width, height: turn.swapsSides ? width : height,
            through: turn.map(width: width, height: height))
    }
}
