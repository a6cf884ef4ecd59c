import Money
import Testing

@testable import Receipt

struct DateReaderTests {
    private let reader = DateReader(monthFirst: false)

    @Test(arguments: [
        "28.11.2026", "28/11/2026", "28-11-2026", "28.11.26", "2026-11-28", "2026/11/28", "Nov 28 2026", "28 Nov 2026",
        "28Nov'26", "November 28, 2026", "28. November 2026", "28 novembre 2026", "28 listopada 2026", "11/28/2026",
        "Date: 28/11/2026 20:41", "28-11-202620:41", "28.11.2620:41", "Fri, 28-Nov-2026",
    ])
    func readsEveryPrintedForm(_ text: String) {
        #expect(reader.date(in: text)?.description == "2026-11-28")
    }

    @Test func dayAndMonthAreToldByTheCountry() {
        #expect(DateReader(monthFirst: true).date(in: "03/04/2026")?.description == "2026-03-04")
        #expect(DateReader(monthFirst: false).date(in: "03/04/2026")?.description == "2026-04-03")
        #expect(DateReader(monthFirst: true).date(in: "03.04.2026")?.description == "2026-04-03")
    }

    @Test(arguments: [
        "28.11.", "Nov 28", "28/11", "31.02.2026", "12.50", "1.234.567", "555-0134", "28/11/1926", "v1.2.3.4",
    ])
    func leavesTheRestAlone(_ text: String) {
        #expect(reader.date(in: text) == nil)
    }

    @Test(arguments: [
        ("20:41", "20:41"), ("8:41 PM", "20:41"), ("8:41pm", "20:41"), ("12:05 AM", "00:05"), ("12:05 pm", "12:05"),
        ("20:41:59", "20:41"), ("28.11.202620:41", "20:41"), ("28.11.2620:41", "20:41"), ("28/11/2026 09:05", "09:05"),
    ])
    func readsTimes(_ text: String, _ time: String) {
        #expect(reader.time(in: text)?.description == time)
    }

    @Test(arguments: ["25:00", "20:61", "12.50", "1:2"])
    func refusesTimesThatAreNone(_ text: String) {
        #expect(reader.time(in: text) == nil)
    }

    @Test func digitsOfDatesAreNoMoney() {
        for text in ["28.11.2026", "20:41", "2026-11-28", "5:00PM-6:00PM"] {
            #expect(DateScanner.isDateOrTime(Normalization.scalars(of: text)), "\(text)")
        }
        for text in ["12.50", "1.234,50", "2x3.50", "1.234.567"] {
            #expect(!DateScanner.isDateOrTime(Normalization.scalars(of: text)), "\(text)")
        }
    }
}
