import Arguments

/// An invented program with one of everything.
enum Kitchen {
    static let quiet = Flag("quiet", short: "q", help: "Say nothing but the result.")
    static let color = Option("color", "WHEN", .choice(["auto", "always", "never"]), help: "Colour the output.")
    static let times = Option("times", short: "n", "N", .integer(1...12), help: "Cook it N times; 1 if not given.")
    static let add = Option("add", "SPICE", .text, help: "Add a spice [any]; can be given again.", repeats: true)
    static let out = Option("out", short: "o", "FOLDER", .folder, help: "Put the plates into FOLDER.")
    static let dry = Flag("dry", short: "d", help: "Without sauce.")
    static let wet = Flag("wet", short: "w", help: "It's with sauce.")
    static let secret = Flag("secret", help: "Not listed.", isHidden: true)
    static let dishes = Operand("DISH", .file, help: "A recipe, or - for standard input.", repeats: true)
    static let guest = Operand("GUEST", .text, help: "Who eats.", isRequired: false)

    static let cook = Command(
        "cook", abstract: "Cook dishes from recipes.",
        discussion: [
            "A recipe is a text with one step a line. Steps are done in order; a step that fails stops the dish."
        ],
        parameters: [times, add, out, dry, wet, secret, dishes], exclusive: [["dry", "wet"]],
        examples: [.init("kitchen cook -n2 soup.txt", "Cooks the soup twice.")])
    static let serve = Command("serve", abstract: "Serve what is ready.", parameters: [guest])
    static let clean = Command("clean", abstract: "Clean up.", isHidden: true)
    static let root = Command(
        "kitchen", abstract: "Cook and serve.", discussion: ["Kitchen turns recipes into dinner."],
        parameters: [quiet, color], subcommands: [cook, serve, clean],
        chapters: [.init("EXIT STATUS", [.init("0", "Dinner is ready."), .init("2", "The order was not understood.")])])

    static func parse(_ line: String) throws(UsageError) -> Invocation {
        try ArgumentParser(root).parse(line.split(separator: " ").map(String.init))
    }
}
