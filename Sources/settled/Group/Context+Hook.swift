import Arguments
import Groups
import Store

/// Running the command that a user has set for what others add to a group.
extension Context {
    /// Tells the hook of a group what came into it, if it has one and something came. A hook that fails is a warning: what
    /// came is kept already.
    func runHook(
        of known: KnownGroup?, _ merge: MergeReport, in opened: OpenGroup, _ values: Values
    ) throws(Failure) {
        guard let command = known?.hook, !merge.isNothingNew else { return }
        let text = MergeText(report: report(opened, values), merge: merge, ahead: [], isNew: false).summary
        let variables = [
            "SETTLED_GROUP": opened.group.name.shown, "SETTLED_GROUP_ID": opened.group.id.description,
        ]
        let code = try Hook(command: command).run(reading: text, variables, environment, errors: errors)
        if code != 0 { try say(.hookFailed(opened.group.name.shown, code: Int(code)), values) }
    }
}
