"""A quick look at packed passes: preview.py OUT.png FIGURE:STAIN[,...] [LAYER/GEOMETRY ...] (stack, bottom to top).

Only for the artist's eye; the site colours pictures with lib/server/layers and studio/materials.
"""
import json
import os
import sys

import numpy as np
from PIL import Image

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "passes", "table")
# dark, middle, light sRGB of a few stains, over any wood
RAMPS = {"natural": ("a9713f", "d9ac78", "eccb9c"), "fruitwood": ("7a4a20", "b8803f", "cf9c5c"), "cherry": ("561f10", "8a4528", "a9603c"), "asbury": ("3c1f10", "6e4226", "8d5c38"),
         "walnut": ("38231a", "6e4c38", "93694c"), "onyx": ("15110f", "2a211d", "3b302a"), "slate": ("5b5048", "85796c", "a1968a"), "paint": ("eeece5", "f1efe8", "f3f1ea")}


def lin(c):
    c = np.asarray(c, float)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def srgb(c):
    c = np.clip(c, 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055)


def ramp(name, v):
    stops = [lin([int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]) for h in RAMPS[name]]
    at = (0.2, 0.6, 0.85)
    return np.dstack([np.interp(v, at, [s[i] for s in stops]) for i in range(3)])


def layer(canvas, name, figure, stain, gain=0.55):
    """Composite one layer over the canvas (sRGB floats)."""
    folder = os.path.join(ROOT, name)
    info = json.load(open(f"{folder}/pass.json"))
    x, y, w, h = info["box"]
    panels = np.asarray(Image.open(f"{folder}/light.webp").convert("L"), float) / 255
    a = panels[:h]
    if info["shadow"]:
        rgb = np.zeros((h, w, 3))
    else:
        dif, spec = panels[h:2 * h] ** 2 * info["diffuseScale"], panels[2 * h:] ** 2 * info["specularScale"]
        grain = np.asarray(Image.open(f"{folder}/grain-{figure}.webp").convert("L"), float) / 255
        rgb = srgb(ramp(stain, grain) * dif[..., None] + spec[..., None] * gain)
    view = canvas[y:y + h, x:x + w]
    view[:] = view * (1 - a[..., None]) + rgb * a[..., None]


def main():
    out, finishes, names = sys.argv[1], sys.argv[2].split(","), sys.argv[3:]
    shots = []
    for finish in finishes:
        figure, stain = finish.split(":")
        frame = json.load(open(f"{ROOT}/{names[0]}/pass.json"))["frame"]
        canvas = np.full((frame[1], frame[0], 3), 0.972)
        for name in names:
            if os.path.exists(f"{ROOT}/{name}/pass.json"):
                layer(canvas, name, figure, stain)
        shots.append(canvas)
    cols = min(len(shots), 2 if shots[0].shape[1] > 400 else 6)
    while len(shots) % cols:
        shots.append(np.ones_like(shots[0]))
    sheet = np.vstack([np.hstack(shots[i:i + cols]) for i in range(0, len(shots), cols)])
    Image.fromarray((sheet * 255 + 0.5).astype(np.uint8)).save(out)


main()
