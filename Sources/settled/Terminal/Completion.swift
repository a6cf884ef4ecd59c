/// What the word before the cursor can become.
struct Completion: Equatable {
    /// Nothing is known here.
    static let nothing = Completion("", [])

    /// What is typed of the word.
    let typed: String
    /// What it can become, with the blank behind it where one has to follow.
    let words: [String]

    /// What `typed` can become of `words`, in any case; a word in quotation marks also without them.
    init(_ typed: String, _ words: [String]) {
        self.typed = typed
        let small = typed.lowercased()
        self.words = words.filter { word in
            let word = word.lowercased()
            return word.hasPrefix(small) || word.hasPrefix("\"" + small)
        }
    }

    /// How far it is certain what the word becomes: what all words begin with, but never less than is typed; nil where
    /// there is none.
    var certain: String? {
        guard var common = words.first else { return nil }
        for word in words.dropFirst() {
            common = String(zip(common, word).prefix { $0 == $1 }.map(\.0))
        }
        return common.count < typed.count ? typed : common
    }
}
