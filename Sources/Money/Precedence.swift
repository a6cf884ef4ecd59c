/// Who counts as first when a unit is left over and two people have the same claim to it.
///
/// It is part of what is recorded, so that every device divides alike.
public enum Precedence: Hashable, Sendable {
    /// The order of the list.
    case listed
    /// Turns with an identifier (FNV-1a, 32 bits, modulo the number of people), so that over many expenses nobody
    /// always pays the odd unit.
    case rotated(by: String)
    /// The person at this position, for example the payer.
    case from(Int)

    /// The position which counts as first among `count` people.
    public func start(among count: Int) -> Int {
        switch self {
        case .listed: 0
        case .rotated(let identifier): count == 0 ? 0 : Int(fnv1a(identifier)) % count
        case .from(let position): position
        }
    }
}

/// The 32-bit FNV-1a hash of the text's UTF-8 (Fowler, Noll, Vo: offset 2166136261, prime 16777619).
private func fnv1a(_ text: String) -> UInt32 {
    text.utf8.reduce(2_166_136_261) { hash, byte in (hash ^ UInt32(byte)) &* 16_777_619 }
}
