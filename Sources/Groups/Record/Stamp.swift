/// When an edit was made, by a hybrid clock: the later stamp wins wherever edits of one register meet.
///
/// Stamps are ordered by milliseconds, then by the counter, then by the device, so that any two differ unless a state
/// directory was copied (Kulkarni et al., "Logical Physical Clocks", 2014).
public struct Stamp: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970, of the wall clock or of the latest edit seen, whichever is later.
    public let milliseconds: Int
    /// Counts the edits within one millisecond, from 0.
    public let counter: Int
    /// The device, in characters that it drew by lot when it was first used.
    public let device: String

    /// The largest counter there is; the next edit is of the next millisecond.
    public static let largestCounter = 999_999

    /// The last millisecond there is, at the end of the year 9999.
    public static let lastMillisecond = 253_402_300_799_999

    /// Makes a stamp.
    public init(milliseconds: Int, counter: Int = 0, device: String) {
        self.milliseconds = milliseconds
        self.counter = counter
        self.device = device
    }

    /// The stamp of the next edit on `device`, when the wall clock says `now` (milliseconds since 1970) and `latest` is
    /// the latest stamp this device has seen: never before it, however wrong the clock.
    public static func next(after latest: Stamp?, now: Int, device: String) -> Stamp {
        guard let latest, latest.milliseconds >= now else { return Stamp(milliseconds: now, device: device) }
        guard latest.counter < largestCounter else {
            return Stamp(milliseconds: latest.milliseconds + 1, device: device)
        }
        return Stamp(milliseconds: latest.milliseconds, counter: latest.counter + 1, device: device)
    }

    /// Orders stamps by milliseconds, counter and the bytes of the device.
    public static func < (left: Stamp, right: Stamp) -> Bool {
        if left.milliseconds != right.milliseconds { return left.milliseconds < right.milliseconds }
        if left.counter != right.counter { return left.counter < right.counter }
        return left.device.utf8.lexicographicallyPrecedes(right.device.utf8)
    }
}
