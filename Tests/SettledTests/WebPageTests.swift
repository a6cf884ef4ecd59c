import Foundation
import TestSupport
import Testing

/// The pages that the program writes, in a real browser: Chromium without a window.
struct WebPageTests {
    /// The commands that make a page, with names and titles that would be obeyed if they were not text.
    private static let pages = [
        """
        settled group new '<script>alert(1)</script> & Söhne' --currency EUR --members 'ann,<b>ben</b>,Maximiliane-Annabella' \
            --me ann 2>> $T/log
        settled add 40 market --paid ann --date 2026-01-05 --category '<img src=x onerror=alert(2)>' >> $T/log 2>&1
        settled add 9001234.56 '"><script>' --paid '<b>ben</b>' --date 2026-01-20 --category transport >> $T/log 2>&1
        settled add 6000 tea --paid ann --currency JPY --date 2026-03-01 >> $T/log 2>&1
        settled add -33.33 bottles --paid ann --date 2026-06-12 --category aVeryLongWordWithoutAnyPlaceToBreakItAnywhere >> $T/log 2>&1
        settled pay ann '<b>ben</b>' 200 --date 2026-07-01 >> $T/log 2>&1
        settled stats --html
        """,
        """
        sed 's/Burger/<script>alert(1)<\\/script>/' bills/diner.json > $T/bill.json
        settled split --html $T/bill.json --people '<b>ben</b>,Cy' --assign 'rest = all' 2>> $T/log
        """,
    ]

    @Test(arguments: pages)
    func showsOnlyTextAndFitsEveryWindow(command: String) throws {
        let browser = try Browser()
        defer { browser.close() }
        let page = try Transcript.run(command, scratch: browser.folder).output
        #expect(page.contains("&lt;script&gt;"))
        // Nothing of it is a script or an element that somebody typed; nothing is asked for from elsewhere.
        let dom = try browser.document(page)
        for element in ["<script", "<img", "<b>", "onerror=\"", "src=\"", "<link"] {
            #expect(!dom.contains(element), "\(element) is in the page")
        }
        #expect(dom.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
        for width in [320, 500, 1400] {
            let (needed, given) = try browser.widths(of: page, in: width)
            #expect(needed <= given, "takes \(needed) of \(given) pixels")
        }
    }

    @Test(arguments: pages)
    func isDarkWhereThatIsWanted(command: String) throws {
        let browser = try Browser()
        defer { browser.close() }
        let page = try Transcript.run(command, scratch: browser.folder).output
        let (light, dark) = (try browser.screenshot(page, isDark: false), try browser.screenshot(page, isDark: true))
        #expect(light.paper > 220)
        #expect(dark.paper < 40)
        // Something stands on both.
        #expect(light.inked > 1000 && dark.inked > 1000)
    }
}

/// Chromium with a profile of its own.
private struct Browser {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "settled-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func close() { try? FileManager.default.removeItem(at: folder) }

    private func run(_ options: String, _ page: String) throws -> String {
        try Data(page.utf8).write(to: folder.appending(path: "page.html"))
        // The superuser, as whom some run tests, has no sandbox.
        let command = "chromium --headless --no-sandbox --disable-gpu --no-first-run --user-data-dir=$T/profile "
        let outcome = try Transcript.run(command + options + " file://$T/page.html", scratch: folder)
        try #require(outcome.code == 0, "chromium: \(outcome.errors)")
        return outcome.output
    }

    /// The page as the browser understood it, written out again.
    func document(_ page: String) throws -> String { try run("--dump-dom", page) }

    /// The width that a page takes in a frame, and that of the frame inside.
    func widths(of page: String, in width: Int) throws -> (needed: Int, given: Int) {
        let inside = page.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
        let frame = """
            <!DOCTYPE html><iframe id="frame" width="\(width)" height="700" srcdoc="\(inside)"></iframe>
            <script>onload = () => { const page = frame.contentDocument.documentElement;
              document.body.textContent = `[${page.scrollWidth} ${page.clientWidth}]`; }</script>
            """
        let dom = try run("--dump-dom --virtual-time-budget=2000", frame)
        let widths = try #require(dom.firstMatch(of: /\[(\d+) (\d+)\]/), "\(dom)")
        return (try #require(Int(widths.1)), try #require(Int(widths.2)))
    }

    /// The grey of the upper left corner, and how many pixels differ much from it.
    func screenshot(_ page: String, isDark: Bool) throws -> (paper: Int, inked: Int) {
        let scheme = "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)"
        _ = try run("--window-size=600,900 --screenshot=$T/page.png \(scheme)", page)
        let picture = pngPixels(Array(try Data(contentsOf: folder.appending(path: "page.png"))))
        let greys = stride(from: 0, to: picture.pixels.count, by: 3).map { place in
            picture.pixels[place..<place + 3].reduce(0) { $0 + Int($1) } / 3
        }
        return (greys[0], greys.count { abs($0 - greys[0]) > 60 })
    }
}
