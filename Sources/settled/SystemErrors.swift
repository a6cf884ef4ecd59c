import Foundation

/// What the system says about an error number, in its own words: `No space left on device`.
func systemMessage(_ number: Int32) -> String { String(cString: strerror(number)) }

/// The error number of a disk without room.
let diskFull = ENOSPC

/// Whether an error number means that there is no room left.
func isDiskFull(_ number: Int32) -> Bool { number == ENOSPC || number == EDQUOT }
