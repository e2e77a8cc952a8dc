"""From raw renders to the passes of docs/pictures.md: stack-exact coverage, un-premultiplied light without noise."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from pyoidn import denoise

import figures
from packing import exr

DIFFUSE_SCALE = 2.0
SPECULAR_SCALE = 1.0
DRAWN = ("leg", "apron", "can")  # bottom to top
GUIDED = 0.35  # coverage from which what has many samples, or is flat, counts
SOLID = 0.5  # a pixel covered less takes its light from its neighbours,
# but what so many samples have hit knows its own: the dark line of a joint is narrower than a pixel, and so is the
# bright one along the lip of a cup. Metals mirror lamps, and ask for more.
HITS = {"wood": 4, "metal": 16}


@dataclass(frozen=True)
class Light:
    """alpha: coverage; dif, spec: linear light, un-premultiplied; mask: share of each layer."""

    alpha: np.ndarray
    dif: np.ndarray
    spec: np.ndarray
    mask: np.ndarray


def solid_of(samples: int, material: str = "wood") -> float:
    """Coverage from which a pixel's own light counts, drawn with so many samples."""
    return min(SOLID, HITS.get(material, samples) / samples)


def unpremultiply(image: np.ndarray, alpha: np.ndarray, floor: float = 0.004) -> np.ndarray:
    """Colour of a pixel as if it were fully covered; 0 where nothing is."""
    a = np.maximum(alpha, floor)
    out = image / (a[..., None] if image.ndim == 3 else a)
    return np.where((alpha > floor)[..., None] if image.ndim == 3 else alpha > floor, out, 0)


def bleed(image: np.ndarray, alpha: np.ndarray, solid: float = GUIDED, steps: int = 4) -> np.ndarray:
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


def light_of(folder: Path, quality: str, solid: float) -> Light:
    """What light.exr and cover.exr of a raw job tell; solid: coverage from which a pixel's own light counts."""
    ch, clear = exr.read(folder / "light.exr"), exr.read(folder / "cover.exr")
    alpha = np.clip(exr.layer(clear, "Combined", 4)[..., 3], 0, 1)
    drawn = exr.layer(ch, "Combined", 4)[..., 3]

    def grey(name: str) -> np.ndarray:
        return exr.layer(ch, name).mean(-1)

    # direct and indirect come divided by their colour, which is premultiplied too: they are the full light already
    body = np.clip(unpremultiply(grey("DiffCol"), drawn) / figures.NEUTRAL, 0, 1)
    dif = (grey("DiffDir") + grey("DiffInd")) * body
    spec = (grey("GlossDir") + grey("GlossInd")) * unpremultiply(grey("GlossCol"), drawn)
    guide = bleed(unpremultiply(exr.layer(clear, "Normal"), alpha), alpha, min(solid, GUIDED))
    known = np.minimum(alpha, drawn)
    dif, spec = denoised(*(bleed(v, known, solid) for v in (dif, spec)), guide, quality)
    return Light(alpha, dif, spec, exr.layer(clear, "mask"))


def denoised(dif: np.ndarray, spec: np.ndarray, normal: np.ndarray, quality: str) -> tuple[np.ndarray, np.ndarray]:
    """Diffuse and specular light without the noise of few samples: Open Image Denoise, as two colours of a picture."""
    colour = np.dstack([dif, spec, dif]).astype(np.float32)
    flat = np.ones_like(colour)
    clean = denoise(colour, flat, normal.astype(np.float32), hdr=True, clean_aux=True, quality=quality)
    return np.maximum(clean[..., 0], 0), np.maximum(clean[..., 1], 0)


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
