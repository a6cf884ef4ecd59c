extension String {
    /// The names of the websites in a text, without what stands before and behind: `www.marlow.co.uk` is `marlow`.
    var websites: [String] {
        lowercased().split { $0 == " " || $0 == "/" || $0 == "@" || $0 == ":" }.compactMap { word in
            let parts = word.split(separator: ".").map { String($0) }
            guard parts.count >= 2, parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0 == "-" } }),
                Self.endings.contains(parts[parts.count - 1])
            else { return nil }
            let name = parts.dropLast().last { $0.count >= 4 && $0 != "www" }
            return name.map { WordFolding.words(of: $0).joined() }
        }
    }

    /// Whether a text is the address of a website and nothing else.
    var isWebsite: Bool { !contains(" ") && !websites.isEmpty }

    private static let endings: Set<String> = [
        "com", "de", "net", "org", "uk", "fr", "es", "it", "pt", "nl", "pl", "se", "no", "dk", "at", "ch", "be", "my",
        "sg",
        "id", "jp", "au", "nz", "ca", "us", "in", "ie",
    ]
}
