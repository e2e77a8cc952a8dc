"""A quick look at packed passes: preview.py OUT.png FIGURE:STAIN[:SURFACE][,...] [LAYER/GEOMETRY ...] (stack, bottom
to top).

Only for the artist's eye while a shape is made; the site colours pictures with lib/server/layers and studio/materials.
PASSES names another folder of passes than studio/passes/table.
"""

from __future__ import annotations

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import numpy as np
from PIL import Image

import figures
from packing import encode

ROOT = os.environ.get(
    "PASSES", os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "passes", "table")
)
# dark, middle, light sRGB of a few stains, over any wood
RAMPS = {
    "natural": ("a9713f", "d9ac78", "eccb9c"),
    "fruitwood": ("7a4a20", "b8803f", "cf9c5c"),
    "cherry": ("561f10", "8a4528", "a9603c"),
    "asbury": ("3c1f10", "6e4226", "8d5c38"),
    "walnut": ("38231a", "6e4c38", "93694c"),
    "onyx": ("15110f", "2a211d", "3b302a"),
    "slate": ("5b5048", "85796c", "a1968a"),
    "paint": ("eeece5", "f1efe8", "f3f1ea"),
    "black": ("171717", "1b1b1b", "202020"),
}
GAIN = 0.4  # satin
SURFACES = {"planed": (0, 0.35), "kerf": (1, 0.5), "dents": (2, 0.6)}  # relief panel, strength
STEEL = "222223"
OWN = {
    "": "8f8a82",
    "vein": "e8e5df",
    "weave": "b9a582",
}  # of passes that take a material instead of a wood, by their first figure


def lin(c: np.typing.ArrayLike) -> np.ndarray:
    c = np.asarray(c, float)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def srgb(c: np.typing.ArrayLike) -> np.ndarray:
    c = np.clip(c, 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055)


def colour(text: str) -> np.ndarray:
    return lin([int(text[i : i + 2], 16) / 255 for i in (0, 2, 4)])


def read_grey(path: str) -> np.ndarray:
    return np.asarray(Image.open(path).convert("L"), float) / 255


def is_drawn(folder: str) -> bool:
    """Whether there is such a pass, and something to be seen of it."""
    return any(os.path.exists(f"{folder}/{name}") for name in encode.LIGHT.values())


class Pass:
    """One layer's folder (docs/pictures.md): box, alpha 0..1, linear diffuse and specular light."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        with open(f"{folder}/pass.json") as f:
            self.info = json.load(f)
        self.box = self.info["box"]
        h = self.box[3]
        panels = read_grey(f"{folder}/{encode.light_name(self.info)}")
        self.alpha, self.shadow = panels[:h], self.info["shadow"]
        if not self.shadow:
            self.diffuse = panels[h : 2 * h] ** 2 * self.info["diffuseScale"]
            self.specular = panels[2 * h : 3 * h] ** 2 * self.info["specularScale"]

    def grain(self, figure: str) -> np.ndarray:
        owner = self.info.get("grainFrom")
        folder = os.path.join(os.path.dirname(self.folder), owner) if owner else self.folder
        return read_grey(f"{folder}/grain-{figure}.avif")

    def relief(self, panel: int) -> np.ndarray:
        """-1..1 of one panel of the relief, 0 where the pass has none."""
        if not self.info.get("relief"):
            return 0
        step = self.info.get("reliefStep", 1)
        panels = np.asarray(Image.open(f"{self.folder}/relief.webp").convert("L"), float)
        return np.kron(
            (panels.reshape(4, self.box[3] // step, self.box[2] // step)[panel] - 128) / 127, np.ones((step, step))
        )


def grey(diffuse: np.ndarray, specular: np.ndarray) -> np.ndarray:
    """The neutral wood as sRGB 0..1."""
    return srgb(np.repeat((figures.NEUTRAL * diffuse + GAIN * specular)[..., None], 3, axis=2))


def over(view: np.ndarray, rgb: np.ndarray, alpha: np.ndarray) -> None:
    """Lay a picture over a part of a canvas, in place."""
    view[:] = view * (1 - alpha[..., None]) + rgb * alpha[..., None]


def picture(one: Pass, figure: str, stain: str, surface: str) -> np.ndarray:
    """sRGB 0..1 of a layer in a finish."""
    if one.shadow:
        return np.zeros((*one.alpha.shape, 3))
    light = 1.0
    if surface in SURFACES:
        panel, strength = SURFACES[surface]
        light = 1 + one.relief(panel) * strength
    if one.info.get("takes") == "material":
        albedo = np.tile(colour(OWN[(one.info["figures"] or [""])[0]]), (*one.alpha.shape, 1))
    elif one.info.get("material") == "steel":
        albedo = np.tile(colour(STEEL), (*one.alpha.shape, 1))
    else:
        stops = [colour(h) for h in RAMPS[stain]]
        grain = one.grain(figure)
        at = np.percentile(grain[one.alpha > 0.5], (2, 50, 98))
        albedo = np.dstack([np.interp(grain, at, [s[i] for s in stops]) for i in range(3)])
    return srgb(albedo * (one.diffuse * light)[..., None] + (one.specular * light**2)[..., None] * GAIN)


def main() -> None:
    out, finishes, names = sys.argv[1], sys.argv[2].split(","), sys.argv[3:]
    layers = [Pass(f"{ROOT}/{name}") for name in names if is_drawn(f"{ROOT}/{name}")]
    shots = []
    for finish in finishes:
        figure, stain, surface = ([*finish.split(":"), "smooth"])[:3]
        frame = layers[0].info["frame"]
        canvas = np.full((frame[1], frame[0], 3), 0.985)
        for one in layers:
            x, y, w, h = one.box
            over(canvas[y : y + h, x : x + w], picture(one, figure, stain, surface), one.alpha)
        shots.append(canvas)
    cols = min(len(shots), 2 if shots[0].shape[1] > 400 else 6)
    while len(shots) % cols:
        shots.append(np.ones_like(shots[0]))
    sheet = np.vstack([np.hstack(shots[i : i + cols]) for i in range(0, len(shots), cols)])
    Image.fromarray((sheet * 255 + 0.5).astype(np.uint8)).save(out)


if __name__ == "__main__":
    main()
