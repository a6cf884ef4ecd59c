import Foundation
import Ledger
import Testing

@testable import Store

struct DatabaseTests {
    @Test func nothingIsMadeByLooking() throws {
        let sandbox = try Sandbox()
        let isThere = try Database.existing(sandbox.home) != nil
        #expect(!isThere)
        #expect(!FileManager.default.fileExists(atPath: sandbox.home.data))
    }

    @Test func whatFailsIsUndone() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        let id = try database.keep(.lunch(), at: 0)
        var bill = BillRecord.lunch(["cy"])
        bill.lines.append(bill.lines[0])  // Two lines of one number are no bill.
        #expect(throws: StoreError.self) { try database.keep(bill, at: 0) }
        #expect(try database.bills().map(\.id) == [id])
        #expect(try database.people().map(\.name) == ["ala", "bob"])
    }

    @Test func aNewerOneIsRefusedAndLeftAlone() throws {
        let sandbox = try Sandbox()
        do {
            let database = try Database(sandbox.home)
            _ = try database.keep(.lunch(), at: 0)
            try database.execute("PRAGMA user_version = 99")
        }
        let before = try sandbox.bytes()
        let error = StoreError.newer(path: sandbox.home.database, version: 99)
        #expect(throws: error) { _ = try Database(sandbox.home) }
        #expect(throws: error) { _ = try Database.existing(sandbox.home) }
        #expect(try sandbox.bytes() == before)
    }

    @Test(arguments: [1, 2, 15, 99, 511, 2000])
    func whatIsNoDatabaseIsRefusedAndLeftAlone(size: Int) throws {
        let sandbox = try Sandbox()
        try Home.make(sandbox.home.data)
        try Data(repeating: UInt8(ascii: "x"), count: size).write(to: URL(filePath: sandbox.home.database))
        let before = try sandbox.bytes()
        #expect(throws: StoreError.damaged(path: sandbox.home.database)) { _ = try Database(sandbox.home) }
        #expect(try sandbox.bytes() == before)
    }

    /// Bytes are turned over anywhere in the file: whatever still opens is either whole or is not written to.
    @Test func aDamagedOneIsNeverMadeWorse() throws {
        let sandbox = try Sandbox()
        do {
            let database = try Database(sandbox.home)
            for number in 0..<40 { _ = try database.keep(.lunch(["p\(number)", "ala"]), at: 0) }
        }
        let whole = try Data(contentsOf: URL(filePath: sandbox.home.database))
        var refused = 0
        for page in 0..<(whole.count / 4096) {
            var damaged = whole
            for byte in 0..<8 { damaged[page * 4096 + (page == 0 ? 100 : 0) + byte] ^= 0xFF }
            try damaged.write(to: URL(filePath: sandbox.home.database))
            do throws(StoreError) {
                let database = try Database(sandbox.home)
                _ = try database.keep(.lunch(), at: 0)
                #expect(try database.inspect(hash: { _ in "" }) == [], "page \(page)")
            } catch {
                refused += 1
                #expect(error == .damaged(path: sandbox.home.database), "page \(page)")
                // Not a byte of it is another one.
                let isUntouched = (try? Data(contentsOf: URL(filePath: sandbox.home.database))) == damaged
                #expect(isUntouched, "page \(page)")
                let isReported = (try? Database.existing(sandbox.home)?.inspect(hash: { _ in "" })) != []
                #expect(isReported, "page \(page)")
            }
            for companion in ["-wal", "-shm"] {
                try? FileManager.default.removeItem(atPath: sandbox.home.database + companion)
            }
        }
        #expect(refused > whole.count / 4096 / 2)
    }

    @Test func aFullDiskLeavesWhatIsThere() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        let id = try database.keep(.lunch(), at: 0)
        let before = try database.bill(id)
        // SQLite answers a limit of pages as it does a disk without room.
        try database.execute("PRAGMA max_page_count = \(try database.number("PRAGMA page_count") + 2)")
        var kept = 1
        var failure: StoreError?
        while failure == nil {
            do throws(StoreError) {
                var bill = BillRecord.lunch()
                bill.title = String(repeating: "long ", count: 300)
                _ = try database.keep(bill, at: 0)
                kept += 1
            } catch { failure = error }
        }
        #expect(failure == .full(path: sandbox.home.database))
        let again = try Database(sandbox.home)
        #expect(try again.bills().count == kept)
        #expect(try again.bill(id) == before)
        #expect(try again.inspect(hash: { _ in "" }) == [])
    }

    @Test func anotherWriterIsWaitedForAndThenSaid() throws {
        let sandbox = try Sandbox()
        let one = try Database(sandbox.home)
        let other = try Database(sandbox.home)
        try other.execute("PRAGMA busy_timeout = 1")
        try one.execute("BEGIN IMMEDIATE")
        #expect(throws: StoreError.busy(path: sandbox.home.database)) { try other.keep(.lunch(), at: 0) }
        // Readers do not wait for a writer.
        #expect(try other.bills() == [])
        try one.execute("ROLLBACK")
        #expect(try other.keep(.lunch(), at: 0) == 1)
    }
}
