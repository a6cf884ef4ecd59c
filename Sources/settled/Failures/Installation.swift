/// How what is missing is installed on this system.
enum Installation {
    /// The command that installs the programs for PDF files.
    static var commandForPDF: String {
        #if os(macOS)
            "brew install poppler"
        #else
            "sudo apt-get install poppler-utils"
        #endif
    }

    /// The command that installs language data of Tesseract.
    static func command(forModel name: String) -> String {
        #if os(macOS)
            "brew install " + (name == "eng" ? "tesseract" : "tesseract-lang")
        #else
            "sudo apt-get install tesseract-ocr-\(name)"
        #endif
    }
}
