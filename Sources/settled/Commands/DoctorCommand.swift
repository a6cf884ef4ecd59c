import Arguments
import Foundation
import Recognition

/// `settled doctor`: whether everything that reading needs is there, and where.
enum DoctorCommand {
    static let declaration = Command(
        "doctor",
        abstract: Wording(
            "Show what settled finds on this machine: engine, models, programs, paths.",
            polish: "Pokazuje, co settled znajduje na tym komputerze: silnik, modele, programy, ścieżki."))

    static func run(_ context: Context, _ values: Values) throws(Failure) -> ExitCode {
        let style = context.style(values[Program.color])
        let language = BillOptions.language(context, values)
        let findings = Self.findings(context)
        let width = findings.map { $0.subject.text(language).columns }.max() ?? 0
        for finding in findings {
            let sign =
                switch finding.state {
                case .good: style.good("ok")
                case .optional: style.doubtful("--")
                case .missing: style.wrong("!!")
                }
            let subject = finding.subject.text(language).padded(to: width)
            try context.output.write("\(sign)  \(subject)  \(finding.detail.text(language).shown)\n")
        }
        return findings.contains { $0.state == .missing } ? .missing : .done
    }

    private struct Finding {
        enum State { case good, optional, missing }

        let subject: DoctorMessage
        let state: State
        let detail: DoctorMessage
    }

    private static func findings(_ context: Context) -> [Finding] {
        let location = ModelLocation.current
        return [
            Finding(
                subject: .name("settled"), state: .good,
                detail: .found("\(Program.version), \(Bundle.main.executablePath ?? "")")),
            Finding(subject: .name("tesseract"), state: .good, detail: .found(Versions.tesseract)),
            Finding(subject: .name("leptonica"), state: .good, detail: .found(Versions.leptonica)),
            model("receipt", location, without: .otherModel("eng")),
            model("receipt-second", location, without: .oneModel), model("eng", location),
            Finding(
                subject: .modelFolders, state: .good, detail: .found(location.folders.joined(separator: ", "))),
            program("pdftotext", context), program("pdftoppm", context),
            Finding(
                subject: .workers, state: .good, detail: .receiptsAtOnce(ProcessInfo.processInfo.activeProcessorCount)),
        ]
    }

    /// Language data; where it is missing `substitute` says what is done without it, and if nothing is, it is needed.
    private static func model(
        _ name: String, _ location: ModelLocation, without substitute: DoctorMessage? = nil
    ) -> Finding {
        do throws(RecognitionError) {
            return Finding(subject: .model(name), state: .good, detail: .found(try location.path(of: name)))
        } catch {
            return Finding(
                subject: .model(name), state: substitute == nil ? .missing : .optional,
                detail: substitute ?? .noModel(.recognition(error, file: "")))
        }
    }

    /// A program for PDF files; without it everything else works.
    private static func program(_ name: String, _ context: Context) -> Finding {
        let folders = context.environment["PATH", default: ""].split(separator: ":")
        let path = folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
        return Finding(
            subject: .name(name), state: path == nil ? .optional : .good,
            detail: path.map { .found($0) } ?? .noProgram(.recognition(.missingProgram(name), file: "")))
    }
}
