/// The file formats that can be read, told apart by the first bytes and never by the name's ending.
public enum Format: Equatable, CaseIterable {
    case jpeg, png, tiff, webp, gif, bmp, heif, pdf

    /// The format `bytes` begin with; nil where they are none of these.
    public init?(sniffing bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: [0x89]) && bytes.has("PNG\r\n\u{1A}\n", at: 1) {
            self = .png
        } else if bytes.starts(with: [0x49, 0x49, 42, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 42])
            || bytes.starts(with: [0x49, 0x49, 43, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 43])
        {
            self = .tiff
        } else if bytes.has("RIFF", at: 0) && bytes.has("WEBP", at: 8) {
            self = .webp
        } else if bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0) {
            self = .gif
        } else if bytes.has("BM", at: 0), let header = bytes.little(at: 14, count: 4), (12...124).contains(header) {
            self = .bmp
        } else if bytes.has("ftyp", at: 4) && Self.heifBrands.contains(where: { bytes.has($0, at: 8) }) {
            self = .heif
        } else if (0..<min(1024, bytes.count)).contains(where: { bytes.has("%PDF-", at: $0) }) {
            self = .pdf  // Readers accept the mark anywhere in the first 1024 bytes (ISO 32000-1, annex H.3.4.1).
        } else {
            return nil
        }
    }

    /// The major brands of ISO/IEC 23008-12 for still pictures, and AVIF, which libheif reads as well.
    private static let heifBrands = ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1", "avif"]
}
