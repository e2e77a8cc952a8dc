"""Compares stacked layers with the whole piece that whole_render.py drew: whole.py WORK OUT, pieces.json on stdin.

Both are coloured as one neutral grey wood on white. Prints for every piece a line of JSON: the mean difference over
the piece in grey levels (0..255), the largest difference of a 3 x 3 pixel neighbourhood's mean (a single pixel of an
outline differs by its few samples), the same inside the piece, away from its outline, and the share of pixels that
differ by more than 8 levels.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import numpy as np
from PIL import Image

from checks import preview
from packing import passes


class Piece(TypedDict):
    """layers: <family>/<layer>/<geometry>, bottom first."""

    name: str
    layers: list[str]


def reference(folder: str) -> tuple[np.ndarray, np.ndarray]:
    """(picture, alpha) of the whole piece, frame-sized, 0..1."""
    drawn = Path(folder)
    samples = json.loads((drawn / "meta.json").read_text(encoding="utf8"))["samples"]
    light = passes.light_of(drawn, "balanced", passes.solid_of(samples))
    canvas = np.ones((*light.alpha.shape, 3))
    preview.over(canvas, preview.grey(light.dif, light.spec), light.alpha)
    return canvas, light.alpha


def stacked(out: str, layers: Sequence[str], frame: Sequence[int]) -> np.ndarray:
    """The same piece from its layers, bottom first."""
    canvas = np.ones((frame[1], frame[0], 3))
    for layer in layers:
        folder = os.path.join(out, layer)
        if preview.is_drawn(folder):
            one = preview.Pass(folder)
            x, y, w, h = one.box
            preview.over(canvas[y : y + h, x : x + w], preview.grey(one.diffuse, one.specular), one.alpha)
    return canvas


def compare(folder: str, out: str, piece: Piece) -> dict[str, str | float]:
    whole, cover = reference(folder)
    layers = stacked(out, piece["layers"], whole.shape[1::-1])
    off = (layers - whole)[..., 0] * 255
    near = passes.cv2.blur(off.astype(np.float32), (3, 3))
    covered = cover > 0.02
    inside = passes.cv2.erode((cover > 0.98).astype(np.uint8), np.ones((7, 7))) > 0
    sheet = np.hstack([layers, whole, np.clip(0.5 + (layers - whole) * 4, 0, 1)])
    Image.fromarray((sheet * 255 + 0.5).astype(np.uint8)).save(f"{folder}/compared.png")
    return {
        "name": piece["name"],
        "mean": round(float(np.abs(off[covered]).mean()), 2),
        "largest": round(float(np.abs(near[covered]).max()), 1),
        "largestInside": round(float(np.abs(near[inside]).max()), 1),
        "over8": round(float((np.abs(off[covered]) > 8).mean()), 4),
    }


def main() -> None:
    work, out = sys.argv[1:3]
    for piece in json.load(sys.stdin):
        print(json.dumps(compare(os.path.join(work, "whole", piece["name"]), out, piece)), flush=True)


if __name__ == "__main__":
    main()
