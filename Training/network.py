"""Tesseract's own training tool: stages with a learning rate each, and the models that come out."""
import glob
import os
import shutil
import subprocess
from dataclasses import dataclass

import numpy as np

from average import average
from start import run, starter

NEVER = "0.001"  # percent; no run gets there, so only the number of lines ends it
WORKERS = 2  # processes that learn side by side
LINES = 2000  # that each of them looks at before their weights are averaged
SHARDS = 3  # that each of them takes these lines from
KEPT = 5  # every so many rounds the mean is kept, to choose from


@dataclass(frozen=True)
class Stage:
    """One part of a run: a name, the shards it learns from, a learning rate, and its number of rounds."""

    name: str
    shards: tuple
    rate: float
    rounds: int


def shares(stage):
    """For each round the lists of shards, one for each worker: all shards in turn, shuffled anew each time."""
    random, waiting = np.random.default_rng(len(stage.shards)), []
    for _ in range(stage.rounds):
        lists = []
        for _ in range(WORKERS):
            if len(waiting) < SHARDS:
                waiting += [stage.shards[i] for i in random.permutation(len(stage.shards))]
            lists.append(waiting[:SHARDS])
            del waiting[:SHARDS]
        yield lists


def worker(stage, number, names, lines, folder, spec, before, alphabet):
    """Start one worker, which learns until it has seen `lines` lines since the stage began."""
    base = os.path.join(folder, f"{stage.name}-worker{number}")
    with open(base + ".list", "w", encoding="utf-8") as out:
        out.write("\n".join(names) + "\n")
    command = [
        "lstmtraining", "--traineddata", starter(folder), "--model_output", base, "--train_listfile", base + ".list",
        "--learning_rate", str(stage.rate), "--max_iterations", str(lines), "--target_error_rate", NEVER,
    ]
    # A checkpoint of its own comes before both of these.
    command += ["--continue_from", before, "--reset_learning_rate"] if before else ["--net_spec", spec]
    command += ["--old_traineddata", alphabet] if alphabet else []
    with open(base + ".log", "a", encoding="utf-8") as log:
        return subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "OMP_THREAD_LIMIT": "1"})


def train(stage, folder, spec, before=None, alphabet=None):
    """Run one stage in `folder`, after the checkpoint or network `before` or from nothing; returns its last checkpoint.

    `alphabet` is the model that `before` was taken from, where its alphabet may be another one.

    A stage that was cut goes on from its workers' checkpoints, and one that is complete returns at once. From nothing the
    workers begin with the same weights, since lstmtraining's own random numbers are always the same.
    """
    counter = os.path.join(folder, stage.name + ".rounds")
    done = 0
    if os.path.exists(counter):
        with open(counter, encoding="utf-8") as text:
            done = int(text.read())
    checkpoints = [os.path.join(folder, f"{stage.name}-worker{number}_checkpoint") for number in range(WORKERS)]
    for number, lists in enumerate(shares(stage), 1):
        if number <= done:
            continue
        at_work = [
            worker(stage, k, names, number * LINES, folder, spec, before, alphabet) for k, names in enumerate(lists)
        ]
        if any([process.wait() for process in at_work]) or not all(map(os.path.exists, checkpoints)):
            raise RuntimeError(f"lstmtraining failed; the last words are in {folder}/{stage.name}-worker*.log")
        average(checkpoints)
        for best in glob.glob(os.path.join(folder, f"{stage.name}-worker*_*_*_*.checkpoint")):
            os.remove(best)  # lstmtraining's choice by the training error; ours is by validation
        with open(counter, "w", encoding="utf-8") as text:
            text.write(f"{number}\n")
        if number % KEPT == 0 or number == stage.rounds:
            shutil.copy(checkpoints[0], kept(stage, folder, number))
    return kept(stage, folder, stage.rounds)


def kept(stage, folder, number):
    """Where the mean after a round is kept."""
    return os.path.join(folder, f"{stage.name}-{number:03d}.checkpoint")


def candidates(stage, folder):
    """The means that a stage kept, oldest first."""
    numbers = [number for number in range(1, stage.rounds + 1) if number % KEPT == 0 or number == stage.rounds]
    return [path for number in numbers if os.path.exists(path := kept(stage, folder, number))]


def model(checkpoint, folder, path, small):
    """The model of a checkpoint as a traineddata file: integer (`small`) or float; returns its path."""
    command = ["lstmtraining", "--stop_training", "--continue_from", checkpoint, "--traineddata", starter(folder)]
    run(*command, *(["--convert_to_int"] if small else []), "--model_output", path)
    return path


def unpacked(traineddata, folder):
    """The network inside a float model, in the form that another run can go on from; returns its path."""
    path = os.path.join(folder, "receipt.lstm")
    run("combine_tessdata", "-e", traineddata, path)
    return path
