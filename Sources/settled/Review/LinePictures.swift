import Arguments
import Foundation
import Receipt
import Recognition

/// The pictures of a receipt's lines, drawn at the terminal where somebody is asked about them.
struct LinePictures: ~Copyable {
    static let off = Flag(
        "no-pictures",
        help: Wording(
            "Do not draw the picture of a doubtful line in the terminal.",
            polish: "Nie rysuje obrazu wątpliwego wiersza na terminalu."))

    private let graphics: TerminalGraphics
    private let size: TerminalGraphics.Size
    private let picture: UprightPicture

    /// Opens the picture of a receipt whose lines are those of `sheet`; nil where nothing can be drawn: there is no
    /// picture, or it cannot be opened any more, or the questions do not go to a terminal that can show one.
    init?(_ bytes: [UInt8]?, _ sheet: Sheet, _ context: Context, _ values: Values) {
        guard let bytes, context.errors.isTerminal, context.isCapable, !values[Self.off] else { return nil }
        let boxes = sheet.lines.compactMap(\.place)
        guard let document = try? Document(bytes: bytes),
            let picture = try? UprightPicture(document, boxes: boxes)
        else { return nil }
        self.picture = picture
        let isColoured = context.style(values[Program.color]).isColoured
        graphics = TerminalGraphics(context.environment, isColoured: isColoured)
        size = context.errors.cells(columns: context.width)
    }

    /// The bytes that draw the line, with a line break at the end; nil where it has no place in the picture.
    func bytes(of line: SheetLine) -> [UInt8]? {
        line.place.flatMap { graphics.bytes(of: $0, in: picture, size) }
    }
}

extension SheetLine {
    /// Where it stands in the upright picture.
    fileprivate var place: Box? {
        box.flatMap { $0.count == 4 ? Box(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) : nil }
    }
}

extension Output {
    /// The cells of the terminal, of which `columns` are used if that is said.
    fileprivate func cells(columns: Int?) -> TerminalGraphics.Size {
        var size = winsize()
        let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
        let columns = columns ?? (isKnown ? Int(size.ws_col) : 80)
        guard isKnown, size.ws_xpixel > 0, size.ws_ypixel > 0 else { return TerminalGraphics.Size(columns: columns) }
        return TerminalGraphics.Size(
            columns: columns, cellWidth: Int(size.ws_xpixel / size.ws_col),
            cellHeight: Int(size.ws_ypixel / size.ws_row))
    }
}
