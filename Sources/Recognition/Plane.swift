internal import CTesseract

/// A grey picture as plain bytes, one a pixel, rows without padding; 0 is black.
///
/// leptonica keeps its pixels in big-endian words, which loops can only reach byte by byte; the finder walks over
/// every pixel several times, so it works on a plane of its own.
struct Plane: ~Copyable {
    /// The width, in pixels; at least 1.
    let width: Int
    /// The height, in pixels; at least 1.
    let height: Int
    /// The pixels, `width * height` bytes.
    let bytes: UnsafeMutablePointer<UInt8>

    /// Makes a plane whose pixels all have `value`.
    init(width: Int, height: Int, filledWith value: UInt8 = 255) {
        self.width = max(1, width)
        self.height = max(1, height)
        bytes = .allocate(capacity: self.width * self.height)
        bytes.initialize(repeating: value, count: self.width * self.height)
    }

    /// Copies an 8-bit grey leptonica image.
    init(grey pix: UnsafeMutablePointer<Pix>) {
        precondition(pixGetDepth(pix) == 8, "a plane is made from 8-bit grey")
        self.init(width: Int(pixGetWidth(pix)), height: Int(pixGetHeight(pix)))
        guard let words = pixGetData(pix) else { return }
        let wordsPerRow = Int(pixGetWpl(pix))
        for y in 0..<height {
            let source = words + y * wordsPerRow
            let target = row(y)
            for x in 0..<width {
                target[x] = UInt8(truncatingIfNeeded: source[x >> 2] >> UInt32(24 - 8 * (x & 3)))
            }
        }
    }

    deinit { bytes.deallocate() }

    /// Another plane with the same pixels.
    func copy() -> Plane {
        let result = Plane(width: width, height: height)
        result.bytes.update(from: bytes, count: width * height)
        return result
    }

    /// The first pixel of a row.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + y * width }

    /// The pixel at a place which may lie outside: then the nearest one at the edge.
    func clamped(_ x: Int, _ y: Int) -> UInt8 {
        bytes[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
    }
}

// MARK: - Scaling and turning

extension Plane {
    /// The picture made smaller by a whole factor; each pixel is the mean of the square it stands for.
    func reduced(by factor: Int) -> Plane {
        let result = Plane(width: width / factor, height: height / factor)
        guard factor > 1, width >= factor, height >= factor else {
            for y in 0..<result.height {
                for x in 0..<result.width { result.row(y)[x] = clamped(x * factor, y * factor) }
            }
            return result
        }
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: result.width)
        defer { sums.deallocate() }
        let area = UInt32(factor * factor)
        for y in 0..<result.height {
            sums.initialize(repeating: area / 2, count: result.width)
            for inner in 0..<factor {
                var source = UnsafePointer(row(y * factor + inner))
                for x in 0..<result.width {
                    var sum: UInt32 = 0
                    for step in 0..<factor { sum &+= UInt32(source[step]) }
                    sums[x] &+= sum
                    source += factor
                }
            }
            let target = result.row(y)
            for x in 0..<result.width { target[x] = UInt8(truncatingIfNeeded: sums[x] / area) }
        }
        return result
    }

    /// The mean of each square of `size` pixels; squares at the edges may be smaller.
    func averaged(over size: Int) -> Plane {
        let result = Plane(width: (width + size - 1) / size, height: (height + size - 1) / size)
        let sums = UnsafeMutablePointer<Int32>.allocate(capacity: result.width)
        defer { sums.deallocate() }
        for cellRow in 0..<result.height {
            sums.initialize(repeating: 0, count: result.width)
            let rows = cellRow * size..<min(height, (cellRow + 1) * size)
            for y in rows {
                let source = row(y)
                var x = 0
                for cell in 0..<result.width {
                    let end = min(x + size, width)
                    var sum: Int32 = 0
                    while x < end { sum &+= Int32(source[x]); x += 1 }
                    sums[cell] &+= sum
                }
            }
            let target = result.row(cellRow)
            for cell in 0..<result.width {
                let columns = min(width, (cell + 1) * size) - cell * size
                target[cell] = UInt8(truncatingIfNeeded: Int(sums[cell]) / (columns * rows.count))
            }
        }
        return result
    }

