"""The characters that the model knows, and the one spelling of a label."""
import re
import unicodedata

ASCII = "".join(chr(c) for c in range(33, 127) if chr(c) != "`")
SIGNS = "€£¥§°½×¡¿ºª²"
LETTERS = "ÄÖÜÀÂÇÈÉÊËÎÏÔŒÙÛÁÍÓÚÑÃÕÌÒĄĆĘŁŃŚŹŻÅÆØČĎĚŇŘŠŤŮÝŽĽĹŔŐŰĂŞŢĐĞ"
CHARACTERS = ASCII + SIGNS + LETTERS + LETTERS.lower() + "ßİı"
KNOWN = frozenset(CHARACTERS + " ")

# Signs that look the same on paper get one spelling, so that the network need not guess between them.
SPELLINGS = str.maketrans({
    "’": "'", "‘": "'", "′": "'", "`": "'", "´": "'", "“": '"', "”": '"', "„": '"', "″": '"',
    "–": "-", "—": "-", "‐": "-", "‑": "-", "−": "-", "￥": "¥", "￡": "£", "：": ":", "（": "(", "）": ")",
    "·": ".", "•": ".", "،": ",", "，": ",", "\u00a0": " ", "…": "...",
    "Ș": "Ş", "ș": "ş", "Ț": "Ţ", "ț": "ţ",  # a comma or a cedilla below: Romanian and Turkish
})

# Capitals stand in a model as their full-width forms. Tesseract enters its 27,000 ambiguities of Latin letters whenever a
# model is loaded, which takes 45 ms and is of no use to a network; nearly all hold a capital, and none a full-width one.
WIDE = {ord(letter): ord(letter) + 0xFEE0 for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
NARROW = {wide: letter for letter, wide in WIDE.items()}


def normalise(text):
    """The label as the network learns it, or None when it holds a character outside the alphabet."""
    text = unicodedata.normalize("NFC", text).translate(SPELLINGS)
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r"(?<=\d) (?=[.,]\d)", "", text)  # a blank before a decimal mark is a teacher's slip
    return text if text and all(c in KNOWN for c in text) else None
