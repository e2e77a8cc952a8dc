"""The light of key and sky that a piece keeps off the floor. Inches.

The piece is cut into slices and seen from above. The key is a softbox: from each of its points every slice throws its
shade aside, the higher the further, and a point of the floor is dark as long as any of them does. An even sky makes of
a high slice a wide faint shade.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

import cv2
import numpy as np

from packing.softbox import softbox
from packing.spans import FINE, Tile, ground

Lean = tuple[float, float]  # how far a shade wanders per inch of height, right and back
COARSE = 1.5  # pixels an inch
LAYERS = (3.2, 4.5, 6, 8, 10.5, 13.5, 17, 21, 26, 32, 38, 46)  # that the sky's shade is made of
# How far the key's shade wanders, and half of how wide that is. Where it would leave the frame with so much of it
# (`lean_of` in packing/shadow.py), it wanders less to the right, down to nothing.
KEY, KEY_WIDE = (0.32, 0.40), 0.14
KEY_POINTS, KEY_SLICE, KEY_FINE = 40, 0.75, 3  # points of it, height of a slice, pixels an inch
NOTHING = 1e-3  # what a blur leaves far from a slice
# Blur radius per inch of height, and its share: a plate keeps most of the sky off right below itself, and a little far
# out.
SKY_SOFT = ((0.40, 0.55), (1.05, 0.45))
KEY_FAR, SKY_FAR = 0.23, 0.52
FAINT = 0.035  # the last trace of the wide shade is dropped, so that it ends inside the frame


def wide_shade(tiles: list[Tile], lean: Lean) -> np.ndarray:
    """What stands higher: the soft shades of key and sky, KEY_FINE pixels an inch."""
    key, sky = key_shade(tiles, lean), sky_shade(tiles)
    shade = 1 - (1 - KEY_FAR * key) * (1 - SKY_FAR * cv2.resize(sky, key.shape, interpolation=cv2.INTER_CUBIC))
    return np.clip(shade - FAINT, 0, 1) ** 2 / np.maximum(shade, 1e-4)


def key_shade(tiles: list[Tile], lean: Lean = KEY) -> np.ndarray:
    """Share of the key's light that does not come through, KEY_FINE pixels an inch."""
    highest = max((float(high.max()) for *_, high in tiles), default=0.0)
    # each as soft as its points are apart, so that their shades do not end in steps
    apart = 2 * KEY_WIDE / KEY_POINTS**0.5
    cuts = [
        (z, *cropped(blurred(mask, z * apart / 2, KEY_FINE))) for z, mask in slices(tiles, steps(highest), KEY_FINE)
    ]
    lost, light = ground(KEY_FINE), 0.0
    for across, along, share in softbox(KEY_POINTS):
        aside = np.array(lean) + KEY_WIDE * np.array((across, along))
        dark = np.zeros_like(lost)
        for z, mask, x, y in cuts:
            dx, dy = np.round(aside * z * KEY_FINE).astype(int)
            here = np.s_[y + dy : y + dy + mask.shape[0], x + dx : x + dx + mask.shape[1]]
            np.maximum(dark[here], mask, dark[here])
        lost += share * dark
        light += share
    return lost / light


def sky_shade(tiles: list[Tile]) -> np.ndarray:
    """Share of the sky's light that does not come through, COARSE pixels an inch."""
    lost = ground(COARSE)
    for z, mask in slices(tiles, LAYERS, COARSE):
        dark = sum(share * blurred(mask, z * soft, COARSE) for soft, share in SKY_SOFT)
        np.maximum(lost, dark, lost)
    return lost


def blurred(mask: np.ndarray, radius: float, scale: float) -> np.ndarray:
    return cv2.GaussianBlur(mask, (0, 0), max(0.6, radius * scale), borderType=cv2.BORDER_REPLICATE)


def cropped(mask: np.ndarray) -> tuple[np.ndarray, int, int]:
    """What of a mask is not empty, and where its left and upper end lie."""
    x, y, w, h = cv2.boundingRect((mask > NOTHING).astype(np.uint8))
    return mask[y : y + h, x : x + w], x, y


def steps(highest: float) -> np.ndarray:
    """Heights that the piece is cut at for the key."""
    return np.arange(0, highest + KEY_SLICE, KEY_SLICE)


def slices(tiles: list[Tile], heights: Sequence[float], scale: float) -> Iterator[tuple[float, np.ndarray]]:
    """Of every slice between two heights, unless it is empty, its middle, and 1 where it is solid. scale: pixels an
    inch.
    """
    small = ground(scale).shape
    for lo, hi in itertools.pairwise(heights):
        mask = ground(FINE)
        for x, y, low, high in tiles:
            h, w = low.shape
            mask[y : y + h, x : x + w] = np.maximum(mask[y : y + h, x : x + w], (low < hi) & (high > lo))
        if mask.any():
            yield (lo + hi) / 2, cv2.resize(mask, small, interpolation=cv2.INTER_AREA)
