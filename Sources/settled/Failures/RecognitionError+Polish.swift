import Recognition

extension RecognitionError {
    /// What is said in Polish about a file that could not be turned into text.
    func polish(_ file: String) -> FailureText {
        switch self {
        case .missing: FailureText("\(file): nie ma takiego pliku.")
        case .isFolder: FailureText("\(file): to folder, a nie plik.")
        case .permission: FailureText("\(file): nie wolno ci tego czytać.", "ls -l pokazuje, komu wolno.")
        case .unreadable(let errno): FailureText("\(file): nie da się przeczytać: \(systemMessage(errno, .polish)).")
        case .empty: FailureText("\(file): plik jest pusty.")
        case .fileTooLarge(let limit):
            FailureText("\(file): plik ma ponad \(limit >> 20) MiB, a więcej się nie czyta.")
        case .notAPicture:
            FailureText(
                "\(file): to nie jest obraz ani PDF.",
                "Czytane są JPEG, PNG, TIFF, WebP, GIF, BMP, HEIC i PDF; tekst czyta settled parse.")
        case .truncated:
            FailureText("\(file): obraz urywa się przed końcem.", "Skopiuj albo pobierz go jeszcze raz.")
        case .damaged:
            FailureText("\(file): plik jest uszkodzony.", "Otwórz go w innym programie i zapisz na nowo.")
        case .tooLarge(let width, let height):
            FailureText(
                "\(file): obraz \(width) × \(height) pikseli jest za duży.",
                "Najwięcej to 100 megapikseli i 32 000 pikseli z boku; pomniejsz go.")
        case .passwordProtected:
            FailureText(
                "\(file): PDF jest chroniony hasłem.",
                "Zapisz go bez hasła: qpdf --decrypt --password=… PLIK NOWY.pdf")
        case .noSuchPage(let page): FailureText("\(file): nie ma strony \(page).")
        case .missingProgram(let program):
            FailureText(
                "\(file): potrzebny jest do tego program \(program), a nie jest zainstalowany.",
                "Zainstaluj go: \(Installation.commandForPDF)")
        case .programFailed(let program, let message):
            FailureText("\(file): \(program) nie może tego przeczytać: \(message).")
        case .modelMissing(let name, _):
            FailureText(
                "Nie znaleziono danych językowych \(name).traineddata.",
                "Zainstaluj je: \(Installation.command(forModel: name)) (settled doctor pokazuje, gdzie są szukane)")
        case .modelUnusable(let path):
            FailureText(
                "Dane językowe \(path) są, ale nie da się ich użyć.",
                "To muszą być dane Tesseracta 4 albo 5; zainstaluj je na nowo.")
        case .engine(let message): FailureText("\(file): Tesseract się poddał (\(message)).")
        case .deadline(let seconds):
            FailureText(
                "\(file): czytanie trwało dłużej niż \(Int(seconds)) s i zostało przerwane.",
                "Przytnij albo pomniejsz obraz.")
        case .cancelled: FailureText("\(file): przerwano.")
        case .unwritable(let path, let errno): .polish(unwritable: path, errno)
        }
    }
}
