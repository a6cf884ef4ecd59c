"""Made-up lines of receipts: amounts in all printed forms above all, then items, labels, dates and numbers."""
from alphabet import CHARACTERS
from words import LABELS, SOLD, listed

LANGUAGES = tuple(SOLD) + ("en",) * 5 + ("de", "id")
CURRENCIES = {
    "en": ("$", "£", "$", "€", "RM", "USD", "S$", "A$", "R", "¥", "CAD"), "de": ("€", "EUR", "CHF", "Fr."),
    "fr": ("€", "EUR", "CHF"), "es": ("€", "EUR", "$", "S/"), "it": ("€", "EUR", "EURO"), "pt": ("€", "EUR", "R$"),
    "nl": ("€", "EUR"), "pl": ("zł", "PLN", "ZŁ"), "sv": ("kr", "SEK", "DKK", "NOK", "Kr.", "kr."),
    "id": ("Rp", "RM", "IDR", "Rp.", "MYR"), "cs": ("Kč", "CZK", "Kč", "€", "EUR"), "hu": ("Ft", "HUF", "Ft", "FT"),
    "ro": ("lei", "LEI", "RON", "Lei"), "hr": ("€", "EUR", "kn", "KM", "RSD"), "tr": ("TL", "TL", "TRY"),
}
BEFORE = {"$", "£", "RM", "S$", "A$", "R", "¥", "R$", "Rp", "Rp.", "S/", "€", "CHF", "USD", "CAD", "IDR", "MYR"}
WHOLE = {"id": (500, (".", ".", ",")), "hu": (5, (" ", ".", " "))}  # amounts without decimals: their step, and marks of thousands
TAX_CODES = ("A", "B", "C", "T", "F", "N", "S", "Z", "SR", "ZR", "ZRL", "SRS", "E", "X", "*", "A*", "TX", "H", "O", "1", "2", "D",
             "G", "T1", "MR", "AA", "N1")


def pick(random, options):
    """One of the options."""
    return options[int(random.integers(len(options)))]


def grouped(whole, mark):
    """A whole number with a mark before every third digit from the right."""
    return f"{whole:,}".replace(",", mark)


def value(random):
    """A price in hundredths: small ones are common, and so are endings like .00, .50, .99."""
    whole = int(10 ** random.uniform(0, pick(random, (1.2, 2, 2, 2.5, 3.2, 4.5)))) - (random.random() < 0.1)
    cents = pick(random, (0, 50, 99, 95, 90, 10, 80)) if random.random() < 0.4 else int(random.integers(100))
    return max(whole, 0), cents


def number(random, language, signs=True):
    """An amount as figures: 12.50, 12,50, 1,234.56, 1.234,56, 1 234,56, 25.000, 12.50-, (3.00), -3.00."""
    whole, cents = value(random)
    point = language in ("en", "id") or random.random() < 0.12
    decimal, thousands = (".", pick(random, (",", ",", ""))) if point else (",", pick(random, (".", " ", "", ".")))
    if language in WHOLE and random.random() < 0.5:
        step, marks = WHOLE[language]
        text = grouped(max(whole, 1) * step, pick(random, marks))
    elif random.random() < 0.03:
        text = grouped(whole, thousands)
    else:
        text = f"{grouped(whole, thousands)}{decimal}{cents:02d}"
    if signs and random.random() < 0.12:
        text = pick(random, ("-{}", "-{}", "{}-", "({})", "- {}", "+{}")).format(text)
    return text


def amount(random, language):
    """A number with or without its currency and with or without a tax code behind it."""
    text = number(random, language)
    kind = random.random()
    if kind < 0.38:
        sign = pick(random, CURRENCIES[language])
        gap = pick(random, ("", "", " "))
        first = sign in BEFORE and (language in ("en", "id", "pt") or random.random() < 0.3)
        if first and text[0] == "-" and random.random() < 0.7:
            text = "-" + sign + gap + text[1:].strip()
        else:
            text = sign + gap + text if first else text + (gap or " ") + sign
    if random.random() < 0.22:
        text += pick(random, (" ", " ", "")) + pick(random, TAX_CODES)
    elif random.random() < 0.04:
        text = pick(random, ("*", "**", "=", "****")) + text
    return text


