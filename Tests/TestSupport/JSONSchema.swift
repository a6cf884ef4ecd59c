/// A JSON Schema (draft 2020-12) with the keywords that this project uses; any other keyword is a complaint, so that no
/// rule of a schema goes unchecked.
public struct JSONSchema: Sendable {
    private let root: JSONDocument

    /// Makes a schema of its document.
    public init(_ root: JSONDocument) {
        self.root = root
    }

    /// Everything about `document` that the schema does not allow; empty if it is valid.
    public func complaints(about document: JSONDocument) -> [String] {
        complaints(about: document, at: "", under: root)
    }

    private func complaints(about document: JSONDocument, at path: String, under schema: JSONDocument) -> [String] {
        guard case .object(let keywords) = schema else { return ["\(path): the schema is not an object"] }
        return keywords.sorted { $0.key < $1.key }.flatMap { keyword, rule in
            check(document, path, keyword, rule, keywords).map { "\(path.isEmpty ? "/" : path): \($0)" }
                + nested(document, path, keyword, rule)
        }
    }

    /// What one keyword says about the document itself.
    private func check(
        _ document: JSONDocument, _ path: String, _ keyword: String, _ rule: JSONDocument,
        _ keywords: [String: JSONDocument]
    ) -> [String] {
        switch (keyword, rule, document) {
        case ("$schema", _, _), ("$id", _, _), ("title", _, _), ("description", _, _), ("$defs", _, _): return []
        case ("$ref", _, _), ("items", _, _), ("properties", _, _): return []
        case ("type", .string(let name), _): return document.isOf(name) ? [] : ["is not \(name)"]
        case ("type", .array(let names), _):
            return names.contains { document.isOf($0.string ?? "") } ? [] : ["is of none of the types allowed"]
        case ("const", _, _): return document == rule ? [] : ["is not \(rule)"]
        case ("enum", .array(let values), _): return values.contains(document) ? [] : ["is none of \(values)"]
        case ("required", .array(let names), .object(let members)):
            return names.compactMap(\.string).filter { members[$0] == nil }.map { "lacks \($0)" }
        case ("additionalProperties", .bool(false), .object(let members)):
            let known = keywords["properties"]
            return members.keys.sorted().filter { known?[$0] == nil }.map { "has an unknown member \($0)" }
        case ("pattern", .string(let pattern), .string(let text)):
            guard let regex = try? Regex(pattern) else { return ["the pattern \(pattern) is malformed"] }
            return text.contains(regex) ? [] : ["\(text) does not match \(pattern)"]
        case ("minimum", .number(let bound), .number(let value)): return value >= bound ? [] : ["is below \(bound)"]
        case ("maximum", .number(let bound), .number(let value)): return value <= bound ? [] : ["is above \(bound)"]
        case ("minItems", .number(let bound), .array(let elements)):
            return Double(elements.count) >= bound ? [] : ["has too few elements"]
        case ("maxItems", .number(let bound), .array(let elements)):
            return Double(elements.count) <= bound ? [] : ["has too many elements"]
        // A rule about another type of value says nothing.
        case ("required", .array, _), ("additionalProperties", .bool(false), _), ("pattern", .string, _),
            ("minimum", .number, _), ("maximum", .number, _), ("minItems", .number, _), ("maxItems", .number, _):
            return []
        default: return ["the schema says \(keyword), which is not understood here"]
        }
    }

    /// What the schemas inside of a keyword say.
    private func nested(
        _ document: JSONDocument, _ path: String, _ keyword: String, _ rule: JSONDocument
    ) -> [String] {
        switch (keyword, rule, document) {
        case ("$ref", .string(let reference), _):
            let name = String(reference.dropFirst("#/$defs/".count))
            guard reference.hasPrefix("#/$defs/"), let target = root["$defs"]?[name] else {
                return ["\(path): there is no \(reference)"]
            }
            return complaints(about: document, at: path, under: target)
        case ("items", _, .array(let elements)):
            return elements.enumerated().flatMap { complaints(about: $1, at: "\(path)/\($0)", under: rule) }
        case ("properties", .object(let schemas), .object(let members)):
            return members.sorted { $0.key < $1.key }.flatMap { name, value in
                schemas[name].map { complaints(about: value, at: "\(path)/\(name)", under: $0) } ?? []
            }
        default: return []
        }
    }
}

extension JSONDocument {
    fileprivate func isOf(_ type: String) -> Bool {
        switch (type, self) {
        case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string), ("array", .array),
            ("object", .object):
            true
        case ("integer", .number(let value)): value == value.rounded()
        default: false
        }
    }
}
