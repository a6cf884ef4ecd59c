internal import CTesseract
internal import Foundation

/// One Tesseract engine with one model; it belongs to one owner and never crosses tasks.
struct Engine: ~Copyable {
    private let api: OpaquePointer
    private var offersChoices = false

    /// Loads a model.
    ///
    /// - Parameter path: the model's `.traineddata` file.
    /// - Throws: `.modelMissing`, `.modelUnusable`, or `.engine`.
    init(model path: String) throws(RecognitionError) {
        api = try Self.started(model: path)
    }

    deinit {
        TessBaseAPIEnd(api)
        TessBaseAPIDelete(api)
    }

    /// An engine with its model loaded; whoever asks for it frees it.
    private static func started(model path: String) throws(RecognitionError) -> OpaquePointer {
        let file = URL(fileURLWithPath: path)
        guard file.pathExtension == "traineddata", FileManager.default.isReadableFile(atPath: path) else {
            throw .modelMissing(name: file.lastPathComponent, lookedIn: [file.deletingLastPathComponent().path])
        }
        guard let api = TessBaseAPICreate() else { throw .engine(message: "start") }
        // Before anything is loaded, or a model that can't be is complained about on standard error.
        TessBaseAPISetVariable(api, "debug_file", "/dev/null")
        // Dictionaries of English turn names of dishes into other words; they can only be left out while loading.
        let dictionaries = ["system", "freq", "punc", "number", "bigram", "unambig"]
        var names = dictionaries.map { strdup("load_\($0)_dawg") }
        var values = dictionaries.map { _ in strdup("0") }
        defer { (names + values).forEach { free($0) } }
        let folder = file.deletingLastPathComponent().path
        let name = file.deletingPathExtension().lastPathComponent
        let failed = TessBaseAPIInit4(
            api, folder, name, OEM_LSTM_ONLY, nil, 0, &names, &values, names.count, 0)
        guard failed == 0 else {
            TessBaseAPIDelete(api)
            throw .modelUnusable(path: path)
        }
        TessBaseAPISetPageSegMode(api, PSM_RAW_LINE)
        // Bars are found and turned by the finder; without this the engine reads each doubtful line twice.
        TessBaseAPISetVariable(api, "invert_threshold", "0")
        TessBaseAPISetVariable(api, "tessedit_do_invert", "0")
        return api
    }

    /// Reads one line, with other choices for its characters if a pass asks for them.
    mutating func read(_ crop: borrowing LineCrop, _ pass: Pass) throws(RecognitionError) -> Reading {
        if pass.offersChoices != offersChoices {
            TessBaseAPISetVariable(api, "lstm_choice_mode", pass.offersChoices ? "2" : "0")
            offersChoices = pass.offersChoices
        }
        SerialOpenMP.enter()
        let width = Int32(crop.plane.width)
        TessBaseAPISetImage(api, crop.plane.bytes, width, Int32(crop.plane.height), 1, width)
        TessBaseAPISetSourceResolution(api, 300)
        guard TessBaseAPIRecognize(api, nil) == 0 else { throw .engine(message: "recognise") }
        guard let iterator = TessBaseAPIGetIterator(api) else { return Reading(symbols: []) }
        defer { TessResultIteratorDelete(iterator) }
        return Reading(walking: iterator)
    }
}
