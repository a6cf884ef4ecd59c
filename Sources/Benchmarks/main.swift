import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
do {
    switch arguments.first {
    case "text": try TextCommand.run(Array(arguments.dropFirst()))
    case "crops": try CropsCommand.run(Array(arguments.dropFirst()))
    case "finder": try FinderCommand.run(Array(arguments.dropFirst()))
    case "speed": try SpeedCommand.run(Array(arguments.dropFirst()))
    case "accuracy": try AccuracyCommand.run(Array(arguments.dropFirst()))
    case "store": try StoreCommand.run(Array(arguments.dropFirst()))
    case "books": try BooksCommand.run(Array(arguments.dropFirst()))
    case "groups": try GroupsCommand.run(Array(arguments.dropFirst()))
    case "hledger": try HledgerCommand.run(Array(arguments.dropFirst()))
    default:
        print(
            """
            usage: Benchmarks text --out DIR [--model NAME] PICTURE…
                   Benchmarks crops --out DIR [--jsonl FILE] PICTURE…
                   Benchmarks finder --pages FILE.jsonl [--worst N]
                   Benchmarks speed [--runs N] [--model NAME] [PICTURE…]
                   Benchmarks accuracy --corpus DIR [--readings DIR] [--model NAME] [FILE.jsonl…]
                   Benchmarks store [--bills N] [--runs N]
                   Benchmarks books [--records N] [--runs N]
                   Benchmarks groups [--expenses N] [--runs N] [--home DIR]
                   Benchmarks hledger [--expenses N] [--runs N]
            """)
        exit(2)
    }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
