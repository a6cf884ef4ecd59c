import Store

/// The JSON document of the check of everything that is kept, version 1. Its schema is Fixtures/schema/check.json.
struct CheckJSON {
    let report: CheckReport

    /// The document.
    var document: JSONValue {
        [
            "settled": 1, "kind": "check", "bills": JSONValue(report.bills),
            "findings": .array(report.faults.map(finding)),
        ]
    }

    private func finding(_ fault: CheckReport.Fault) -> JSONValue {
        let (code, subject, bill): (String, String?, Int?) =
            switch fault {
            case .finding(.damage(let text)): ("damage", text, nil)
            case .finding(.orphan(let table)): ("orphan", table, nil)
            case .finding(.pictureMissing(let name)): ("picture-missing", name, nil)
            case .finding(.pictureChanged(let name)): ("picture-changed", name, nil)
            case .doesNotAddUp(let id): ("does-not-add-up", nil, id)
            case .unsplittable(let id): ("unsplittable", nil, id)
            case .unsoundGroup(let id, _): ("unsound-group", id, nil)
            case .unsoundMoney: ("unsound-money", nil, nil)
            }
        return [
            "code": .string(code), "subject": JSONValue(subject), "bill": JSONValue(bill),
            "message": .string(fault.message.english),
        ]
    }
}