    /// The greatest (or the least) pixel of each square of `size` pixels; squares at the edges may be smaller.
    func pooled(by size: Int, greatest: Bool) -> Plane {
        let result = Plane(
            width: (width + size - 1) / size, height: (height + size - 1) / size, filledWith: greatest ? 0 : 255)
        for y in 0..<height {
            let source = row(y)
            let target = result.row(y / size)
            var x = 0
            for cell in 0..<result.width {
                let end = min(x + size, width)
                var value = target[cell]
                if greatest {
                    while x < end { value = max(value, source[x]); x += 1 }
                } else {
                    while x < end { value = min(value, source[x]); x += 1 }
                }
                target[cell] = value
            }
        }
        return result
    }

    /// The picture seen through `map`, which says where in this picture each pixel of the result lies; between
    /// pixels it interpolates, outside it repeats the edge.
    func resampled(width newWidth: Int, height newHeight: Int, through map: Affine) -> Plane {
        let result = Plane(width: newWidth, height: newHeight)
        let unit = 65536.0
        let stepX = Int(map.xx * unit), stepY = Int(map.yx * unit)
        let lastX = width - 1, lastY = height - 1
        for y in 0..<result.height {
            let target = result.row(y)
            var (px, py) = map.applied(0, Double(y))
            // Pixel centres: the middle of the new pixel is looked up, and the half pixel taken back.
            px += (map.xx + map.xy - 1) / 2
            py += (map.yx + map.yy - 1) / 2
            var fx = Int(px * unit), fy = Int(py * unit)
            for x in 0..<result.width {
                let ix = fx >> 16, iy = fy >> 16
                let wx = (fx >> 8) & 255, wy = (fy >> 8) & 255
                let x0 = min(max(ix, 0), lastX), x1 = min(max(ix + 1, 0), lastX)
                let upper = bytes + min(max(iy, 0), lastY) * width
                let lower = bytes + min(max(iy + 1, 0), lastY) * width
                let top = Int(upper[x0]) * (256 - wx) + Int(upper[x1]) * wx
                let bottom = Int(lower[x0]) * (256 - wx) + Int(lower[x1]) * wx
                target[x] = UInt8(truncatingIfNeeded: (top * (256 - wy) + bottom * wy + 32768) >> 16)
                fx += stepX
                fy += stepY
            }
        }
        return result
    }
}

// MARK: - Minimum, maximum, blur

extension Plane {
    /// Replaces each pixel by the greatest (or least) within `radius` pixels in both directions.
    mutating func spread(radius: Int, greatest: Bool) {
        guard radius > 0 else { return }
        let line = UnsafeMutablePointer<UInt8>.allocate(capacity: max(width, height))
        defer { line.deallocate() }
        for y in 0..<height {
            Self.spread(row(y), stride: 1, count: width, radius: radius, greatest: greatest, scratch: line)
        }
        for x in 0..<width {
            Self.spread(bytes + x, stride: width, count: height, radius: radius, greatest: greatest, scratch: line)
        }
    }

    private static func spread(
        _ start: UnsafeMutablePointer<UInt8>, stride: Int, count: Int, radius: Int, greatest: Bool,
        scratch: UnsafeMutablePointer<UInt8>
    ) {
        for i in 0..<count { scratch[i] = start[i * stride] }
        for i in 0..<count {
            var value = scratch[i]
            for j in max(0, i - radius)...min(count - 1, i + radius) {
                value = greatest ? max(value, scratch[j]) : min(value, scratch[j])
            }
            start[i * stride] = value
        }
    }

    /// Replaces each pixel by the mean within `radius` pixels in both directions.
    mutating func blur(radius: Int) {
        guard radius > 0 else { return }
        let line = UnsafeMutablePointer<UInt8>.allocate(capacity: max(width, height))
        defer { line.deallocate() }
        for y in 0..<height { Self.blur(row(y), stride: 1, count: width, radius: radius, scratch: line) }
        for x in 0..<width { Self.blur(bytes + x, stride: width, count: height, radius: radius, scratch: line) }
    }

    private static func blur(
        _ start: UnsafeMutablePointer<UInt8>, stride: Int, count: Int, radius: Int,
        scratch: UnsafeMutablePointer<UInt8>
    ) {
        for i in 0..<count { scratch[i] = start[i * stride] }
        var sum = 0
        var first = 0, end = 0
        for i in 0..<count {
            while end < min(count, i + radius + 1) { sum += Int(scratch[end]); end += 1 }
            while first < i - radius { sum -= Int(scratch[first]); first += 1 }
            start[i * stride] = UInt8(truncatingIfNeeded: (sum + (end - first) / 2) / (end - first))
        }
    }
}
