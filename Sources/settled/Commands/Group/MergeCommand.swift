import Arguments
import Exchange
import Groups
import Recognition
import Store

/// `settled merge`: takes in what a group file holds, all of it or nothing.
enum MergeCommand {
    private static let file = Operand(
        "FILE", .file,
        help: Wording(
            "A file that settled export or a linked group wrote; - for standard input.",
            polish: "Plik, który zapisało settled export albo połączona grupa; - to standardowe wejście."))

    static let declaration = Command(
        "merge",
        abstract: Wording(
            "Take in a group from a file, or what others did in it.",
            polish: "Przyjmuje grupę z pliku albo to, co zrobili w niej inni."),
        discussion: [
            Wording(
                "Merging loses nothing: in any order, twice or from several devices, all end with the "
                    + "same group. What two changed at once is decided by the later change, and settled log "
                    + "shows both. A file that is damaged or does not add up is refused as a whole.",
                polish: "Łączenie niczego nie gubi: w dowolnej kolejności, dwa razy albo z kilku urządzeń, "
                    + "wszyscy kończą z tą samą grupą. O tym, co dwie osoby zmieniły naraz, decyduje "
                    + "późniejsza zmiana, a settled log pokazuje obie. Plik uszkodzony albo taki, który się "
                    + "nie zgadza, jest odrzucany w całości.")
        ],
        parameters: [BillOptions.json, BillOptions.codes, file],
        examples: [
            .init(
                "settled merge trip.settled",
                Wording("Adds what others wrote into the file.", polish: "Dodaje to, co inni zapisali w pliku."))
        ])

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let theirs = try history(values[file] ?? "-")
        let (known, mine) = try context.reading((nil, History(of: theirs.group))) { (database) throws(StoreError) in
            (try database.group(theirs.group), try database.history(of: theirs.group))
        }
        let joined: History
        let group: Group
        do throws(ExchangeError) {
            joined = try mine.joined(with: theirs)
            group = try Group(joined)
        } catch { throw .exchange(error) }
        try context.keeping { (database) throws(StoreError) in
            try database.add(joined.subtracting(mine), to: joined.group)
            if known == nil { try database.use(joined.group) }
        }
        let opened = OpenGroup(history: joined, group: group, me: known?.me, isInUse: known?.isInUse ?? true)
        let merge = MergeReport(from: mine, to: joined)
        let text = MergeText(
            report: context.report(opened, values), merge: merge, ahead: joined.ahead(of: context.moment * 1000),
            isNew: known == nil)
        try context.output.write(values[BillOptions.json] ? text.document.indented() + "\n" : text.text)
        try context.runHook(of: known, merge, in: opened, values)
        return .done
    }

    private static func history(_ path: String) throws(Failure) -> History {
        let bytes: [UInt8]
        do throws(RecognitionError) {
            bytes = path == "-" ? try FileBytes.read(descriptor: 0) : try FileBytes.read(path: path)
        } catch { throw .recognition(error, file: path == "-" ? "standard input" : path) }
        do throws(ExchangeError) { return try GroupFile(parsing: bytes).history } catch { throw .exchange(error) }
    }
}
