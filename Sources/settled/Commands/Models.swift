import Recognition

/// The models to read with.
struct Models: Sendable {
    /// The path of the first.
    let first: String
    /// The path of the one for a second opinion; nil where there is no other.
    let second: String?

    /// Finds the model called `name`; without a name this project's own, or Debian's for English where that is missing.
    init(_ name: String?) throws(Failure) {
        let location = ModelLocation.current
        do throws(RecognitionError) {
            let english = try? location.path(of: "eng")
            if let name {
                first = try location.path(of: name)
            } else if let own = try? location.path(of: "receipt") {
                first = own
            } else {
                first = try location.path(of: "eng")
            }
            second = english == first ? nil : english
        } catch {
            throw .recognition(error, file: name ?? "eng")
        }
    }

    /// An engine of its own for one worker.
    @Sendable func reader() throws(RecognitionError) -> Reader { try Reader(model: first, secondOpinion: second) }
}
