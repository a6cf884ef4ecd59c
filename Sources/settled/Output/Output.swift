import Foundation

/// A stream that text is written to, complete or with an error.
struct Output: Sendable {
    /// The file descriptor.
    let descriptor: Int32
    /// What the stream is called in messages.
    let name: String

    /// Whether a person is at the other end.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// The columns of the terminal; nil where there is no terminal or it does not say.
    var columns: Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Writes all of `text`. A reader that went away ends the program quietly, as it does for other programs.
    func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

    /// Writes all of `bytes`.
    func write(_ bytes: [UInt8]) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EPIPE {
                signal(SIGPIPE, SIG_DFL)
                raise(SIGPIPE)
            } else if errno != EINTR {
                throw .unwritable(path: name, errno: errno)
            }
        }
    }
}
