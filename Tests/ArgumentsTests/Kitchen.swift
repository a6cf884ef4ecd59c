import Arguments

/// An invented program with one of everything.
enum Kitchen {
    static let quiet = Flag(
        "quiet", short: "q", help: Wording("Say nothing but the result.", polish: "Mówi tylko wynik."))
    static let color = Option(
        "color", "WHEN", .choice(["auto", "always", "never"]), help: Wording("Colour the output.", polish: "Koloruje."))
    static let times = Option(
        "times", short: "n", "N", .integer(1...12),
        help: Wording("Cook it N times; 1 if not given.", polish: "Gotuje to N razy; 1, jeśli nie podano."))
    static let add = Option(
        "add", "SPICE", .text,
        help: Wording(
            "Add a spice [any]; can be given again.", polish: "Dodaje przyprawę [dowolną]; można podać kilka razy."),
        repeats: true)
    static let out = Option(
        "out", short: "o", "FOLDER", .folder,
        help: Wording("Put the plates into FOLDER.", polish: "Stawia talerze w FOLDER."))
    static let dry = Flag("dry", short: "d", help: Wording("Without sauce.", polish: "Bez sosu."))
    static let wet = Flag("wet", short: "w", help: Wording("It's with sauce.", polish: "Z sosem, 'naprawdę'."))
    static let secret = Flag("secret", help: Wording("Not listed.", polish: "Nie ma na liście."), isHidden: true)
    static let dishes = Operand(
        "DISH", .file,
        help: Wording("A recipe, or - for standard input.", polish: "Przepis albo - dla standardowego wejścia."),
        repeats: true)
    static let guest = Operand("GUEST", .text, help: Wording("Who eats.", polish: "Kto je."), isRequired: false)

    static let cook = Command(
        "cook", abstract: Wording("Cook dishes from recipes.", polish: "Gotuje dania z przepisów."),
        discussion: [
            Wording(
                "A recipe is a text with one step a line. Steps are done in order; a step that fails stops the dish.",
                polish: "Przepis to tekst z jednym krokiem w wierszu. Kroki idą po kolei; nieudany krok kończy danie.")
        ],
        parameters: [times, add, out, dry, wet, secret, dishes], exclusive: [["dry", "wet"]],
        examples: [
            .init("kitchen cook -n2 soup.txt", Wording("Cooks the soup twice.", polish: "Gotuje zupę dwa razy."))
        ])
    static let serve = Command(
        "serve", abstract: Wording("Serve what is ready.", polish: "Podaje, co gotowe."), parameters: [guest])
    static let clean = Command("clean", abstract: Wording("Clean up.", polish: "Sprząta."), isHidden: true)
    static let root = Command(
        "kitchen", abstract: Wording("Cook and serve.", polish: "Gotuje i podaje."),
        discussion: [Wording("Kitchen turns recipes into dinner.", polish: "Kuchnia robi z przepisów kolację.")],
        parameters: [quiet, color], subcommands: [cook, serve, clean],
        chapters: [
            .init(
                Wording("EXIT STATUS", polish: "KOD WYJŚCIA"),
                [
                    .init("0", Wording("Dinner is ready.", polish: "Kolacja gotowa.")),
                    .init("2", Wording("The order was not understood.", polish: "Zamówienie było niezrozumiałe.")),
                ])
        ])

    static func parse(_ line: String) throws(UsageError) -> Invocation {
        try ArgumentParser(root).parse(line.split(separator: " ").map(String.init))
    }
}
