"""How the program's line finder treats the annotated lines: found whole, cut, merged with others, or missed.

usage: check_finder.py PAGES_FOLDER SET ROWS.jsonl   ROWS from `Benchmarks crops --jsonl`
"""
import os
import sys
from collections import Counter

import found
import pages


def kinds(page, segments):
    """One word for each annotated line of a page."""
    for line in page.lines:
        covers = [(found.cover(box, line), box) for _, box in segments]
        whole = [box for share, box in covers if share >= found.WHOLE]
        if whole:
            others = [other for other in page.lines if other is not line and found.cover(whole[0], other) > found.TOUCHED]
            above = any(found.shared(*line.box[0::2], *other.box[0::2]) > 0.3 * (other.box[2] - other.box[0]) for other in others)
            yield "merged with another row" if above else "joined in its row" if others else "whole"
        elif sum(share for share, _ in covers) >= found.TOUCHED:
            pieces = sum(share > found.TOUCHED for share, _ in covers)
            yield "cut in pieces" if pieces > 1 else "partly found"
        else:
            yield "missed"


def main(folder, name, rows):
    segments = found.segments(rows)
    seen = [page for page in pages.annotated(folder, name) if os.path.realpath(page.path) in segments]
    counts = Counter(kind for page in seen for kind in kinds(page, segments[os.path.realpath(page.path)]))
    total = sum(counts.values())
    print(f"{name}: {len(seen)} pages, {total} annotated lines")
    for kind, count in counts.most_common():
        print(f"  {kind:24s} {count:6d}  {count / total:.3f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
