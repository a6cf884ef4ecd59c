// swift-tools-version: 6.2
import PackageDescription

/// Every target is held to the same rules: Swift 6 mode, explicit existentials, explicit imports, no warnings.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// The pure targets add a compiler-checked promise that nothing unsafe is in them.
let pure: [SwiftSetting] = strict + [.strictMemorySafety()]

// Debian's tesseract.pc drags in libcurl and libarchive, which are not used; lept.pc supplies the one include path
// that is needed. Homebrew keeps its headers behind tesseract.pc.
#if os(macOS)
    let tesseractPackage = "tesseract"
#else
    let tesseractPackage = "lept"
#endif

let package = Package(
    name: "settled",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "settled", targets: ["settled"])
    ],
    targets: [
        // Pure core.
        .target(name: "Money", swiftSettings: pure),
        .target(name: "Receipt", dependencies: ["Money"], swiftSettings: pure),
        .target(name: "Ledger", dependencies: ["Money"], swiftSettings: pure),
        .target(name: "Groups", dependencies: ["Money", "Ledger"], swiftSettings: pure),
        .target(name: "Arguments", swiftSettings: pure),

        // Effects.
        .target(
            name: "Recognition",
            dependencies: ["Receipt", "CTesseract", "CExif", "CHeif", "CTurboJPEG", "CPNG", "CCrypto", "CChafa"],
            resources: [.copy("Resources")],
            swiftSettings: strict),
        .target(
            name: "Store", dependencies: ["Money", "Receipt", "Ledger", "Groups", "CSQLite"], swiftSettings: strict),
        .target(
            name: "Exchange",
            dependencies: ["Money", "Ledger", "Groups", "CJansson", "CCrypto", "CZlib", "CQREncode"],
            swiftSettings: strict),
        .executableTarget(
            name: "settled",
            dependencies: [
                "Money", "Receipt", "Ledger", "Groups", "Recognition", "Store", "Exchange", "Arguments", "CLineEdit",
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["Money", "Receipt", "Recognition", "Ledger", "Groups", "Store", "Exchange"],
            path: "Sources/Benchmarks",
            swiftSettings: strict),

        // System libraries.
        .systemLibrary(
            name: "CTesseract",
            pkgConfig: tesseractPackage,
            providers: [
                .apt(["libtesseract-dev", "libleptonica-dev"]), .brew(["tesseract", "leptonica"]),
            ]),
        .systemLibrary(
            name: "CExif", pkgConfig: "libexif", providers: [.apt(["libexif-dev"]), .brew(["libexif"])]),
        .systemLibrary(
            name: "CHeif", pkgConfig: "libheif", providers: [.apt(["libheif-dev"]), .brew(["libheif"])]),
        .systemLibrary(
            name: "CTurboJPEG", pkgConfig: "libturbojpeg",
            providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
        .systemLibrary(
            name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
        .systemLibrary(
            name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
        .systemLibrary(
            name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .systemLibrary(
            name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
        .systemLibrary(
            name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        // libchafa-dev of Debian 12 does not bring the headers of glib, which its own headers include.
        .systemLibrary(
            name: "CChafa", pkgConfig: "chafa",
            providers: [.apt(["libchafa-dev", "libglib2.0-dev"]), .brew(["chafa"])]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .systemLibrary(
            name: "CLineEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),

        // Tests.
        .target(
            name: "TestSupport", dependencies: ["Money", "Receipt", "Ledger", "Groups", "CPNG"],
            path: "Tests/TestSupport",
            swiftSettings: strict),
        .testTarget(name: "MoneyTests", dependencies: ["Money", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "LedgerTests", dependencies: ["Ledger", "Money", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "GroupsTests", dependencies: ["Groups", "Ledger", "Money", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "ReceiptTests", dependencies: ["Money", "Receipt", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "RecognitionTests",
            dependencies: ["Recognition", "Receipt", "TestSupport", "CTesseract", "Benchmarks"],
            swiftSettings: strict),
        .testTarget(
            name: "StoreTests", dependencies: ["Store", "Groups", "Ledger", "Money", "Receipt", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "ExchangeTests", dependencies: ["Exchange", "Groups", "Ledger", "Money", "TestSupport"],
            swiftSettings: strict),
        .testTarget(name: "ArgumentsTests", dependencies: ["Arguments", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "SettledTests",
            dependencies: ["settled", "Exchange", "Groups", "Ledger", "Money", "Store", "TestSupport"],
            swiftSettings: strict),
    ]
)

// Fuzzers need their own main from libFuzzer, which breaks every ordinary build: make fuzz sets the variable.
if Context.environment["SETTLED_FUZZ"] == "1" {
    for (name, dependencies) in [
        ("FuzzArguments", ["Arguments"]), ("FuzzReceipt", ["Receipt", "Money"]), ("FuzzTable", ["Receipt"]),
        ("FuzzGroupFile", ["Exchange"]),
    ] as [(String, [Target.Dependency])] {
        package.targets.append(
            .executableTarget(
                name: name, dependencies: dependencies, path: "Tests/Fuzz/\(name)",
                swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
    }
}
