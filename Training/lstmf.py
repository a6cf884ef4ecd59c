"""Line pictures and their labels in the file that lstmtraining reads (.lstmf).

`tesseract page.tif page lstm.train` writes the same file, but takes ten times as long, as it reads each line first.
The layout is that of Tesseract 5 (class ImageData), little-endian: the number of lines; for each line a byte 1, the
file's name, a page number, the picture as PNG, the language, the label, the boxes with their labels, and a byte that
is 1 for vertical print. Strings and lists begin with their length in four bytes.
"""
import os
import struct

import cv2
import numpy as np


def counted(data):
    """Bytes behind their length."""
    return struct.pack("<I", len(data)) + data


def line(picture, label, name, number):
    """One line: its grey picture is one box from corner to corner."""
    height, width = picture.shape
    text = counted(label.encode())
    png = cv2.imencode(".png", picture)[1].tobytes()
    box = struct.pack("<I4h", 1, 0, 0, width, height) + struct.pack("<I", 1) + text
    return b"\1" + counted(name.encode()) + struct.pack("<i", number) + counted(png) + counted(b"") + text + box + b"\0"


def write(pairs, path):
    """Write the (picture, label) pairs; the file appears under its name only when it is complete."""
    name = os.path.basename(path)
    lines = [line(picture, label, name, number) for number, (picture, label) in enumerate(pairs)]
    with open(path + ".part", "wb") as out:
        out.write(struct.pack("<I", len(lines)) + b"".join(lines))
    os.replace(path + ".part", path)


def read(path):
    """The (picture, label) pairs of a file that `write` made."""
    with open(path, "rb") as file:
        data = file.read()
    (count,), at, pairs = struct.unpack_from("<I", data), 4, []
    for _ in range(count):
        at += 1
        _, at = string(data, at)
        png, at = string(data, at + 4)
        _, at = string(data, at)
        label, at = string(data, at)
        at += 4 + 8
        _, at = string(data, at + 4)
        at += 1
        pairs.append((cv2.imdecode(np.frombuffer(png, np.uint8), cv2.IMREAD_GRAYSCALE), label.decode()))
    return pairs


def string(data, at):
    """The bytes behind their length at `at`, and where they end."""
    (length,) = struct.unpack_from("<I", data, at)
    return data[at + 4:at + 4 + length], at + 4 + length
