"""What printers, paper, light and cameras do to a line of print. Pictures are grey, dark print on light paper."""
import cv2
import numpy as np


def warped(crop, random):
    """Turned by up to 1.5 degrees, slanted and seen a little from the side."""
    height, width = crop.shape
    turn = np.tan(np.radians(random.normal(0, 0.6))) * width
    turn = float(np.clip(turn, -0.25 * height, 0.25 * height))
    slant = random.normal(0, 0.06) * height
    tilt = random.normal(0, 0.03, 2) * height
    source = np.float32([[0, 0], [width, 0], [width, height], [0, height]])
    target = source + np.float32([
        [slant, -turn / 2 + tilt[0]], [slant, turn / 2 - tilt[0]], [-slant, turn / 2 + tilt[1]], [-slant, -turn / 2 - tilt[1]],
    ])
    return cv2.warpPerspective(
        crop, cv2.getPerspectiveTransform(source, target), (width, height), flags=cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE)


def waved(crop, random):
    """A baseline bent like creased or rolled paper, and letters stretched unevenly along it."""
    height, width = crop.shape
    x = np.arange(width, dtype=np.float32)
    phase, length = random.uniform(0, 2 * np.pi), random.uniform(4, 20) * height
    dy = random.uniform(0, 0.06) * height * np.sin(2 * np.pi * x / length + phase)
    dx = random.uniform(0, 0.15) * height * np.sin(2 * np.pi * x / length + 2 * phase)
    mapx = np.tile(x + dx, (height, 1)).astype(np.float32)
    mapy = (np.arange(height, dtype=np.float32)[:, None] + dy[None, :]).astype(np.float32)
    return cv2.remap(crop, mapx, mapy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def misplaced(crop, random):
    """Cut by a line finder that missed the letters' tops or feet, or that left too much paper above or below them."""
    height, width = crop.shape
    sides = (random.uniform(-0.25, 0.22, 2) * height).astype(int)
    if random.random() < 0.6:
        sides[random.integers(2)] = 0
    crop = crop[max(0, sides[0]):height - max(0, sides[1])]
    top, bottom = np.maximum(0, -sides)
    paper = int(np.percentile(crop, 70))
    return cv2.copyMakeBorder(crop, int(top), int(bottom), 0, 0, cv2.BORDER_CONSTANT, value=paper)


def stretched(crop, random):
    """Narrower or wider type, up to double-width print."""
    share = random.uniform(0.72, 1.25) if random.random() < 0.85 else random.uniform(1.25, 1.8)
    width = max(6, int(crop.shape[1] * share))
    return cv2.resize(crop, (width, crop.shape[0]), interpolation=cv2.INTER_LINEAR)


def inked(crop, random):
    """Ink that spreads, or print that is too thin."""
    kernel = np.ones([(1, 2), (2, 1), (2, 2)][random.integers(3)], np.uint8)
    changed = cv2.erode(crop, kernel) if random.random() < 0.55 else cv2.dilate(crop, kernel)
    share = random.uniform(0.3, 1.0)
    return cv2.addWeighted(changed, share, crop, 1 - share, 0)


def faded(crop, random):
    """Pale print, unevenly pale along the line or from top to bottom (a tired thermal head or ribbon)."""
    height, width = crop.shape
    paper = float(np.percentile(crop, 85))
    along = np.interp(np.arange(width), np.linspace(0, width, 5), random.uniform(0.25, 1.0, 5))
    down = np.interp(np.arange(height), np.linspace(0, height, 3), random.uniform(0.5, 1.0, 3))
    keep = (along[None, :] * down[:, None]).astype(np.float32)
    return np.clip(paper + (crop - paper) * keep, 0, 255).astype(np.uint8)


def broken(crop, random):
    """Missing dots, dead heating elements (light columns) and scratches (light rows)."""
    height, width = crop.shape
    paper = float(np.percentile(crop, 85))
    out = crop.astype(np.float32)
    if random.random() < 0.7:
        grain = max(1, int(height * random.uniform(0.03, 0.08)))
        holes = random.random((height // grain + 1, width // grain + 1)) < random.uniform(0.03, 0.22)
        mask = cv2.resize(holes.astype(np.float32), (width, height), interpolation=cv2.INTER_LINEAR)
        out += (paper - out) * mask * random.uniform(0.5, 1.0)
    for _ in range(random.integers(0, 3)):
        column = random.integers(width)
        out[:, column:column + 1 + height // 30] += (paper - out[:, column:column + 1 + height // 30]) * 0.8
    if random.random() < 0.2:
        row = random.integers(height)
        out[row:row + 1 + height // 30] += (paper - out[row:row + 1 + height // 30]) * random.uniform(0.5, 1.0)
    return np.clip(out, 0, 255).astype(np.uint8)


def blurred(crop, random):
    """Out of focus, or moved while the shutter was open."""
    height = crop.shape[0]
    if random.random() < 0.7:
        return cv2.GaussianBlur(crop, (0, 0), random.uniform(0.01, 0.045) * height + 0.2)
    size = max(2, int(height * random.uniform(0.05, 0.12)))
    kernel = np.zeros((size, size), np.float32)
    (kernel[size // 2, :] if random.random() < 0.5 else kernel[:, size // 2])[:] = 1 / size
    return cv2.filter2D(crop, -1, kernel, borderType=cv2.BORDER_REPLICATE)


def coarse(crop, random):
    """Seen with 9 to 20 pixels a line and enlarged again."""
    height, width = crop.shape
    rows = int(random.uniform(10, 22))
    if rows >= height:
        return crop
    ways = (cv2.INTER_LINEAR, cv2.INTER_CUBIC, cv2.INTER_AREA, cv2.INTER_NEAREST)
    small = cv2.resize(crop, (max(4, width * rows // height), rows), interpolation=ways[random.choice([0, 2])])
    return cv2.resize(small, (width, height), interpolation=ways[random.choice(4, p=[0.45, 0.35, 0.1, 0.1])])


def shaded(crop, random):
    """A slope of light, a shadow's edge or a crease across the line."""
    height, width = crop.shape
    out = crop.astype(np.float32)
    kind = random.integers(3)
    x = np.linspace(-1, 1, width)[None, :]
    y = np.linspace(-1, 1, height)[:, None]
    if kind == 0:
        out *= 1 + random.uniform(-0.3, 0.3) * x + random.uniform(-0.2, 0.2) * y
    elif kind == 1:
        edge = 1 / (1 + np.exp(-(x - random.uniform(-1, 1) + 0.2 * y) * random.uniform(3, 60)))
        out *= 1 - random.uniform(0.1, 0.5) * edge
    else:
        centre, thin = random.uniform(-1, 1), random.uniform(0.3, 2) * height / width
        out *= 1 + random.uniform(-0.4, 0.3) * np.exp(-(((x - centre + random.uniform(-0.05, 0.05) * y) / thin) ** 2))
    return np.clip(out, 0, 255).astype(np.uint8)


def ruled(crop, random):
    """A rule or a row of the neighbouring line's ink at the upper or lower edge, or an underline."""
    height, width = crop.shape
    out = crop.copy()
    ink = min(220, int(np.percentile(crop, 3)))
    row = [0, 1, height - 2, height - 3][random.integers(4)]
    thick = 1 + int(random.random() < 0.3) * max(1, height // 20)
    if random.random() < 0.5:
        out[row:row + thick] = np.minimum(out[row:row + thick], ink + 20)
    else:
        start = random.integers(width)
        cells = random.random(width // max(2, height // 5) + 1) < 0.4
        mask = np.repeat(cells, max(2, height // 5))[:width]
        mask[:start // 2] = False
        out[row:row + thick, mask] = np.minimum(out[row:row + thick, mask], ink + 30)
    return out


def crossed(crop, random):
    """A rule or a pen's stroke through the print, or the upright of a frame at one end of it."""
    height, width = crop.shape
    out = crop.copy()
    ink = int(np.percentile(crop, 3)) + int(random.uniform(0, 90))
    thick = 1 + int(random.random() < 0.4) * max(1, height // 25)
    if random.random() < 0.35:
        column = int(random.uniform(0, 0.15) * height)
        column = column if random.random() < 0.5 else width - 1 - column
        cv2.line(out, (column, 0), (column, height), min(255, ink), thick)
    else:
        start, end = sorted(random.uniform(-0.3, 1.3, 2) * width)
        row, slope = random.uniform(0.1, 0.95) * height, random.normal(0, 0.06) * height
        cv2.line(out, (int(start), int(row)), (int(end), int(row + slope)), min(255, ink), thick, cv2.LINE_AA)
    return cv2.addWeighted(out, 0.8, cv2.GaussianBlur(out, (3, 3), 0), 0.2, 0)


def noisy(crop, random):
    """Grain of the sensor, and specks."""
    out = crop + random.normal(0, random.uniform(2, 14), crop.shape).astype(np.float32)
    if random.random() < 0.25:
        out[random.random(crop.shape) < 0.004] = random.uniform(0, 120)
    return np.clip(out, 0, 255).astype(np.uint8)


def compressed(crop, random):
    """Saved as a poor JPEG."""
    _, data = cv2.imencode(".jpg", crop, [cv2.IMWRITE_JPEG_QUALITY, int(random.integers(18, 70))])
    return cv2.imdecode(data, cv2.IMREAD_GRAYSCALE)


def toned(crop, random):
    """Another contrast and brightness."""
    out = (crop / 255.0) ** random.uniform(0.6, 1.7)
    low = random.uniform(0, 0.35)
    return np.clip((low + out * random.uniform(0.55, 1.0) * (1 - low)) * 255, 0, 255).astype(np.uint8)


def inverted(crop, _random):
    """Light print on a dark bar."""
    return 255 - crop


STEPS = (
    (0.20, misplaced), (0.40, stretched), (0.50, warped), (0.25, waved), (0.35, inked), (0.30, faded), (0.20, broken),
    (0.10, ruled), (0.04, crossed),
    (0.35, blurred), (0.25, coarse), (0.30, shaded), (0.35, toned), (0.30, noisy), (0.30, compressed), (0.04, inverted),
)


def aged(crop, random, strength=1.0):
    """The crop after a random choice of the steps above; `strength` scales how likely each of them is."""
    for chance, step in STEPS:
        if random.random() < chance * strength:
            crop = step(crop, random)
    return crop
