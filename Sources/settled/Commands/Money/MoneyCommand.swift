import Arguments
import Groups

/// `settled money`: one's own money, in groups and outside of them.
enum MoneyCommand {
    static let declaration = Command(
        "money", abstract: Wording("Keep track of your own money.", polish: "Prowadzi twoje własne pieniądze."),
        discussion: [
            Wording(
                "Spending (what things cost: what you paid for all, or your share where others paid), your share, and the "
                    + "money that moved are three answers to three questions, and are never added together; neither are "
                    + "currencies. Groups in which you are a member and kept bills count by themselves. What is noted "
                    + "down here is yours: it is in no group and in no file of one.",
                polish:
                    "Wydatki (ile coś kosztowało: ile płacisz za wszystkich albo twoja część, gdy płacą inni), twoja "
                    + "część i pieniądze, które się ruszyły, to trzy odpowiedzi na trzy pytania i nigdy się ich nie "
                    + "dodaje, tak jak i walut. Grupy, w których jesteś, i zachowane rachunki liczą się same. Co "
                    + "zapiszesz tutaj, jest twoje: nie ma tego w żadnej grupie ani w jej pliku."),
            Wording(
                "An account shows what was recorded through it, which is no balance.",
                polish: "Konto pokazuje, co przez nie zapisano; to nie jest jego saldo."),
        ],
        subcommands: MoneyViews.declarations + MoneyNotes.declarations + MoneyChanges.declarations,
        usualSubcommand: "overview",
        examples: [
            .init(
                "settled money income 3200 salary --account bank",
                Wording("Money came in.", polish: "Wpłynęły pieniądze.")),
            .init(
                "settled money lend 50 to bob", Wording("Bob owes you 50 more.", polish: "Bob oddaje ci o 50 więcej.")),
            .init("settled money", Wording("Shows this month.", polish: "Pokazuje ten miesiąc.")),
        ])

    static func run(_ context: Context, _ values: Values, _ command: String) throws(Failure) -> ExitCode {
        if let view = MoneyViews.View(rawValue: command) { return try MoneyViews.run(context, values, view) }
        if let note = MoneyNotes.Note(rawValue: command) { return try MoneyNotes.run(context, values, note) }
        return try MoneyChanges.run(context, values, command)
    }
}
