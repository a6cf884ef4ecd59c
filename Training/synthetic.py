"""Made-up lines drawn in the type of thermal printers, dot-matrix printers and office printers."""
import functools
import os

import cv2
import numpy as np
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

import augment
import crops
import texts
from alphabet import normalise

FOLDERS = ("/usr/share/fonts/truetype", "/usr/share/fonts/opentype")

# Type by the way it is drawn; a font that is not installed is left out.
OUTLINE = """liberation/LiberationMono-Regular liberation/LiberationMono-Bold liberation/LiberationSans-Regular
    liberation/LiberationSans-Bold liberation/LiberationSansNarrow-Regular liberation/LiberationSansNarrow-Bold
    liberation/LiberationSerif-Regular liberation/LiberationSerif-Bold dejavu/DejaVuSansMono dejavu/DejaVuSansMono-Bold
    dejavu/DejaVuSans dejavu/DejaVuSans-Bold dejavu/DejaVuSansCondensed dejavu/DejaVuSansCondensed-Bold
    dejavu/DejaVuSerifCondensed freefont/FreeMono freefont/FreeMonoBold freefont/FreeSans freefont/FreeSansBold
    hack/Hack-Regular hack/Hack-Bold hermit/Hermit-medium hermit/Hermit-bold inconsolata/Inconsolata
    jetbrains-mono/JetBrainsMono-Regular jetbrains-mono/JetBrainsMono-Bold jetbrains-mono/JetBrainsMono-Light
    lato/Lato-Regular lato/Lato-Bold open-sans/OpenSans-Regular open-sans/OpenSans-CondBold open-sans/OpenSans-CondLight
    roboto/unhinted/RobotoCondensed-Regular roboto/unhinted/RobotoCondensed-Bold roboto/unhinted/RobotoTTF/Roboto-Regular
    roboto/unhinted/RobotoTTF/Roboto-Medium mononoki/mononoki-Regular mononoki/mononoki-Bold monofur/monof55
    agave/agave-r-autohinted 3270/3270-Regular 3270/3270SemiCondensed-Regular ocr-a/OCRA gnutypewriter/GNUTypewriter
    ocr-b/OCRB courier-prime/Courier%Prime courier-prime/Courier%Prime%Bold courier-prime/Courier%Prime%Code
    courier-prime/Courier%Prime%Sans urw-base35/NimbusMonoPS-Regular urw-base35/NimbusMonoPS-Bold
    urw-base35/NimbusSansNarrow-Regular urw-base35/NimbusSansNarrow-Bold urw-base35/NimbusSans-Regular
    yanone-kaffeesatz/YanoneKaffeesatz-Regular liberation/LiberationMono-Italic liberation/LiberationSans-Italic
    spleen/spleen-12x24 spleen/spleen-16x32 unifont/unifont dotgothic16/DotGothic16-Regular"""
