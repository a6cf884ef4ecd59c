extension Plane {
    /// Brings a crop to dark print on light paper, its darkest print black and its paper wholly white.
    ///
    /// The paper must be one value. Tesseract takes a line's contrast from the local minima and maxima of its middle
    /// row (`NetworkIO::FromPix`), and integer networks cut off what lies outside of it. Where the paper has grain, its
    /// minima outnumber those of the print, every grey becomes black, and clear print is misread. The model was trained
    /// on lines levelled in the same way (`levelled` in Training/crops.py).
    ///
    /// - Parameters:
    ///   - paperShare: What lies within this share of the way from paper to print counts as paper, 0 to 1.
    ///   - leastContrast: A smaller difference between print and paper, of 255, is not stretched to the full range.
    func level(paperShare: Double = 0.12, leastContrast: Double = 24) {
        let count = width * height
        let low = Int(percentile(0.01))
        let middle = Int(percentile(0.5))
        let high = Int(percentile(0.99))
        if 2 * middle < low + high {
            for index in 0..<count { bytes[index] = 255 - bytes[index] }
        }
        let ink = Double(percentile(0.01))
        let paper = Double(percentile(0.7))
        let white = paper - paperShare * (paper - ink)
        let gain = 255 / max(white - ink, leastContrast)
        let levels = (0..<256).map { UInt8(min(255, max(0, 255 - (white - Double($0)) * gain))) }
        levels.withUnsafeBufferPointer { levels in
            for index in 0..<count { bytes[index] = levels[Int(bytes[index])] }
        }
    }
}
