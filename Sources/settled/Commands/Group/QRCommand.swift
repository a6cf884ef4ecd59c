import Arguments
import Exchange
import Groups

/// `settled group qr`: a small group as a QR code in the terminal.
enum QRCommand {
    private static let name = ExpenseOptions.groupName

    static let declaration = Command(
        "qr",
        abstract: Wording(
            "Show a small group as a QR code, to be taken over by another device.",
            polish: "Pokazuje małą grupę jako kod QR, do przejęcia przez inne urządzenie."),
        discussion: [
            Wording(
                "The code holds the group itself and no link: whoever reads it with a phone gets a text, "
                    + "which settled merge - takes in. It holds about thirty expenses; a group that does not "
                    + "fit is refused.",
                polish: "Kod zawiera samą grupę, a nie odnośnik: kto odczyta go telefonem, dostanie tekst, "
                    + "który przyjmuje settled merge -. Mieści się w nim około trzydziestu wydatków; większa "
                    + "grupa jest odrzucana.")
        ],
        parameters: [name],
        examples: [
            .init(
                "settled group qr trip",
                Wording("Shows the group trip.", polish: "Pokazuje grupę trip.")),
            .init(
                "zbarimg --raw -q picture.png | settled merge -",
                Wording("Takes it in from a picture of the code.", polish: "Przyjmuje ją ze zdjęcia kodu.")),
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) {
        let opened = try context.group(named: values[name], values)
        let text = CompactText(opened.history, exportedBy: Program.nameAndVersion).text
        guard let code = QRCode(text) else {
            throw .group(.noQRCode(opened.group.name.shown, characters: text.utf8.count, largest: QRCode.capacity))
        }
        let columns = QRDrawing.columns(code)
        if let width = context.width, width < columns {
            throw .group(.narrowForQRCode(columns: columns, lines: QRDrawing.lines(code), width: width))
        }
        let style = context.style(values[Program.color])
        try context.output.write(QRDrawing(code: code, isColoured: style.isColoured).text)
    }
}
