/// Why a calculation with amounts has no answer.
public enum MoneyError: Error, Equatable, Sendable {
    /// There is nobody to divide among.
    case noWeights
    /// The weight at this position (from 0) is below zero.
    case negativeWeight(at: Int)
    /// Every weight is zero, so there is no proportion to divide by.
    case allWeightsZero
    /// The weights have no common denominator that can be calculated with.
    case weightsTooFine
    /// The result does not fit.
    case tooLarge
}

extension MoneyError: CustomStringConvertible {
    /// The reason in English, as a sentence without its full stop.
    public var description: String {
        switch self {
        case .noWeights: "there is nobody to divide among"
        case .negativeWeight(let position): "weight \(position + 1) is negative"
        case .allWeightsZero: "all weights are zero"
        case .weightsTooFine: "the weights are too fine to calculate with"
        case .tooLarge: "the amount is too large"
        }
    }
}
