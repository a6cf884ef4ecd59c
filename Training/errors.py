"""What a model misreads in the amounts of the validation pages: the commonest changes of characters.

usage: errors.py --pages DIR --work DIR MODEL.traineddata
"""
import argparse
from collections import Counter
from difflib import SequenceMatcher

import measure


def changes(truth, text):
    """Each changed stretch as (printed, read)."""
    for kind, a0, a1, b0, b1 in SequenceMatcher(None, truth, text, autojunk=False).get_opcodes():
        if kind != "equal":
            yield truth[a0:a1], text[b0:b1]


def main():
    """Print the counts, commonest first, and the lines of the rare ones."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pages", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--lines", action="store_true", help="print each misread line")
    parser.add_argument("model")
    options = parser.parse_args()
    for name in measure.SETS:
        tiff, found = measure.prepare(options.pages, name, options.work)
        texts, _ = measure.read(tiff, options.model, measure.SETTINGS)
        wrong = [(truth, text) for (_, truth), text in zip(found, texts) if measure.amounts(truth) - measure.amounts(text)]
        counts = Counter(change for truth, text in wrong for change in changes(truth.replace(" ", "").upper(), text.replace(" ", "").upper()))
        print(f"{name}: {len(wrong)} lines with an amount not found")
        print("  " + ", ".join(f"{a or '(nothing)'}>{b or '(nothing)'} {n}" for (a, b), n in counts.most_common(40)))
        if options.lines:
            for truth, text in wrong:
                print(f"    {truth!r} read as {text!r}")


if __name__ == "__main__":
    main()
