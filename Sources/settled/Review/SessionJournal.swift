import Foundation
import Recognition

/// The answers of an unfinished review, on disk before they take effect, so that whatever happens at most the answer
/// being typed is lost.
///
///     settled review 1 sha256-of-the-receipt
///     =12.50
///     ala, bob
///
/// Since the same answers lead to the same bill, nothing else need be kept. A last line without its line break was cut
/// off while it was written and does not count.
struct SessionJournal {
    private let path: String
    private let descriptor: Int32
    /// The answers that were given before.
    let answers: [String]

    /// Opens or begins the journal at `path` for the receipt with this hash.
    init(_ path: String, receipt: String) throws(Failure) {
        let heading = "settled review 1 \(receipt)"
        var kept: [UInt8] = []
        do throws(RecognitionError) {
            kept = try FileBytes.read(path: path)
        } catch .missing, .empty {
            kept = []
        } catch { throw .recognition(error, file: path) }
        let whole = kept[..<(kept.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)]
        let lines = String(decoding: whole, as: UTF8.self).textLines
        guard lines.first == nil || lines.first == heading else { throw .bill(.otherSession(file: path)) }
        self.path = path
        answers = Array(lines.dropFirst())
        descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unwritable(path: path, errno: errno) }
        // What was cut off is written over.
        guard ftruncate(descriptor, off_t(whole.count)) == 0, lseek(descriptor, 0, SEEK_END) >= 0 else {
            throw .unwritable(path: path, errno: errno)
        }
        if lines.isEmpty { try append(heading) }
    }

    /// Keeps one more answer, on disk when this returns.
    func append(_ answer: String) throws(Failure) {
        try Output(descriptor: descriptor, name: path).write(answer + "\n")
        guard fsync(descriptor) == 0 else { throw .unwritable(path: path, errno: errno) }
    }
}
