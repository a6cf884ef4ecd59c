import Money
import Receipt

/// What an issue says to a person: one sentence, without the line's number.
struct IssueText: Translated {
    private let issue: Issue
    private let exponent: Int

    /// Makes the text of `issue`, whose amounts have `exponent` decimals.
    init(_ issue: Issue, exponent: Int) {
        self.issue = issue
        self.exponent = exponent
    }

    /// The sentence in English, as JSON documents have it as well.
    var english: String {
        switch issue.code {
        case .noItems: "No priced line was found."
        case .noTotal: "No total was found."
        case .sumMismatch:
            difference(.english).map { size, isMore in
                "The lines come to \(size) \(isMore ? "more" : "less") than the printed sum."
            } ?? "The printed sums do not agree with the lines."
        case .priceRepaired:
            change(.english).map { was, became in "\(was) was read; \(became) makes the sums close." }
                ?? "The amount was changed so that the sums close."
        case .priceDoubtful: "The amount was read with little confidence, and no sum confirms it."
        case .nameMissing: "The line has a price and no name."
        case .labelMissing: "The line between items and total has no readable label; the sums say it is a charge."
        case .quantityMismatch: "Quantity times unit price is not the price of the line."
        case .gratuityIncluded: "A service charge or tip is part of the total already."
        case .negativeTotal: "The receipt pays money back."
        }
    }

    /// The sentence in Polish.
    var polish: String {
        switch issue.code {
        case .noItems: "Nie ma żadnej pozycji z ceną."
        case .noTotal: "Nie ma sumy do zapłaty."
        case .sumMismatch:
            difference(.polish).map { size, isMore in
                "Pozycje dają o \(size) \(isMore ? "więcej" : "mniej") niż suma na paragonie."
            } ?? "Sumy na paragonie nie zgadzają się z pozycjami."
        case .priceRepaired:
            change(.polish).map { was, became in "Odczytano \(was); z kwotą \(became) sumy się zgadzają." }
                ?? "Kwotę zmieniono tak, żeby sumy się zgadzały."
        case .priceDoubtful: "Kwotę odczytano niepewnie i żadna suma jej nie potwierdza."
        case .nameMissing: "Jest cena, a nie ma nazwy."
        case .labelMissing: "Wiersz między pozycjami a sumą ma nieczytelny opis; z sum wynika, że to dopłata."
        case .quantityMismatch: "Ilość razy cena jednostkowa to nie kwota tej pozycji."
        case .gratuityIncluded: "Serwis albo napiwek jest już wliczony w sumę."
        case .negativeTotal: "Z tego paragonu pieniądze są do zwrotu."
        }
    }

    /// By how much the lines differ from the printed sum, and whether they come to more.
    private func difference(_ language: Language) -> (size: String, isMore: Bool)? {
        guard let difference = issue.difference, difference != .zero else { return nil }
        return (language.number(decimal(difference.magnitude, exponent)), difference < .zero)
    }

    private func change(_ language: Language) -> (was: String, became: String)? {
        guard let was = issue.was, let became = issue.became else { return nil }
        return (language.number(decimal(was, exponent)), language.number(decimal(became, exponent)))
    }
}
