public import Groups
public import Money

extension RecordID {
    /// The record of the occurrence of a recurring expense on `day`, the same on every device: the UUID of version 5
    /// (RFC 9562) of the day as ISO 8601 writes it, in the template's own id as the name space.
    public static func occurrence(of template: RecordID, on day: CalendarDate) -> RecordID {
        var bytes = Array(Hash.sha1(template.bytes + day.description.utf8).prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x50
        bytes[8] = bytes[8] & 0x3F | 0x80
        return RecordID(bytes: bytes)
    }
}
