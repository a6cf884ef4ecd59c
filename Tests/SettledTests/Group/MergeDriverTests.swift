import Foundation
import TestSupport
import Testing

/// A group file in git, which joins it by the program's merge driver.
struct MergeDriverTests {
    /// What the manual page says how git is told.
    private static let start = """
        set -e
        exec 2>> $T/log
        export GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_NAME=Ann GIT_AUTHOR_EMAIL=ann@example.org
        export GIT_COMMITTER_NAME=Ann GIT_COMMITTER_EMAIL=ann@example.org
        driver='settled merge-driver %O %A %B'
        git init -q -b main $T/ann
        cd $T/ann
        git config merge.settled.driver "$driver"
        echo '*.settled merge=settled' > .gitattributes
        export SETTLED_HOME=$T/ann.home
        settled group new trip --currency EUR --members ann,ben --me ann
        settled group link trip.settled
        id=$(settled add 96 dinner --paid ann --date 2026-07-12)
        git add . && git commit -qm 'Start the trip'
        git clone -q $T/ann $T/ben
        cd $T/ben
        git config merge.settled.driver "$driver"
        export SETTLED_HOME=$T/ben.home
        settled group link trip.settled
        settled member me ben
        """

    /// Both change the same expense and add others; git joins them without a conflict, and both have the same ledger.
    @Test func joinsWhatTwoClonesDidApart() throws {
        let outcome = try run(
            Self.start + """

                settled add 18 taxi --paid ben --date 2026-07-13 >> $T/log
                settled edit $id --amount 100 >> $T/log
                git commit -qam 'Pay a taxi'
                cd $T/ann
                export SETTLED_HOME=$T/ann.home
                settled edit $id --title supper >> $T/log
                settled pay ben ann 10 --date 2026-07-14 >> $T/log
                git commit -qam 'Pay back'
                git pull -q --no-rebase --no-edit ../ben main
                git log --format=%s -1
                git status --porcelain
                settled list --json | grep -E '^      "(title|amount)"'
                cd ../ben
                git pull -q --no-rebase --no-edit ../ann main
                for home in ann ben; do
                    cd ../$home; SETTLED_HOME=$T/$home.home settled status --json | grep ledger_words
                done | uniq -c | wc -l
                cmp trip.settled ../ann/trip.settled && echo same
                """)
        #expect(outcome.code == 0, "\(outcome.errors)")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("Merge branch 'main'") })
        #expect(lines.suffix(2) == ["1", "same"])
        let text = outcome.output
        for part in ["supper", "taxi", "100.00", "18.00", "10.00"] {
            #expect(text.contains(part), "\(part) is missing in \(text)")
        }
        // Nothing is left to be resolved.
        #expect(!text.contains("UU ") && !text.contains("<<<<"))
    }

    /// A version that is damaged is a conflict for git, and ours stays as it was.
    @Test func leavesADamagedVersionToPeople() throws {
        let outcome = try run(
            Self.start + """

                echo 'no group' > trip.settled
                git commit -qam 'Break the file'
                cd $T/ann
                export SETTLED_HOME=$T/ann.home
                settled add 5 tea --date 2026-07-14 >> $T/log
                git commit -qam 'Drink tea'
                before=$(git show HEAD:trip.settled | cksum)
                ! git pull -q --no-rebase --no-edit ../ben main >> $T/log
                git status --porcelain
                [ "$before" = "$(cksum < trip.settled)" ] && echo ours
                """)
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.output.split(separator: "\n") == ["UU trip.settled", "ours"])
    }

    private func run(_ script: String) throws -> (output: String, errors: String, code: Int32) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var outcome = try Transcript.run(script, scratch: folder)
        outcome.errors += (try? String(contentsOf: folder.appending(path: "log"), encoding: .utf8)) ?? ""
        return outcome
    }
}
