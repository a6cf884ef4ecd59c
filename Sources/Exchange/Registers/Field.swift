internal import Groups
internal import Money

/// A part of a register's value and the way to it, read as what it has to be.
struct Field {
    let json: JSON
    /// The way to it; nil where nobody wants to know, since writing it for every part takes longer than reading them.
    let path: String?

    init(_ json: JSON, at path: String?) {
        self.json = json
        self.path = path
    }

    /// What `read` makes of a value. Only where there is a fault, the way to it is followed in a second reading.
    static func reading<Value>(
        _ json: JSON, _ read: (Field) throws(RegisterFault) -> Value
    ) throws(RegisterFault) -> Value {
        do throws(RegisterFault) { return try read(Field(json, at: nil)) } catch {
            return try read(Field(json, at: ""))
        }
    }

    /// A fault of this part.
    func fault(_ problem: RegisterFault.Problem) -> RegisterFault { RegisterFault(path ?? "", problem) }

    /// The fault of not being of this form.
    func not(_ form: RegisterFault.Form) -> RegisterFault { fault(.not(form)) }

    /// The members of an object that has no others than these; nil for any.
    func members(_ known: [String]?) throws(RegisterFault) -> Fields {
        guard case .object(let members) = json else { throw not(.object) }
        let fields = Fields(members: members, prefix: path.map { $0.isEmpty ? "" : $0 + "." })
        if let known, let other = fields.all.first(where: { !known.contains($0.name) }) {
            throw other.field.fault(.unknown)
        }
        return fields
    }

    /// What `read` makes of each element of an array.
    func elements<Value>(_ read: (Field) throws(RegisterFault) -> Value) throws(RegisterFault) -> [Value] {
        guard case .array(let elements) = json else { throw not(.array) }
        var values: [Value] = []
        values.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            values.append(try read(Field(element, at: path.map { "\($0)[\(index)]" })))
        }
        return values
    }

    /// A text of any number of lines.
    func text() throws(RegisterFault) -> String {
        guard case .string(let text) = json else { throw not(.text) }
        return text
    }

    /// A text of one line.
    func line() throws(RegisterFault) -> String {
        guard case .string(let text) = json, !text.utf8.contains(where: { $0 < 0x20 }) else { throw not(.line) }
        return text
    }

    /// A line that is not empty.
    func name() throws(RegisterFault) -> String {
        let name = try line()
        guard !name.isEmpty else { throw not(.name) }
        return name
    }

    func flag() throws(RegisterFault) -> Bool {
        guard case .bool(let flag) = json else { throw not(.flag) }
        return flag
    }

    /// A whole number of at least 1 that leaves room for calculating with it.
    func count() throws(RegisterFault) -> Int {
        guard case .number(let count) = json, (1...1_000_000).contains(count) else { throw not(.count) }
        return count
    }

    func currency() throws(RegisterFault) -> Currency {
        let code = try line()
        guard let currency = Currency(code: code), currency.code == code else { throw not(.currency) }
        return currency
    }

    func amount(_ currency: Currency) throws(RegisterFault) -> Amount {
        guard case .string(let text) = json, let amount = Amount(decimal: text, currency) else { throw not(.amount) }
        return amount
    }

    /// A number that is not negative, as text: `2`, `1.5` or `2/7`.
    func weight() throws(RegisterFault) -> Fraction {
        guard case .string(let text) = json, let weight = Fraction(text) else { throw not(.weight) }
        return weight
    }

    func date() throws(RegisterFault) -> CalendarDate {
        guard case .string(let text) = json, let date = CalendarDate(text) else { throw not(.date) }
        return date
    }

    func id() throws(RegisterFault) -> RecordID {
        guard case .string(let text) = json, let id = RecordID(text),
            !text.utf8.contains(where: { (UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0) })
        else { throw not(.id) }
        return id
    }

    /// The name of a picture's file: the hash of its bytes in hexadecimal with a short ending, so that it leads nowhere
    /// but into the folder of pictures.
    func pictureName() throws(RegisterFault) -> String {
        let name = try line()
        let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        func isAll(_ part: Substring.UTF8View, from digits: String) -> Bool { part.allSatisfy(digits.utf8.contains) }
        guard parts.count <= 2, parts[0].count == 64, isAll(parts[0], from: "0123456789abcdef"),
            parts.count == 1
                || (1...5).contains(parts[1].count)
                    && isAll(parts[1], from: "0123456789abcdefghijklmnopqrstuvwxyz")
        else { throw not(.pictureName) }
        return name
    }

    /// One of the raw values of an enumeration.
    func choice<Choice: RawRepresentable<String>>() throws(RegisterFault) -> Choice {
        guard case .string(let text) = json, let choice = Choice(rawValue: text) else { throw not(.choice) }
        return choice
    }
}

/// The members of an object, each with the way to it.
struct Fields {
    fileprivate let members: JSON.Members
    fileprivate let prefix: String?

    /// A member that has to be there.
    func field(_ name: String) throws(RegisterFault) -> Field {
        guard let field = self[name] else { throw RegisterFault((prefix ?? "") + name, .missing) }
        return field
    }

    /// A member that may be missing.
    subscript(name: String) -> Field? { members[name].map { field(name, $0) } }

    /// All members.
    var all: some Sequence<(name: String, field: Field)> {
        members.all.lazy.map { (name: $0.name, field: field($0.name, $0.value)) }
    }

    private func field(_ name: String, _ value: JSON) -> Field { Field(value, at: prefix.map { $0 + name }) }
}
