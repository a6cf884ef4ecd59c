import Arguments
import TestSupport
import Testing

/// What holds for every command line.
struct ArgumentLaws {
    /// A command line in one of its spellings, and what it says.
    struct Drawn {
        var words: [String] = ["cook"]
        var times: Int?
        var spices: [String] = []
        var isDry = false
        var dishes: [String] = []
    }

    @Test func everySpellingMeansTheSame() {
        forEvery("command line", 2000, seed: 1, draw: Self.draw) { drawn in
            do {
                let values = try ArgumentParser(Kitchen.root).parse(drawn.words).values
                if values[Kitchen.times] != drawn.times { return "times is \(values[Kitchen.times] as Int?)" }
                if values.all(Kitchen.add) != drawn.spices { return "spices are \(values.all(Kitchen.add))" }
                if values[Kitchen.dry] != drawn.isDry { return "dry is \(values[Kitchen.dry])" }
                if values.all(Kitchen.dishes) != drawn.dishes { return "dishes are \(values.all(Kitchen.dishes))" }
                return nil
            } catch {
                return "\(error)"
            }
        }
    }

    @Test func everyErrorPointsAtWhatWasTyped() {
        let pieces = [
            "cook", "serve", "-", "--", "--add", "--add=x", "-n", "-n3", "-nx", "-dw", "--dry=", "--wte", "x", "", "-é",
        ]
        forEvery(
            "words", 2000, seed: 2,
            draw: { random in (0..<random.pick([1, 2, 4, 7])).map { _ in random.pick(pieces) } }
        ) { words in
            do throws(UsageError) {
                _ = try ArgumentParser(Kitchen.root).parse(words)
                return nil
            } catch {
                let typed = error.origin.index < words.count ? words[error.origin.index] : ""
                return error.origin.text == typed ? nil : "\(error) points at \(typed)"
            }
        }
    }

    private static func draw(_ random: inout SeededGenerator) -> Drawn {
        var drawn = Drawn()
        for _ in 0..<Int.random(in: 0...5, using: &random) {
            switch Int.random(in: 0...3, using: &random) {
            case 0:
                let times = Int.random(in: 1...12, using: &random)
                drawn.times = times
                drawn.words += random.pick([
                    ["-n\(times)"], ["-n", "\(times)"], ["--times=\(times)"], ["--times", "\(times)"],
                ])
            case 1:
                let spice = random.pick(["salt", "a=b", "two words", "ü", "-"])
                drawn.spices.append(spice)
                drawn.words += random.pick([["--add", spice], ["--add=\(spice)"]])
            case 2:
                drawn.isDry = true
                drawn.words += [random.pick(["-d", "--dry", "-qd", "-dq"])]
            default:
                let dish = random.pick(["soup", "-", "a b"])
                drawn.dishes.append(dish)
                drawn.words.append(dish)
            }
        }
        let last = random.pick(["-d", "--add", "stew"])
        drawn.dishes.append(last)
        drawn.words += ["--", last]
        return drawn
    }
}
