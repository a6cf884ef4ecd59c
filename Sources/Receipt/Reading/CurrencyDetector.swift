internal import Money

/// Which currency a receipt is in, told by its signs, or else by what it says of its country.
///
/// Signs come first (`€`, `RM`, `zł`). Where a sign stands for several currencies, or none is printed, words that only
/// one country prints decide: `SDN BHD`, `MwSt`, `ABN`. Nothing else is taken as a hint, so that unknown stays unknown.
struct CurrencyDetector {
    /// The currency of a receipt; nil where nothing tells.
    func currency(of lines: [Line]) -> Currency? {
        let hints = hints(in: lines)
        let codes = Set(
            lines.flatMap(\.tokens).filter { $0.text.count == 3 && $0.isWord }.map { $0.text.uppercased() })
        var votes: [String: Int] = [:]
        var dollars = 0
        for line in lines {
            for token in line.tokens {
                if let number = token.number, number.isGuess, number.currency != "$" { continue }
                let bare = token.text.filter { !"().:,".contains($0) }.lowercased()
                // `EUR/kg` names a currency too.
                let word = bare.split(separator: "/").first.map { String($0) } ?? bare
                // `SDN BHD` is a kind of company in Malaysia, not the dinar of Bahrain.
                let sign = token.number?.currency ?? (word != "bhd" && NumberScanner.isCurrency(word) ? word : nil)
                guard let sign else { continue }
                // A sign beside an amount counts more than a word somewhere.
                let weight = token.number?.currency != nil ? 3 : 1
                if let code = NumberScanner.signsOfScripts[sign] {
                    votes[code, default: 0] += weight
                    continue
                }
                let candidates = Currency.candidates(for: sign).map(\.code)
                guard let first = candidates.first else { continue }
                // No country with cents groups the thousands of dollars by points.
                if sign == "$", token.number?.marks.last == ".", token.number?.groups.last?.utf8.count == 3 {
                    dollars = -1000
                }
                if sign == "$" { dollars += weight }
                let chosen =
                    candidates.count == 1
                    ? first
                    : candidates.first { codes.contains($0) } ?? candidates.first { hints[$0] != nil }
                        ?? (sign == "$" ? nil : first)
                guard let chosen else { continue }
                // One letter is easily a misreading; it counts only where the country is known from elsewhere.
                let isLetter = sign.unicodeScalars.count == 1 && sign.unicodeScalars.allSatisfy { $0.isLatinLetter }
                if isLetter && hints[chosen] == nil { continue }
                votes[chosen, default: 0] += isLetter ? 1 : weight
            }
        }
        let country = hints.max { ($0.value, $1.key) < ($1.value, $0.key) }
        var best = votes.max { ($0.value, $1.key) < ($1.value, $0.key) }
        if let sign = best, hints[sign.key] == nil {
            // A sign or two may be misread: more dollars than those, or as many words of another country, outweigh them.
            let others = max(country?.value ?? 0, Self.isDollar(sign.key) ? 0 : dollars - 1)
            if others >= sign.value { best = nil }
        }
        if let best, best.value >= 2 || hints[best.key] != nil { return Currency(code: best.key) }
        if let country { return Currency(code: country.key) }
        if dollars > 0 { return Currency(code: "USD") }
        return best.flatMap { Currency(code: $0.key) }
    }

    private static func isDollar(_ code: String) -> Bool {
        Currency.candidates(for: "$").contains { $0.code == code }
    }

    /// How often the receipt says something that only one country's receipts say.
    private func hints(in lines: [Line]) -> [String: Int] {
        var counts: [String: Int] = [:]
        for line in lines {
            let words = line.row.observations.flatMap { WordFolding.words(of: $0.text) }
            for index in words.indices {
                for length in 1...3 where index + length <= words.count {
                    let phrase = words[index..<(index + length)].joined(separator: " ")
                    if let code = Self.phrases[phrase] { counts[code, default: 0] += length }
                }
                if let code = script(of: words[index]) { counts[code, default: 0] += 1 }
            }
            if let code = address(in: line) { counts[code, default: 0] += 2 }
        }
        return counts
    }

    /// The currency of the country whose script a word is in.
    private func script(of word: String) -> String? {
        for scalar in word.unicodeScalars {
            if (0x3040...0x30FF).contains(scalar.value) { return "JPY" }
            if (0xAC00...0xD7AF).contains(scalar.value) { return "KRW" }
            if (0xE00...0xE7F).contains(scalar.value) { return "THB" }
            if (0x370...0x3FF).contains(scalar.value) { return "EUR" }
            if (0x5D0...0x5EA).contains(scalar.value) { return "ILS" }
        }
        return nil
    }

