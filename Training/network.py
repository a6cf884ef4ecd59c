"""Tesseract's network in PyTorch, so that many lines are learned at once: the same layers, weights and coding of pixels.

`lstmtraining` learns one line after the other in double precision; this takes a small part of its time. What comes out is
put back into one of its checkpoints (`checkpoint.py`).
"""
from dataclasses import astuple, dataclass

import numpy as np
import torch
from torch import nn
from torch.nn import functional

import checkpoint
from crops import HEIGHT

PATCH = (4, 3)  # pixels down and along that are looked at as one: a step of the line is three pixels
STEPS = 127  # integer networks know this many steps from 0 to 1


@dataclass(frozen=True)
class Form:
    """The outputs of each layer: 3 x 3 patches, three columns of them, along the line to and fro, and to again."""

    maps: int
    column: int
    forth: int
    back: int
    last: int

    def spec(self):
        """The form in the notation of lstmtraining."""
        high, wide = PATCH
        return (f"[1,{HEIGHT},0,1 S{high},{wide} Ct3,3,{self.maps} S{HEIGHT // high},1 Ct1,3,{self.column} "
                f"Lfx{self.forth} Lrx{self.back} Lfx{self.last} O1c1]")


def rounded(values):
    """Rounded to the steps of an integer network; gradients pass as if nothing had happened."""
    return values + ((values * STEPS).round() / STEPS - values).detach()


def integer(weights):
    """Rounded as `lstmtraining --convert_to_int` does it, each row by its own largest weight."""
    step = weights.detach().abs().amax(1, keepdim=True).clamp_min(1e-9) / STEPS
    return weights + ((weights / step).round() * step - weights).detach()


class Memory(nn.Module):
    """A layer of long short-term memory; four gates in Tesseract's order: cell, input, forget, output."""

    def __init__(self, inputs, outputs):
        super().__init__()
        self.inputs, self.outputs = inputs, outputs
        self.gates = nn.Parameter(torch.empty(4, outputs, inputs + outputs + 1))
        nn.init.uniform_(self.gates, -(outputs ** -0.5), outputs ** -0.5)
        with torch.no_grad():
            self.gates[2, :, -1] = 1  # remember at first

    def forward(self, values):
        """`values` is steps x lines x inputs."""
        cell, entry, keep, exit_ = (integer(gate) for gate in self.gates)
        stacked = torch.cat([entry, keep, cell, exit_])  # PyTorch's order
        parts = (stacked[:, :self.inputs], stacked[:, self.inputs:-1], stacked[:, -1])
        parts = tuple(part.contiguous() for part in parts) + (torch.zeros(len(stacked)),)
        zero = torch.zeros(1, values.shape[1], self.outputs)
        return rounded(torch.lstm(values, (zero, zero), parts, True, 1, 0.0, self.training, False, False)[0])


