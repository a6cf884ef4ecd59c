"""The weights inside a checkpoint of lstmtraining, or in the network of a float model (Tesseract 5, little-endian)."""
import os
import struct

import numpy as np

WEIGHED = {"Logistic", "Posclip", "Symclip", "Tanh", "Relu", "LinearFull", "Softmax", "SoftmaxNoCtc"}
STACKED = {"Series", "Parallel", "Reversed", "RTLReversed", "TTBReversed", "XYTranspose"}
TRAINING = 1  # the state of a layer that is being trained: its moments are stored behind its weights
OWN_RATES = 64  # the flag of a stack whose layers have learning rates of their own
INTEGER, ADAM = 1, 4  # flags of a matrix


class Walk:
    """A walk through the network that notes where its matrices of weights are, as (offset, rows, columns)."""

    def __init__(self, data):
        self.data, self.at, self.matrices = data, 0, []
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
        """One matrix of weights; only float ones can be trained on."""
        (mode,) = self.take("B")
        if mode & INTEGER:
            raise ValueError("this is an integer model")
        for number in range(1 if training != TRAINING else 3 if mode & ADAM else 2):
            rows, columns, _ = self.take("IId")
            if number == 0:
                self.matrices.append((self.at, rows, columns))
            self.at += rows * columns * 8


def weights(path):
    """The matrices of weights in the order of the file, float64; the last column of each is the bias."""
    with open(path, "rb") as file:
        data = file.read()
    return [np.frombuffer(data, "<f8", rows * columns, at).reshape(rows, columns) for at, rows, columns in Walk(data).matrices]


def replaced(path, matrices, out):
    """Write `out`, the checkpoint `path` with other weights; returns it. ValueError when the networks differ in form."""
    with open(path, "rb") as file:
        data = bytearray(file.read())
    places = Walk(data).matrices
    if [(rows, columns) for _, rows, columns in places] != [matrix.shape for matrix in matrices]:
        raise ValueError("the networks differ in form")
    for (at, _, _), matrix in zip(places, matrices):
        values = np.ascontiguousarray(matrix, "<f8").tobytes()
        data[at:at + len(values)] = values
    with open(out + ".part", "wb") as file:
        file.write(data)
    os.replace(out + ".part", out)
    return out
