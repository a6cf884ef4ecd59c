"""Readings of unlabelled pages by a teacher (PP-OCRv6 of the package rapidocr), for training only.

usage: teacher.py PICTURES OUT.jsonl   writes a row a line: image, box, text, score (0 to 1)
"""
import json
import os
import sys

import cv2

from alphabet import normalise
from pages import Line, Page

SURE = 0.96  # the teacher's score from which its reading is taken as a label


def reader():
    """The teacher, on one thread."""
    from rapidocr import RapidOCR

    return RapidOCR(params={
        "EngineConfig.onnxruntime.intra_op_num_threads": 1, "EngineConfig.onnxruntime.inter_op_num_threads": 1,
        "Global.log_level": "error"})


def level(corners):
    """The upright box around four corners when the line is level to a quarter of its height, otherwise None."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    height = ((dy - ay) + (cy - by)) / 2
    if height < 6 or abs(by - ay) > 0.25 * height or bx - ax < 0.5 * height:
        return None
    return [round(v) for v in (min(ax, dx), (ay + by) / 2, max(bx, cx), (cy + dy) / 2)]


def main(folder, out):
    read = reader()
    done = set()
    if os.path.exists(out):
        with open(out, encoding="utf-8") as rows:
            done = {json.loads(row)["image"] for row in rows}
    with open(out, "a", encoding="utf-8") as rows:
        for name in sorted(set(os.listdir(folder)) - done):
            found = read(cv2.imread(os.path.join(folder, name)), use_cls=False)
            lines = zip(found.boxes, found.txts, found.scores) if found.txts else ()
            for corners, text, score in lines:
                box = level(corners.tolist())
                if box:
                    row = {"image": name, "box": box, "text": text, "score": round(float(score), 4)}
                    rows.write(json.dumps(row, ensure_ascii=False) + "\n")
            rows.flush()


def pages_of(folder, readings):
    """The pages with the teacher's readings; those that it is not sure of have an empty text."""
    lines = {}
    with open(readings, encoding="utf-8") as rows:
        for row in map(json.loads, rows):
            text = normalise(row["text"])
            sure = text if text and row["score"] >= SURE else ""
            lines.setdefault(row["image"], []).append(Line(tuple(row["box"]), sure))
    return [Page(os.path.join(folder, image), tuple(found)) for image, found in sorted(lines.items())]


if __name__ == "__main__":
    main(*sys.argv[1:])
