"""Line pictures cut from a page in the way the program cuts them: flattened page, padded box, grey, 36 px high."""
import cv2
import numpy as np

HEIGHT = 36  # the network's input height in pixels
MARGIN = 0.12  # of the box's height, on every side
SHARE = 0.12  # of the way from paper to print: what is lighter than this counts as paper
LEAST = 24  # of 255: a smaller difference between print and paper is not stretched to the full range
WIDEST = 2400  # pixels; longer lines are no receipt lines


def flatten(grey):
    """The page with its lighting evened out: divided by the paper's brightness, which a blurred closing estimates."""
    small = cv2.resize(grey, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
    size = max(9, min(small.shape) // 20 | 1)
    paper = cv2.morphologyEx(small, cv2.MORPH_CLOSE, np.ones((size, size), np.uint8))
    paper = cv2.GaussianBlur(paper, (0, 0), size / 2)
    paper = cv2.resize(paper, (grey.shape[1], grey.shape[0]), interpolation=cv2.INTER_LINEAR)
    return np.clip(grey.astype(np.float32) * 240 / np.maximum(paper, 16), 0, 255).astype(np.uint8)


def cut(grey, box, random=None, margin=MARGIN):
    """The padded part of the page inside `box`; with `random` each side moves by up to a tenth of the height.

    Of four such crops one has its upper and lower edges moved by up to a third, so that letters are cut or neighbours show.
    """
    x0, y0, x1, y1 = box
    height = y1 - y0
    pad = np.full(4, margin * height)
    if random is not None:
        pad += random.uniform(-0.10, 0.12, 4) * height
        if random.random() < 0.25:
            pad[[1, 3]] += random.uniform(-0.20, 0.22, 2) * height
    left, top = int(max(0, x0 - pad[0])), int(max(0, y0 - pad[1]))
    right, bottom = int(min(grey.shape[1], x1 + pad[2] + 1)), int(min(grey.shape[0], y1 + pad[3] + 1))
    return grey[top:bottom, left:right]


def upright(crop):
    """Whether the crop is large enough and wide enough to be one line of text read from left to right."""
    height, width = crop.shape[:2]
    return height >= 6 and width >= 4 and width * HEIGHT / height <= WIDEST


def levelled(crop, share=SHARE):
    """The crop with dark print on light paper, its darkest print black, and its paper wholly white.

    The paper must be one value: Tesseract takes a line's contrast from the local minima and maxima of its middle row, and
    integer networks cut off what lies outside of it. Where the paper has grain, its minima outnumber those of the print,
    every grey becomes black, and clear print is misread; float networks, and so training, don't show it.
    """
    low, middle, high = np.percentile(crop, (1, 50, 99))
    if middle < (low + high) / 2:
        crop = 255 - crop
    ink, paper = np.percentile(crop, (1, 70))
    white = paper - share * (paper - ink)
    return np.clip(255 - (white - crop.astype(np.float32)) * (255 / max(white - ink, LEAST)), 0, 255).astype(np.uint8)


def scaled(crop, share=SHARE):
    """The crop at the network's height, levelled."""
    width = max(8, round(crop.shape[1] * HEIGHT / crop.shape[0]))
    way = cv2.INTER_AREA if crop.shape[0] > HEIGHT else cv2.INTER_LINEAR
    return levelled(cv2.resize(crop, (width, HEIGHT), interpolation=way), share)
