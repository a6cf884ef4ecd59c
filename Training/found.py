"""Crops cut by the program's own line finder, with the annotated text they show.

`Benchmarks crops --out DIR --jsonl FILE PICTURE...` cuts them: a PNG and a row (image, crop, box) for each segment.
"""
import json
import os
from collections import defaultdict

import cv2

import crops
from shards import AMOUNT, aged, share

WHOLE = 0.85  # share of an annotated line's width that a segment must cover to show all of it
LOOSE = 0.35  # of a line's height: how much wider an annotated box may be than its ink
SHORT, LONG = 0.40, 0.45  # of the height: by how much less and more than the annotated lines a segment may show
TOUCHED = 0.12  # share from which on it shows some of it


def segments(rows):
    """The finder's segments by picture: {path: [(crop's name, (x0, y0, x1, y1))]}."""
    found = defaultdict(list)
    with open(rows, encoding="utf-8") as lines:
        for row in map(json.loads, lines):
            x, y, width, height = row["box"]
            found[os.path.realpath(row["image"])].append((row["crop"], (x, y, x + width, y + height)))
    return found


def shared(a0, a1, b0, b1):
    """The length that two intervals share."""
    return max(0, min(a1, b1) - max(a0, b0))


def cover(box, line):
    """Which share of the annotated line's width the segment covers; 0 when they are not in the same row."""
    if shared(box[1], box[3], line.box[1], line.box[3]) < 0.5 * min(box[3] - box[1], line.box[3] - line.box[1]):
        return 0
    width = max(1, line.box[2] - line.box[0])
    covered = shared(box[0], box[2], line.box[0], line.box[2])
    if covered <= TOUCHED * width:
        return covered / width
    return min(1, (covered + min(LOOSE * (line.box[3] - line.box[1]), 0.4 * width)) / width)


def text_of(box, lines):
    """The text that a segment shows, or None when it can't be told: a cut line, two rows, or ink without a label."""
    touched = [line for line in lines if cover(box, line) > TOUCHED]
    if not touched or any(cover(box, line) < WHOLE for line in touched):
        return None
    touched.sort(key=lambda line: line.box[0])
    for before, after in zip(touched, touched[1:]):
        if shared(before.box[0], before.box[2], after.box[0], after.box[2]) > 0.3 * (after.box[2] - after.box[0]):
            return None  # one above the other
    tall = max(line.box[3] - line.box[1] for line in touched)
    if not -SHORT * tall <= touched[0].box[0] - box[0] <= LONG * tall:
        return None  # a letter is missing at the beginning, or there is one without a label
    if not -SHORT * tall <= box[2] - max(line.box[2] for line in touched) <= LONG * tall:
        return None
    if not 0.45 <= (box[3] - box[1]) / tall <= 1.9:
        return None
    return " ".join(line.text for line in touched) if all(line.text for line in touched) else None


def pairs(pages, copy, folder, found, random):
    """Crops of the finder with their text; copies after 0 are aged, and lines with an amount then come twice."""
    return labelled(text_of, pages, copy, folder, found, random)


def strays(pages, copy, folder, found, random):
    """Crops of the finder that show none of the annotated lines, without a text: the network learns to read nothing there."""
    return labelled(nothing_of, pages, copy, folder, found, random)


def labelled(label_of, pages, copy, folder, found, random):
    """Crops of the finder with the label that `label_of` gives for a box among a page's lines; None leaves one out."""
    for page in pages:
        for name, box in found.get(os.path.realpath(page.path), ()):
            label = label_of(box, page.lines)
            crop = None if label is None else cv2.imread(os.path.join(folder, name), cv2.IMREAD_GRAYSCALE)
            if crop is None or not crops.upright(crop):
                continue
            for _ in range(2 if copy and AMOUNT.search(label) else 1):
                yield crops.scaled(aged(crop, random) if copy else crop, share(copy, random)), label


def nothing_of(box, lines):
    """The empty text of a box that touches no annotated line, else None."""
    return None if any(touches(box, line.box) for line in lines) else ""


def touches(box, other):
    """Whether two boxes share more than a tenth of the width and three tenths of the height of the smaller one."""
    width, height = min(box[2] - box[0], other[2] - other[0]), min(box[3] - box[1], other[3] - other[1])
    return (shared(box[0], box[2], other[0], other[2]) > 0.1 * width
            and shared(box[1], box[3], other[1], other[3]) > 0.3 * height)
