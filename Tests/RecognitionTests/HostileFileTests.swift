import TestSupport
import Testing

@testable import Recognition

/// Whatever the bytes are, reading ends in a picture or in an error.
@Suite struct HostileFileTests {
    @Test(arguments: DocumentTests.files)
    func survivesChangedBytes(name: String, bytes: [UInt8]) {
        var generator = SeededGenerator(seed: UInt64(bytes.count))
        for _ in 0..<70 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                // Mostly in the headers, where the sizes and offsets are.
                let reach = Bool.random(using: &generator) ? min(200, changed.count) : changed.count
                let place = Int.random(in: 0..<reach, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: changed[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
                case 2: changed[place] = Bool.random(using: &generator) ? 0 : 255
                default: changed.removeSubrange(place..<min(place + 4, changed.count))
                }
                if changed.count < 32 { break }
            }
            _ = readAll(changed)
        }
    }

    @Test func survivesNoiseBehindEveryFirstBytes() {
        var generator = SeededGenerator(seed: 7)
        for (_, bytes) in DocumentTests.files {
            for _ in 0..<10 {
                let noise = (0..<500).map { _ in UInt8.random(in: 0...255, using: &generator) }
                _ = readAll(Array(bytes[..<12]) + noise)
            }
        }
    }
}
