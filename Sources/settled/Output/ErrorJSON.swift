/// The JSON document of a file that could not be read, version 1. Its schema is Fixtures/schema/error.json.
struct ErrorJSON {
    let failure: Failure
    let source: ReceiptSource

    /// The document.
    var document: JSONValue {
        [
            "settled": 1,
            "kind": "error",
            "source": source.json,
            "error": ["code": .string(failure.name.rawValue), "message": .string(failure.english.sentence)],
        ]
    }
}
