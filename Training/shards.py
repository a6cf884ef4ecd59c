"""Training shards: files of about a thousand labelled line pictures, made once, the same for the same seed."""
import os
import re
import zlib
from multiprocessing import Pool

import cv2
import numpy as np

import augment
import crops
import lstmf
import synthetic

PAGES_IN_A_SHARD = 25
AMOUNT = re.compile(r"\d[.,] ?\d\d(?!\d)")


def generator(seed, name):
    """A random generator for one shard: the same shard is the same in every run, whatever ran before it."""
    return np.random.default_rng([seed, zlib.crc32(name.encode())])


def of_boxes(pages, copy, random):
    """Crops of the annotated boxes. Copy 0 is as it was scanned; later copies move the box and age the crop.

    Lines with an amount come twice in the later copies, because a wrong digit there costs most.
    """
    for page in pages:
        grey = page.picture()
        flat = crops.flatten(grey)
        for line in filter(lambda line: line.text, page.lines):
            for _ in range(2 if copy and AMOUNT.search(line.text) else 1):
                crop = crops.cut(flat if random.random() < 0.7 else grey, line.box, random if copy else None)
                if crop.size == 0 or not crops.upright(crop) or too_tall(crop, line.text):
                    continue
                if copy:
                    crop = aged(crop, random)
                yield crops.scaled(crop, share(copy, random)), line.text


def share(copy, random):
    """How light a grey counts as paper: as in the product for copy 0, more or less in the later ones."""
    return random.uniform(0.05, 0.19) if copy else crops.SHARE


def too_tall(crop, text):
    """Whether the text can't stand in the crop from left to right: print turned by 90 degrees."""
    return len(text) > 2 and crop.shape[1] / crop.shape[0] < 0.14 * len(text)


def aged(crop, random):
    """The crop, enlarged to at least 40 rows so that dots and blur are finer than pixels, after `augment.aged`."""
    if crop.shape[0] < 40:
        size = (max(6, crop.shape[1] * 40 // crop.shape[0]), 40)
        crop = cv2.resize(crop, size, interpolation=cv2.INTER_CUBIC)
    return augment.aged(crop, random, random.uniform(0.3, 1.2))


def make(job):
    """Write one shard unless it exists; returns its path. A job is (path without suffix, seed, source, arguments)."""
    base, seed, source, arguments = job
    if not os.path.exists(base + ".lstmf"):
        random = generator(seed, os.path.basename(base))
        pairs = list(source(*arguments, random))
        random.shuffle(pairs)
        lstmf.write(pairs, base + ".lstmf")
    return base + ".lstmf"


def page_jobs(folder, pages, name, source, copy, seed, *more):
    """One job for every 25 pages, drawn at random from all sets together; `more` goes to the source as it is."""
    order = np.random.default_rng(seed).permutation(len(pages))
    chunks = [order[start:start + PAGES_IN_A_SHARD] for start in range(0, len(order), PAGES_IN_A_SHARD)]
    return [
        (os.path.join(folder, f"{name}-{copy}-{number:03d}"), seed, source, ([pages[i] for i in chunk], copy, *more))
        for number, chunk in enumerate(chunks)
    ]


def synthetic_jobs(folder, name, make_text, count, seed, lines=1000):
    """`count` jobs of made-up lines."""
    return [
        (os.path.join(folder, f"{name}-{number:03d}"), seed, synthetic.lines, (lines, make_text)) for number in range(count)
    ]


def make_all(jobs, workers=2):
    """Make the shards with `workers` processes; returns their paths in order."""
    with Pool(workers, initializer=cv2.setNumThreads, initargs=(1,)) as pool:
        return pool.map(make, jobs, chunksize=1)
