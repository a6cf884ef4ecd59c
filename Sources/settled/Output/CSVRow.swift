/// A row of a table of comma-separated values as RFC 4180 wants it, with the line break at its end.
struct CSVRow {
    let fields: [String]

    init(_ fields: [String]) { self.fields = fields }

    /// The row; what a terminal would obey is taken out of it.
    var text: String { fields.map(Self.field).joined(separator: ",") + "\r\n" }

    private static func field(_ text: String) -> String {
        let text = text.shown
        let needsQuotes = text.unicodeScalars.contains { $0 == "," || $0 == "\"" || $0 == "\n" || $0 == "\r" }
        return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
    }
}
