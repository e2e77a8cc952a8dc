"""Where a finish wears and where a glaze stays: convex and hollow places, read from the normals and positions of a
light pass.
"""

from __future__ import annotations

import cv2
import numpy as np

DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1), (2, 1), (1, 2), (2, -1), (1, -2))
REACH = 0.35  # inches on either side of an arris
FLAT = 0.12  # turnings as gentle as this neither wear nor collect
GAIN = 2.6


def wear(
    normal: np.ndarray, position: np.ndarray, alpha: np.ndarray, uneven: np.ndarray, rim: bool = False
) -> np.ndarray:
    """-1..1: above 0 worn convex edges, below 0 hollows. `uneven` 0..1 makes it hand-made; `rim`: the outline is an
    arris too.
    """
    h, w = alpha.shape
    known = alpha > 0.4
    out = np.zeros((h, w), np.float32)
    if not known.any():
        return out
    length = np.linalg.norm(normal, axis=2, keepdims=True)
    n = np.where(length > 1e-4, normal / np.maximum(length, 1e-4), 0).astype(np.float32)
    p = position.astype(np.float32)
    total, share = np.zeros((h, w), np.float32), np.full((h, w), 1e-3, np.float32)
    for reach in (1, 2, 3, 5):
        for dx, dy in DIRECTIONS:
            s = reach if abs(dx) + abs(dy) < 3 else max(1, reach // 2)
            sx, sy = dx * s, dy * s
            a = np.s_[max(0, -sy) : h - max(0, sy), max(0, -sx) : w - max(0, sx)]
            b = np.s_[max(0, sy) : h - max(0, -sy), max(0, sx) : w - max(0, -sx)]
            dp = p[b] - p[a]
            far = np.sqrt((dp * dp).sum(2))
            bend = ((n[b] - n[a]) * dp).sum(2) / np.maximum(far, 1e-3)
            k = (known[a] & known[b] & (far < REACH * 2.2)) * np.exp(-((far / REACH) ** 2))
            bend *= k
            for side in (a, b):
                total[side] += bend
                share[side] += k
    bend = total / share
    out = np.sign(bend) * np.clip(np.abs(bend) - FLAT, 0, None) * GAIN
    if rim:
        outside = cv2.GaussianBlur((alpha < 0.5).astype(np.float32), (0, 0), 2.2)
        out = np.maximum(out, np.clip(outside * 1.5, 0, 0.75))
    out = cv2.GaussianBlur(out, (0, 0), 0.8)
    ragged = np.clip(0.35 + uneven * 1.3, 0.25, 1.6)
    return np.where(out > 0, np.clip(out * ragged, 0, 1), np.clip(out * 1.25, -1, 0)) * known