# One bit a pixel, at the sizes of the printers' own letters: (font, smallest size, largest size).
DOTS = (
    ("dejavu/DejaVuSansMono", 9, 13), ("liberation/LiberationMono-Regular", 9, 14), ("liberation/LiberationMono-Bold", 10, 14),
    ("liberation/LiberationSansNarrow-Regular", 10, 13), ("hack/Hack-Regular", 9, 13), ("inconsolata/Inconsolata", 10, 14),
    ("3270/3270-Regular", 11, 15), ("spleen/spleen-6x12", 12, 12), ("spleen/spleen-8x16", 16, 16), ("unifont/unifont", 16, 16),
    ("dotgothic16/DotGothic16-Regular", 16, 16), ("terminus/terminus-normal", 12, 12), ("terminus/terminus-normal", 14, 14),
    ("terminus/terminus-bold", 14, 14), ("glasstty/Glass_TTY_VT220", 20, 20), ("freefont/FreeMonoBold", 10, 14),
    ("proggy/ProggyTiny", 16, 16), ("dejavu/DejaVuSans", 9, 12), ("courier-prime/Courier%Prime%Code", 10, 14),
    ("ocr-b/OCRB", 10, 14), ("urw-base35/NimbusMonoPS-Bold", 11, 15),
)
HEADS = (
    ("terminus/terminus-normal", 18, 18), ("terminus/terminus-normal", 22, 22), ("terminus/terminus-bold", 24, 24),
    ("terminus/terminus-normal", 24, 24), ("terminus/terminus-normal", 28, 28), ("terminus/terminus-bold", 28, 28),
    ("spleen/spleen-12x24", 24, 24), ("dejavu/DejaVuSansMono", 17, 26), ("dejavu/DejaVuSansMono-Bold", 17, 26),
    ("liberation/LiberationMono-Regular", 18, 28), ("liberation/LiberationMono-Bold", 18, 28), ("hack/Hack-Regular", 17, 26),
    ("inconsolata/Inconsolata", 18, 28), ("hermit/Hermit-medium", 17, 24), ("mononoki/mononoki-Regular", 18, 26),
    ("agave/agave-r-autohinted", 18, 26), ("3270/3270-Regular", 20, 28), ("liberation/LiberationSans-Regular", 18, 26),
    ("liberation/LiberationSansNarrow-Regular", 19, 28), ("freefont/FreeMonoBold", 20, 28), ("unifont/unifont", 16, 16),
    ("jetbrains-mono/JetBrainsMono-Regular", 17, 25), ("ocr-b/OCRB", 18, 26), ("courier-prime/Courier%Prime%Code", 18, 26),
    ("urw-base35/NimbusSansNarrow-Bold", 19, 28), ("freefont/FreeSans", 18, 26), ("monofur/monof55", 19, 28),
)


@functools.cache
def path(name):
    """Where a font is installed, or None."""
    for folder in FOLDERS:
        for suffix in (".ttf", ".otf", ".otb"):
            found = os.path.join(folder, name.replace("%", " ") + suffix)
            if os.path.exists(found):
                return found
    return None


@functools.cache
def letters(name):
    """The characters that a font has."""
    return frozenset(TTFont(path(name), lazy=True).getBestCmap())


@functools.lru_cache(256)
def font(name, size):
    """The font at a size in pixels."""
    return ImageFont.truetype(path(name), size)


def installed(entries, text):
    """Those of the (font, smallest, largest) entries that are installed and have every letter of the text."""
    wanted = {ord(c) for c in text}
    return [entry for entry in entries if path(entry[0]) and wanted <= letters(entry[0])]


OUTLINES = tuple((name, 30, 44) for name in OUTLINE.split())


