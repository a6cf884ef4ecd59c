import Exchange

/// A QR code in half blocks, two modules a character, with the quiet zone of four modules that readers need.
///
/// Light modules are the blocks, as `qrencode -t UTF8` draws them, which is right on a dark terminal. In colour both are
/// said, so that it is black on white whatever the colours of the terminal are.
struct QRDrawing {
    let code: QRCode
    let isColoured: Bool

    private static let quiet = 4

    /// The columns that it takes.
    static func columns(_ code: QRCode) -> Int { code.width + 2 * quiet }

    /// The lines that it takes.
    static func lines(_ code: QRCode) -> Int { (columns(code) + 1) / 2 }

    /// The drawing, with a line break at the end of every line.
    var text: String {
        let places = -Self.quiet..<(code.width + Self.quiet)
        return stride(from: places.lowerBound, to: places.upperBound, by: 2).map { row in
            let line = places.map { column in
                switch (code.isDark(column, row), code.isDark(column, row + 1)) {
                case (true, true): " "
                case (true, false): "▄"
                case (false, true): "▀"
                case (false, false): "█"
                }
            }.joined()
            // White and black of the fixed part of the palette, which no colour scheme changes.
            return (isColoured ? "\u{1B}[38;5;231;48;5;16m\(line)\u{1B}[0m" : line) + "\n"
        }.joined()
    }
}
