#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// Keeps Tesseract from using threads of its own.
///
/// Its OpenMP threads wait for each other in busy loops: eight receipts took 16.5 s with them and 1.9 s without
/// (tesseract-ocr/tesseract#3109). `OMP_THREAD_LIMIT` is read before `main` begins, so the limit is set through the
/// runtime's own function, which is looked up because a Tesseract without OpenMP does not bring it.
enum SerialOpenMP {
    private typealias SetLevels = @convention(c) (Int32) -> Void

    private static let setMaxActiveLevels: SetLevels? = {
        #if canImport(Darwin)
            let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
        #else
            let everywhere: UnsafeMutableRawPointer? = nil
        #endif
        return dlsym(everywhere, "omp_set_max_active_levels").map { unsafeBitCast($0, to: SetLevels.self) }
    }()

    /// Makes the calling thread recognise alone; the setting belongs to the thread, so it is called before each
    /// recognition.
    static func enter() { setMaxActiveLevels?(0) }
}
