public import Groups

/// The name and the clock of this device.
extension Database {
    /// The name of this device in stamps: twelve characters that are drawn by lot when it is first asked for.
    public func device() throws(StoreError) -> String {
        if let name = try rows("SELECT name FROM device", [], { $0.text(0) ?? "" }).first { return name }
        return try write { () throws(StoreError) in try clock().name }
    }

    /// A stamp that is later than all that this device has seen, and that it gives nobody else; `now` is the wall clock in
    /// milliseconds since 1970.
    public func nextStamp(now: Int) throws(StoreError) -> Stamp {
        try transaction { () throws(StoreError) in
            let clock = try clock()
            let stamp = Stamp.next(after: clock.latest, now: now, device: clock.name)
            try advance(to: stamp)
            return stamp
        }
    }

    /// The row of the device, which is made where there is none.
    func clock() throws(StoreError) -> (name: String, latest: Stamp) {
        let letters = Array("0123456789abcdefghijklmnopqrstuvwxyz")
        let name = String((0..<12).compactMap { _ in letters.randomElement() })
        try run("INSERT OR IGNORE INTO device (id, name) VALUES (1, ?)", [.init(name)])
        let found = try rows("SELECT name, milliseconds, counter FROM device") { row in
            let name = row.text(0) ?? ""
            return (name, Stamp(milliseconds: row.integer(1) ?? 0, counter: row.integer(2) ?? 0, device: name))
        }
        return found.first ?? (name, Stamp(milliseconds: 0, device: name))
    }

    /// Takes note of a stamp that was seen.
    func advance(to stamp: Stamp) throws(StoreError) {
        guard try clock().latest < stamp else { return }
        try run("UPDATE device SET milliseconds = ?, counter = ?", [.init(stamp.milliseconds), .init(stamp.counter)])
    }
}