def quantity(random, language):
    """A quantity line: 2 x 3.50, 2 @ 3.50, 3 @ $1.25, 0.532 kg x 3.99, 2 x 3,50 = 7,00."""
    count, price = int(random.integers(1, 13)), number(random, language, signs=False)
    sign = pick(random, CURRENCIES[language]) if random.random() < 0.15 else ""
    mark = "." if language in ("en", "id") else ","
    times = pick(random, ("x", "x", "X", "×", "*", "@", "à" if language == "fr" else "x"))
    if random.random() < 0.25:
        weight = f"{random.uniform(0.05, 3):.3f}".replace(".", mark)
        unit = pick(random, ("kg", "kg", "KG", "lb", "l", "Kg"))
        return f"{weight} {unit} {times} {price}" + pick(random, ("", f" {sign}/kg", "/kg", "/" + unit))
    text = pick(random, ("{} {} {}", "{} {} {}", "{}{} {}", "{} {}{}", "{}{}{}")).format(count, times, sign + price)
    if random.random() < 0.2:
        text += pick(random, (" = ", "  ", " ")) + number(random, language, signs=False)
    if random.random() < 0.12:
        text = f"{count}.000 {times} {price}" if mark == "." else f"{count},000 {times} {price}"
    return text


def percent(random, language):
    """A rate: 6%, 19 %, 7,00%, (8.875%)."""
    rate = pick(random, ("6", "0", "10", "19", "7", "20", "21", "8.875", "5.5", "13", "25", "9", "10.00", "19.00", "7.25", "12"))
    text = (rate if language in ("en", "id") else rate.replace(".", ",")) + pick(random, ("%", "%", " %"))
    return pick(random, ("{}", "{}", "({})", "@{}")).format(text)


def cased(random, text, language):
    """The text in one of the cases that shops print."""
    way = pick(random, (str.upper, str.upper, str.title, str.capitalize, str))
    if language == "tr" and way is str.upper:
        text = text.replace("i", "İ")
    return way(text).replace("\u0307", "")  # a small İ is an i and a dot above to Python


def item(random, language):
    """The name of something sold, with sizes, codes and shortenings."""
    source = listed(language) if random.random() < 0.4 else SOLD[language]
    names = [pick(random, source) for _ in range(int(random.integers(1, 5)))]
    if random.random() < 0.2:
        names = [name[:int(random.integers(3, 7))] + pick(random, ("", ".")) for name in names]
    text = cased(random, " ".join(names), language)
    kind = random.random()
    if kind < 0.12:
        text += " " + pick(random, ("500G", "1L", "0,5l", "0.5L", "250 g", "330ML", "1kg", "12oz", "6PK", "2x100g", "75CL", "0,33L"))
    elif kind < 0.2:
        text = f"{random.integers(1, 12)}{pick(random, (' ', 'x ', ' x ', 'X '))}{text}"
    elif kind < 0.26:
        text += " " + pick(random, ("(L)", "(S)", "(M)", "- LARGE", "/ HOT", "& " + cased(random, pick(random, SOLD[language]), language), "#2",
                                    "w/ " + pick(random, SOLD[language]), "[NEW]", "+1", "1/2", "½", "No. 7", "*", "'S", "50%"))
    elif kind < 0.3:
        text = pick(random, ("+ ", "- ", "* ", "> ", "** ")) + text
    return text


