public import Groups

extension History {
    /// A random history of a few records on three devices, with equal stamps and different values among its edits.
    public static func random(
        of group: RecordID, upTo count: Int = 12, using generator: inout SeededGenerator
    ) -> History {
        let edits = (0..<Int.random(in: 0...count, using: &generator)).map { _ in
            let number = UInt64.random(in: 0..<4, using: &generator)
            return Edit(
                record: RecordID(high: 7, low: number), kind: number == 0 ? "member" : "expense",
                register: Int.random(in: 0..<30, using: &generator) == 0
                    ? "recurrence" : generator.pick(["title", "money", "deleted"]),
                stamp: Stamp(
                    milliseconds: Int.random(in: 0..<4, using: &generator),
                    counter: Int.random(in: 0..<2, using: &generator), device: generator.pick(["a", "b", "c"])),
                value: generator.pick(["true", "false", "\"e\u{301}\"", "\"\u{e9}\"", "null"]),
                author: generator.pick(["", "ann", "ben"]))
        }
        return History(of: group, edits)
    }
}
