import Foundation
import Testing

@testable import Store

struct InspectionTests {
    private func hash(_ bytes: [UInt8]) -> String { bytes.map(String.init).joined(separator: "-") }

    @Test func findsWhatIsWrongWithPictures() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        for bytes in [[1, 2], [3], [4]] as [[UInt8]] {
            let picture = ReceiptRecord.Picture(bytes, hash: hash(bytes), ending: bytes.count > 1 ? "jpg" : nil)
            _ = try database.keep(.lunch(), receipt: ReceiptRecord(document: "{}", picture: picture), at: 0)
        }
        #expect(try database.inspect(hash: hash) == [])
        try FileManager.default.removeItem(atPath: sandbox.home.pictures + "/3")
        try Data([9, 9]).write(to: URL(filePath: sandbox.home.pictures + "/1-2.jpg"))
        #expect(try database.inspect(hash: hash) == [.pictureChanged("1-2.jpg"), .pictureMissing("3")])
    }

    @Test func findsRowsWithoutTheirBill() throws {
        let sandbox = try Sandbox()
        let database = try Database(sandbox.home)
        let id = try database.keep(.lunch(), at: 0)
        try database.execute("PRAGMA foreign_keys = OFF; DELETE FROM bill WHERE id = \(id)")
        #expect(Set(try database.inspect(hash: hash)) == [.orphan(table: "line"), .orphan(table: "bill_person")])
    }
}
