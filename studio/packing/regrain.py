"""New grain for a pass that there is: outline, light and relief stay as they are."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
from PIL import Image

import figures
from packing import encode, maps
from packing.picture import Raw

GRAIN = "grain.exr"


def regrain(raw: Raw, out: Path) -> None:
    """Give the passes of a raw job, which lie below `out`, the grain that was drawn; those that show another's learn
    its figures.
    """
    for layer in raw.job.layers:
        folder = out / raw.job.family / layer / raw.job.geometry
        info = json.loads((folder / "pass.json").read_text(encoding="utf8"))
        if info.get("relief"):  # as wood has it, and nothing else
            give(raw, folder, info)


def give(raw: Raw, folder: Path, info: dict[str, object]) -> None:
    if raw.job.grain and "grainFrom" not in info:
        h = info["box"][3]
        grain = maps.maps_of(raw.folder / GRAIN, "wood", fills=raw.style.shares_relief)
        wanted = {name: window(grain[name], raw.meta["box"], info["box"]) for name in figures.names_of("wood")}
        coverage = np.asarray(Image.open(folder / "light.webp").convert("L"), np.float32)[:h] / 255
        for old in folder.glob("grain-*.webp"):
            old.unlink()
        encode.write_pictures(folder, maps.pictures(wanted, coverage, raw.style.grain))
    info["figures"] = figures.names_of("wood")
    (folder / "pass.json").write_text(json.dumps(info), encoding="utf8")


def window(image: np.ndarray, drawn: list[int], wanted: list[int]) -> np.ndarray:
    """What of a picture drawn in one box lies in another; beyond its border, where nothing is covered, it goes on."""
    (left, top, across, down), (x, y, w, h) = drawn, wanted
    rows = np.clip(np.arange(y, y + h) - top, 0, down - 1)
    columns = np.clip(np.arange(x, x + w) - left, 0, across - 1)
    return image[np.ix_(rows, columns)]
