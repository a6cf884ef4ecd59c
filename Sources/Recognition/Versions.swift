internal import CTesseract

/// The versions of the libraries that read.
public enum Versions {
    /// Tesseract's, such as `5.3.0`.
    public static var tesseract: String { String(cString: TessVersion()) }

    /// Leptonica's, such as `leptonica-1.82.0`.
    public static var leptonica: String {
        guard let version = getLeptonicaVersion() else { return "unknown" }
        defer { lept_free(version) }
        return String(cString: version)
    }
}
