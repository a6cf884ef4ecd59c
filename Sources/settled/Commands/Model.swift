import Recognition

/// The model to read with.
struct Model: Sendable {
    /// Its path.
    let path: String

    /// Finds the model called `name`; without a name this project's own, or Debian's for English where that is missing.
    init(_ name: String?) throws(Failure) {
        let location = ModelLocation.current
        do throws(RecognitionError) {
            if let name {
                path = try location.path(of: name)
            } else if let own = try? location.path(of: "receipt") {
                path = own
            } else {
                path = try location.path(of: "eng")
            }
        } catch {
            throw .recognition(error, file: name ?? "eng")
        }
    }

    /// An engine of its own for one worker.
    @Sendable func reader() throws(RecognitionError) -> Reader { try Reader(model: path) }
}
