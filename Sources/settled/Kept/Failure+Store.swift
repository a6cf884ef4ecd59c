import Store

extension StoreError {
    /// The failure's name, what the shell is told, what is wrong, and what to do about it; nil for a file that cannot
    /// be written, which is told as that of any other file.
    var account: (name: Failure.Name, code: ExitCode, sentence: String, hint: String?)? {
        switch self {
        case .unwritable, .full: nil
        case .noHome:
            (
                .noHome, .input, "Nothing says where bills are kept: neither SETTLED_HOME nor HOME is set.",
                "SETTLED_HOME=/some/folder settled …"
            )
        case .busy(let path):
            (
                .storeBusy, .busy, "\(path) is in use by another process.",
                "Nothing was changed; try again when it is done."
            )
        case .newer(let path, let version):
            (
                .storeNewer, .input,
                "\(path) was made by a newer settled (version \(version) of its tables, and \(Database.version) is known).",
                "Nothing was changed; install the newer settled."
            )
        case .damaged(let path):
            (
                .storeDamaged, .input, "\(path) is damaged, or no database of settled.",
                "Nothing was written into it. settled check says more; put a backup in its place."
            )
        case .backupOntoItself(let path):
            (
                .backupOntoItself, .usage, "\(path) is the database itself, not a place for its backup.",
                "Name another file."
            )
        case .noBill(let id, let isDeleted):
            (
                .noBill, .input, "There is no bill \(id).",
                isDeleted
                    ? "It was deleted; settled restore \(id) brings it back." : "settled history shows which there are."
            )
        case .conflict(let id):
            (
                .conflict, .busy, "Bill \(id) was changed or deleted by another process meanwhile.",
                "Nothing was changed; settled edit \(id) begins with the bill as it is now."
            )
        case .noPerson(let name):
            (.noPerson, .input, "Nobody known is called \(name).", "settled people shows who is known.")
        case .ambiguousPerson(let name, let names):
            (.ambiguousPerson, .usage, "\(name) could be \(names.joined(separator: " or ")).", "Type more of the name.")
        case .personExists(let name):
            (.personExists, .input, "Somebody is called \(name) already.", "Names are different for everybody.")
        case .failed(let path, let message): (.storeFailed, .internalFault, "\(path): \(message).", nil)
        }
    }
}
