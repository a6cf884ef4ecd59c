"""Annotated page sets: FOLDER/<set>.jsonl with the boxes and FOLDER/<set>-labels.jsonl with case and blanks."""
import json
import os
from collections import defaultdict
from dataclasses import dataclass

import cv2

from alphabet import normalise


@dataclass(frozen=True)
class Line:
    """One annotated line: its box (x0, y0, x1, y1) in pixels of the page, and its text, empty where it is unknown."""

    box: tuple
    text: str


@dataclass(frozen=True)
class Page:
    """One page: the path of its picture and its annotated lines."""

    path: str
    lines: tuple

    def picture(self):
        """The grey picture as an array of bytes; OSError when it can't be read."""
        grey = cv2.imread(self.path, cv2.IMREAD_GRAYSCALE)
        if grey is None:
            raise OSError(f"cannot read the picture {self.path}")
        return grey


def labelled(folder, sets=("sroie", "wildreceipt")):
    """The training pages with the labels that have case and blanks."""
    pages = []
    for name in sets:
        lines = defaultdict(list)
        with open(os.path.join(folder, f"{name}-labels.jsonl"), encoding="utf-8") as rows:
            for row in map(json.loads, rows):
                lines[row["image"]].append(Line(tuple(row["box"]), normalise(row["text"]) or ""))
        pages += [Page(os.path.join(folder, image), tuple(found)) for image, found in sorted(lines.items())]
    return pages


def annotated(folder, name):
    """The pages of one set as they were annotated, texts untouched: what a reading is measured against."""
    with open(os.path.join(folder, f"{name}.jsonl"), encoding="utf-8") as rows:
        return [
            Page(os.path.join(folder, row["image"]), tuple(Line(tuple(l["box"]), l["text"]) for l in row["lines"]))
            for row in map(json.loads, rows)
        ]
