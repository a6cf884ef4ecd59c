import Foundation
import Receipt
import Recognition

/// `crops`: writes each segment's crop exactly as the engine gets it, and a line of JSON about it.
enum CropsCommand {
    private struct Entry: Encodable {
        var image: String
        var crop: String
        var box: [Int]
    }

    static func run(_ arguments: [String]) throws {
        let flags = try Flags(arguments)
        let folder = URL(fileURLWithPath: try flags.required("out"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var lines = Data()
        for path in flags.rest {
            let page = try Page(try Document(path: path).picture(ofPage: 1))
            let picture = URL(fileURLWithPath: path)
            // Pictures of different folders may share a name.
            let prefix =
                picture.deletingLastPathComponent().lastPathComponent + "-"
                + picture.deletingPathExtension().lastPathComponent
            for (index, box) in page.boxesInPicture.enumerated() {
                let name = "\(prefix)-\(index).png"
                guard page.writeCrop(index, to: folder.appendingPathComponent(name).path) else {
                    throw Misuse(text: "\(name) can't be written")
                }
                let entry = Entry(image: path, crop: name, box: [box.x, box.y, box.width, box.height])
                lines += try encoder.encode(entry) + Data("\n".utf8)
            }
        }
        if let list = flags["jsonl"] {
            try lines.write(to: URL(fileURLWithPath: list))
        } else {
            FileHandle.standardOutput.write(lines)
        }
    }
}
