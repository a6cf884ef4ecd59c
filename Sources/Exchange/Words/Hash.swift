internal import CCrypto

/// The hash functions that names are made of; neither is used to keep a secret.
enum Hash {
    /// The SHA-256 (FIPS 180-4) of `bytes`, 32 bytes.
    static func sha256(_ bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        _ = SHA256(bytes, bytes.count, &digest)
        return digest
    }

    /// The SHA-1 (FIPS 180-4) of `bytes`, 20 bytes, which UUIDs of version 5 are made of.
    static func sha1(_ bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: Int(SHA_DIGEST_LENGTH))
        _ = SHA1(bytes, bytes.count, &digest)
        return digest
    }
}
