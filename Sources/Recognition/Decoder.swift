internal import CTesseract

extension SourceImage {
    /// Reads a picture file.
    public init(reading path: String) throws(RecognitionError) {
        guard let image = SourceImage(owning: pixRead(path)) else { throw .unreadable(path) }
        self = image
    }
}
