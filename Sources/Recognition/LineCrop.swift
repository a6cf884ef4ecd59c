/// The picture of one segment as the reader gets it: straightened, levelled, in grey, `LineCrop.height` pixels high.
struct LineCrop: ~Copyable {
    /// The height of every crop, in pixels: that of the network's input.
    static let height = 36
    /// White above and below the band, as a share of its height.
    static let margin = 0.12
    /// The longest crop, in pixels; a longer line is pressed together.
    static let longest = 3000

    /// The pixels.
    let plane: Plane

    /// Cuts a segment from the cleaned page, as `pass` wants it.
    init(_ segment: Segment, of page: borrowing Plane, _ pass: Pass = .first) {
        let band = segment.height * (1 + 2 * pass.margin)
        let side = segment.height * pass.margin
        let scale = band / Double(Self.height)
        let length = segment.width + 2 * side
        let width = min(Self.longest, max(8, Int((length / scale * pass.stretch).rounded(.up))))
        let stepX = length / Double(width)
        let map = Affine(
            xx: stepX, xy: 0, x0: segment.left - side,
            yx: segment.slope * stepX, yy: scale,
            y0: segment.top - segment.height * pass.margin - segment.slope * side)
        if scale >= 2 {
            // Far larger print is made smaller by means of whole squares first, so that no stroke is skipped.
            plane = page.cut(around: map, width: width, height: Self.height, factor: Int(scale))
        } else {
            plane = page.resampled(width: width, height: Self.height, through: map)
        }
        plane.level()
    }
}

extension Plane {
    /// `resampled`, but each new pixel is the mean of `factor` × `factor` looks.
    func cut(around map: Affine, width: Int, height: Int, factor: Int) -> Plane {
        let finer = Affine(
            xx: map.xx / Double(factor), xy: map.xy / Double(factor), x0: map.x0,
            yx: map.yx / Double(factor), yy: map.yy / Double(factor), y0: map.y0)
        return resampled(width: width * factor, height: height * factor, through: finer).reduced(by: factor)
    }
}
