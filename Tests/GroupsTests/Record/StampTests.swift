import Groups
import Testing

struct StampTests {
    @Test func followsTheClockWhileItGoesForward() {
        let latest = Stamp(milliseconds: 10, counter: 3, device: "b")
        #expect(Stamp.next(after: latest, now: 11, device: "a") == Stamp(milliseconds: 11, counter: 0, device: "a"))
        #expect(Stamp.next(after: nil, now: 11, device: "a") == Stamp(milliseconds: 11, counter: 0, device: "a"))
    }

    @Test(arguments: [10, 9, 0, -5])
    func countsOnWhileItStandsStillOrGoesBack(_ now: Int) {
        let latest = Stamp(milliseconds: 10, counter: 3, device: "b")
        #expect(Stamp.next(after: latest, now: now, device: "a") == Stamp(milliseconds: 10, counter: 4, device: "a"))
    }

    @Test func isOrderedByTimeCounterAndDevice() {
        let stamps = [(1, 5, "b"), (2, 0, "b"), (2, 1, "a"), (2, 1, "b")].map {
            Stamp(milliseconds: $0.0, counter: $0.1, device: $0.2)
        }
        #expect(stamps.reversed().sorted() == stamps)
    }
}
