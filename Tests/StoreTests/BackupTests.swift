import Foundation
import Testing

@testable import Store

struct BackupTests {
    @Test func holdsEverything() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        let picture = ReceiptRecord.Picture([7, 8, 9], hash: "abc", ending: "png")
        let id = try database.keep(.lunch(), receipt: ReceiptRecord(document: "{}", picture: picture), at: 0)
        _ = try database.keep(.lunch(["cy"]), at: 0)
        let target = try Home(["SETTLED_HOME": sandbox.folder.appending(path: "other").path])
        try Home.make(target.data)
        #expect(try database.backUp(to: target.database) == 1)
        #expect(try sandbox.mode(target.database) == 0o600)
        #expect(try sandbox.mode(target.database + ".pictures") == 0o700)
        try FileManager.default.moveItem(atPath: target.database + ".pictures", toPath: target.pictures)
        let copy = try Database(target)
        #expect(try copy.bills() == database.bills())
        #expect(try copy.inspect(hash: { $0 == [7, 8, 9] ? "abc" : "" }) == [])
        let row = try #require(try copy.bill(id).receipt)
        let path = try #require(try copy.receipt(row)?.picture)
        #expect(try Data(contentsOf: URL(filePath: path)) == Data([7, 8, 9]))
        // A newer backup takes the place of an older one, and nothing is left lying about.
        try database.delete(id, at: 0)
        let again = sandbox.folder.appending(path: "again.db").path
        for _ in 0..<2 { _ = try database.backUp(to: again) }
        let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path).sorted()
        #expect(names == ["again.db", "again.db.pictures", "home", "other"])
    }

    @Test func neverReplacesTheDatabaseItself() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        _ = try database.keep(.lunch(), at: 0)
        let link = sandbox.folder.appending(path: "link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: sandbox.home.database)
        for path in [sandbox.home.database, sandbox.home.data + "/../home/settled.db", link] {
            #expect(throws: StoreError.backupOntoItself(path: path)) { try database.backUp(to: path) }
        }
        #expect(try database.bills().count == 1)
    }

    @Test func saysWhereItCannotBeWritten() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        let path = sandbox.folder.appending(path: "nowhere/x.db").path
        #expect(throws: StoreError.unwritable(path: path, errno: ENOENT)) { try database.backUp(to: path) }
    }
}
