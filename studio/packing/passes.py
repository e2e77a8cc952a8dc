"""From raw renders to the passes of docs/pictures.md: stack-exact coverage, un-premultiplied and filtered light,
grain, relief.
"""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np

from packing import exr, light_filter
from packing.light_filter import Levels

DIFFUSE_SCALE = 2.0
SPECULAR_SCALE = 1.0
DRAWN = ("leg", "apron", "can")  # bottom to top


def unpremultiply(image: np.ndarray, alpha: np.ndarray, floor: float = 0.004) -> np.ndarray:
    """Colour of a pixel as if it were fully covered; 0 where nothing is."""
    a = np.maximum(alpha, floor)
    out = image / (a[..., None] if image.ndim == 3 else a)
    return np.where((alpha > floor)[..., None] if image.ndim == 3 else alpha > floor, out, 0)


def bleed(image: np.ndarray, alpha: np.ndarray, solid: float = 0.35, steps: int = 4) -> np.ndarray:
    """Carry colours outwards from well covered pixels, so that edges never mix with the empty ground."""
    known = (alpha > solid).astype(np.float32)
    src = image * (known[..., None] if image.ndim == 3 else known)
    out, have = src.copy(), known.copy()
    for _ in range(steps):
        s = cv2.blur(out * 1.0, (3, 3))
        n = cv2.blur(have, (3, 3))
        new = (have == 0) & (n > 0)
        fill = s / (np.maximum(n, 1e-6)[..., None] if image.ndim == 3 else np.maximum(n, 1e-6))
        out[new] = fill[new]
        have[new] = 1
    return out


AROUND = np.array([[1, 1, 1], [1, 0, 1], [1, 1, 1]], np.uint8)


def fireflies(image: np.ndarray) -> np.ndarray:
    """Clamp single bright pixels to their neighbours; a bright line one pixel wide (an arris) stays."""
    image = image.astype(np.float32)
    return np.minimum(image, cv2.dilate(image, AROUND) * 1.1 + 0.01)


def arrises(light: np.ndarray, normal: np.ndarray, alpha: np.ndarray) -> np.ndarray:
    """Even out what a few samples leave uneven: lines thinner than a pixel, and the half covered rim of the outline."""
    length = np.linalg.norm(normal, axis=2)
    mixed = cv2.blur(((length < 0.97) & (alpha > 0.9)).astype(np.float32), (3, 3)) * 3
    mixed = np.clip(mixed, 0, 1)[..., None]
    light = light * (1 - mixed) + cv2.GaussianBlur(light, (0, 0), 0.75) * mixed
    inner = bleed(light, alpha, 0.9, 3)
    return np.where((inner > 0).any(axis=2, keepdims=True), inner, light)


def light_of(raw: str | Path, levels: Levels) -> tuple[np.ndarray, ...]:
    """alpha, diffuse and specular (linear, un-premultiplied, filtered), mask, normal and position of a light.exr."""
    ch = exr.read(raw)
    alpha = np.clip(exr.layer(ch, "Combined", 4)[..., 3], 0, 1)

    def grey(name: str) -> np.ndarray:
        return exr.layer(ch, name).mean(-1)

    dif = grey("DiffDir") + grey("DiffInd")
    spec = (grey("GlossDir") + grey("GlossInd")) * unpremultiply(grey("GlossCol"), alpha)
    normal, position = exr.layer(ch, "Normal"), exr.layer(ch, "Position")
    # direct and indirect come divided by their colour, which is premultiplied too: they are the full light already
    light = np.dstack([fireflies(bleed(v, alpha, light_filter.SOLID)) for v in (dif, spec)])
    soft = light_filter.smooth(light, unpremultiply(normal, alpha), position, alpha, levels)
    soft = arrises(bleed(soft, alpha, light_filter.SOLID), unpremultiply(normal, alpha), alpha)
    return alpha, soft[..., 0], soft[..., 1], exr.layer(ch, "mask"), normal, position


def stack(alpha: np.ndarray, mask: np.ndarray) -> dict[str, np.ndarray]:
    """Stack-exact coverage of leg, apron and can (docs/pictures.md): over-compositing them gives `alpha`."""
    total = np.maximum(mask.sum(-1), 1e-5)
    share = mask / total[..., None] * alpha[..., None]
    share[alpha < 0.002] = 0
    out, above = {}, np.zeros_like(alpha)
    for name in reversed(DRAWN):
        v = share[..., DRAWN.index(name)]
        free = 1 - above
        out[name] = np.where(free > 0.004, np.clip(v / np.maximum(free, 0.004), 0, 1), 0)
        above = above + v
    return out
