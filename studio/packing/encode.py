"""Numbers as pictures of 8 bits, and the folder of a pass (docs/pictures.md)."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

Pictures = Mapping[str, tuple[np.ndarray, int]]  # file name → grey picture, quality of its format
SHADE = 95  # quality of a shadow: less, and a wide soft shade shows bands
# Name of a picture of light by the format that its pass.json says, WebP unless it says one.
LIGHT: Mapping[str, str] = {kind: f"light.{kind}" for kind in ("avif", "webp")}
# How a picture is written, by the extension of its name. AVIF for what is fine all over, as pores are: where a WebP of
# as many bytes smears them, it keeps five sixths of them if nothing smooths what is decoded. And for light: WebP breaks
# its slopes into blocks.
FORMATS: Mapping[str, Mapping[str, Any]] = {
    ".webp": {"method": 6},
    ".avif": {
        "subsampling": "4:0:0",
        "speed": 4,
        "max_threads": 1,
        "advanced": {"tune": "psnr", "enable-cdef": "0", "enable-restoration": "0"},
    },
}


def light_name(info: Mapping[str, Any]) -> str:
    """Name of the picture of light of a pass that says this of itself (pass.json)."""
    return LIGHT[info.get("light", "webp")]


def light(linear: np.ndarray, scale: float) -> np.ndarray:
    """Square-root encoding of linear light, 0..255."""
    return unit(np.sqrt(np.clip(linear / scale, 0, 1)))


def unit(value: np.ndarray) -> np.ndarray:
    """0..1 as 0..255."""
    return np.clip(value * 255 + 0.5, 0, 255).astype(np.uint8)


def signed(value: np.ndarray) -> np.ndarray:
    """-1..1 as 1..255, 128 = none."""
    return np.clip(128 + value * 127 + 0.5, 1, 255).astype(np.uint8)


def crop(alpha: np.ndarray, pad: int = 3) -> list[int]:
    """[x, y, w, h] of the covered part on even corners, even sizes."""
    ys, xs = np.where(alpha > 1 / 255)
    if len(ys) == 0:
        return [0, 0, 2, 2]
    h, w = alpha.shape
    x0, y0 = max(0, xs.min() - pad) // 2 * 2, max(0, ys.min() - pad) // 2 * 2
    x1, y1 = min(w, (xs.max() + pad + 2) // 2 * 2), min(h, (ys.max() + pad + 2) // 2 * 2)
    return [int(x0), int(y0), int(x1 - x0) // 2 * 2, int(y1 - y0) // 2 * 2]


def write(folder: Path, info: Mapping[str, Any], pictures: Pictures) -> None:
    """One pass's folder, written beside and renamed, so a kill never leaves half a pass."""
    part = folder.with_name(folder.name + ".part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    write_pictures(part, pictures)
    (part / "pass.json").write_text(json.dumps(info), encoding="utf8")
    shutil.rmtree(folder, ignore_errors=True)
    os.rename(part, folder)


def write_pictures(folder: Path, pictures: Pictures) -> None:
    """The pictures of a pass."""
    for name, (array, quality) in pictures.items():
        file = folder / name
        Image.fromarray(array).save(file, quality=quality, **FORMATS[file.suffix])
