"""Where a finish wears and where a glaze stays: how near arrises and hollows are to every point that is seen, read from
the points and normals of a render with one sample a pixel.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

REACH = 0.4  # inches on either side of an arris or a hollow
LEAST, MOST = 2, 12  # pixels that the reach is taken for in a picture of the whole, and in one of a small thing
BEND = 0.25  # sine of the angle from which on a face that falls away has an arris, and one that rises a hollow
STEP = 0.02  # inches that it falls or rises at least: boards lie flush with less
HIGHEST = 1.0  # inches that a hollow's other side rises: what stands higher is something in front
DIAGONAL = ((0, 0), (1, 1))  # pixels of four in which the stored one is worked out


@dataclass(frozen=True)
class Points:
    """What is seen: position and normal (inches, h×w×3) of a point a pixel, and whether anything is seen there."""

    position: np.ndarray
    normal: np.ndarray
    seen: np.ndarray


def wear(points: Points, uneven: np.ndarray, pixel: float, step: int, rim: bool) -> np.ndarray:
    """-1..1, a pixel for `step` of the points' each way: above 0 worn convex edges, below 0 hollows. pixel: inches;
    `uneven`, of the same size, 0..1 makes the wear hand-made; rim: the outline is an arris too.
    """
    found = [near(points, pixel, at, step, rim) for at in (DIAGONAL if step > 1 else DIAGONAL[:1])]
    arris, hollow = (cv2.GaussianBlur(np.mean(each, 0), (0, 0), 0.6) for each in zip(*found))
    ragged = np.clip(uneven * 2.6 - 0.55, 0.1, 1.5)
    return np.clip(arris * ragged, 0, 1) - hollow


def near(points: Points, pixel: float, at: tuple[int, int], step: int, rim: bool) -> tuple[np.ndarray, np.ndarray]:
    """(arris, hollow): 1 beside one, 0 farther than the reach, at every step-th pixel from `at` on."""
    reach = round(np.clip(REACH / pixel, LEAST, MOST))
    around = (reach, reach)
    seen = np.pad(points.seen, reach)
    position, normal = (np.pad(v, (around, around, (0, 0))).reshape(-1, 3) for v in (points.position, points.normal))
    wanted = np.zeros_like(seen)
    wanted[reach + at[0] : -reach : step, reach + at[1] : -reach : step] = True
    here = np.flatnonzero(wanted & seen)
    seen = seen.ravel()
    arris, hollow = np.zeros(len(here), np.float32), np.zeros(len(here), np.float32)
    width = points.seen.shape[1] + 2 * reach
    for dy, dx in np.argwhere(disc(reach)) - reach:
        if dx == dy == 0:
            continue
        there, opposite = here + dy * width + dx, here - dy * width - dx
        way = position[there] - position[here]
        rise = (way * normal[here]).sum(1)
        along = np.sqrt(np.maximum((way * way).sum(1) - rise * rise, 0))
        steep = np.maximum(along * BEND, STEP)
        falls = seen[there] & (rise < -steep)
        rises = seen[there] & (rise > steep) & (rise < HIGHEST)
        # beyond an outline nothing tells how far away it is in inches: as far as one goes the other way
        back = position[opposite] - position[here]
        mirrored = np.sqrt((back * back).sum(1)) * seen[opposite]
        is_jump = ~seen[there] | (rise < -HIGHEST)
        nearness = 1 - np.where(is_jump, np.maximum(mirrored, np.hypot(dx, dy) * pixel), along) / REACH
        if rim:
            falls |= ~seen[there]
        np.maximum(arris, nearness, out=arris, where=falls)
        np.maximum(hollow, nearness, out=hollow, where=rises)
    return tuple(laid_out(each, here, wanted) for each in (arris, hollow))


def laid_out(values: np.ndarray, places: np.ndarray, wanted: np.ndarray) -> np.ndarray:
    """Values of the seen ones among the wanted places as a picture of all wanted."""
    whole = np.zeros(wanted.shape, np.float32)
    whole.ravel()[places] = values
    rows, columns = wanted.any(1), wanted.any(0)
    return whole[np.ix_(rows, columns)]


def disc(radius: int) -> np.ndarray:
    """Which pixels of a square of 2·radius + 1 lie within the radius."""
    y, x = np.mgrid[-radius : radius + 1, -radius : radius + 1]
    return x * x + y * y <= radius * radius
