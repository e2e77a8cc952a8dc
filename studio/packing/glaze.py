"""What light alone does not give: clear panes, walls of holes, and the shade of small parts on what they stand on."""

from __future__ import annotations

import numpy as np

from geometry.ramps import smooth_step

PANE = 0.10  # coverage of a clear pane that mirrors next to nothing: what lies behind it shows
WINDOW = 0.16  # and more where it mirrors the window
LEAN = 0.6  # of the window's edges: pixels across for each down
SPACING = 0.25  # from one reflection to the next, a share of the frame's width
WIDE, SOFT = 0.52, 0.22  # shares of that: the reflection, and its edges
BRIGHT = 0.8  # linear light of what is mirrored
TOP = 1.1  # diffuse light on a vanity's top,
LIT = 0.72  # most of it that a wall cut into it shows: where both are lit alike, its edge is still seen
GAMMA = 2.2  # layers are drawn over one another as they are encoded


def panes(
    alpha: np.ndarray, dif: np.ndarray, spec: np.ndarray, mask: np.ndarray, box: list[int], frame: list[int]
) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Clear panes: little coverage, no body; what they mirror, linear light, a finish's sheen does not change. It is a
    window, whose slanting reflections run on from pane to pane, as all hang in one plane, and fade out to their right.
    box: where the picture lies in the frame; frame: width and height, all in pixels.
    """
    share = shared(mask[..., 2], mask, alpha)
    h, w = alpha.shape
    y, x = np.mgrid[0:h, 0:w] + np.array(box[1::-1]).reshape(2, 1, 1)
    across = ((x + y * LEAN) / (SPACING * frame[0])) % 1.0
    near, far = (np.clip(way / SOFT, 0, 1) for way in (across, WIDE - across))
    ramp = smooth_step(near) * smooth_step(far)
    band = ramp * (1 - 0.55 * across / WIDE)
    cover = PANE + WINDOW * band
    wood, glass = 1 - share, share * cover  # of a pixel, where a bar's edge crosses it
    covered = wood + glass
    return alpha * covered, dif * wood / covered, spec * wood / covered, BRIGHT * glass / covered


def cut(
    alpha: np.ndarray, dif: np.ndarray, spec: np.ndarray, mask: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """What is cut into the top below, whatever that is of: only the shade that makes its lit face that of the cut."""
    share = shared(mask[..., 1], mask, alpha)
    own, shade = 1 - share, share * (1 - np.clip(dif / TOP, 0, LIT) ** (1 / GAMMA))
    covered = np.maximum(own + shade, 1e-4)
    keep = own * own / covered  # what meets the cut is in its shade, and a pixel's light that of both
    return alpha * covered, dif * keep, spec * keep


def shared(kind: np.ndarray, mask: np.ndarray, alpha: np.ndarray) -> np.ndarray:
    """The share of what a pixel shows that is of one kind."""
    return np.clip(kind / np.maximum(mask.sum(-1), 1e-4), 0, 1) * (alpha > 0.01)


def over(
    alpha: np.ndarray, dif: np.ndarray, spec: np.ndarray, shade: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A small part over the shade that it throws: as black under its own coverage."""
    total = alpha + (1 - alpha) * shade
    keep = np.where(total > 1e-4, alpha / np.maximum(total, 1e-4), 0)
    return total, dif * keep, spec * keep
