import Groups
import Money

/// How an expense is shared, as a person types it.
///
///     equal                       the same for each
///     shares:ann=2,ben=1          by weights
///     percent:ann=60,ben=40       by percentages
///     exact:ann=50,ben=20.50      by amounts that add up to the expense
///     adjust:ann=+10,cy=-4        so much more or less, the rest the same for each
///     fixed:ann=40,ben:2,cy:1     fixed amounts; the others share the rest, by weights if any are given
struct TypedSplit {
    /// The ways of sharing.
    enum Way: String, CaseIterable {
        case equal, shares, percent, exact, adjust, fixed
    }

    /// The way.
    let way: Way
    private let text: String
    private let figures: [NamedFigures.Figure]

    /// Reads the value of `--split`.
    init(_ text: String) throws(Failure) {
        let halves = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        self.text = text
        guard let way = Way(rawValue: halves[0].lowercased()) else {
            throw .group(.split(option: "--split", text: text, .unknownWay(halves[0].shown)))
        }
        self.way = way
        let behind = halves.count == 2 ? halves[1] : ""
        guard behind.isEmpty == (way == .equal) else {
            let fault: SplitFault = behind.isEmpty ? .needsPeople(way.rawValue) : .takesNoFigures(way.rawValue)
            throw .group(.split(option: "--split", text: text, fault))
        }
        do throws(SplitFault) {
            figures = behind.isEmpty ? [] : try NamedFigures(behind).figures
        } catch { throw .group(.split(option: "--split", text: text, error)) }
    }

    /// The split among members of whom `named` were named by `--for`; nil where that was not given.
    func split(
        _ members: MemberList, among named: [Member]?, _ currency: Currency
    ) throws(Failure) -> ExpenseSplit {
        let sharing = named ?? members.active
        let parts = try found(members)
        if let named, way != .fixed { try check(parts.map(\.member), areAmong: named) }
        switch way {
        case .equal: return .equal(sharing.map(\.id))
        case .shares:
            let weights = try parts.map { part throws(Failure) in
                WeightedMember(part.member.id, try weight(part.figure))
            }
            let others = (named ?? []).filter { member in !parts.contains { $0.member == member } }
            return .shares(weights + others.map { WeightedMember($0.id) })
        case .percent:
            try check(named ?? [], areAmong: parts.map(\.member), option: "--split")
            return .percent(
                try parts.map { part throws(Failure) in WeightedMember(part.member.id, try weight(part.figure)) })
        case .exact:
            try check(named ?? [], areAmong: parts.map(\.member), option: "--split")
            return .exact(try parts.map { part throws(Failure) in try contribution(part, currency) })
        case .adjust:
            if named == nil { try check(parts.map(\.member), areAmong: sharing) }
            return .adjusted(
                sharing.map(\.id), try parts.map { part throws(Failure) in try contribution(part, currency) })
        case .fixed: return try fixed(parts, sharing, isNamed: named != nil, currency)
        }
    }

    /// Figures behind `=` are fixed, those behind `:` weights of the rest. Where there are weights and `--for` is not
    /// given, nobody else takes part.
    private func fixed(
        _ parts: [Part], _ sharing: [Member], isNamed: Bool, _ currency: Currency
    ) throws(Failure) -> ExpenseSplit {
        let weighted = parts.filter { $0.figure.mark == ":" }
        let fixed = try parts.filter { $0.figure.mark != ":" }.map { part throws(Failure) in
            try contribution(part, currency)
        }
        let weights = try weighted.map { part throws(Failure) in
            WeightedMember(part.member.id, try weight(part.figure))
        }
        let others = weighted.isEmpty || isNamed ? sharing : []
        return .fixed(
            fixed,
            rest: weights
                + others.filter { member in !parts.contains { $0.member == member } }.map { WeightedMember($0.id) })
    }

    private struct Part {
        let member: Member
        let figure: NamedFigures.Figure
    }

    private func found(_ members: MemberList) throws(Failure) -> [Part] {
        var parts: [Part] = []
        for figure in figures {
            let member: Member
            member = try members.member(figure.name)
            if parts.contains(where: { $0.member == member }) { throw fault(.twice(member.name.shown)) }
            parts.append(Part(member: member, figure: figure))
        }
        return parts
    }

    private func check(_ few: [Member], areAmong many: [Member], option: String = "--for") throws(Failure) {
        for member in few where !many.contains(member) { throw fault(.notAmong(member.name.shown, option: option)) }
    }

    private func contribution(_ part: Part, _ currency: Currency) throws(Failure) -> Contribution {
        guard part.figure.mark == "=" else { throw fault(.noFigure(part.member.name.shown)) }
        do throws(AmountTextError) {
            return Contribution(part.member.id, try AmountText(currency).amount(part.figure.text))
        } catch {
            throw .bill(.amount(option: "--split", text: "\(part.figure.name)=\(part.figure.text)".shown, error))
        }
    }

    private func weight(_ figure: NamedFigures.Figure) throws(Failure) -> Fraction {
        guard figure.mark != nil else { throw fault(.noFigure(figure.name.shown)) }
        let isPercent = way == .percent && figure.text.last == "%"
        guard let weight = Fraction(isPercent ? String(figure.text.dropLast()) : figure.text) else {
            throw fault(.notANumber(figure.text.shown))
        }
        return weight
    }

    private func fault(_ fault: SplitFault) -> Failure { .group(.split(option: "--split", text: text, fault)) }
}
