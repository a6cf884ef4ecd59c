/// What `settled doctor` says; each language has a text for each, or the program does not compile.
enum DoctorMessage: Translated {
    /// The name of a program or library.
    case name(String)
    /// Language data of this name.
    case model(String)
    /// Where language data is looked for.
    case modelFolders
    /// How many receipts are read at once.
    case workers
    /// A version or path.
    case found(String)
    /// So many receipts are read at once.
    case receiptsAtOnce(Int)
    /// Language data that reading needs is not there, with what to do about it.
    case noModel(Failure)
    /// Language data is not there, and these are used.
    case otherModel(String)
    /// The model for further looks is not there.
    case oneModel
    /// A program that PDF files need is not there, with what to do about it.
    case noProgram(Failure)

    /// The text in English.
    var english: String {
        switch self {
        case .name(let name), .found(let name): name
        case .model(let name): "model \(name)"
        case .modelFolders: "models in"
        case .workers: "threads"
        case .receiptsAtOnce(let count): "\(count) \(count == 1 ? "receipt" : "receipts") at once"
        case .noModel(let failure): "not found. \(failure.english.hint ?? "")"
        case .otherModel(let name): "not found; \(name) is used instead"
        case .oneModel: "not found; doubtful amounts are looked at with one model"
        case .noProgram(let failure): "not found; PDF needs it. \(failure.english.hint ?? "")"
        }
    }

    /// The text in Polish.
    var polish: String {
        switch self {
        case .name(let name), .found(let name): name
        case .model(let name): "model \(name)"
        case .modelFolders: "modele w"
        case .workers: "wątki"
        case .receiptsAtOnce(let count):
            "\(count) \(plural(count, one: "paragon", few: "paragony", many: "paragonów")) naraz"
        case .noModel(let failure): "nie znaleziono. \(failure.polish.hint ?? "")"
        case .otherModel(let name): "nie znaleziono; zamiast niego używany jest \(name)"
        case .oneModel: "nie znaleziono; wątpliwe kwoty ogląda jeden model"
        case .noProgram(let failure): "nie znaleziono; potrzebny do PDF. \(failure.polish.hint ?? "")"
        }
    }
}
