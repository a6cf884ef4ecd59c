import Groups
import Money

/// For how many members count, as a person types it: `ann=2,ben=1.5`.
enum TypedWeights {
    /// The members with those weights.
    static func members(_ list: MemberList, _ text: String) throws(Failure) -> [Member] {
        var members = list.all
        let figures: [NamedFigures.Figure]
        do throws(SplitFault) { figures = try NamedFigures(text).figures } catch {
            throw .group(.split(option: "--weights", text: text, error))
        }
        for figure in figures {
            let member = try list.member(figure.name)
            let weight = try weight(figure.text, option: "--weights", whole: text)
            for place in members.indices where members[place].id == member.id { members[place].weight = weight }
        }
        return members
    }

    /// A weight, which may be zero for somebody who takes part only where they are named.
    static func weight(_ text: String, option: String, whole: String) throws(Failure) -> Fraction {
        guard let weight = Fraction(text) else {
            throw .group(.split(option: option, text: whole, .notANumber(text.shown)))
        }
        return weight
    }
}
