import TestSupport
import Testing

/// The validator that the documents of the program are checked with.
struct SchemaTests {
    private let schema: JSONSchema

    init() throws {
        schema = JSONSchema(
            try JSONDocument(
                parsing: """
                    {"type": "object", "required": ["a"], "additionalProperties": false,
                     "properties": {"a": {"type": "integer", "minimum": 1}, "b": {"type": "array", "maxItems": 1,
                     "items": {"$ref": "#/$defs/c"}}}, "$defs": {"c": {"type": ["string", "null"], "pattern": "^x"}}}
                    """))
    }

    @Test(arguments: [#"{"a": 1}"#, #"{"a": 2, "b": []}"#, #"{"a": 1, "b": ["xy"]}"#, #"{"a": 1, "b": [null]}"#])
    func acceptsWhatIsAllowed(text: String) throws {
        #expect(schema.complaints(about: try JSONDocument(parsing: text)) == [])
    }

    @Test(arguments: [
        ("[]", "/: is not object"), ("{}", "/: lacks a"), (#"{"a": 0}"#, "/a: is below 1.0"),
        (#"{"a": 1.5}"#, "/a: is not integer"), (#"{"a": true}"#, "/a: is not integer"),
        (#"{"a": 1, "c": 2}"#, "/: has an unknown member c"), (#"{"a": 1, "b": ["y"]}"#, "/b/0: y does not match ^x"),
        (#"{"a": 1, "b": [1]}"#, "/b/0: is of none of the types allowed"),
        (#"{"a": 1, "b": [null, null]}"#, "/b: has too many elements"),
    ])
    func refusesWhatIsNot(text: String, complaint: String) throws {
        #expect(schema.complaints(about: try JSONDocument(parsing: text)) == [complaint])
    }

    @Test func refusesKeywordsItDoesNotKnow() throws {
        let schema = JSONSchema(try JSONDocument(parsing: #"{"oneOf": []}"#))
        #expect(schema.complaints(about: .null) == ["/: the schema says oneOf, which is not understood here"])
    }
}
