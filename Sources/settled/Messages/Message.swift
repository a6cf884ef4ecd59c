import Ledger

/// Everything about a bill that is said to a person; each language has a text for each, or the program does not compile.
///
/// Amounts and names come as text that is ready to be shown. Names are never bent to a sentence's grammar.
enum Message: Translated {
    /// The title of a bill without a name.
    case bill
    /// The whole amount, as the name of the one line of a bill without lines.
    case wholeAmount
    /// The name of a charge.
    case charge(Charge.Kind)
    /// What somebody pays, or everybody.
    case total
    /// The part of the total that is tax.
    case includedTax
    /// Somebody else's total, taken over.
    case treating(String)
    /// One's own total, taken over by others.
    case treated([String])
    /// What the smallest coin changes.
    case cashStep
    /// What others' rounding leaves for whoever paid.
    case cashRest
    /// Who gets the money.
    case payTo(String)
    /// The lines that nobody has been given.
    case unassigned(Int)
    /// Everything is in somebody's share.
    case check(sum: String, total: String)
    /// Something is missing from the shares.
    case incomplete(assigned: String, total: String)
    /// How a tip or another percentage came about.
    case percentage(Charge.Kind, percent: String, base: String, of: Charge.Base, amount: String)
    /// What one person pays, as a title.
    case pays(String, amount: String)
    /// A part of a line: `part` is nil for all of it, `place` where there is no picture.
    case lineShare(name: String, number: Int, place: String?, part: String?, of: String)
    /// A part of a charge by what each had.
    case chargeShare(Charge.Kind, whole: String, rule: Charge.Rule, weight: String, weights: String)
    /// What an inexact share is before it is rounded.
    case exactly(String)
    /// Step and direction of what is handed over.
    case stepShare(String)
    /// Somebody else's total and the part of it.
    case treatShare(String, part: String, whole: String)
}
