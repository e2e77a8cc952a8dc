"""Straightens what few samples leave ragged: light is averaged along the lines it runs in, never across them.

The direction comes from the light's own structure tensor; where no direction prevails (flat faces, corners) nothing
changes.
"""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

STEP = 1.5  # pixels between the places that are averaged
CLEAR = (0.2, 0.5)  # coherence at which lines begin to be lines, and are wholly so


def direction(guide: np.ndarray, alpha: np.ndarray, spread: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(x, y of the unit tangent, how much of a line there is 0..1) at every pixel."""
    w = np.maximum(alpha, 1e-3).astype(np.float32)
    soft = cv2.GaussianBlur(guide * w, (0, 0), 1.0) / cv2.GaussianBlur(w, (0, 0), 1.0)
    inside = (cv2.erode(alpha.astype(np.float32), np.ones((5, 5))) > 0.9).astype(np.float32)
    gx, gy = (cv2.Scharr(soft, cv2.CV_32F, *d) / 32 * inside for d in ((1, 0), (0, 1)))
    xx, xy, yy = (cv2.GaussianBlur(v, (0, 0), spread) for v in (gx * gx, gx * gy, gy * gy))
    root = np.sqrt((xx - yy) ** 2 / 4 + xy * xy)
    coherence = 2 * root / (xx + yy + 1e-6)
    angle = 0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2
    share = np.clip((coherence - CLEAR[0]) / (CLEAR[1] - CLEAR[0]), 0, 1)
    return np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32), share * (alpha > 0.02)


def straighten(lights: Sequence[np.ndarray], alpha: np.ndarray, reach: float) -> list[np.ndarray]:
    """The pictures of `lights` (root-encoded, 0..1) averaged along their lines over `reach` pixels to either side."""
    lights = [np.ascontiguousarray(light, np.float32) for light in lights]
    tx, ty, share = direction(sum(lights), alpha, reach * 0.4)
    w = np.maximum(alpha, 1e-3).astype(np.float32)
    y, x = np.mgrid[0 : w.shape[0], 0 : w.shape[1]].astype(np.float32)
    total, weight = [np.zeros_like(w) for _ in lights], np.zeros_like(w)
    for at in np.arange(-reach, reach + 0.1, STEP):
        k = np.float32(np.exp(-1.2 * (at / reach) ** 2))
        mx, my = x + tx * np.float32(at), y + ty * np.float32(at)
        weight += k * cv2.remap(w, mx, my, cv2.INTER_LINEAR)
        for sum_, light in zip(total, lights):
            sum_ += k * cv2.remap(light * w, mx, my, cv2.INTER_LINEAR)
    return [light + (sum_ / weight - light) * share for light, sum_ in zip(lights, total)]
