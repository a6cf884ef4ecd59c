import Foundation

/// A receipt as `settled scan --json` prints it, as far as splitting needs it; unknown members are left alone.
struct ReceiptDocument: Decodable {
    let settled: Int
    let kind: String
    let source: Source?
    let merchant: String?
    let date: String?
    let time: String?
    let currency: String?
    let items: [Item]
    let subtotal: String?
    let taxes: [Tax]?
    let taxIncluded: Bool?
    let service: String?
    let tip: String?
    let rounding: String?
    let total: String?

    /// Where it was read from.
    struct Source: Decodable {
        let file: String
        let sha256: String?
        let page: Int?
    }

    /// A priced line.
    struct Item: Decodable {
        let line: Int
        let name: String?
        let quantity: String?
        let price: String
        let kind: String?
        let appliesTo: Int?
        let afterSubtotal: Bool?
        let flags: [String]?
        let box: [Int]?

        private enum CodingKeys: String, CodingKey {
            case line, name, quantity, price, kind, flags, box
            case appliesTo = "applies_to_line"
            case afterSubtotal = "after_subtotal"
        }
    }

    /// A printed tax.
    struct Tax: Decodable {
        let amount: String
    }

    private enum CodingKeys: String, CodingKey {
        case settled, kind, source, merchant, date, time, currency, items, subtotal, taxes, service, tip, rounding,
            total
        case taxIncluded = "tax_included"
    }

    /// What every document of this program begins with.
    private struct Head: Decodable {
        let settled: Int
        let kind: String
    }

    /// Reads one receipt: a document, or an array with one document.
    init(json data: Data) throws(DocumentError) {
        let decoder = JSONDecoder()
        do {
            if let heads = try? decoder.decode([Head].self, from: data) {
                guard heads.count == 1 else { throw DocumentError.several(heads.count) }
                try Self.check(heads[0])
                self = try decoder.decode([ReceiptDocument].self, from: data)[0]
            } else {
                try Self.check(try decoder.decode(Head.self, from: data))
                self = try decoder.decode(ReceiptDocument.self, from: data)
            }
        } catch let error as DocumentError {
            throw error
        } catch let error as DecodingError {
            throw DocumentError(error)
        } catch {
            throw .notJSON
        }
    }

    private static func check(_ head: Head) throws(DocumentError) {
        guard head.settled == 1 else { throw .newer(head.settled) }
        guard head.kind == "receipt" else { throw .otherKind(head.kind) }
    }
}

/// Why a file is no receipt that can be split.
enum DocumentError: Error, Equatable {
    /// It is not JSON.
    case notJSON
    /// A member is missing; the path is like `items[2].price`.
    case missing(path: String)
    /// A member has a value of another kind.
    case unexpected(path: String)
    /// It was written by a newer version.
    case newer(Int)
    /// It is a document about something else.
    case otherKind(String)
    /// It holds so many receipts instead of one.
    case several(Int)

    fileprivate init(_ error: DecodingError) {
        func path(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
            let keys = context.codingPath + (last.map { [$0] } ?? [])
            let text = keys.map { key in key.intValue.map { "[\($0)]" } ?? "." + key.stringValue }.joined()
            return text.hasPrefix(".") ? String(text.dropFirst()) : text
        }
        switch error {
        case .keyNotFound(let key, let context): self = .missing(path: path(context, key))
        case .valueNotFound(_, let context): self = .missing(path: path(context))
        case .typeMismatch(_, let context): self = .unexpected(path: path(context))
        case .dataCorrupted(let context) where !context.codingPath.isEmpty: self = .unexpected(path: path(context))
        default: self = .notJSON
        }
    }
}
