"""Make the model that reads receipts.

usage: train.py smoke [--work DIR]
       train.py full --pages DIR [--validation DIR] [--finder PROGRAM] [--unlabelled DIR] [--start MODEL] [--work DIR]

smoke  two minutes, needs no page: goes on from the float model with a few made-up lines, and starts a network from
       nothing. Fails when the result does not read fresh made-up lines, or when the error of the new network does not fall.
full   from nothing, or from --start, to receipt.traineddata (integer) and receipt_float.traineddata in the work folder. It may be cut at any
       time: called again it goes on from where it was.

--pages       the annotated pages: sroie.jsonl, wildreceipt.jsonl, their -labels.jsonl and their pictures
--validation  annotated pages in the same form, to choose the checkpoint by; in no way trained on
--finder      the built program `Benchmarks`, whose `crops` command cuts lines as the product does
--unlabelled  a folder of pictures that the teacher reads (package rapidocr)
--start       a float model to train on from, such as receipt_float.traineddata; its alphabet may be another one
--work        where everything is written (default: work beside this file)
"""
import argparse
import os
import re
import shutil
import subprocess
import sys

import choose
import found
import measure
import network
import pages
import shards
import synthetic
import teacher
import texts

HERE = os.path.dirname(os.path.abspath(__file__))
FLOAT = os.path.join(HERE, "receipt_float.traineddata")
SEED = 1
SPEC = "[1,36,0,1 Ct3,3,16 Mp3,3 Lfys48 Lfx96 Lrx96 Lfx192 O1c1]"
# (name, learning rate, rounds of 2 x 2000 lines): a long part at a high rate, then ever finer steps.
FROM_NOTHING = (("coarse", 0.002, 75), ("middle", 0.0005, 15), ("fine", 0.0001, 10))
TRAINED_ON = (("on", 0.0007, 10), ("on-middle", 0.0003, 10), ("on-fine", 0.0001, 10))


def cut_by_finder(program, pictures, folder):
    """Crops of all pictures by the program's own line finder, once; returns their folder and the rows about them."""
    rows = folder + ".jsonl"
    if not os.path.exists(rows):
        subprocess.run([program, "crops", "--out", folder, "--jsonl", rows + ".part", *pictures], check=True)
        os.replace(rows + ".part", rows)
    return folder, found.segments(rows)


def jobs_of(options):
    """All shards of the full run."""
    folder = os.path.join(options.work, "shards")
    os.makedirs(folder, exist_ok=True)
    sets = [("", pages.labelled(options.pages), (0, 1, 2, 3))]
    if options.unlabelled:
        readings = os.path.join(options.work, "teacher.jsonl")
        # A process of its own: the teacher leaves threads behind, with which the workers of make_all can't be forked.
        subprocess.run([sys.executable, os.path.join(HERE, "teacher.py"), options.unlabelled, readings], check=True)
        sets.append(("taught-", teacher.pages_of(options.unlabelled, readings), (0, 1)))
    jobs = shards.synthetic_jobs(folder, "synthetic", texts.line, 40, SEED)
    jobs += shards.synthetic_jobs(folder, "figures", texts.figures, 24, SEED)
    for name, labelled, copies in sets:
        for copy in copies:
            jobs += shards.page_jobs(folder, labelled, name + "boxes", shards.of_boxes, copy, SEED)
        if options.finder:
            pictures = [page.path for page in labelled]
            cut = cut_by_finder(options.finder, pictures, os.path.join(options.work, name + "found"))
            for copy in (0, 1, 2):
                jobs += shards.page_jobs(folder, labelled, name + "found", found.pairs, copy, SEED, *cut)
    return jobs


def full(options):
    """The whole run; see the head of this file."""
    made = tuple(shards.make_all(jobs_of(options)))
    checkpoint = network.unpacked(options.start, options.work) if options.start else None
    alphabet = options.start
    for name, rate, rounds in TRAINED_ON if options.start else FROM_NOTHING:
        stage = network.Stage(name, made, rate, rounds)
        checkpoint = network.train(stage, options.work, SPEC, checkpoint, alphabet)
        alphabet = None
    if options.validation:
        kept = network.candidates(stage, options.work)
        models = {network.model(path, options.work, f"{options.work}/choice{n}.traineddata", small=True): path
                  for n, path in enumerate(kept)}
        checkpoint = models[choose.ranked(models, options.validation, os.path.join(options.work, "validation"))[-1][2]]
    network.model(checkpoint, options.work, os.path.join(options.work, "receipt.traineddata"), small=True)
    network.model(checkpoint, options.work, os.path.join(options.work, "receipt_float.traineddata"), small=False)


def smoke(options):
    """A short run that can fail; see the head of this file."""
    work = os.path.join(options.work, "smoke")
    shutil.rmtree(work, ignore_errors=True)
    os.makedirs(work)
    network.LINES = 1000
    made = tuple(shards.make_all(shards.synthetic_jobs(work, "synthetic", texts.line, 2, SEED, 500)))
    network.train(network.Stage("new", made, 0.002, 1), work, "[1,36,0,1 Ct3,3,8 Mp3,3 Lfys16 Lfx32 Lfx32 O1c1]")
    errors = errors_in(os.path.join(work, "new-worker0.log"))
    print(f"a new network: mean error {errors[0]} % at first, {errors[-1]} % after {network.LINES} lines")
    more = network.train(network.Stage("more", made, 0.0001, 1), work, None, network.unpacked(FLOAT, work))
    share = read_right(network.model(more, work, os.path.join(work, "receipt.traineddata"), small=True), work)
    print(f"the float model trained on: {share:.0%} of fresh made-up amounts read right")
    if errors[-1] > 0.95 * errors[0] or share < 0.5:
        raise SystemExit("the smoke run failed: see the figures above")


def errors_in(log):
    """The mean errors of the outputs (rms, in percent) that lstmtraining reported; they fall before any text is right."""
    with open(log, encoding="utf-8") as lines:
        return [float(value) for value in re.findall(r"Mean rms=([\d.]+)%", lines.read())]


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
