"""How many printed amounts a model finds on annotated pages, with perfect line boxes."""
import os
import re
import subprocess
import time
from collections import Counter

import cv2

import crops
import pages
from alphabet import NARROW

SETS = ("sroie", "wildreceipt")
# The model has learned light print on dark bars, so Tesseract need not read every doubtful line twice.
SETTINGS = ("tessedit_do_invert=0",)
MONEY = re.compile(r"(?<![\d.,])\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}(?![\d.,]\d)")


def amounts(text):
    """The amounts of a line as bare digits: blanks around the decimal mark dropped, marks ignored."""
    text = re.sub(r"(?<=\d)[ \t]*([.,])[ \t]*(?=\d)", r"\1", text)
    return Counter(re.sub("[.,]", "", money) for money in MONEY.findall(text))


def prepare(folder, name, work):
    """Cut the annotated lines of one set into `work`/<name>.tif, a page a line; returns (page number, text) of each."""
    found, pictures = [], []
    for number, page in enumerate(pages.annotated(folder, name)):
        flat = crops.flatten(page.picture())
        for line in page.lines:
            crop = crops.cut(flat, line.box)
            if crop.size:
                pictures.append(crops.scaled(crop))
                found.append((number, line.text))
    return stacked(pictures, os.path.join(work, f"{name}.tif")), found


def stacked(pictures, path):
    """Write the pictures as the pages of a TIFF, unless it is there; returns its path."""
    if not os.path.exists(path):
        cv2.imwritemulti(path, pictures, [cv2.IMWRITE_TIFF_COMPRESSION, 1])
    return path


def read(tiff, model, settings=()):
    """The text of every page of a TIFF, each read as one raw line, and the seconds a line; `model` is a traineddata path."""
    folder, name = os.path.split(os.path.splitext(model)[0])
    command = ["tesseract", tiff, "-", "--psm", "13", "-l", name, "--tessdata-dir", folder]
    for setting in settings:
        command += ["-c", setting]
    started = time.monotonic()
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "OMP_THREAD_LIMIT": "1"}, check=True)
    texts = [" ".join(text.translate(NARROW).split()) for text in done.stdout.split("\f")]
    return texts, (time.monotonic() - started) / len(texts)


def score(found, texts):
    """Recall and precision of the amounts by page."""
    if len(found) != len(texts):
        raise ValueError(f"{len(texts)} lines read of {len(found)}")
    printed, seen = {}, {}
    for (page, truth), text in zip(found, texts):
        printed.setdefault(page, Counter()).update(amounts(truth))
        seen.setdefault(page, Counter()).update(amounts(text))
    hits = sum(sum((printed[page] & seen[page]).values()) for page in printed)
    return hits / sum(sum(c.values()) for c in printed.values()), hits / max(1, sum(sum(c.values()) for c in seen.values()))


def measure(model, folder, work, settings=SETTINGS):
    """The figures of one model: {set: (recall, precision, seconds a line)}."""
    os.makedirs(work, exist_ok=True)
    figures = {}
    for name in SETS:
        tiff, found = prepare(folder, name, work)
        texts, seconds = read(tiff, model, settings)
        figures[name] = (*score(found, texts), seconds)
    return figures
