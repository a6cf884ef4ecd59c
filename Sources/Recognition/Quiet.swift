internal import CTesseract

/// Keeps leptonica from writing on standard error, where only this program's own sentences belong.
enum Quiet {
    /// Done once in a process, by whoever first touches a picture.
    static let leptonica: Void = {
        setMsgSeverity(Int32(L_SEVERITY_NONE))
        leptSetStderrHandler { @Sendable _ in }
    }()
}
