"""Where a finish wears and where a glaze stays: how near arrises and hollows are to every point that is seen, read from
the points and normals of a render with one sample a pixel.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import cv2
import numpy as np

from packing import passes

REACH = 0.4  # inches on either side of an arris or a hollow
LEAST, MOST = 2, 12  # pixels that the reach is taken for in a picture of the whole, and in one of a small thing
BEND = 0.25  # sine of the angle from which on a face that falls away has an arris, and one that rises a hollow
STEP = 0.02  # inches that it falls or rises at least: boards lie flush with less
HIGHEST = 1.0  # inches that a hollow's other side rises: what stands higher is something in front
PARALLEL = 0.95  # cosine of the angle between faces from which on they face the same way
ROUND = 2  # points at a part's outline: some show the round of its arris, the next ones do not
HIDDEN = 1.5  # share of its hollow that such a foot is without, by how much of a softened pixel it is
SOFT = (0.6, 0.8, 0.6)  # of stored pixels: how softly arrises, hollows and what hides go over into the next


@dataclass(frozen=True)
class Points:
    """What is seen: position and normal (inches, h×w×3) of a point a pixel, and whether anything is seen there."""

    position: np.ndarray
    normal: np.ndarray
    seen: np.ndarray


def wear(points: Points, size: tuple[int, int], pixel: float, is_rim: bool) -> np.ndarray:
    """-1..1, height and width as `size` says: above 0 convex edges, below 0 hollows, the nearer the stronger; how far a
    hand has worn them is the engine's. pixel: inches of one of the points'. is_rim: the outline is an arris, not a
    joint with another layer.
    """
    told = near(points, pixel, is_rim=True) if is_rim else near_inside(points, pixel)
    found = [cv2.resize(each, size[::-1], interpolation=cv2.INTER_AREA) for each in told]
    arris, hollow, hides = (cv2.GaussianBlur(each, (0, 0), soft) for each, soft in zip(found, SOFT))
    # where an edge hides the foot of its own side, a pixel is part arris, part hollow: they would cancel out here and
    # there, and the edge would look like a rope
    return arris - hollow * (1 - np.clip(hides * HIDDEN, 0, 1))


def near_inside(points: Points, pixel: float) -> list[np.ndarray]:
    """As `near`, for an outline that is a joint: it shows what is beside it. Its own points would be a row of dots."""
    width = 2 * ROUND + 1
    inside = cv2.erode(points.seen.astype(np.float32), np.ones((width, width)))
    told = near(replace(points, seen=inside > 0), pixel, is_rim=False)
    return [passes.bleed(each, inside, steps=2 * ROUND) for each in told]


def near(points: Points, pixel: float, is_rim: bool) -> list[np.ndarray]:
    """[arris, hollow, hides] at every point. The first two are 1 beside one, 0 farther than the reach; hides is 1 where
    the next pixel shows a face in front that faces the same way.
    """
    reach = round(np.clip(REACH / pixel, LEAST, MOST))
    around = (reach, reach)
    seen = np.pad(points.seen, reach)
    position, normal = (np.pad(v, (around, around, (0, 0))) for v in (points.position, points.normal))
    all_seen, positions, normals = seen.ravel(), position.reshape(-1, 3), normal.reshape(-1, 3)
    (h, w), across = points.seen.shape, seen.shape[1]
    place = np.arange(seen.size).reshape(seen.shape)[reach:-reach, reach:-reach]
    arris, hollow, hides = found = np.zeros((3, seen.size), np.float32)
    for dy, dx in np.argwhere(disc(reach)) - reach:
        if dx == dy == 0:
            continue
        there = np.s_[reach + dy : reach + dy + h, reach + dx : reach + dx + w]
        is_there = seen[there]
        way = position[there] - points.position
        rise = dot(way, points.normal)
        along = np.sqrt(np.maximum(dot(way, way) - rise * rise, 0))
        steep = np.maximum(along * BEND, STEP)
        falls = np.where(is_there, rise < -steep, is_rim)
        rises = is_there & (rise > steep) & (rise < HIGHEST)
        # the rest is asked of few points: most lie in one plane with what is around them
        bent = points.seen & (falls | rises)
        at, step, falls, rises = place[bent], dy * across + dx, falls[bent], rises[bent]
        # beyond an outline nothing tells how far away it is in inches: as far as one goes the other way
        back = positions[at - step] - positions[at]
        mirrored = np.sqrt(dot(back, back)) * all_seen[at - step]
        facing = dot(normals[at + step], normals[at]) > PARALLEL
        is_jump = ~is_there[bent] | (rise[bent] < -HIGHEST) | (falls & facing)
        nearness = 1 - np.where(is_jump, np.maximum(mirrored, np.hypot(dx, dy) * pixel), along[bent]) / REACH
        arris[at] = np.maximum(arris[at], np.where(falls, nearness, 0))
        hollow[at] = np.maximum(hollow[at], np.where(rises, nearness, 0))
        if max(abs(dy), abs(dx)) == 1:
            hides[at[rises & facing]] = 1
    return [each[place] for each in found]


def dot(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Of each pair of vectors, …×3."""
    return np.einsum("...i,...i->...", a, b)


def disc(radius: int) -> np.ndarray:
    """Which pixels of a square of 2·radius + 1 lie within the radius."""
    y, x = np.mgrid[-radius : radius + 1, -radius : radius + 1]
    return x * x + y * y <= radius * radius
