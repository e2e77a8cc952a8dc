"""Where shade falls on a plane that is level or upright. Inches."""

from __future__ import annotations

import numpy as np

OUT = {1: -1.0, 2: 1.0}  # the way that a plane looks, by its axis: fronts and walls to the front, tops upwards


def heights(points: np.ndarray, axis: int, at: float) -> np.ndarray:
    """How far points rise out of the plane where coordinate `axis` (1: y, 2: z) is `at`; less than 0 behind it."""
    return (points[:, axis] - at) * OUT[axis]


def thrown(points: np.ndarray, axis: int, at: float, lamp: np.ndarray) -> np.ndarray:
    """Where light from `lamp` that passes `points` meets the plane; what lies behind it is brought up to it."""
    flush = points.copy()
    flush[:, axis] = at + OUT[axis] * np.maximum(heights(points, axis, at), 0)
    share = (lamp[axis] - at) / (lamp[axis] - flush[:, axis])
    return lamp + (flush - lamp) * share[:, None]
