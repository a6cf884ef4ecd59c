internal import CTesseract
internal import Foundation

/// One Tesseract engine with one model; it belongs to one owner and never crosses tasks.
struct Engine: ~Copyable {
    private let api: OpaquePointer
    private var alphabet = ""
    private var offersChoices = false

    /// Loads a model.
    ///
    /// - Parameters:
    ///   - path: the model's `.traineddata` file.
    ///   - words: whether the model's dictionaries take part.
    /// - Throws: `.modelMissing`, `.modelUnusable`, or `.engine`.
    init(model path: String, words: Bool = false) throws(RecognitionError) {
        api = try Self.started(model: path, words: words)
    }

    deinit {
        TessBaseAPIEnd(api)
        TessBaseAPIDelete(api)
    }

    /// An engine with its model loaded; whoever asks for it frees it.
    private static func started(model path: String, words: Bool) throws(RecognitionError) -> OpaquePointer {
        let file = URL(fileURLWithPath: path)
        guard file.pathExtension == "traineddata", FileManager.default.isReadableFile(atPath: path) else {
            throw .modelMissing(name: file.lastPathComponent, lookedIn: [file.deletingLastPathComponent().path])
        }
        guard let api = TessBaseAPICreate() else { throw .engine(message: "start") }
        // Before anything is loaded, or a model that can't be is complained about on standard error.
        TessBaseAPISetVariable(api, "debug_file", "/dev/null")
        // Only a few settings can be changed once the model is loaded; these can't.
        let settings = [
            "load_system_dawg": words ? "1" : "0",
            "load_freq_dawg": words ? "1" : "0",
            "load_punc_dawg": words ? "1" : "0",
            "load_number_dawg": words ? "1" : "0",
            "load_bigram_dawg": "0",
            "load_unambig_dawg": "0",
        ].sorted { $0.key < $1.key }
        var names = settings.map { strdup($0.key) }
        var values = settings.map { strdup($0.value) }
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

    /// Reads one line, with the characters and the choices that a pass asks for.
    mutating func read(_ crop: borrowing LineCrop, _ pass: Pass) throws(RecognitionError) -> Reading {
        if pass.alphabet != alphabet {
            TessBaseAPISetVariable(api, "tessedit_char_whitelist", pass.alphabet)
            alphabet = pass.alphabet
        }
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
