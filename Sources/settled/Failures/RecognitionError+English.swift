import Recognition

extension RecognitionError {
    /// What is said in English about a file that could not be turned into text.
    func english(_ file: String) -> FailureText {
        switch self {
        case .missing: FailureText("\(file): there is no such file.")
        case .isFolder: FailureText("\(file): this is a folder, not a file.")
        case .permission: FailureText("\(file): you may not read this.", "ls -l shows who may.")
        case .unreadable(let errno): FailureText("\(file): it cannot be read: \(systemMessage(errno, .english)).")
        case .empty: FailureText("\(file): the file is empty.")
        case .fileTooLarge(let limit):
            FailureText("\(file): the file is larger than \(limit >> 20) MiB, which is the most that is read.")
        case .notAPicture:
            FailureText(
                "\(file): this is not a picture or PDF.",
                "JPEG, PNG, TIFF, WebP, GIF, BMP, HEIC and PDF can be read; settled parse reads text.")
        case .truncated:
            FailureText("\(file): the picture ends before it is complete.", "Copy or download it again.")
        case .damaged:
            FailureText("\(file): the file is damaged.", "Open it in another program and save it anew.")
        case .tooLarge(let width, let height):
            FailureText(
                "\(file): a picture of \(width) × \(height) pixels is too large.",
                "100 megapixels and 32,000 pixels a side are the most; scale it down.")
        case .passwordProtected:
            FailureText(
                "\(file): the PDF is protected by a password.",
                "Save it without a password: qpdf --decrypt --password=… FILE NEW.pdf")
        case .noSuchPage(let page): FailureText("\(file): there is no page \(page).")
        case .missingProgram(let program):
            FailureText(
                "\(file): the program \(program) is needed for this and not installed.",
                "Install it: \(Installation.commandForPDF)")
        case .programFailed(let program, let message):
            FailureText("\(file): \(program) could not read it: \(message).")
        case .modelMissing(let name, _):
            // Where it was looked for is long and belongs to settled doctor.
            FailureText(
                "The language data \(name).traineddata was not found.",
                "Install it: \(Installation.command(forModel: name)) (settled doctor shows where it is looked for)")
        case .modelUnusable(let path):
            FailureText(
                "The language data \(path) is there but cannot be used.",
                "It must be data of Tesseract 4 or 5; install it anew.")
        case .engine(let message): FailureText("\(file): Tesseract gave up (\(message)).")
        case .deadline(let seconds):
            FailureText(
                "\(file): reading took longer than \(Int(seconds)) s and was stopped.", "Crop or scale it down.")
        case .cancelled: FailureText("\(file): interrupted.")
        case .unwritable(let path, let errno): .english(unwritable: path, errno)
        }
    }
}
