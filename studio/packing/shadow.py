"""The shade a piece throws on the floor, and on a wall that it hangs on, from its shape alone: no noise, and smooth to
nothing. Inches.

Near the floor the height of the underside above each point makes a tight dark contact. For what stands higher the
piece is cut into slices and seen from above. The key is a softbox: from each of its points every slice throws its shade
aside, the higher the further, and a point of the floor is dark as long as any of them does. An even sky makes of a high
slice a wide faint shade.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import cv2
import numpy as np

from geometry.ramps import smooth_step
from packing.softbox import softbox

Tile = tuple[int, int, np.ndarray, np.ndarray]  # x, y, lowest and highest above each point
Solids = Mapping[str, np.ndarray]
HALF = 100.0  # the floor seen from above: x and y from -HALF to HALF
FINE, COARSE = 6, 1.5  # pixels an inch
LEVEL = 0.4  # a polygon that rises by more is taken at its height above each point, others at one height
CONTACT = ((0.30, 0.18, 0.36), (1.2, 0.6, 0.30), (3.0, 1.6, 0.20))  # (height it fades over, blur radius, strength)
# Neither key nor room reaches far below what stands low: undersides from `LOW` up, height it fades over, blur radius.
LOW, LOW_FADE, LOW_SOFT = 1.0, 5.0, 3.2
LAYERS = (3.2, 4.5, 6, 8, 10.5, 13.5, 17, 21, 26, 32, 38, 46)  # that the sky's shade is made of
# How far the key's shade wanders per inch of height, right and back, and half of how wide that is. It wanders less to
# the right than that of the lamp in blender/scene.py, which would throw the shade of a long table out of the frame.
KEY, KEY_WIDE = (0.32, 0.40), 0.20
KEY_POINTS, KEY_SLICE, KEY_FINE = 40, 0.75, 3  # points of it, height of a slice, pixels an inch
NOTHING = 1e-3  # what a blur leaves far from a slice
SKY_SOFT = 0.40  # blur radius per inch of height
KEY_FAR, SKY_FAR = 0.24, 0.14
COVE = 9.0  # that far up the wall and out on the floor one fades into the other
ABOVE = 40.0  # height on a wall that lies in the middle of what is computed of it
FAINT = 0.035  # the last trace of the wide shade is dropped, so that it ends inside the frame
STRONGEST = 0.80


def spans(solids: Solids) -> Iterator[Tile]:
    """For every object the lowest and highest height above each point of the floor, as (x, y, low, high) tiles."""
    verts, corners, sizes = solids["verts"], solids["corners"], solids["sizes"]
    plan = np.round((verts[:, :2] + HALF) * FINE * 16).astype(np.int32)  # with 4 fractional bits
    ends = np.cumsum(sizes)
    polygons = np.split(corners, ends[:-1])
    faces = normals(verts[corners], sizes)
    # an upright face would be a line at its lowest point
    lies = np.abs(faces[:, 2]) > 0.02 * np.linalg.norm(faces, axis=1)
    at = 0
    for count in solids["starts"]:
        kept = [k for k in range(at, at + count) if lies[k]]
        at += count
        if not kept:
            continue
        mine = [polygons[k] for k in kept]
        used = np.unique(np.concatenate(mine))
        lo = (plan[used].min(0) >> 4) - 1
        hi = (plan[used].max(0) >> 4) + 2
        shape = (int(hi[1] - lo[1]), int(hi[0] - lo[0]))
        low, high = np.full(shape, 1e3, np.float32), np.full(shape, -1e3, np.float32)
        first = np.cumsum([0, *map(len, mine[:-1])])
        z = verts[np.concatenate(mine), 2]
        floors, tops = np.minimum.reduceat(z, first), np.maximum.reduceat(z, first)
        sloping = tops - floors > LEVEL
        shifted = plan - lo * 16
        for k in np.argsort(-floors):
            if not sloping[k]:
                fill(low, shifted[mine[k]], float(floors[k]))
        for k in np.argsort(tops):
            if not sloping[k]:
                fill(high, shifted[mine[k]], float(tops[k]))
        for k in np.flatnonzero(sloping):
            slope(low, high, shifted[mine[k]], verts[mine[k], 2], faces[kept[k]])
        yield int(lo[0]), int(lo[1]), low, high


def slope(low: np.ndarray, high: np.ndarray, polygon: np.ndarray, z: np.ndarray, normal: np.ndarray) -> None:
    """Enter a slanting polygon (4 fractional bits, heights of its corners) with its own height at every point it
    covers.
    """
    x0, y0 = polygon.min(0) >> 4
    x1, y1 = (polygon.max(0) >> 4) + 2
    covers = np.zeros((y1 - y0, x1 - x0), np.uint8)
    fill(covers, polygon - (x0 * 16, y0 * 16), 1)
    x, y = polygon.mean(0) / 16
    rise = -normal[:2] / (normal[2] * FINE)  # inches a pixel
    plane = z.mean() + rise[0] * (np.arange(x0, x1) - x) + rise[1] * (np.arange(y0, y1) - y)[:, None]
    height = np.clip(plane, z.min(), z.max()).astype(np.float32)
    here = np.s_[y0:y1, x0:x1]
    np.minimum(low[here], height, out=low[here], where=covers > 0)
    np.maximum(high[here], height, out=high[here], where=covers > 0)


def fill(image: np.ndarray, polygon: np.ndarray, value: float) -> None:
    """Paint one polygon (4 fractional bits); only large faces may be hollow-edged, and those take longer."""
    if len(polygon) > 4:
        cv2.fillPoly(image, [polygon], value, cv2.LINE_8, 4)
    else:
        cv2.fillConvexPoly(image, polygon, value, cv2.LINE_8, 4)


def normals(corner: np.ndarray, sizes: np.ndarray) -> np.ndarray:
    """The normal of every polygon, twice its area long."""
    first = np.cumsum(sizes) - sizes
    after = np.arange(1, len(corner) + 1)
    after[first + sizes - 1] = first
    return np.add.reduceat(np.cross(corner, corner[after]), first, axis=0)


def blurred(mask: np.ndarray, radius: float, scale: float) -> np.ndarray:
    return cv2.GaussianBlur(mask, (0, 0), max(0.6, radius * scale), borderType=cv2.BORDER_REPLICATE)


def moved(image: np.ndarray, dx: float, dy: float) -> np.ndarray:
    h, w = image.shape
    return cv2.warpAffine(image, np.float32([[1, 0, dx], [0, 1, dy]]), (w, h), flags=cv2.INTER_LINEAR)


def floor_shade(solids: Solids, under: float) -> np.ndarray:
    """Lost light 0..1 on the floor seen from above, FINE pixels an inch."""
    n = int(2 * HALF * FINE)
    tiles = list(spans(solids))
    wide = cv2.resize(wide_shade(tiles, n), (n, n), interpolation=cv2.INTER_CUBIC)
    return np.clip(1 - (1 - contact(tiles, n, under)) * (1 - wide), 0, 1)


def contact(tiles: list[Tile], n: int, under: float) -> np.ndarray:
    """The dark rim where the piece stands on the floor, and its quick fading as an underside lifts off; the dark
    below a low case.
    """
    gap = np.full((n, n), 1e3, np.float32)
    for x, y, low, _ in tiles:
        h, w = low.shape
        np.minimum(gap[y : y + h, x : x + w], low, gap[y : y + h, x : x + w])
    light = 1.0
    for fade, radius, strength in CONTACT:
        near = moved(
            blurred(np.exp(-np.maximum(gap, 0) / fade), radius, FINE), KEY[0] * radius * FINE, KEY[1] * radius * FINE
        )
        light = light * (1 - strength * near)
    if under > 0:
        low = np.where(gap > LOW, np.exp(-gap / LOW_FADE), 0).astype(np.float32)
        light = light * (1 - under * blurred(low, LOW_SOFT, FINE))
    return 1 - light


def wide_shade(tiles: list[Tile], n: int) -> np.ndarray:
    """What stands higher: the soft shades of key and sky, KEY_FINE pixels an inch."""
    key, sky = key_shade(tiles, n), sky_shade(tiles, n)
    shade = 1 - (1 - KEY_FAR * key) * (1 - SKY_FAR * cv2.resize(sky, key.shape, interpolation=cv2.INTER_CUBIC))
    return np.clip(shade - FAINT, 0, 1) ** 2 / np.maximum(shade, 1e-4)


def key_shade(tiles: list[Tile], n: int) -> np.ndarray:
    """Share of the key's light that does not come through, KEY_FINE pixels an inch."""
    highest = max((float(high.max()) for *_, high in tiles), default=0.0)
    # each as soft as its points are apart, so that their shades do not end in steps
    apart = 2 * KEY_WIDE / KEY_POINTS**0.5
    cuts = [
        (z, *cropped(blurred(mask, z * apart / 2, KEY_FINE))) for z, mask in slices(tiles, n, steps(highest), KEY_FINE)
    ]
    lost, light = np.zeros((int(2 * HALF * KEY_FINE),) * 2, np.float32), 0.0
    for across, along, share in softbox(KEY_POINTS):
        aside = np.array(KEY) + KEY_WIDE * np.array((across, along))
        dark = np.zeros_like(lost)
        for z, mask, x, y in cuts:
            dx, dy = np.round(aside * z * KEY_FINE).astype(int)
            here = np.s_[y + dy : y + dy + mask.shape[0], x + dx : x + dx + mask.shape[1]]
            np.maximum(dark[here], mask, dark[here])
        lost += share * dark
        light += share
    return lost / light


