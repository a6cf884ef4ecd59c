import Exchange
import Foundation
import Groups

/// What happened in a group or with one's own money, one thing a line, the latest first, and as a JSON document.
struct FeedText {
    let feed: Feed
    let items: [Feed.Item]
    /// The name of the group; nil for one's own money.
    let group: String?
    let style: Style

    /// The lines, with a line break at the end of each: when, who, what. With one's own money it is always the same one.
    var text: String {
        if group == nil {
            return items.map { style.dim(Self.moment($0.stamp)) + "  " + feed.sentence($0) + "\n" }.joined()
        }
        let authors = items.map { $0.author.isEmpty ? "–" : String($0.author.shown) }
        let width = authors.map(\.columns).max() ?? 0
        return zip(items, authors).map { item, author in
            style.dim(Self.moment(item.stamp)) + "  " + author.padded(to: width) + "  " + feed.sentence(item) + "\n"
        }.joined()
    }

    /// The document. Its schema is Fixtures/schema/log.json.
    var document: JSONValue {
        let entries = items.map { item -> JSONValue in
            [
                "time": .string(Self.instant(item.stamp)), "author": .string(item.author),
                "device": .string(item.stamp.device), "kind": .string(item.kind),
                "id": JSONValue(feed.shortID(item.record)),
                "record": .string(item.record.description), "action": .string(item.action.rawValue),
                "changes": .array(
                    item.changes.map { change in
                        [
                            "register": .string(change.register), "before": JSONValue(change.before),
                            "after": JSONValue(change.after),
                        ]
                    }),
            ]
        }
        return ["settled": 1, "kind": "log", "group": JSONValue(group), "entries": .array(entries)]
    }

    /// The minute where the user is: `2026-11-30 08:20`.
    private static func moment(_ stamp: Stamp) -> String {
        let date = Date(timeIntervalSince1970: Double(stamp.milliseconds / 1000))
        let parts = Calendar(identifier: .gregorian)
            .dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return String(
            format: "%04d-%02d-%02d %02d:%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0, parts.hour ?? 0,
            parts.minute ?? 0)
    }

    /// The second in universal time, as RFC 3339 writes it.
    private static func instant(_ stamp: Stamp) -> String {
        Date(timeIntervalSince1970: Double(stamp.milliseconds / 1000)).formatted(.iso8601)
    }
}

extension JSONValue {
    /// The value of a register, or null.
    fileprivate init(_ value: JSON?) {
        switch value {
        case nil, .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let number): self = .number(String(number))
        case .string(let text): self = .string(text)
        case .array(let elements): self = .array(elements.map { JSONValue($0) })
        case .object(let members):
            self = .object(members.all.map { Member(name: $0.name, value: JSONValue($0.value)) })
        }
    }
}