class Window(nn.Module):
    """A convolution over `wide` x `high` places, with tanh: what lies outside of the line is noise, as Tesseract has it."""

    def __init__(self, inputs, outputs, high, wide):
        super().__init__()
        self.shape = (outputs, wide, high, inputs)
        size = inputs * high * wide
        self.weights = nn.Parameter(torch.empty(outputs, size + 1).uniform_(-(size ** -0.5), size ** -0.5))

    def forward(self, values, lengths):
        """`values` is lines x inputs x rows x steps."""
        _, wide, high, _ = self.shape
        inside = torch.arange(values.shape[3]) < lengths[:, None, None, None]
        values = torch.where(inside, values, torch.empty_like(values).uniform_(-1, 1))
        noisy = functional.pad(values, (wide // 2, wide // 2, high // 2, high // 2))
        sides = [noisy[..., 0], noisy[..., -1]] if wide > 1 else []
        sides += [noisy[:, :, 0], noisy[:, :, -1]] if high > 1 else []
        for side in sides:
            side.uniform_(-1, 1)
        weights = integer(self.weights)
        kernel = weights[:, :-1].reshape(self.shape).permute(0, 3, 2, 1)
        return rounded(torch.tanh(functional.conv2d(noisy, kernel, weights[:, -1])))


class Network(nn.Module):
    """The whole network, from pixels to a score for each class at each step."""

    def __init__(self, form, classes):
        super().__init__()
        self.form = form
        maps, column, forth, back, last = astuple(form)
        high, wide = PATCH
        self.patches = Window(high * wide, maps, 3, 3)
        self.columns = Window(maps * (HEIGHT // high), column, 1, 3)
        self.memories = nn.ModuleList(Memory(*sizes) for sizes in ((column, forth), (forth, back), (back, last)))
        self.scores = nn.Parameter(torch.empty(classes, last + 1).uniform_(-(last ** -0.5), last ** -0.5))

    def looked(self, pictures, lengths):
        """What is seen at each step before its neighbours on the line are asked: lines x column x 1 x steps."""
        high, wide = PATCH
        lines, rows, steps = len(pictures), HEIGHT // high, pictures.shape[2] // wide
        values = pictures[..., :steps * wide].reshape(lines, rows, high, steps, wide)
        values = self.patches(values.permute(0, 4, 2, 1, 3).reshape(lines, wide * high, rows, steps), lengths)
        return self.columns(values.permute(0, 2, 1, 3).reshape(lines, -1, 1, steps), lengths)

    def forward(self, pictures, widths):
        """Scores (steps x lines x classes) and the number of steps of each line.

        `pictures` is lines x 36 x pixels, -1 for ink and 1 for paper; what lies beyond a line's width doesn't matter.
        """
        lengths = widths // PATCH[1]
        values = self.looked(pictures, lengths)[:, :, 0].permute(2, 0, 1).contiguous()
        forth, back, last = self.memories
        values = forth(values)
        turned = reverse(lengths, len(values))[..., None]
        values = back(values.gather(0, turned.expand(-1, -1, values.shape[2])))
        values = last(values.gather(0, turned.expand(-1, -1, values.shape[2])))
        scores = integer(self.scores)
        return functional.linear(values, scores[:, :-1], scores[:, -1]), lengths

    def matrices(self):
        """The weights in the order of Tesseract's files."""
        gates = [gate for memory in self.memories for gate in memory.gates]
        return [matrix.detach() for matrix in (self.patches.weights, self.columns.weights, *gates, self.scores)]

    def take(self, path):
        """Take over the network in a file; ValueError when its form is another one."""
        old = [torch.from_numpy(matrix.copy()).float() for matrix in checkpoint.weights(path)]
        if [matrix.shape for matrix in old] != [matrix.shape for matrix in self.matrices()]:
            raise ValueError(f"the network in {path} is not of the form {self.form.spec()}")
        for own, other in zip(self.matrices(), old):
            own.copy_(other)
        return self


def reverse(lengths, steps):
    """For each step and line the step that takes its place when each line is read backwards within its own length."""
    step = torch.arange(steps)[:, None]
    return torch.where(step < lengths, lengths - 1 - step, step)


def pixels(grey):
    """A line picture as Tesseract hands it to an integer network: -1 for ink to 1 for paper, by extremes of the middle row.

    `NetworkIO::FromPix` and `STATS::ile` of Tesseract 5.
    """
    row = grey[grey.shape[0] // 2].astype(int)
    before, here, after = row[:-2], row[1:-1], row[2:]
    low = here[((here < before) & (here <= after)) | ((here <= before) & (here < after))]
    high = here[((here > before) & (here >= after)) | ((here >= before) & (here > after))]
    black, white = quantile(low, 0.25, 0), quantile(high, 0.75, 255)
    half = (white - black) / 2 if white > black else 1
    return (np.clip(np.rint(((grey - black) / half - 1) * (STEPS + 1)), -STEPS, STEPS) / STEPS).astype(np.float32)


def quantile(values, share, otherwise):
    """A quantile of bytes, by Tesseract's interpolation within one value; `otherwise` is the only value of none."""
    counts = np.bincount(values if len(values) else [otherwise], minlength=256)
    sums = np.cumsum(counts)
    target = min(max(share * sums[-1], 1), sums[-1])
    value = int(np.searchsorted(sums, target))
    return value + 1 - (sums[value] - target) / counts[value]
