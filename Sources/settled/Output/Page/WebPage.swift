/// A web page which needs nothing else: light and dark, on paper too, without a script.
struct WebPage {
    /// The title of the window, as plain text.
    let title: String
    let language: Language
    /// What is added to the style of every page.
    var style = ""
    /// The content as HTML.
    let body: String

    /// The page as HTML, with a line break at its end.
    var text: String {
        """
        <!DOCTYPE html>
        <html lang="\(language.rawValue)">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
        <title>\(title.escaped)</title>
        <style>
        \(Self.style + style)
        </style>
        </head>
        <body>
        <main>
        \(body)
        </main>
        </body>
        </html>

        """
    }

    private static let style = """
        :root { color-scheme: light dark; --ink: #1d1d1f; --quiet: #6b6b70; --paper: #f4f4f2; --card: #ffffff;
          --line: #dcdcd8; --open: #a12a1a; --link: #0b57b0; }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #ececec; --quiet: #a0a0a6; --paper: #161617; --card: #222224; --line: #3a3a3e; --open: #ff8a75;
            --link: #8ab8ff; }
        }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--paper); color: var(--ink);
          font: 17px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
        main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
        header, h2 { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; }
        h1 { font-size: 1.6rem; margin: 0; overflow-wrap: anywhere; }
        .total { font-size: 1.6rem; margin: 0; }
        .total, h2 span:last-child, td:last-child { font-variant-numeric: tabular-nums; white-space: nowrap; }
        section { background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem;
          margin-top: 1rem; padding: 0.8rem 1rem; break-inside: avoid; }
        h2 { font-size: 1.15rem; margin: 0 0 0.3rem; overflow-wrap: anywhere; }
        table { width: 100%; border-collapse: collapse; }
        td { padding: 0.2rem 0; vertical-align: baseline; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
        td:last-child { text-align: right; padding-left: 1rem; }
        a { color: var(--link); }
        .quiet, footer { color: var(--quiet); }
        .open h2 { color: var(--open); }
        footer { margin-top: 1rem; font-size: 0.9rem; }
        footer p { margin: 0.2rem 0; overflow-wrap: anywhere; }
        @media print {
          :root { color-scheme: light; --ink: #000; --quiet: #444; --paper: #fff; --card: #fff; --line: #bbb; }
          body { font-size: 11pt; }
          main { padding: 0; max-width: none; }
          section { border-radius: 0; }
        }
        """
}

extension String {
    /// The text as the content of an HTML element or of an attribute in quotation marks.
    var escaped: String {
        var out = ""
        for character in self {
            switch character {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            case "'": out += "&#39;"
            default: out.append(character)
            }
        }
        return out
    }
}
