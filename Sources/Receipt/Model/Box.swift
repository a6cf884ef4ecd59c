/// A rectangle in pixels of the upright picture, with the origin in its upper left corner.
public struct Box: Hashable, Sendable {
    /// The left edge, in pixels.
    public var x: Int
    /// The upper edge, in pixels.
    public var y: Int
    /// The width, in pixels.
    public var width: Int
    /// The height, in pixels.
    public var height: Int

    /// Makes a box from its upper left corner and its size, in pixels.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The right edge, in pixels; the first column outside of the box.
    public var right: Int { x + width }
    /// The lower edge, in pixels; the first row outside of the box.
    public var bottom: Int { y + height }
    /// The height of the box's centre, in pixels from the top of the picture.
    public var middle: Int { y + height / 2 }

    /// The smallest box which holds both.
    public func union(_ other: Box) -> Box {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return Box(
            x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
    }
}
