import Foundation
import Money
import Recognition
import Store

extension Context {
    /// The folders of the program.
    func home() throws(Failure) -> Home {
        do throws(StoreError) { return try Home(environment) } catch { throw .store(error) }
    }

    /// What `body` finds among what is kept, or `nothing` where nothing has been kept yet.
    func reading<Result>(
        _ nothing: Result, _ body: (borrowing Database) throws(StoreError) -> Result
    ) throws(Failure) -> Result {
        let home = try home()
        do throws(StoreError) {
            guard let database = try Database.existing(home) else { return nothing }
            return try body(database)
        } catch { throw .store(error) }
    }

    /// Runs `body` on the database, which is made if there is none.
    func keeping<Result>(_ body: (borrowing Database) throws(StoreError) -> Result) throws(Failure) -> Result {
        let home = try home()
        do throws(StoreError) {
            return try body(try Database(home))
        } catch { throw .store(error) }
    }

    /// The seconds since 1970.
    var moment: Int { Int(now().timeIntervalSince1970) }

    /// The day where the user is, as ISO 8601 writes it.
    var today: String { day.description }

    /// The day where the user is.
    var day: CalendarDate {
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: now())
        guard let day = CalendarDate(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0) else {
            preconditionFailure("the calendar gave no day")
        }
        return day
    }
}
