import Groups
import TestSupport
import Testing

struct RecordIDTests {
    @Test func readsWhatItWrites() {
        forEvery("id", 1000, seed: 1, draw: { RecordID.random(using: &$0) }) { id in
            guard RecordID(id.description) == id else { return "is not read again" }
            guard RecordID(id.description.uppercased()) == id else { return "is not read in upper case" }
            return RecordID(bytes: id.bytes) == id ? nil : "has other bytes"
        }
    }

    @Test func aRandomOneSaysThatItIs() {
        forEvery("id", 100, seed: 1, draw: { RecordID.random(using: &$0) }) { id in
            let text = Array(id.description)
            return text[14] == "4" && "89ab".contains(text[19]) ? nil : "is no UUID of version 4"
        }
    }

    @Test func isOrderedByItsBytes() {
        forEvery("ids", 1000, seed: 1, draw: { (RecordID.random(using: &$0), RecordID.random(using: &$0)) }) { pair in
            (pair.0 < pair.1) == pair.0.bytes.lexicographicallyPrecedes(pair.1.bytes) ? nil : "are ordered otherwise"
        }
    }

    @Test(arguments: [
        "", "7d3f0d5e", "7d3f0d5e2a344c589a4b0d6b2f9f8c11", "7d3f0d5e-2a34-4c58-9a4b-0d6b2f9f8c1",
        "7d3f0d5e-2a34-4c58-9a4b-0d6b2f9f8c1g", "7d3f0d5e-2a34-4c58-9a4b-0d6b2f9f8c11-",
    ])
    func refusesWhatIsNoUUID(_ text: String) {
        #expect(RecordID(text) == nil)
    }
}
