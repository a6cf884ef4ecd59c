import Testing

@testable import settled

struct ContextTests {
    /// A world whose output is no terminal: that of a test.
    private func context(_ environment: [String: String]) -> Context {
        let nowhere = Output(descriptor: -1, name: "nowhere")
        return Context(arguments: [], environment: environment, output: nowhere, errors: nowhere, elapsed: { .zero })
    }

    @Test(
        arguments: [
            (nil, [:], false), ("always", ["NO_COLOR": "1"], true), ("never", ["TERM": "xterm"], false),
            ("auto", ["TERM": "xterm"], false),
        ] as [(String?, [String: String], Bool)])
    func coloursWhatIsWanted(when: String?, environment: [String: String], isColoured: Bool) {
        #expect(context(environment).style(when).isColoured == isColoured)
    }

    @Test(
        arguments: [
            ([:], nil), (["COLUMNS": "64"], 64), (["COLUMNS": "3"], 20), (["COLUMNS": "wide"], nil),
        ] as [([String: String], Int?)])
    func takesTheWidthOfTheEnvironment(environment: [String: String], width: Int?) {
        #expect(context(environment).width == width)
    }
}
