import Foundation
import Recognition
import Synchronization
import Testing

struct ScanPoolTests {
    private struct Stop: Error {}

    private let model: String

    init() throws {
        model = try ModelLocation.current.path(of: "eng")
    }

    @Test(arguments: [1, 2, 4])
    func deliversInOrder(jobs: Int) async throws {
        var delivered: [Int] = []
        try await ScanPool(jobs: jobs).run(
            count: 40, reader: reader,
            work: { (index, _) throws(RecognitionError) in
                // The later ones are done sooner.
                Thread.sleep(forTimeInterval: Double(40 - index) / 10_000)
                return index * index
            },
            deliver: { (index, result) throws(Stop) in
                #expect(result == .success(index * index))
                delivered.append(index)
            })
        #expect(delivered == Array(0..<40))
    }

    @Test func goesOnAfterAFailure() async throws {
        var results: [Result<Int, RecognitionError>] = []
        try await ScanPool(jobs: 2).run(
            count: 4, reader: reader,
            work: { (index, _) throws(RecognitionError) in
                if index == 1 { throw .truncated }
                return index
            },
            deliver: { (_, result) throws(Stop) in results.append(result) })
        #expect(results == [.success(0), .failure(.truncated), .success(2), .success(3)])
    }

    @Test func reportsAnEngineThatCannotBeMade() async throws {
        var results: [Result<Int, RecognitionError>] = []
        try await ScanPool(jobs: 2).run(
            count: 2, reader: { () throws(RecognitionError) in throw .modelUnusable(path: "x") },
            work: { (index, _) throws(RecognitionError) in index },
            deliver: { (_, result) throws(Stop) in results.append(result) })
        #expect(results == [.failure(.modelUnusable(path: "x")), .failure(.modelUnusable(path: "x"))])
    }

    @Test func stopsWhenResultsCannotBeDelivered() async throws {
        let begun = Begun()
        await #expect(throws: Stop.self) {
            try await ScanPool(jobs: 2).run(
                count: 1000, reader: reader,
                work: { (index, _) throws(RecognitionError) in begun.add() },
                deliver: { (index, _) throws(Stop) in if index == 3 { throw Stop() } })
        }
        #expect(begun.count < 1000)
    }

    @Test func keepsWhatIsCompleteWhenCancelled() async throws {
        let begun = Begun()
        let reader = self.reader
        let task = Task {
            var delivered: [Int] = []
            try await ScanPool(jobs: 2).run(
                count: 1000, reader: reader,
                work: { (index, _) throws(RecognitionError) in
                    begun.add()
                    // Long enough that the batch cannot be over before it is called off.
                    Thread.sleep(forTimeInterval: 0.002)
                    return index
                },
                deliver: { (index, _) throws(Stop) in delivered.append(index) })
            return delivered
        }
        while begun.count < 20 { await Task.yield() }
        task.cancel()
        let delivered = try await task.value
        #expect(delivered == delivered.sorted())
        #expect(delivered.count == begun.count)
        #expect(delivered.count < 1000)
    }

    private var reader: @Sendable () throws(RecognitionError) -> Reader {
        let model = model
        return { () throws(RecognitionError) in try Reader(model: model) }
    }
}

/// A count that tasks share.
private final class Begun: Sendable {
    private let atomic = Atomic(0)

    var count: Int { atomic.load(ordering: .relaxed) }

    func add() { atomic.wrappingAdd(1, ordering: .relaxed) }
}
