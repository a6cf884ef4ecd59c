internal import Synchronization

/// Reads many files at once: a few workers with an engine each, results in the order of the files.
///
/// Every worker makes its own ``Reader`` when it first needs one and keeps it, so that no engine ever crosses from one
/// task to another. A file that fails stops nothing. Results do not depend on the number of workers.
public struct ScanPool: Sendable {
    /// The most files that are read at the same time.
    public let jobs: Int

    /// Makes a pool of `jobs` workers, 1 at least.
    public init(jobs: Int) {
        self.jobs = max(1, jobs)
    }

    /// Calls `work` for every index below `count`, and `deliver` with every result, in ascending order, as soon as all
    /// results before it are there.
    ///
    /// When the task is cancelled no further index is begun, and what is complete is still delivered; the indices that
    /// were not read are left out. An error of `deliver` ends everything and is thrown on.
    public func run<Value: Sendable, Fault: Error>(
        count: Int, reader: @escaping @Sendable () throws(RecognitionError) -> Reader,
        work: @escaping @Sendable (Int, inout Reader) throws(RecognitionError) -> Value,
        deliver: (Int, Result<Value, RecognitionError>) throws(Fault) -> Void
    ) async throws(Fault) {
        let mailbox = Mailbox<Result<Value, RecognitionError>>()
        let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
        var fault: Fault?
        var delivered = 0

        /// Delivers what has come without a gap.
        func deliverPrefix() throws(Fault) {
            while let result = mailbox.take(delivered) {
                try deliver(delivered, result)
                delivered += 1
            }
        }

        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<min(jobs, count) {
                group.addTask {
                    var own: Reader?
                    while !Task.isCancelled, let index = mailbox.nextIndex(below: count) {
                        let result = Self.result(index, &own, reader: reader, work: work)
                        if case .failure(.cancelled) = result { break }
                        mailbox.put(result, at: index)
                        arrival.yield()
                        // The workers may hold all threads there are; whoever prints the results needs one.
                        await Task.yield()
                    }
                }
            }
            for await _ in arrivals {
                do throws(Fault) {
                    try deliverPrefix()
                } catch {
                    fault = error
                    group.cancelAll()
                }
                if fault != nil || delivered == count { break }
            }
        }
        if let fault { throw fault }
        for (index, result) in mailbox.rest() { try deliver(index, result) }
    }

    private static func result<Value>(
        _ index: Int, _ own: inout Reader?, reader: () throws(RecognitionError) -> Reader,
        work: (Int, inout Reader) throws(RecognitionError) -> Value
    ) -> Result<Value, RecognitionError> {
        do throws(RecognitionError) {
            if own == nil { own = try reader() }
            return .success(try work(index, &own!))
        } catch {
            return .failure(error)
        }
    }
}

/// Where workers draw their indices and leave their results.
private final class Mailbox<Element: Sendable>: Sendable {
    private let next = Atomic(0)
    private let results = Mutex<[Int: Element]>([:])

    /// The next index that nobody has drawn; nil if there is none below `count`.
    func nextIndex(below count: Int) -> Int? {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        return index < count ? index : nil
    }

    func put(_ element: Element, at index: Int) { results.withLock { $0[index] = element } }

    /// Takes the element at `index` out, if it is there.
    func take(_ index: Int) -> Element? { results.withLock { $0.removeValue(forKey: index) } }

    /// All elements that are left, in ascending order.
    func rest() -> [(Int, Element)] { results.withLock { $0.sorted { $0.key < $1.key } }.map { ($0.key, $0.value) } }
}
