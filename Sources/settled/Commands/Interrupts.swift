import Foundation

/// Listens for ^C while work is done that can be stopped in good order.
struct Interrupts {
    private let source: any DispatchSourceSignal

    /// Calls `handler` at the first interrupt; a second one ends the program at once, as if nobody listened.
    init(_ handler: @escaping @Sendable () -> Void) {
        signal(SIGINT, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler { @Sendable in
            signal(SIGINT, SIG_DFL)
            handler()
        }
        source.resume()
    }

    /// Stops listening.
    func end() {
        source.cancel()
        signal(SIGINT, SIG_DFL)
    }
}
