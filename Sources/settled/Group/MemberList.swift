import Groups

/// The members of a group whom a command line may name.
struct MemberList {
    /// The group's name, for messages.
    let group: String
    /// Everybody who ever was in it.
    let all: [Member]

    /// Whom an expense is for where nobody is named: those who are not archived.
    var active: [Member] { all.filter { !$0.isArchived && $0.alias == nil } }

    /// The member called this, in any case and Unicode form, or the only one whose name begins so. Whoever became
    /// somebody else's alias is that member.
    func member(_ typed: String) throws(Failure) -> Member {
        if let same = all.first(where: { $0.name.utf8.elementsEqual(typed.utf8) }) { return survivor(same) }
        var matches = all.filter { $0.name.isSameName(as: typed) }
        if matches.isEmpty, !typed.isEmpty {
            matches = active.filter { $0.name.lowercased().hasPrefix(typed.lowercased()) }
        }
        var survivors: [Member] = []
        for member in matches.map(survivor) where !survivors.contains(member) { survivors.append(member) }
        guard let match = survivors.first else {
            throw .group(.noMember(typed.shown, group: group.shown, members: active.map(\.name.shown)))
        }
        guard survivors.count == 1 else { throw .group(.ambiguousMember(typed.shown, survivors.map(\.name.shown))) }
        return match
    }

    /// The members of a list of names.
    func members(_ typed: String) throws(Failure) -> [Member] {
        var members: [Member] = []
        for figure in try figures(typed, "--for") {
            if figure.mark != nil { throw .group(.split(option: "--for", text: typed, .takesNoFigures("--for"))) }
            let member = try member(figure.name)
            if members.contains(member) {
                throw .group(.split(option: "--for", text: typed, .twice(member.name.shown)))
            }
            members.append(member)
        }
        return members
    }

    /// The name of a member, ready to be shown.
    func name(_ id: RecordID) -> String { plainName(id).shown }

    /// The name of a member as it is; the id of one who is not known.
    func plainName(_ id: RecordID) -> String {
        all.first { $0.id == id }.map { survivor($0).name } ?? id.description
    }

    /// The member who took over all that was the member's of this id.
    func survivorID(_ id: RecordID) -> RecordID { all.first { $0.id == id }.map { survivor($0).id } ?? id }

    /// The member who took over all that was somebody's.
    func survivor(_ member: Member) -> Member {
        var member = member
        // An alias always joined earlier, so that this ends.
        while let alias = member.alias, let other = all.first(where: { $0.id == alias }) { member = other }
        return member
    }

    private func figures(_ text: String, _ option: String) throws(Failure) -> [NamedFigures.Figure] {
        do throws(SplitFault) { return try NamedFigures(text).figures } catch {
            throw .group(.split(option: option, text: text, error))
        }
    }
}

extension String {
    /// Whether two names are the same but for case and Unicode form, so that they could be one person's.
    func isSameName(as other: String) -> Bool { lowercased() == other.lowercased() }
}