def sky_shade(tiles: list[Tile], n: int) -> np.ndarray:
    """Share of the sky's light that does not come through, COARSE pixels an inch."""
    lost = np.zeros((int(2 * HALF * COARSE),) * 2, np.float32)
    for z, mask in slices(tiles, n, LAYERS, COARSE):
        np.maximum(lost, blurred(mask, z * SKY_SOFT, COARSE), lost)
    return lost


def cropped(mask: np.ndarray) -> tuple[np.ndarray, int, int]:
    """What of a mask is not empty, and where its left and upper end lie."""
    x, y, w, h = cv2.boundingRect((mask > NOTHING).astype(np.uint8))
    return mask[y : y + h, x : x + w], x, y


def steps(highest: float) -> np.ndarray:
    """Heights that the piece is cut at for the key."""
    return np.arange(0, highest + KEY_SLICE, KEY_SLICE)


def slices(tiles: list[Tile], n: int, heights: Sequence[float], scale: float) -> Iterator[tuple[float, np.ndarray]]:
    """Of every slice between two heights, unless it is empty, its middle, and 1 where it is solid. scale: pixels an
    inch.
    """
    small = int(2 * HALF * scale)
    for lo, hi in itertools.pairwise(heights):
        mask = np.zeros((n, n), np.float32)
        for x, y, low, high in tiles:
            h, w = low.shape
            mask[y : y + h, x : x + w] = np.maximum(mask[y : y + h, x : x + w], (low < hi) & (high > lo))
        if mask.any():
            yield (lo + hi) / 2, cv2.resize(mask, (small, small), interpolation=cv2.INTER_AREA)


