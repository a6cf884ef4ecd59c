import Arguments
import Foundation
import Recognition

/// `settled doctor`: whether everything that reading needs is there, and where.
enum DoctorCommand {
    static let declaration = Command(
        "doctor", abstract: "Show what settled finds on this machine: engine, models, programs, paths.")

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let style = context.style(values[Program.color])
        let findings = Self.findings(context)
        let width = findings.map(\.subject.count).max() ?? 0
        for finding in findings {
            let sign =
                switch finding.state {
                case .good: style.good("ok")
                case .optional: style.doubtful("--")
                case .missing: style.wrong("!!")
                }
            try context.output.write("\(sign)  \(finding.subject.padded(to: width))  \(finding.detail.shown)\n")
        }
        return findings.contains { $0.state == .missing } ? .missing : .done
    }

    private struct Finding {
        enum State { case good, optional, missing }

        let subject: String
        let state: State
        let detail: String
    }

    private static func findings(_ context: Context) -> [Finding] {
        let location = ModelLocation.current
        return [
            Finding(
                subject: "settled", state: .good, detail: "\(Program.version), \(Bundle.main.executablePath ?? "")"),
            Finding(subject: "tesseract", state: .good, detail: Versions.tesseract),
            Finding(subject: "leptonica", state: .good, detail: Versions.leptonica),
            model("receipt", location, isRequired: false), model("eng", location, isRequired: true),
            Finding(subject: "models in", state: .good, detail: location.folders.joined(separator: ", ")),
            program("pdftotext", context), program("pdftoppm", context),
            Finding(
                subject: "threads", state: .good,
                detail: "\(ProcessInfo.processInfo.activeProcessorCount) receipts at once"),
        ]
    }

    private static func model(_ name: String, _ location: ModelLocation, isRequired: Bool) -> Finding {
        do throws(RecognitionError) {
            let path = try location.path(of: name)
            return Finding(subject: "model \(name)", state: .good, detail: path)
        } catch {
            let advice = Failure.recognition(error, file: "").english.hint ?? ""
            return Finding(
                subject: "model \(name)", state: isRequired ? .missing : .optional,
                detail: isRequired ? "not found. \(advice)" : "not found; eng is used instead")
        }
    }

    /// A program for PDF files; without it everything else works.
    private static func program(_ name: String, _ context: Context) -> Finding {
        let folders = context.environment["PATH", default: ""].split(separator: ":")
        let path = folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
        let advice = Failure.recognition(.missingProgram(name), file: "").english.hint ?? ""
        return Finding(
            subject: name, state: path == nil ? .optional : .good, detail: path ?? "not found; PDF needs it. \(advice)")
    }
}
