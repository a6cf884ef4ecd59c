public import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Checks a law on `count` values drawn from seeds `seed`, `seed + 1`, …; the first one that breaks it is reported with
/// its seed and stops the run.
///
///     forEvery("amount", 2000, seed: 7, draw: { Amount.random(using: &$0) }) { amount in … }
///
/// The law returns nil where it holds, else what is wrong. `SETTLED_SEED=42` checks the value of seed 42 alone. A value
/// that breaks the law is made smaller by `shrink` as long as one of the smaller ones breaks it too.
public func forEvery<Value>(
    _ label: String, _ count: Int, seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation,
    draw: (inout SeededGenerator) throws -> Value, shrink: (Value) -> [Value] = { _ in [] },
    law: (Value) throws -> String?
) rethrows {
    var seeds = Array(seed..<(seed + UInt64(count)))
    if let only = getenv("SETTLED_SEED").flatMap({ UInt64(String(cString: $0)) }) { seeds = [only] }
    for seed in seeds {
        var generator = SeededGenerator(seed: seed)
        var value = try draw(&generator)
        if var complaint = try law(value) {
            search: while true {
                for smaller in shrink(value) {
                    guard let other = try law(smaller) else { continue }
                    (value, complaint) = (smaller, other)
                    continue search
                }
                break
            }
            Issue.record(
                "\(label) of seed \(seed) (replay with SETTLED_SEED=\(seed)): \(complaint)\n\(value)",
                sourceLocation: sourceLocation)
            return
        }
    }
}
