import Groups

/// Everything that is said about groups which travel; each language has a text for each, or the program does not compile.
///
/// Names, titles and amounts come as text that is ready to be shown.
enum MergeMessage: Translated {
    /// A group was written into a file.
    case exported(String, String)
    /// A group came that was not here.
    case newGroup(String)
    /// What came into a group.
    case came(String, [Count]), nothingNew(String)
    /// Two entries may be one.
    case possiblyTheSame(String, String)
    /// Edits of a device bear a time more than a day ahead.
    case ahead(Int, device: String)

    /// How many records something happened to.
    enum Count {
        case expenses(Int), payments(Int), members(Int), comments(Int), edits(Int), deletions(Int), restorations(Int)
        /// Records that a person does not look at one by one, or whose kind this version does not know.
        case others(Int)
    }
}
