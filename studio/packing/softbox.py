"""Points of a softbox's face."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

PLASTIC = 1.324717957244746  # the ratio of which powers fall into each other's way least


def softbox(count: int) -> Iterator[tuple[float, float, float]]:
    """How far across and along its face each lies, -1..1, and about which share of the light comes from there."""
    for across, along in spread(count):
        yield across, along, hot(across) * hot(along) / count


def hot(at: float) -> float:
    """How much brighter than its mean a softbox is between its middle, 0, and its rim, 1 or -1. As bright all over it
    would throw a shade that ends in a line.
    """
    return 1.5 * (1 - at * at)


def spread(count: int) -> np.ndarray:
    """Points of a square, -1..1 each way, evenly spread and no two in line: rows would throw the shade of a bar as a
    comb. The R2 sequence (M. Roberts, The unreasonable effectiveness of quasirandom sequences).
    """
    return (0.5 + np.outer(np.arange(count), (1 / PLASTIC, 1 / PLASTIC**2))) % 1 * 2 - 1