def code(random):
    """Numbers that are not money: article and receipt numbers, phones, card digits, tax numbers."""
    def digits(n):
        return "".join(str(int(d)) for d in random.integers(0, 10, n))
    letters = "".join(pick(random, "ABCDEFGHJKLMNPRSTUVWXYZ") for _ in range(2))
    return pick(random, (
        digits(13), digits(12), digits(8), digits(6), f"#{digits(4)}", f"{digits(4)}-{digits(6)}", f"({digits(3)}) {digits(3)}-{digits(4)}",
        f"{digits(2)}-{digits(4)} {digits(4)}", f"XXXX XXXX XXXX {digits(4)}", f"************{digits(4)}", f"{letters}{digits(9)}",
        f"No. {digits(5)}", f"{letters}-{digits(5)}", f"{digits(3)}/{digits(3)}/{digits(5)}", f"({digits(6)}-{letters[0]})",
        f"+{digits(2)} {digits(3)} {digits(6)}", f"POS{digits(2)} TRX {digits(5)}", f"{digits(4)} {digits(2)}{letters}", f"No:{digits(7)}"))


def date(random):
    """A day, a time, or both, in the usual forms."""
    d, m, y = int(random.integers(1, 32)), int(random.integers(1, 13)), int(random.integers(2008, 2027))
    month = pick(random, "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec JAN FEB MAR MAI OKT DEZ".split())
    day = pick(random, (f"{d:02d}.{m:02d}.{y}", f"{d:02d}/{m:02d}/{y}", f"{m:02d}/{d:02d}/{y % 100:02d}", f"{y}-{m:02d}-{d:02d}",
                        f"{d:02d}-{m:02d}-{y}", f"{d:02d} {month} {y}", f"{month} {d}, {y}", f"{d}.{m}.{y % 100:02d}", f"{d:02d}-{month}-{y}"))
    h, minute, s = int(random.integers(24)), int(random.integers(60)), int(random.integers(60))
    time = pick(random, (f"{h:02d}:{minute:02d}", f"{h:02d}:{minute:02d}:{s:02d}", f"{h % 12 or 12}:{minute:02d} {pick(random, ('AM', 'PM', 'pm'))}",
                         f"{h:02d}:{minute:02d} Uhr", f"{h % 12 or 12}:{minute:02d}:{s:02d}{pick(random, ('AM', 'PM'))}"))
    return pick(random, (day, day, time, time, f"{day} {time}", f"{day}  {time}", f"Date: {day}", f"Datum: {day}", f"Time: {time}"))


def mixture(random):
    """Letters and signs from the whole alphabet in short groups, so that rare ones are seen at all."""
    groups = ["".join(pick(random, CHARACTERS) for _ in range(int(random.integers(1, 7)))) for _ in range(int(random.integers(1, 4)))]
    return " ".join(groups)


def label(random, language):
    """A label of a sum, with or without a colon, a rate, a count or the amount behind it."""
    text = pick(random, LABELS[language])
    if random.random() < 0.3:
        text = cased(random, text, language)
    kind = random.random()
    if kind < 0.25:
        text += pick(random, (":", ":", " :", "=", ".......", " -"))
    elif kind < 0.33:
        text += " " + percent(random, language)
    elif kind < 0.5:
        text += pick(random, (" ", ": ", "   ")) + amount(random, language)
    return text


def joined(random, language):
    """An item and its amount in one line, as where the gap between the columns is small."""
    return item(random, language) + pick(random, ("  ", " ", "     ", "   ", " .... ", " ")) + amount(random, language)


KINDS = (
    (0.30, amount), (0.07, quantity), (0.03, percent), (0.26, item), (0.14, label), (0.06, joined),
    (0.05, lambda random, _: code(random)), (0.05, lambda random, _: date(random)), (0.04, lambda random, _: mixture(random)),
)


def line(random):
    """One made-up line; three in ten are amounts alone."""
    language = pick(random, LANGUAGES)
    chances = [chance for chance, _ in KINDS]
    kind = KINDS[random.choice(len(KINDS), p=chances)][1]
    return kind(random, language)


def figures(random):
    """A made-up amount or quantity alone: a wrong digit or a lost decimal mark costs most."""
    language = pick(random, LANGUAGES)
    return (quantity if random.random() < 0.12 else amount)(random, language)