    /// The currency of the country whose addresses are written in this way: `TX 75206`, `V6G 2L7`, `(718) 478-1500`.
    private func address(in line: Line) -> String? {
        let tokens = line.tokens
        for (index, token) in tokens.enumerated() {
            if let number = token.number, number.isPlain, number.digits.utf8.count == 5, index > 0,
                Self.states.contains(tokens[index - 1].text.uppercased().filter { $0.isLetter })
            {
                return "USD"
            }
            let scalars = Array(Normalization.scalars(of: token.text))
            if scalars.count == 3, index + 1 < tokens.count, scalars[0].isLatinLetter, scalars[1].isDigit,
                scalars[2].isLatinLetter
            {
                let next = Array(Normalization.scalars(of: tokens[index + 1].text))
                if next.count == 3, next[0].isDigit, next[1].isLatinLetter, next[2].isDigit { return "CAD" }
            }
            if index + 1 < tokens.count, isBritishDistrict(scalars) {
                let next = Array(Normalization.scalars(of: tokens[index + 1].text))
                if next.count == 3, next[0].isDigit, next[1].isLatinLetter, next[2].isLatinLetter { return "GBP" }
            }
        }
        let text = line.row.text.unicodeScalars.filter { $0 != " " }
        return isAmericanTelephone(Array(text)) ? "USD" : nil
    }

    /// Whether a word is the first half of a British postcode: `SW1A`, `M1`, `AB12`.
    private func isBritishDistrict(_ word: [Unicode.Scalar]) -> Bool {
        let letters = word.prefix { $0.isLatinLetter }
        let rest = word.dropFirst(letters.count)
        return (1...2).contains(letters.count) && (1...2).contains(rest.count) && rest.first?.isDigit == true
            && letters.allSatisfy { $0.value < 0x5B } && rest.allSatisfy { $0.isDigit || $0.isLatinLetter }
    }

    /// Whether a text holds `(718)478-1500`, `(718)-478-1500` or `718-478-1500`.
    private func isAmericanTelephone(_ text: [Unicode.Scalar]) -> Bool {
        let shapes = ["(ddd)ddd-dddd", "(ddd)-ddd-dddd", "ddd-ddd-dddd", "ddd.ddd.dddd"]
        let pattern = text.map { $0.isDigit ? "d" : Character($0) }
        for shape in shapes {
            let wanted = Array(shape)
            guard pattern.count >= wanted.count else { continue }
            for start in 0...(pattern.count - wanted.count)
            where Array(pattern[start..<(start + wanted.count)]) == wanted {
                let before = start > 0 ? pattern[start - 1] : " "
                let after = start + wanted.count < pattern.count ? pattern[start + wanted.count] : " "
                if before != "d" && before != "-" && after != "d" && after != "-" { return true }
            }
        }
        return false
    }

    private static let states: Set<String> = Set(
        """
        AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK \
        OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC GU PR
        """.split(separator: " ").map { String($0) })

