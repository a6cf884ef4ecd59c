import Foundation
import Recognition

/// What `scan` takes for files: names, folders with their pictures, and `-`.
enum Pictures {
    /// The endings of names that are pictures or documents, lower case.
    static let extensions = ["jpg", "jpeg", "png", "tif", "tiff", "webp", "gif", "bmp", "heic", "heif", "pdf"]

    /// The files that `operands` mean, in their order; a folder stands for its pictures, sorted by name, without hidden
    /// files and without what is in folders below it.
    static func files(of operands: [String]) throws(Failure) -> [String] {
        guard operands.filter({ $0 == "-" }).count <= 1 else { throw .standardInputTwice }
        var files: [String] = []
        for operand in operands {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder), isFolder.boolValue else {
                files.append(operand)
                continue
            }
            files += try pictures(in: operand)
        }
        return files
    }

    private static func pictures(in folder: String) throws(Failure) -> [String] {
        guard let directory = opendir(folder) else {
            throw .recognition(errno == EACCES ? .permission : .unreadable(errno: errno), file: folder)
        }
        closedir(directory)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let pictures = names.filter { name in
            let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
            return !name.hasPrefix(".") && extensions.contains(ending)
        }
        guard !pictures.isEmpty else { throw .noPictures(folder: folder) }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        // By code points, so that the order is the same on every machine and in every locale.
        return pictures.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }.map { prefix + $0 }
    }
}

/// The names of the files that a batch writes, one for every input.
enum OutputNames {
    /// A name without ending for every one of `files`: that of the file, with its ending where two would be the same,
    /// and with a number where that does not help either.
    static func names(for files: [String]) -> [String] {
        let full = files.map { $0 == "-" ? "stdin" : String($0.split(separator: "/").last ?? "file") }
        let stems = full.map { name in
            name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : String(name[..<$0]) } ?? name
        }
        let stemCounts = Dictionary(stems.map { ($0, 1) }, uniquingKeysWith: +)
        var used: Set<String> = []
        return zip(full, stems).map { name, stem in
            let wanted = stemCounts[stem] == 1 ? stem : name
            var unique = wanted
            var number = 2
            while !used.insert(unique).inserted {
                unique = "\(wanted)-\(number)"
                number += 1
            }
            return unique
        }
    }
}
