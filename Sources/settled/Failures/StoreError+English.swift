import Store

extension StoreError {
    /// What is said about it in English.
    var english: FailureText {
        switch self {
        case .full(let path): .english(unwritable: path, diskFull)
        case .unwritable(let path, let errno): .english(unwritable: path, errno)
        case .noHome:
            FailureText(
                "Nothing says where bills are kept: neither SETTLED_HOME nor HOME is set.",
                "SETTLED_HOME=/some/folder settled …")
        case .busy(let path):
            FailureText("\(path) is in use by another process.", "Nothing was changed; try again when it is done.")
        case .newer(let path, let version):
            FailureText(
                "\(path) was made by a newer settled (version \(version) of its tables, and \(Database.version) is "
                    + "known).",
                "Nothing was changed; install the newer settled.")
        case .damaged(let path):
            FailureText(
                "\(path) is damaged, or no database of settled.",
                "Nothing was written into it. settled check says more; put a backup in its place.")
        case .backupOntoItself(let path):
            FailureText("\(path) is the database itself, not a place for its backup.", "Name another file.")
        case .noBill(let id, let isDeleted):
            FailureText(
                "There is no bill \(id).",
                isDeleted
                    ? "It was deleted; settled restore \(id) brings it back." : "settled history shows which there are."
            )
        case .conflict(let id):
            FailureText(
                "Bill \(id) was changed or deleted by another process meanwhile.",
                "Nothing was changed; settled edit \(id) begins with the bill as it is now.")
        case .noPerson(let name): FailureText("Nobody known is called \(name).", "settled people shows who is known.")
        case .ambiguousPerson(let name, let names):
            FailureText("\(name) could be \(names.joined(separator: " or ")).", "Type more of the name.")
        case .personExists(let name):
            FailureText("Somebody is called \(name) already.", "Names are different for everybody.")
        case .onBills(let name, let count):
            FailureText(
                "\(name) is on \(count == 1 ? "1 kept bill" : "\(count) kept bills"), which would not add up otherwise.",
                "settled people archive \(name) hides the name and loses nothing.")
        case .failed(let path, let message): FailureText("\(path): the database failed: \(message).")
        }
    }
}
