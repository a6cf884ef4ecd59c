import Foundation
import TestSupport
import Testing

/// The documents about groups are as their schemas say.
struct GroupSchemaTests {
    @Test func documentsFollowTheirSchemas() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let documents = [
            "group --json", "group new trip --currency EUR --members ann,ben:1.5,cy --me ann --json",
            "group show --json", "balances --json", "settle --json", "list --json",
            "add 96 dinner --paid ben --date 2026-07-12 --category food --tags a,b --note n --json",
            "add 81.60 taxi --currency PLN --rate \"1 EUR=4.4111 PLN\" --paid ann,ben=20 --json",
            "add 5000 tea --currency JPY --counts-as 30.79 --split fixed:ann=100 --json",
            "pay ben ann 20 --currency KWD --date 2026-08-01 --json", "group --json", "group show --json",
            "member --json", "list --json", "balances --json", "balances --over-time --json",
            "add 900 rent --every month --date 2099-01-31 --times 12 --json", "due --json", "list --json",
            "status --json", "stats --json", "stats this-year --json", "export | settled merge - --json",
            "settle --plan fewest --json", "why ann --json", "log --json", "money --json",
            "money income 3200 salary --account bank --currency EUR --json",
            "money lend 5.125 to bob --currency KWD --note n --json", "money spend 900 tea --currency JPY --json",
            "money transfer 20 bank cash --json", "money --json", "money overview all --json",
            "money accounts --json", "money timeline --json", "money timeline this-year --account bank --json",
            "money people --json", "money log --json",
        ]
        let script = documents.map { "settled \($0) 2>> $T/log; echo ---" }.joined(separator: "\n")
        let output = try Transcript.run(script, scratch: folder).output
        let printed = output.split(separator: "---\n").map(String.init)
        #expect(printed.count == documents.count)
        for (command, text) in zip(documents, printed) {
            let document = try JSONDocument(parsing: text)
            let kind = try #require(document["kind"]?.string, "\(command) printed \(text)")
            let schema = JSONSchema(try JSONDocument(parsing: try Fixture.text("schema/\(kind).json")))
            #expect(schema.complaints(about: document) == [], "\(command)")
        }
    }
}
