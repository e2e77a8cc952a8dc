"""The shade a piece throws on the floor, and on a wall that it hangs on, from its shape alone: no noise, and smooth to
nothing. Inches.

Near the floor the height of the underside above each point makes a tight dark contact; what stands higher keeps off
light of key and sky (packing/thrown.py).
"""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np

from geometry.ramps import smooth_step
from packing.spans import FINE, HALF, Solids, Tile, ground, spans
from packing.thrown import KEY, KEY_WIDE, Lean, blurred, wide_shade

# (height it fades over, blur radius, strength): the line where the piece stands, and the room it keeps off around it
CONTACT = ((0.30, 0.18, 0.55), (0.8, 0.45, 0.40), (2.2, 1.2, 0.34), (5, 3, 0.30), (11, 7, 0.26))
LEANT = 0.3  # of how the key's shade wanders: contact is dark on the lit side too
# Neither key nor room reaches far below what stands low: undersides from `LOW` up, height it fades over, blur radius.
LOW, LOW_FADE, LOW_SOFT = 1.0, 5.0, 3.2
LEANS = 17  # steps from all of a shade's wandering to the right to none
COVE = 9.0  # that far up the wall and out on the floor one fades into the other
ABOVE = 40.0  # height on a wall that lies in the middle of what is computed of it
EDGES = (130, 26)  # pixels in which a shade fades at the sides of the frame, and at its upper and lower end
STRONGEST = 0.80


def moved(image: np.ndarray, dx: float, dy: float) -> np.ndarray:
    h, w = image.shape
    return cv2.warpAffine(image, np.float32([[1, 0, dx], [0, 1, dy]]), (w, h), flags=cv2.INTER_LINEAR)


def floor_shade(solids: Solids, under: float, lean: Lean = KEY) -> np.ndarray:
    """Lost light 0..1 on the floor seen from above, FINE pixels an inch. lean: of the key's shade."""
    tiles = list(spans(solids))
    near = contact(tiles, under)
    wide = cv2.resize(wide_shade(tiles, lean), near.shape, interpolation=cv2.INTER_CUBIC)
    return np.clip(1 - (1 - near) * (1 - wide), 0, 1)


def contact(tiles: list[Tile], under: float) -> np.ndarray:
    """The dark rim where the piece stands on the floor, and its quick fading as an underside lifts off; the dark
    below a low case.
    """
    gap = ground(FINE) + 1e3
    for x, y, low, _ in tiles:
        h, w = low.shape
        np.minimum(gap[y : y + h, x : x + w], low, gap[y : y + h, x : x + w])
    light = 1.0
    for fade, radius, strength in CONTACT:
        dx, dy = (way * LEANT * radius * FINE for way in KEY)
        near = moved(blurred(np.exp(-np.maximum(gap, 0) / fade), radius, FINE), dx, dy)
        light = light * (1 - strength * near)
    if under > 0:
        low = np.where(gap > LOW, np.exp(-gap / LOW_FADE), 0).astype(np.float32)
        light = light * (1 - under * blurred(low, LOW_SOFT, FINE))
    return 1 - light


def lean_of(solids: Solids, camera: dict[str, Any]) -> Lean:
    """How far the key's shade wanders in a picture: as far to the right as it does not leave the frame."""
    (w, _), eye = camera["frame"], np.array(camera["eye"])
    verts = solids["verts"][np.unique(solids["corners"])]
    room = (0.5 - EDGES[0] / 2 / w) / camera["focal"]
    for right in np.linspace(KEY[0], 0, LEANS):
        end = np.array((right + KEY_WIDE / 2, KEY[1], -1)) * verts[:, 2:] + verts
        x, _, z = ((end - eye) @ np.array(camera["turn"])).T
        if (x <= -z * room).all():
            break
    return right, KEY[1]


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
    seen = seen_on(floor_shade(solids, under, lean_of(solids, camera)), x, y)
    if wall is not None:
        up = np.nan_to_num(wall_share(z, wall - y))
        seen += up * (seen_on(floor_shade(against(solids, wall), 0), x, ABOVE - z) - seen)
    h, w = seen.shape
    across, along = (np.minimum(np.arange(n), n - 1 - np.arange(n)) / edge for n, edge in zip((w, h), EDGES))
    edge = np.minimum.outer(along, across)
    return np.clip(STRONGEST * seen * smooth_step(np.clip(edge, 0, 1)), 0, 1)
