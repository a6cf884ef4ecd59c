/// A map between the pixels of two pictures which keeps straight lines straight: scaling, turning, moving.
struct Affine: Hashable, Sendable {
    /// The new x is `xx * x + xy * y + x0`.
    var xx = 1.0, xy = 0.0, x0 = 0.0
    /// The new y is `yx * x + yy * y + y0`.
    var yx = 0.0, yy = 1.0, y0 = 0.0

    /// Where a point goes.
    func applied(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        (xx * x + xy * y + x0, yx * x + yy * y + y0)
    }

    /// The map back; the map must not flatten the plane.
    var inverse: Affine {
        let determinant = xx * yy - xy * yx
        precondition(determinant != 0, "a flattening map has no inverse")
        var result = Affine(
            xx: yy / determinant, xy: -xy / determinant, yx: -yx / determinant, yy: xx / determinant)
        result.x0 = -(result.xx * x0 + result.xy * y0)
        result.y0 = -(result.yx * x0 + result.yy * y0)
        return result
    }

    /// The map which does `self` first and `next` after it.
    func then(_ next: Affine) -> Affine {
        let moved = next.applied(x0, y0)
        return Affine(
            xx: next.xx * xx + next.xy * yx, xy: next.xx * xy + next.xy * yy, x0: moved.x,
            yx: next.yx * xx + next.yy * yx, yy: next.yx * xy + next.yy * yy, y0: moved.y)
    }
}
