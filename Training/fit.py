"""Training: workers that learn from different lines side by side, and the mean of what they have learned.

Each worker goes on from the mean every round (local SGD with periodic averaging: Stich 2019, "Local SGD Converges Fast and
Communicates Little"). The rate falls along half a cosine. What is kept is not the last state, which sways, but the mean of
the states passed through, newer ones counted more.
"""
import math
import os
from dataclasses import dataclass
from multiprocessing import get_context

import numpy as np
import torch
from torch.nn import functional

import checkpoint
import lstmf
import tesseract
from network import PATCH, Form, Network, pixels

WORKERS = 2
SHARDS = 10  # that each worker learns from in a round
KEPT = 5  # every so many rounds a checkpoint is kept, to choose from
PIXELS = 9000  # the most that a batch is wide, all lines together
LINES = 48  # the most lines of a batch
WIDEST = 2000  # pixels; longer lines would be batches of their own
SHARE = 1 / 32  # of the sum of a batch's losses: batches with more lines weigh more
STEEPEST = 4  # gradients longer than this are shortened
WARM, LAST = 0.01, 0.01  # the share of the run in which the rate rises, and the share of it that is left at the end
SWAY = 0.998  # the weight of the past in the mean of states


@dataclass(frozen=True)
class Run:
    """A run: its shards, the form of its network, the highest rate and the number of rounds."""

    shards: tuple
    form: Form
    rate: float
    rounds: int


def share_of(progress):
    """The share of the highest rate at a progress from 0 to 1."""
    return min(1, progress / WARM + 0.001) * (LAST + (1 - LAST) * (1 + math.cos(math.pi * progress)) / 2)


def lists(run):
    """For each round the shards of each worker: all shards in turn, shuffled anew each time."""
    random, waiting = np.random.default_rng(len(run.shards)), []
    for _ in range(run.rounds):
        chosen = []
        for _ in range(WORKERS):
            while len(waiting) < min(SHARDS, len(run.shards)):
                waiting += [run.shards[i] for i in random.permutation(len(run.shards))]
            chosen.append(waiting[:SHARDS])
            del waiting[:SHARDS]
        yield chosen


def examples(shards, classes):
    """(pixels, label as classes) of all lines that are long enough for their labels; an empty label is nothing but blanks."""
    for picture, label in (pair for shard in shards for pair in lstmf.read(shard)):
        codes = [classes[letter] for letter in label]
        steps = len(codes) + sum(a == b for a, b in zip(codes, codes[1:]))  # a blank between two of a kind
        if steps <= picture.shape[1] // PATCH[1] and picture.shape[1] <= WIDEST:
            yield pixels(picture), codes


def batches(lines, random):
    """Batches of lines of about the same width, in random order."""
    lines = sorted(lines, key=lambda line: line[0].shape[1] * random.uniform(0.97, 1.03))
    found, batch = [], []
    for line in lines:
        if batch and (len(batch) == LINES or max(p.shape[1] for p, _ in batch + [line]) * (len(batch) + 1) > PIXELS):
            found.append(batch)
            batch = []
        batch.append(line)
    return [found[i] for i in random.permutation(len(found))] + [batch] if found else [batch]


def loss_of(network, batch, blank):
    """The sum of a batch's losses (connectionist temporal classification)."""
    widths = [picture.shape[1] for picture, _ in batch]
    pictures = torch.zeros(len(batch), batch[0][0].shape[0], max(widths))
    for place, (picture, _) in zip(pictures, batch):
        place[:, :picture.shape[1]] = torch.from_numpy(picture)
    with torch.autocast("cpu", torch.bfloat16):
        scores, lengths = network(pictures, torch.tensor(widths))
    labels = torch.tensor([code for _, codes in batch for code in codes])
    return functional.ctc_loss(
        scores.float().log_softmax(2), labels, lengths, torch.tensor([len(codes) for _, codes in batch]), blank=blank,
        reduction="sum", zero_infinity=True)


def learn(job):
    """One worker's part of a round, from its state file and back into it; returns the mean loss of a character."""
    run, path, shards, classes, number, seed = job
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    state, random = torch.load(path), np.random.default_rng(seed)
    network = Network(run.form, len(classes))
    network.load_state_dict(state["network"])
    steps = torch.optim.Adam(network.parameters(), run.rate, betas=(0.9, 0.99))
    if "steps" in state:
        steps.load_state_dict(state["steps"])
    total = characters = 0
    waiting = batches(list(examples(shards, classes)), random)
    for done, batch in enumerate(waiting):
        steps.param_groups[0]["lr"] = run.rate * share_of((number + done / len(waiting)) / run.rounds)
        steps.zero_grad()
        loss = loss_of(network, batch, classes[tesseract.BLANK])
        (loss * SHARE).backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), STEEPEST)
        steps.step()
        state["count"] += 1
        for name, values in network.state_dict().items():
            state["mean"][name].lerp_(values, 1 - min(SWAY, state["count"] / (state["count"] + 20)))
        total, characters = total + loss.item(), characters + sum(len(codes) for _, codes in batch)
    state.update(network=network.state_dict(), steps=steps.state_dict())
    written(state, path)
    return total / characters


def written(state, path):
    """Write a state; the file is complete or not there."""
    torch.save(state, path + ".part")
    os.replace(path + ".part", path)


def train(run, folder, start=None, report=print):
    """Run it in `folder`, on from the network in the file `start` or from nothing; returns the checkpoints kept.

    A run that was cut goes on after its last complete round. `report` is told the loss of each round.
    """
    classes = tesseract.classes(tesseract.starter(folder), folder)
    empty = tesseract.empty(run.form.spec(), run.shards[0], folder)
    states = [os.path.join(folder, f"worker{number}.pt") for number in range(WORKERS)]
    both = os.path.join(folder, "round.pt")
    if not os.path.exists(both):
        torch.manual_seed(1)
        network = Network(run.form, len(classes))
        weights = (network.take(start) if start else network).state_dict()
        first = {"network": weights, "mean": weights, "count": 0}
        written({"round": 0, "workers": [first] * WORKERS}, both)
    with get_context("spawn").Pool(WORKERS) as pool:
        for number, chosen in enumerate(lists(run)):
            state = torch.load(both)
            if number < state["round"]:
                continue
            for worker, path in zip(state["workers"], states):
                written(worker, path)
            losses = pool.map(learn, [
                (run, path, shards, classes, number, number * WORKERS + worker)
                for worker, (path, shards) in enumerate(zip(states, chosen))])
            report(f"round {number + 1} of {run.rounds}: loss of a character {np.mean(losses):.4f}", flush=True)
            workers = [torch.load(path) for path in states]
            for part in ("network", "mean"):
                mean = {name: torch.stack([worker[part][name] for worker in workers]).mean(0) for name in workers[0][part]}
                for worker in workers:
                    worker[part] = mean
            written({"round": number + 1, "workers": workers}, both)
            if (number + 1) % KEPT == 0 or number + 1 == run.rounds:
                network = Network(run.form, len(classes))
                network.load_state_dict(workers[0]["mean"])
                matrices = [matrix.double().numpy() for matrix in network.matrices()]
                checkpoint.replaced(empty, matrices, kept(folder, number + 1))
    return [path for number in range(1, run.rounds + 1) if os.path.exists(path := kept(folder, number))]


def kept(folder, number):
    """Where the checkpoint after a round is kept."""
    return os.path.join(folder, f"round-{number:03d}.checkpoint")
