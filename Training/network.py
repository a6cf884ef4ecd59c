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

POOL = 3  # pixels that become one step, along the line and down it
STEPS = 127  # integer networks know this many steps from 0 to 1


@dataclass(frozen=True)
class Form:
    """The outputs of each layer: 3 x 3 convolution, a column from top to bottom, along the line to and fro, and to again."""

    maps: int
    column: int
    forth: int
    back: int
    last: int

    def spec(self):
        """The form in the notation of lstmtraining."""
        return f"[1,36,0,1 Ct3,3,{self.maps} Mp3,3 Lfys{self.column} Lfx{self.forth} Lrx{self.back} Lfx{self.last} O1c1]"


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


class Network(nn.Module):
    """The whole network, from pixels to a score for each class at each step."""

    def __init__(self, form, classes):
        super().__init__()
        self.form = form
        maps, column, forth, back, last = astuple(form)
        self.kernel = nn.Parameter(torch.empty(maps, 10).uniform_(-0.3, 0.3))
        self.memories = nn.ModuleList(
            Memory(*sizes) for sizes in ((maps, column), (column, forth), (forth, back), (back, last)))
        self.scores = nn.Parameter(torch.empty(classes, last + 1).uniform_(-(last ** -0.5), last ** -0.5))

    def forward(self, pictures, widths):
        """Scores (steps x lines x classes) and the number of steps of each line.

        `pictures` is lines x 36 x pixels, -1 for ink and 1 for paper, and noise beyond each line's width: Tesseract too
        shows its network noise outside of the picture.
        """
        noisy = functional.pad(pictures[:, None], (1, 1, 1, 1))
        for edge in (noisy[:, :, 0], noisy[:, :, -1], noisy[..., 0], noisy[..., -1]):
            edge.uniform_(-1, 1)
        kernel = integer(self.kernel)
        values = functional.conv2d(noisy, kernel[:, :9].reshape(-1, 1, 3, 3).transpose(2, 3), kernel[:, 9])
        values = rounded(torch.tanh(functional.max_pool2d(values, POOL)))  # tanh and maximum may change places
        lines, maps, rows, steps = values.shape
        column, forth, back, last = self.memories
        values = column(values.permute(2, 0, 3, 1).reshape(rows, lines * steps, maps))[-1]
        values = forth(values.reshape(lines, steps, -1).transpose(0, 1).contiguous())
        lengths = widths // POOL
        turned = reverse(lengths, steps)[..., None]
        values = back(values.gather(0, turned.expand(-1, -1, values.shape[2])))
        values = last(values.gather(0, turned.expand(-1, -1, values.shape[2])))
        scores = integer(self.scores)
        return functional.linear(values, scores[:, :-1], scores[:, -1]), lengths

    def matrices(self):
        """The weights in the order of Tesseract's files."""
        gates = [gate for memory in self.memories for gate in memory.gates]
        return [matrix.detach() for matrix in (self.kernel, *gates, self.scores)]

    def take(self, path):
        """Take over the network in a file, whose layers may be narrower: what it computes stays the same."""
        with torch.no_grad():
            old = [torch.from_numpy(matrix.copy()).float() for matrix in checkpoint.weights(path)]
            self.kernel.copy_(old[0])
            inputs = self.form.maps
            for number, memory in enumerate(self.memories):
                gates = torch.stack(old[1 + 4 * number:5 + 4 * number])
                outputs = gates.shape[1]
                memory.gates[:, :outputs] = 0
                memory.gates[:, :outputs, :inputs] = gates[:, :, :inputs]
                memory.gates[:, :outputs, memory.inputs:memory.inputs + outputs] = gates[:, :, inputs:-1]
                memory.gates[:, :outputs, -1] = gates[:, :, -1]
                inputs = outputs
            self.scores.zero_()
            self.scores[:, :inputs] = old[-1][:, :-1]
            self.scores[:, -1] = old[-1][:, -1]
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
