import Arguments
import Testing

struct ArgumentParserTests {
    @Test func readsTypedValues() throws {
        let values = try Kitchen.parse("cook -n 3 --add salt --add=dill --out plates soup.txt - stew.txt").values
        #expect(values[Kitchen.times] == 3)
        #expect(values.all(Kitchen.add) == ["salt", "dill"])
        #expect(values[Kitchen.out] == "plates")
        #expect(values.all(Kitchen.dishes) == ["soup.txt", "-", "stew.txt"])
        #expect(!values[Kitchen.dry])
    }

    @Test(arguments: [
        "cook x -n4", "cook x -n 4", "cook --times=4 x", "cook x --times 4", "cook -qn4 x", "cook -n2 -n4 x",
    ])
    func takesEveryWayToWriteAnOption(line: String) throws {
        #expect(try Kitchen.parse(line).values[Kitchen.times] == 4)
    }

    @Test(arguments: ["-q cook -d x", "cook -qd x", "cook x -dq", "cook --quiet x --dry"])
    func bundlesFlagsAndKnowsThoseOfTheCommandAbove(line: String) throws {
        let values = try Kitchen.parse(line).values
        #expect(values[Kitchen.quiet] && values[Kitchen.dry] && !values[Kitchen.wet])
    }

    @Test func endsOptionsAtTwoDashes() throws {
        let values = try Kitchen.parse("cook -d -- -w --add --").values
        #expect(values.all(Kitchen.dishes) == ["-w", "--add", "--"])
        #expect(!values[Kitchen.wet])
    }

    @Test func keepsBlanksAndEqualSignsOfAValue() throws {
        let values = try ArgumentParser(Kitchen.root).parse(["cook", "--add=a=b c", "my dish"]).values
        #expect(values[Kitchen.add] == "a=b c")
        #expect(values[Kitchen.dishes] == "my dish")
    }

    @Test(arguments: ["-6.00", "-6", "-.5", "-,50", "-12.50*3+4", "-6,00"])
    func takesANegativeNumberForAWord(number: String) throws {
        let values = try Kitchen.parse("cook -d \(number) --add \(number) --out=\(number) -q").values
        #expect(values.all(Kitchen.dishes) == [number])
        #expect(values[Kitchen.add] == number && values[Kitchen.out] == number)
        #expect(values[Kitchen.dry] && values[Kitchen.quiet])
    }

    @Test func takesADigitForTheFlagThatItIs() throws {
        let one = Flag("one", short: "1", help: Wording("Only one.", polish: "Tylko jedno."))
        let root = Command("list", abstract: Wording("List.", polish: "Spisuje."), parameters: [one, Kitchen.dishes])
        let values = try ArgumentParser(root).parse(["-1", "x", "-2"]).values
        #expect(values[one])
        #expect(values.all(Kitchen.dishes) == ["x", "-2"])
        #expect(throws: UsageError.self) { try ArgumentParser(root).parse(["-12"]) }
    }

    @Test func leavesOutOptionalOperands() throws {
        #expect(try Kitchen.parse("serve").values[Kitchen.guest] == nil)
        #expect(try Kitchen.parse("serve ala").values[Kitchen.guest] == "ala")
    }

    @Test(arguments: [
        ("--help", Invocation.Request.help, []), ("cook --help", .help, ["cook"]),
        ("cook -dh --nonsense", .help, ["cook"]),
        ("--version", .version, []), ("cook --version", .version, ["cook"]), ("clean", .run, ["clean"]),
    ])
    func answersRequests(line: String, request: Invocation.Request, path: [String]) throws {
        let invocation = try Kitchen.parse(line)
        #expect(invocation.request == request)
        #expect(invocation.path == path)
    }

    @Test(
        arguments: [
            ("cook --ad salt x", .unknownOption("--ad", suggestion: "--add"), 1, "--ad"),
            ("cook --tmies=2 x", .unknownOption("--tmies", suggestion: "--times"), 1, "--tmies=2"),
            ("cook --secre x", .unknownOption("--secre", suggestion: nil), 1, "--secre"),
            ("cook -. soup", .unknownOption("-.", suggestion: nil), 1, "-."),
            ("-5", .unknownOption("-5", suggestion: nil), 0, "-5"),
            ("cook -dx soup", .unknownOption("-x", suggestion: nil), 1, "-dx"),
            ("coko x", .unknownCommand("coko", suggestion: "cook"), 0, "coko"),
            ("dinner", .unknownCommand("dinner", suggestion: nil), 0, "dinner"),
            ("cook x --times", .missingValue(option: "--times", expected: .wholeNumber(1...12)), 2, "--times"),
            ("cook x -n -d", .missingValue(option: "--times", expected: .wholeNumber(1...12)), 2, "-n"),
            ("cook x --dry=yes", .valueForFlag(option: "--dry", value: "yes"), 2, "--dry=yes"),
            (
                "cook x -n13",
                .invalidValue(parameter: "--times", value: "13", expected: .wholeNumber(1...12)), 2,
                "-n13"
            ),
            (
                "--color blue serve",
                .invalidValue(parameter: "--color", value: "blue", expected: .oneOf(["auto", "always", "never"])), 1,
                "blue"
            ),
            ("serve ala bob", .unexpectedOperand("bob"), 2, "bob"),
            ("cook -d", .missingOperand("DISH"), 2, ""),
            ("-q", .missingCommand, 1, ""),
            ("cook -d x -w", .conflict("--dry", "--wet"), 3, "-w"),
        ] as [(String, UsageError.Reason, Int, String)])
    func namesWhatIsWrong(line: String, reason: UsageError.Reason, index: Int, text: String) {
        let error = #expect(throws: UsageError.self) { try Kitchen.parse(line) }
        #expect(error?.reason == reason)
        #expect(error?.origin == Origin(index: index, text: text))
        #expect(error?.path.first == "kitchen")
    }

    @Test func namesTheCommandWhereItWentWrong() {
        let error = #expect(throws: UsageError.self) { try Kitchen.parse("cook --nonsense") }
        #expect(error?.path == ["kitchen", "cook"])
    }

    @Test func refusesAnEmptyValue() {
        let error = #expect(throws: UsageError.self) {
            try ArgumentParser(Kitchen.root).parse(["cook", "--out=", "x"])
        }
        #expect(error?.reason == .invalidValue(parameter: "--out", value: "", expected: .folder))
    }
}
