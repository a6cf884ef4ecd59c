import Foundation

/// What the system says about an error number: in English in its own words, such as `No space left on device`; in Polish
/// for those that files bring about.
func systemMessage(_ number: Int32, _ language: Language) -> String {
    let own = String(cString: strerror(number))
    guard language == .polish else { return own }
    return switch number {
    case ENOSPC: "brak miejsca na dysku"
    case EDQUOT: "wyczerpany przydział miejsca na dysku"
    case EACCES, EPERM: "brak uprawnień"
    case EROFS: "system plików jest tylko do odczytu"
    case ENOENT: "nie ma takiego pliku ani folderu"
    case ENOTDIR: "to nie jest folder"
    case EISDIR: "to jest folder"
    case EIO: "błąd wejścia lub wyjścia"
    case EMFILE, ENFILE: "za dużo otwartych plików"
    case ENAMETOOLONG: "za długa nazwa pliku"
    case ELOOP: "za dużo dowiązań"
    default: "błąd systemu \(number) (\(own))"
    }
}

/// The error number of a disk without room.
let diskFull = ENOSPC

/// Whether an error number means that there is no room left.
func isDiskFull(_ number: Int32) -> Bool { number == ENOSPC || number == EDQUOT }
