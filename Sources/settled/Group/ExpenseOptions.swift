import Arguments
import Money

/// The options that say what an expense is, shared by `add`, `edit` and `again`.
enum ExpenseOptions {
    static let group = Option(
        "group", short: "g", "NAME", .text,
        help: Wording(
            "The group; the one in use if not given (settled group use).",
            polish: "Grupa; ta w użyciu, jeśli nie podano (settled group use)."))
    /// The same as an operand, for commands about the group itself.
    static let groupName = Operand(
        "NAME", .text,
        help: Wording("The group; the one in use if not given.", polish: "Grupa; ta w użyciu, jeśli nie podano."),
        isRequired: false)
    static let paid = Option(
        "paid", "NAMES", .text,
        help: Wording(
            "Who paid: ben, or ann=70,ben=50; one name without an amount paid the rest.",
            polish: "Kto zapłacił: ben albo ann=70,ben=50; jedno imię bez kwoty zapłaciło resztę."))
    static let sharing = Option(
        "for", "NAMES", .text,
        help: Wording(
            "Who takes part, apart by commas. Their order decides who gets an odd cent.",
            polish: "Kto bierze udział, imiona oddzielone przecinkami. Ich kolejność decyduje, kto dostaje "
                + "niepodzielny grosz."))
    static let split = Option(
        "split", "HOW", .text,
        help: Wording(
            "How it is shared: equal, shares:ann=2,ben=1, percent:ann=60,ben=40, "
                + "exact:ann=50,ben=20, adjust:ann=+10 (so much more, the rest the same for each) or "
                + "fixed:ann=19.99 (the others share the rest; fixed:ann=40,ben:2,cy:1 by weights).",
            polish: "Jak się to dzieli: equal (po równo), shares:ann=2,ben=1 (wagi), percent:ann=60,ben=40 "
                + "(procenty), exact:ann=50,ben=20 (kwoty), adjust:ann=+10 (o tyle więcej, reszta po "
                + "równo) albo fixed:ann=19.99 (pozostali dzielą resztę; fixed:ann=40,ben:2,cy:1 według "
                + "wag)."))
    static let rate = Option(
        "rate", "RATE", .text,
        help: Wording(
            "The exchange rate at which it counts in the group's currency: \"1 EUR=4.4111 PLN\".",
            polish: "Kurs, po którym liczy się to w walucie grupy: \"1 EUR=4.4111 PLN\"."))
    static let countsAs = Option(
        "counts-as", "AMOUNT", .text,
        help: Wording(
            "What it counts as in the group's currency, in place of a rate.",
            polish: "Na ile to się liczy w walucie grupy, zamiast kursu."))
    static let day = Option(
        "date", "DAY", .day,
        help: Wording(
            "The day, such as 2026-07-12; today if not given.",
            polish: "Dzień, na przykład 2026-07-12; dziś, jeśli nie podano."))
    static let category = Option(
        "category", "NAME", .anyText,
        help: Wording("What kind of thing it is, such as food.", polish: "Co to za wydatek, na przykład jedzenie."))
    static let tags = Option(
        "tags", "NAMES", .anyText,
        help: Wording(
            "Words to find it by, apart by commas.",
            polish: "Słowa, po których można to znaleźć, oddzielone przecinkami."))
    static let picture = Option(
        "picture", "FILE", .file,
        help: Wording(
            "A picture of it, which is kept beside the database.",
            polish: "Obraz, który jest zachowywany obok bazy danych."))
    static let note = Option(
        "note", "TEXT", .anyText,
        help: Wording("Anything else.", polish: "Cokolwiek jeszcze."))
    static let every = Option(
        "every", "INTERVAL",
        ValueKind<String>(expected: .interval) { text in
            TypedRecurrence(text) == nil ? nil : text
        },
        help: Wording(
            "How often it comes again, from its day on: day, \"2 weeks\", month, year; never stops "
                + "it. settled due adds what has come.",
            polish: "Jak często to się powtarza, od swojego dnia: day (dzień), \"2 weeks\" (2 tygodnie), "
                + "month (miesiąc), year (rok); never to kończy. settled due dodaje to, co nadeszło."))
    static let until = Option(
        "until", "DAY", .day,
        help: Wording(
            "The last day on which it may come again.",
            polish: "Ostatni dzień, w którym może się powtórzyć."))
    static let times = Option(
        "times", "N",
        ValueKind<String>(expected: .wholeNumber(TypedRecurrence.counts)) { text in
            Int(text).flatMap { TypedRecurrence.counts.contains($0) ? String($0) : nil }
        },
        help: Wording(
            "How often it comes in all, the first time included.",
            polish: "Ile razy przychodzi w sumie, licząc pierwszy raz."))

    /// All of them, in the order of the help text.
    static let parameters: [any Declaration] = [
        group, paid, sharing, split, rate, countsAs, day, category, tags, note, picture, every, until, times,
    ]
    /// What cannot be given together.
    static let exclusive = [["rate", "counts-as"], ["until", "times"]]
    /// Those that say something about an expense and nothing about a payment.
    static let ofExpenses = [paid, sharing, split, rate, countsAs, category, tags, picture, every, until, times]

    /// The names of the options of this list that were given.
    static func given(_ values: Values, of options: [Option<String>]) -> [String] {
        options.filter { values[$0] != nil }.map(\.parameter.spelling)
    }
}

extension ValueKind<String> {
    /// Any text, the empty one included, which takes away what was there.
    static let anyText = ValueKind(expected: .text) { $0 }
}
