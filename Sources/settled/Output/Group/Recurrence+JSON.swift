import Groups
import Money

extension Recurrence {
    /// `{"every": 1, "unit": "month", "from": "2026-01-31", "until": null, "times": null}`.
    var document: JSONValue {
        var (until, times): (JSONValue, JSONValue) = (.null, .null)
        switch end {
        case .never: break
        case .until(let day): until = .string(day.description)
        case .count(let count): times = .number(String(count))
        }
        return [
            "every": .number(String(interval)), "unit": .string(unit.rawValue), "from": .string(anchor.description),
            "until": until, "times": times,
        ]
    }
}