def drawn(text, face, random, one_bit):
    """The text as dark on white, letter by letter when the letters are spaced out."""
    extra = int(round(face.size * random.uniform(0.02, 0.18))) if random.random() < 0.35 else 0
    width = int(face.getlength(text)) + extra * len(text) + 2 * face.size
    image = Image.new("1" if one_bit else "L", (width, 2 * face.size + 8), 255 if not one_bit else 1)
    pen = ImageDraw.Draw(image)
    if one_bit:
        pen.fontmode = "1"
    if extra:
        x = face.size // 2
        for letter in text:
            pen.text((x, face.size // 3), letter, font=face, fill=0)
            x += int(round(face.getlength(letter))) + extra
    else:
        pen.text((face.size // 2, face.size // 3), text, font=face, fill=0)
    return np.array(image.convert("L"))


def dotted(bits, random):
    """Each dark pixel as a round dot of ink: the needles of a dot-matrix printer."""
    pitch = max(3, int(round(44 / max(8, bits.shape[0] / 2.2))))
    scale = pitch * 2
    rows, columns = np.nonzero(bits < 128)
    out = np.zeros((bits.shape[0] * scale, bits.shape[1] * scale), np.float32)
    hits = random.random(len(rows)) > random.choice([0, 0, 0.03, 0.1])
    y = rows[hits] * scale + scale // 2 + random.integers(-1, 2, hits.sum())
    x = columns[hits] * scale + scale // 2 + random.integers(-1, 2, hits.sum())
    out[np.clip(y, 0, out.shape[0] - 1), np.clip(x, 0, out.shape[1] - 1)] = random.uniform(0.6, 1.0, hits.sum())
    size = int(scale * random.uniform(0.75, 1.35)) | 1
    dot = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
    out = cv2.dilate(out, dot)
    out = cv2.resize(out, (bits.shape[1] * pitch, bits.shape[0] * pitch), interpolation=cv2.INTER_AREA)
    return (255 * (1 - out)).astype(np.uint8)


def ink_box(picture):
    """The box (x0, y0, x1, y1) of the print, or None on a blank picture."""
    rows, columns = np.nonzero(picture < 160)
    if not len(rows):
        return None
    return columns.min(), rows.min(), columns.max() + 1, rows.max() + 1


def printed(text, random):
    """The text as a printer would put it on paper, cut like a line; None when no installed font has its letters."""
    way = random.choice(3, p=[0.40, 0.34, 0.26])
    entries = installed((OUTLINES, HEADS, DOTS)[way], text) or installed(OUTLINES, text)
    if not entries:
        return None
    name, least, most = texts.pick(random, entries)
    face = font(name, int(random.integers(least, most + 1)))
    way = way if least < 30 else 0
    picture = drawn(text, face, random, one_bit=way > 0)
    if way == 2:
        picture = dotted(picture, random)
    elif way == 1:
        picture = cv2.resize(picture, None, fx=2, fy=2, interpolation=texts.pick(random, (cv2.INTER_NEAREST, cv2.INTER_LINEAR)))
    wide = random.uniform(1.5, 2.1) if random.random() < 0.05 else random.uniform(0.62, 1.12)
    tall = picture.shape[0] / 2.2  # roughly the letters' full height, from the picture's
    picture = cv2.resize(picture, None, fx=wide, fy=1, interpolation=cv2.INTER_AREA)
    box = ink_box(picture)
    if box is None:
        return None
    x0, y0, x1, y1 = box
    least = 0.45 * tall  # a lone dash or point keeps the room of a letter
    if y1 - y0 < least:
        middle = (y0 + y1) / 2
        y0, y1 = middle - least / 2, middle + least / 2
    pad = (crops.MARGIN + random.uniform(-0.08, 0.12, 4)) * (y1 - y0)
    left, top, right, bottom = (int(round(v)) for v in (x0 - pad[0], y0 - pad[1], x1 + pad[2], y1 + pad[3]))
    picture = cv2.copyMakeBorder(picture, 60, 60, 60, 60, cv2.BORDER_CONSTANT, value=255)
    return picture[top + 60:bottom + 60, left + 60:right + 60]


def on_paper(picture, random):
    """The print in some grey on paper of some brightness, with the paper's own spots."""
    ink, paper = random.uniform(0, 110), random.uniform(175, 255)
    out = ink + (paper - ink) * (picture / 255.0)
    if random.random() < 0.4:
        spots = random.normal(0, random.uniform(2, 12), (max(2, picture.shape[0] // 8), max(2, picture.shape[1] // 8)))
        out += cv2.resize(spots.astype(np.float32), (picture.shape[1], picture.shape[0]), interpolation=cv2.INTER_CUBIC)
    return np.clip(out, 0, 255).astype(np.uint8)


def lines(count, make, random):
    """`count` pairs of (line picture, label); `make` makes a text from a random generator."""
    done = 0
    while done < count:
        text = make(random)
        label, picture = normalise(text), printed(text, random)
        if label is None or picture is None or not crops.upright(picture):
            continue
        picture = augment.aged(on_paper(picture, random), random, random.uniform(0.2, 1.0))
        yield crops.scaled(picture, random.uniform(0.05, 0.19)), label
        done += 1
