#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The folders of the program, after the XDG base directory specification.
///
///     SETTLED_HOME            everything in one folder, where it is set
///     XDG_DATA_HOME/settled   the database and the pictures; ~/.local/share/settled without it
///     XDG_STATE_HOME/settled  unfinished reviews; ~/.local/state/settled without it
public struct Home: Hashable, Sendable {
    /// The folder of what must not be lost.
    public let data: String
    /// The folder of what is only wanted between two starts of the program.
    public let state: String

    /// The folders as the environment variables say. As the specification demands, relative XDG paths do not count.
    public init(_ environment: [String: String]) throws(StoreError) {
        func folder(_ variable: String, _ usual: String) throws(StoreError) -> String {
            if let base = environment[variable], base.hasPrefix("/") { return base + "/settled" }
            guard let home = environment["HOME"], !home.isEmpty else { throw .noHome }
            return home + usual + "/settled"
        }
        if let all = environment["SETTLED_HOME"], !all.isEmpty {
            (data, state) = (all, all)
        } else {
            data = try folder("XDG_DATA_HOME", "/.local/share")
            state = try folder("XDG_STATE_HOME", "/.local/state")
        }
    }

    /// The database.
    public var database: String { data + "/settled.db" }
    /// The folder of pictures, each named by the hash of its bytes.
    public var pictures: String { data + "/pictures" }
    /// The folder of unfinished reviews.
    public var sessions: String { state + "/sessions" }

    /// Makes the folder at `path` and those above it that are missing, for the user's eyes alone (0700).
    public static func make(_ path: String) throws(StoreError) {
        var made = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + part
            guard mkdir(made, 0o700) != 0 else { continue }
            let number = errno == EEXIST ? ENOTDIR : errno
            var status = stat()
            // A folder that is there is told by different errors, as on a file system that cannot be written.
            guard stat(made, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
                throw .unwritable(path: path, errno: number)
            }
        }
    }
}
