internal import Receipt

extension Box {
    /// The box with all sides moved outwards, or inwards for a negative number of pixels.
    func grown(by pixels: Int) -> Box {
        Box(x: x - pixels, y: y - pixels, width: width + 2 * pixels, height: height + 2 * pixels)
    }

    /// The part of the box inside of `edge`, nil where there is none; the box may be as large as its type allows.
    func clipped(to edge: Box) -> Box? {
        guard width > 0, height > 0 else { return nil }
        let (right, isWide) = x.addingReportingOverflow(width)
        let (bottom, isHigh) = y.addingReportingOverflow(height)
        let left = max(x, edge.x)
        let top = max(y, edge.y)
        let clippedRight = isWide ? edge.right : min(right, edge.right)
        let clippedBottom = isHigh ? edge.bottom : min(bottom, edge.bottom)
        guard left < clippedRight, top < clippedBottom else { return nil }
        return Box(x: left, y: top, width: clippedRight - left, height: clippedBottom - top)
    }
}
