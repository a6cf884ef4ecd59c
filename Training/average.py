"""The mean of networks that were trained apart for a while from the same start.

Two processes learn from different lines at the same time, then both go on from the mean of their weights (local SGD with
periodic averaging: Stich 2019, "Local SGD Converges Fast and Communicates Little"). That uses a second core, which
`lstmtraining` by itself can't, and the mean sways less than its parts.

The file is a checkpoint of lstmtraining (Tesseract 5, little-endian), which begins with the network.
"""
import os
import struct

import numpy as np

WEIGHED = {"Logistic", "Posclip", "Symclip", "Tanh", "Relu", "LinearFull", "Softmax", "SoftmaxNoCtc"}
STACKED = {"Series", "Parallel", "Reversed", "RTLReversed", "TTBReversed", "XYTranspose"}
TRAINING = 1  # the state of a layer that is being trained: its moments are stored behind its weights
OWN_RATES = 64  # the flag of a stack whose layers have learning rates of their own
INTEGER, ADAM = 1, 4  # flags of a matrix


class Walk:
    """A walk through the network that notes where its weights and their moments are, as (offset, count)."""

    def __init__(self, data):
        self.data, self.at, self.arrays = data, 0, []
        self.layer()

    def take(self, form):
        """The next values."""
        values = struct.unpack_from("<" + form, self.data, self.at)
        self.at += struct.calcsize("<" + form)
        return values

    def string(self):
        """The next string."""
        (length,) = self.take("I")
        self.at += length
        return self.data[self.at - length:self.at].decode()

    def layer(self):
        """One layer with all that is in it."""
        self.take("b")
        kind = self.string()
        training, _, flags = self.take("bbi")
        inputs, outputs, _ = self.take("iii")
        self.string()
        if kind in STACKED:
            (count,) = self.take("I")
            for _ in range(count):
                self.layer()
            if flags & OWN_RATES:
                self.take(f"{self.take('I')[0]}f")
        elif kind in ("LSTM", "SummLSTM"):
            (width,) = self.take("i")
            for _ in range(4 if width == inputs + outputs else 5):  # five gates when it looks along two directions
                self.matrix(training)
        elif kind in WEIGHED:
            self.matrix(training)
        elif kind == "Input":
            self.take("iiiii")
        elif kind in ("Convolve", "Maxpool", "Reconfig"):
            self.take("ii")
        else:
            raise ValueError(f"a layer of the kind {kind} is not expected")

    def matrix(self, training):
        """One matrix of weights; only float ones can be averaged."""
        (mode,) = self.take("B")
        if mode & INTEGER:
            raise ValueError("this is an integer model")
        for _ in range(1 if training != TRAINING else 3 if mode & ADAM else 2):
            rows, columns, _ = self.take("IId")
            self.arrays.append((self.at, rows * columns))
            self.at += rows * columns * 8


def average(paths):
    """Put the mean of the checkpoints' networks into each of them; ValueError when they differ in form."""
    files = []
    for path in paths:
        with open(path, "rb") as file:
            files.append(bytearray(file.read()))
    places = [Walk(data).arrays for data in files]
    if any(arrays != places[0] for arrays in places):
        raise ValueError("the networks differ in form")
    for start, count in places[0]:
        mean = np.mean([np.frombuffer(data, "<f8", count, start) for data in files], axis=0).astype("<f8").tobytes()
        for data in files:
            data[start:start + 8 * count] = mean
    for path, data in zip(paths, files):
        with open(path + ".part", "wb") as file:
            file.write(data)
    for path in paths:
        os.replace(path + ".part", path)
