"""Make the model that reads receipts.

usage: train.py smoke [--work DIR]
       train.py full --pages DIR [--validation DIR] [--finder PROGRAM] [--unlabelled DIR] [--start MODEL] [--work DIR]

smoke  two minutes, needs no page: goes on from the float model with a few made-up lines, and starts a network from
       nothing. Fails when the result does not read fresh made-up lines, or when the loss of the new network does not fall.
full   from nothing, or from --start, to receipt.traineddata (integer) and receipt_float.traineddata in the work folder.
       It may be cut at any time: called again it goes on from where it was.

--pages       the annotated pages: sroie.jsonl, wildreceipt.jsonl, their -labels.jsonl and their pictures
--validation  annotated pages in the same form, to choose the checkpoint by; in no way trained on
--finder      the built program `Benchmarks`, whose `crops` command cuts lines as the product does
--unlabelled  a folder of pictures that the teacher reads (package rapidocr)
--start       a float model to train on from, such as receipt-second_float.traineddata: of the same alphabet and form
--work        where everything is written (default: work beside this file)
"""
import argparse
import os
import shutil
import subprocess
import sys

import choose
import fit
import found
import measure
import pages
import shards
import synthetic
import teacher
import tesseract
import texts
from network import Form

HERE = os.path.dirname(os.path.abspath(__file__))
FLOAT = os.path.join(HERE, "receipt-second_float.traineddata")
SEED = 1
FORM = Form(maps=48, column=128, forth=128, back=128, last=256)
FROM_NOTHING = (0.002, 180)  # the highest rate, and rounds of about 20,000 lines
TRAINED_ON = (0.0003, 14)
CHOSEN_FROM = 8  # of the checkpoints kept the last ones; before, the rate was still high


def cut_by_finder(program, pictures, folder):
    """Crops of all pictures by the program's own line finder, once; returns their folder and the rows about them."""
    rows = folder + ".jsonl"
    if not os.path.exists(rows):
        subprocess.run([program, "crops", "--out", folder, "--jsonl", rows + ".part", *pictures], check=True)
        os.replace(rows + ".part", rows)
    return folder, found.segments(rows)


def jobs_of(options):
    """All shards of the full run; the finder's crops are aged in other ways when it trains on."""
    again = SEED + bool(options.start)
    folder = os.path.join(options.work, "shards")
    os.makedirs(folder, exist_ok=True)
    sets = [("", pages.labelled(options.pages), range(6))]
    if options.unlabelled:
        readings = os.path.join(options.work, "teacher.jsonl")
        # A process of its own: the teacher leaves threads behind, with which the workers of make_all can't be forked.
        subprocess.run([sys.executable, os.path.join(HERE, "teacher.py"), options.unlabelled, readings], check=True)
        sets.append(("taught-", teacher.pages_of(options.unlabelled, readings), range(1, 5)))
    jobs = shards.synthetic_jobs(folder, "synthetic", texts.line, 100, SEED)
    jobs += shards.synthetic_jobs(folder, "figures", texts.figures, 40, SEED)
    for name, labelled, copies in sets:
        for copy in copies:
            jobs += shards.page_jobs(folder, labelled, name + "boxes", shards.of_boxes, copy, SEED)
        if options.finder:
            pictures = [page.path for page in labelled]
            cut = cut_by_finder(options.finder, pictures, os.path.join(options.work, name + "found"))
            for copy in range(5 if name else 7):
                jobs += shards.page_jobs(folder, labelled, name + "found", found.pairs, copy, again, *cut)
            # A teacher leaves text out now and then, so that only annotated pages say where there is none.
            for copy in range(6) if not name else ():
                jobs += shards.page_jobs(folder, labelled, "strays", found.strays, copy, again, *cut)
    return jobs


def full(options):
    """The whole run; see the head of this file."""
    run = fit.Run(tuple(shards.make_all(jobs_of(options))), FORM, *(TRAINED_ON if options.start else FROM_NOTHING))
    try:
        kept = fit.train(run, options.work, started(options.start, options.work) if options.start else None)
    except ValueError as error:
        raise SystemExit(str(error))
    checkpoint = kept[-1]
    if options.validation:
        models = {tesseract.model(path, options.work, f"{options.work}/choice{n}.traineddata", small=True): path
                  for n, path in enumerate(kept[-CHOSEN_FROM:])}
        checkpoint = models[choose.ranked(models, options.validation, os.path.join(options.work, "validation"))[-1][2]]
    for name, small in (("receipt", True), ("receipt_float", False)):
        tesseract.model(checkpoint, options.work, os.path.join(options.work, f"{name}.traineddata"), small)


def started(model, work):
    """The network of a float model to go on from; SystemExit when its alphabet is not that of alphabet.py."""
    if tesseract.classes(model, work) != tesseract.classes(tesseract.starter(work), work):
        raise SystemExit(f"the alphabet of {model} is not that of alphabet.py: give a model made by this script")
    return tesseract.network_of(model, work)


def smoke(options):
    """A short run that can fail; see the head of this file."""
    work = os.path.join(options.work, "smoke")
    shutil.rmtree(work, ignore_errors=True)
    os.makedirs(work)
    made = tuple(shards.make_all(shards.synthetic_jobs(work, "synthetic", texts.line, 4, SEED, 500)))
    fit.SHARDS = 2
    losses = []
    new = os.path.join(work, "new")
    os.makedirs(new)
    fit.train(fit.Run(made, Form(8, 16, 32, 32, 32), 0.005, 4), new, report=lambda text, **_: losses.append(float(text.split()[-1])))
    print(f"a new network: loss of a character {losses[0]} in the first round, {losses[-1]} in the last")
    more = fit.train(fit.Run(made, FORM, 0.0001, 1), work, started(FLOAT, work))
    share = read_right(tesseract.model(more[-1], work, os.path.join(work, "receipt.traineddata"), small=True), work)
    print(f"the float model trained on: {share:.0%} of fresh made-up amounts read right")
    if losses[-1] > 0.95 * losses[0] or share < 0.5:
        raise SystemExit("the smoke run failed: see the figures above")


def read_right(model, work):
    """The share of 200 fresh made-up amounts that a model reads exactly, blanks aside."""
    random = shards.generator(SEED + 1, "fresh")
    pairs = list(synthetic.lines(200, lambda random: texts.amount(random, "en"), random))
    tiff = measure.stacked([picture for picture, _ in pairs], os.path.join(work, "fresh.tif"))
    read, _ = measure.read(tiff, model, measure.SETTINGS)
    return sum(a.replace(" ", "") == b.replace(" ", "") for a, (_, b) in zip(read, pairs)) / len(pairs)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, usage=argparse.SUPPRESS)
    parser.add_argument("run", choices=("smoke", "full"))
    for name in ("--pages", "--validation", "--finder", "--unlabelled", "--start"):
        parser.add_argument(name)
    parser.add_argument("--work", default=os.path.join(HERE, "work"))
    options = parser.parse_args()
    if options.run == "full" and not options.pages:
        parser.error("full needs --pages DIR, the folder with the annotated pages")
    (smoke if options.run == "smoke" else full)(options)
