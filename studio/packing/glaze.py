"""What light alone does not give: clear panes, and the shade of small parts on what they stand on."""

from __future__ import annotations

import numpy as np

PANE = 0.16  # coverage of a clear pane: what lies behind it shows


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


def over(
    alpha: np.ndarray, dif: np.ndarray, spec: np.ndarray, shade: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A small part over the shade that it throws: as black under its own coverage."""
    total = alpha + (1 - alpha) * shade
    keep = np.where(total > 1e-4, alpha / np.maximum(total, 1e-4), 0)
    return total, dif * keep, spec * keep
