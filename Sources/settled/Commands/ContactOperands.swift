import Arguments

/// What `people` and `member` take alike: names, and what is known of somebody.
enum ContactOperands {
    static let name = Operand("NAME", .text, help: "Who; the beginning of the name is enough.")
    static let newName = Operand("NEW-NAME", .text, help: "What they are called from now on.")
    static let optionalName = Operand(
        "NAME", .text, help: "Who you are; nobody of them if not given.", isRequired: false)
    static let service = Operand(
        "SERVICE", .text, help: "The service, such as revolut, paypal, venmo, blik or iban.")
    static let address = Operand(
        "ADDRESS", .text, help: "Where money reaches them there; nothing takes it away.", isRequired: false)
    static let weight = Operand("WEIGHT", .text, help: "For how many they count: 2 for a couple.")
    static let colour = Operand(
        "COLOUR", .choice(Style.personColours + ["none"]),
        help: "One of \(Style.personColours.joined(separator: ", ")), or none.")
}
