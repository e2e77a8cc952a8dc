"""What light alone does not give: clear panes, and the shade of small parts on what they stand on."""

from __future__ import annotations

import cv2
import numpy as np

PANE = 0.16  # coverage of a clear pane: what lies behind it shows
CONTACT = 0.42  # of the light that a small part takes from what it stands on, at its foot


def panes(
    alpha: np.ndarray, dif: np.ndarray, spec: np.ndarray, mask: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Clear panes: little coverage, no body, one soft reflection that comes from the upper left."""
    share = np.clip(mask[..., 2] / np.maximum(mask.sum(-1), 1e-4), 0, 1) * (alpha > 0.01)
    if share.max() < 0.01:
        return alpha, dif, spec
    h, w = alpha.shape
    y, x = np.mgrid[0:h, 0:w] / max(h, w)
    band = np.clip(1 - np.abs((x + y * 1.4) % 0.5 - 0.18) / 0.16, 0, 1) ** 2
    return alpha * (1 - share * (1 - PANE)), dif * (1 - share), spec * (1 - share) + share * (0.10 + 0.45 * band)


def grounded(
    alpha: np.ndarray, dif: np.ndarray, spec: np.ndarray, reach: float, ground: list[list[float]] | None
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The shade that a small part throws on what lies behind it, as black under its own coverage; within the corners of
    `ground`, if there are any: none in the air.
    """
    moved = cv2.warpAffine(
        alpha.astype(np.float32), np.float32([[1, 0, reach * 0.35], [0, 1, reach * 0.75]]), alpha.shape[::-1]
    )
    shade = cv2.GaussianBlur(moved, (0, 0), max(0.8, reach * 0.42)) * CONTACT
    if ground:
        face = np.zeros(alpha.shape, np.uint8)
        cv2.fillPoly(face, [np.round(np.array(ground) * 16).astype(np.int32)], 255, cv2.LINE_AA, 4)
        shade = shade * face / 255
    total = alpha + (1 - alpha) * shade
    keep = np.where(total > 1e-4, alpha / np.maximum(total, 1e-4), 0)
    return total, dif * keep, spec * keep
