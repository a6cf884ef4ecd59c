import Arguments

/// What `people` and `member` take alike: names, and what is known of somebody.
enum ContactOperands {
    static let name = Operand(
        "NAME", .text,
        help: Wording("Who; the beginning of the name is enough.", polish: "Kto; wystarczy początek imienia."))
    static let newName = Operand(
        "NEW-NAME", .text,
        help: Wording("What they are called from now on.", polish: "Jak ma się odtąd nazywać."))
    static let optionalName = Operand(
        "NAME", .text,
        help: Wording(
            "Who you are; nobody of them if not given.",
            polish: "Kim jesteś; nikim z nich, jeśli nie podano."), isRequired: false)
    static let service = Operand(
        "SERVICE", .text,
        help: Wording(
            "The service, such as revolut, paypal, venmo, blik or iban.",
            polish: "Usługa, na przykład revolut, paypal, venmo, blik albo iban."))
    static let address = Operand(
        "ADDRESS", .text,
        help: Wording(
            "Where money reaches them there; nothing takes it away.",
            polish: "Adres, pod którym dostaje pieniądze; bez niego usługa jest usuwana."), isRequired: false)
    static let weight = Operand(
        "WEIGHT", .text,
        help: Wording("For how many they count: 2 for a couple.", polish: "Za ile osób się liczy: 2 dla pary."))
    static let colour = Operand(
        "COLOUR", .choice(Style.personColours + ["none"]),
        help: Wording(
            "One of \(Style.personColours.joined(separator: ", ")), or none.",
            polish: "Jeden z: \(Style.personColours.joined(separator: ", ")) albo none (żaden)."))
}