def rays(camera: dict[str, Any]) -> np.ndarray:
    """For every pixel of the frame the way that it looks."""
    (w, h), f = camera["frame"], camera["focal"]
    px, py = np.meshgrid((np.arange(w) + 0.5) / w - 0.5, (0.5 - (np.arange(h) + 0.5) / h) * h / w + camera["shift"])
    return np.dstack([px, py, np.full_like(px, -f)]) @ np.array(camera["turn"]).T


def seen_on(shade: np.ndarray, x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """What of a shaded plane is at these places; none where there is no place."""
    at = [np.nan_to_num((v + HALF) * FINE - 0.5, nan=-9).astype(np.float32) for v in (x, y)]
    return cv2.remap(shade, at[0], at[1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=0)


def against(solids: Solids, wall: float) -> Solids:
    """The same piece as if the wall behind it were the floor: right stays right, down is away from the key."""
    x, y, z = solids["verts"].T
    return {**solids, "verts": np.stack([x, ABOVE - z, wall - y], axis=1)}


def wall_share(up: np.ndarray, before: np.ndarray) -> np.ndarray:
    """Share of the wall in what is seen so high up it, or so far before it on the floor: one turns into the other in a
    cove, as in a studio, without a line that nothing else in the picture would go on.
    """
    return smooth_step(np.clip(0.5 + (up - before) / (2 * COVE), 0, 1))


def alpha(solids: Solids, camera: dict[str, Any], under: float) -> np.ndarray:
    """The shadow layer: black at this alpha, the size of the frame; nothing left at the frame's border. under: how much
    darker it is below a low case (families/stage.py).
    """
    ray, eye, wall = rays(camera), np.array(camera["eye"]), camera["wall"]
    with np.errstate(divide="ignore", invalid="ignore"):
        floor = np.where(ray[..., 2] < -1e-6, -eye[2] / ray[..., 2], np.nan)
        back = np.nan if wall is None else np.where(ray[..., 1] > 1e-6, (wall - eye[1]) / ray[..., 1], np.nan)
    x, y, z = (eye[i] + ray[..., i] * np.fmin(floor, back) for i in range(3))
    seen = seen_on(floor_shade(solids, under), x, y)
    if wall is not None:
        up = np.nan_to_num(wall_share(z, wall - y))
        seen += up * (seen_on(floor_shade(against(solids, wall), 0), x, ABOVE - z) - seen)
    h, w = seen.shape
    edge = np.minimum.outer(
        np.minimum(np.arange(h), h - 1 - np.arange(h)) / 26, np.minimum(np.arange(w), w - 1 - np.arange(w)) / 130
    )
    return np.clip(STRONGEST * seen * smooth_step(np.clip(edge, 0, 1)), 0, 1)