    /// Words that only one country's receipts print, by currency.
    private static let phrases: [String: String] = {
        let rows: [(code: String, phrases: String)] = [
            (
                "MYR",
                """
                sdn bhd|bhd|malaysia|kuala lumpur|selangor|johor|johor bahru|penang|pulau pinang|petaling jaya|\
                shah alam|sarawak|sabah|perak|melaka|jln|kl
                """
            ),
            ("SGD", "singapore|s pore|pte ltd|pte"),
            (
                "IDR",
                """
                indonesia|jakarta|bali|denpasar|npwp|ppn|pb1|pembulatan|kembalian|tunai|kembali|bandung|surabaya|\
                yogyakarta|pajak
                """
            ),
            (
                "EUR",
                """
                mwst|mehrwertsteuer|ust id|ust idnr|gmbh|steuernummer|steuer nr|zwischensumme|rückgeld|rueckgeld|\
                ruckgeld|leergut|pfand|zahlbetrag|gesamtbetrag|retoure|summe|tisch|siret|siren|tva|dont tva|cif|nif|\
                iva|contribuente|p iva|scontrino|btw|ireland|dublin|alv|espana|italia|france|deutschland|osterreich|\
                nederland|belgique|portugal|iva incluido|totale|totaal
                """
            ),
            (
                "EUR",
                "ttc|zu zahlen|auszahlung|rückgabe|ticket restaurant|titre restaurant|gesamt|trinkgeld|yhteensa|kateinen|pantti|συνολο|statiegeld|te betalen"
            ),
            ("IDR", "diskon|dibayar"),
            ("EUR", "slovensko|bratislava|ic dph|na uhradu|spolu na uhradu|vydavok|celkom"),
            ("GBP", "london|england|united kingdom|scotland|wales|manchester|edinburgh|birmingham uk|hm revenue|co uk"),
            ("AUD", "abn|australia|nsw|sydney|melbourne|brisbane|qld|aud|com au"),
            ("NZD", "new zealand|auckland|wellington nz|co nz|nzd"),
            ("HKD", "hong kong|kowloon|shatin|hkd|wan chai|tsim sha tsui"),
            ("AED", "dubai|abu dhabi|u a e|uae|sharjah|aed"),
            ("OMR", "muscat|oman|omani|total ro"),
            ("KWD", "kuwait|total kd|kd"), ("BHD", "bahrain|manama|total bd"), ("QAR", "qatar|doha|total qr"),
            ("SAR", "saudi|riyadh|jeddah"),
            ("JOD", "amman|jordan amman"), ("TND", "tunis|tunisie"),
            (
                "INR",
                """
                india|tin no|tin|kot no|chennai|mumbai|bangalore|bengaluru|delhi|new delhi|hyderabad|kolkata|pune|\
                cgst|sgst|gstin|fssai
                """
            ),
            ("NPR", "nepal|kathmandu|npr"), ("LKR", "sri lanka|colombo"), ("PKR", "pakistan|karachi|lahore"),
            ("THB", "thailand|bangkok thailand|baht"), ("PHP", "philippines|manila|quezon"),
            ("VND", "vietnam|ha noi|ho chi minh"),
            (
                "PLN",
                """
                nip|paragon|paragon fiskalny|ptu|sprzedaz|polska|warszawa|krakow|do zaplaty|gotowka|suma pln|do wyplaty|\
                kaucja|napiwek|reszta|zwrot|naleznosc|razem
                """
            ),
            ("CZK", "dph|kc|ico|praha|cesko|dic|celkem|uctenka"),
            ("HUF", "afa|budapest|osszesen|ft|fizetendo|vegosszeg|keszpenz"),
            ("RON", "bucuresti|romania|lei|total lei|numerar|bon fiscal|cota tva"),
            (
                "SEK",
                "sverige|stockholm|kvitto|varav moms|goteborg|org nr|vaxel|att betala|oresavrundning|oresutjamning|kontant tillbaka|swish"
            ),
            ("NOK", "norge|oslo|mva|herav mva|kvittering|bergen|å betale|bankaxept|vipps"),
            (
                "DKK",
                "danmark|kobenhavn|koebenhavn|heraf moms|dankort|cvr nr|moms udgor|oreafrunding|at betale|mobilepay"
            ),
            ("ISK", "reykjavik|island vsk|vsk|samtals|kennitala"),
            ("CHF", "schweiz|suisse|svizzera|zurich|zuerich|geneve|mwst nr che|che"),
            ("CAD", "canada|vancouver|toronto|ontario|montreal|quebec|hst|tvq|tps|calgary|alberta"),
            ("MXN", "mexico|rfc|cdmx|s a de c v|iva 16"), ("BRL", "brasil|cnpj|cpf|sao paulo|rio de janeiro|troco"),
            ("ARS", "argentina|cuit|buenos aires"), ("CLP", "chile|santiago de chile|rut"),
            ("COP", "colombia|bogota|nit"), ("PEN", "peru|lima peru|igv"),
            ("ZAR", "south africa|cape town|johannesburg|pretoria|brooklyn mall"), ("KES", "kenya|nairobi"),
            ("NGN", "nigeria|lagos"),
            ("JPY", "japan|tokyo|yen"), ("CNY", "china|beijing|shanghai"), ("TWD", "taiwan|taipei"),
            ("KRW", "korea|seoul"),
            ("TRY", "turkiye|istanbul|kdv|topkdv|toplam kdv|toplam|genel toplam|ara toplam|nakit|ankara|izmir"),
            ("ILS", "israel|tel aviv"), ("EGP", "egypt|cairo"),
            ("UAH", "ukraine|kyiv|до сплати|пдв|готівка|готівкою|решта"),
            ("RUB", "итог|итого|ндс|сдача|наличные|наличными|безналичными|к оплате|москва"),
        ]
        var table: [String: String] = [:]
        for (code, list) in rows {
            for phrase in list.split(separator: "|") {
                table[WordFolding.words(of: String(phrase)).joined(separator: " ")] = code
            }
        }
        return table
    }()
}
