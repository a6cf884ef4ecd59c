/// An international bank account number (ISO 13616): two letters for the country, two check digits, and the account.
public struct IBAN: Hashable, Sendable {
    /// The number without blanks, in capital letters: `DE89370400440532013000`.
    public let text: String

    /// Reads a number, with or without blanks; nil if it is none, or its check digits are wrong.
    ///
    /// With the first four characters moved behind the others and letters as numbers from 10 for A on, it must be 1
    /// more than a multiple of 97 (ISO 7064).
    public init?(_ typed: String) {
        let characters = Array(typed.uppercased().utf8.filter { $0 != 0x20 })
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
        guard (15...34).contains(characters.count), characters[..<2].allSatisfy(letters.contains),
            characters[2..<4].allSatisfy(digits.contains)
        else { return nil }
        var rest = 0
        for character in characters[4...] + characters[..<4] {
            if digits.contains(character) {
                rest = (rest * 10 + Int(character - digits.lowerBound)) % 97
            } else if letters.contains(character) {
                rest = (rest * 100 + Int(character - letters.lowerBound) + 10) % 97
            } else {
                return nil
            }
        }
        guard rest == 1 else { return nil }
        text = String(decoding: characters, as: UTF8.self)
    }

    /// The number as it is printed on paper, in groups of four.
    public var grouped: String {
        var groups = ""
        for (place, character) in text.enumerated() {
            if place > 0, place.isMultiple(of: 4) { groups.append(" ") }
            groups.append(character)
        }
        return groups
    }
}
