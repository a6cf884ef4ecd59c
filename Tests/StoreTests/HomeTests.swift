import Foundation
import Testing

@testable import Store

struct HomeTests {
    @Test func followsTheEnvironment() throws {
        let all = try Home(["SETTLED_HOME": "/s", "HOME": "/h", "XDG_DATA_HOME": "/d"])
        #expect([all.database, all.pictures, all.sessions] == ["/s/settled.db", "/s/pictures", "/s/sessions"])
        let usual = try Home(["HOME": "/h", "SETTLED_HOME": ""])
        #expect(usual.database == "/h/.local/share/settled/settled.db")
        #expect(usual.sessions == "/h/.local/state/settled/sessions")
        let named = try Home(["XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/t"])
        #expect([named.data, named.state] == ["/d/settled", "/t/settled"])
        // What is relative does not count.
        #expect(try Home(["HOME": "/h", "XDG_DATA_HOME": "d"]).data == "/h/.local/share/settled")
        #expect(throws: StoreError.noHome) { try Home([:]) }
    }

    @Test func whatIsKeptIsForTheUserAlone() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        _ = try database.keep(
            .lunch(), receipt: ReceiptRecord(document: "{}", picture: .init([1, 2], hash: "ab", ending: "jpg")), at: 0)
        #expect(try sandbox.mode(sandbox.home.data) == 0o700)
        #expect(try sandbox.mode(sandbox.home.pictures) == 0o700)
        #expect(try sandbox.mode(sandbox.home.pictures + "/ab.jpg") == 0o600)
        for name in ["settled.db", "settled.db-wal", "settled.db-shm"] {
            #expect(try sandbox.mode(sandbox.home.data + "/" + name) == 0o600, "\(name)")
        }
    }

    @Test func aFileInTheWayIsSaid() throws {
        let sandbox = try Sandbox()
        try Data("x".utf8).write(to: URL(filePath: sandbox.home.data))
        #expect(throws: StoreError.unwritable(path: sandbox.home.data, errno: ENOTDIR)) {
            _ = try Database(sandbox.home)
        }
    }
}
