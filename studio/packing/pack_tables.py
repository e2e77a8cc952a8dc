"""Writes packed passes: reads `job id` lines on stdin, answers `PACKED <id> <bytes>` for each (system python3).

usage: pack.py WORK OUT   WORK/raw/<job>/ as render.py left it, OUT = studio/passes/<family>
"""
import json
import os
import shutil
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import numpy as np  # noqa: E402
from PIL import Image  # noqa: E402

import figures  # noqa: E402
from packing import light_filter  # noqa: E402
from packing import passes  # noqa: E402
from packing import shadow  # noqa: E402

LEVELS = {"top": light_filter.BROAD, "under": light_filter.SHAPED, "swatch": light_filter.BROAD, "thumb": light_filter.SMALL}
LIGHT_Q, GRAIN_Q, RELIEF_Q = 90, 72, 45
TOP_DIFFUSE, TOP_NEAR, TOP_FAR = 1.055, 0.30, 0.035  # light on a table top: mean diffuse, specular near the softbox and away from it


def encode(linear, scale):
    """Square-root encoding of linear light, 0..255."""
    return np.clip(np.sqrt(np.clip(linear / scale, 0, 1)) * 255 + 0.5, 0, 255).astype(np.uint8)


def cover(alpha):
    return np.clip(alpha * 255 + 0.5, 0, 255).astype(np.uint8)


def crop(alpha, pad=3):
    """[x, y, w, h] of the covered part, even sizes."""
    ys, xs = np.where(alpha > 1 / 255)
    if len(ys) == 0:
        return [0, 0, 2, 2]
    h, w = alpha.shape
    x0, y0 = max(0, xs.min() - pad) // 2 * 2, max(0, ys.min() - pad) // 2 * 2
    x1, y1 = min(w, (xs.max() + pad + 2) // 2 * 2), min(h, (ys.max() + pad + 2) // 2 * 2)
    return [int(x0), int(y0), int(x1 - x0), int(y1 - y0)]


def save(array, path, quality):
    Image.fromarray(array).convert("RGB").save(path, "WEBP", quality=quality, method=4)


def signed(value):
    """-1..1 as 1..255, 128 = none."""
    return np.clip(128 + value * 127 + 0.5, 1, 255).astype(np.uint8)


def write(out, layer, meta, alpha, light=None, grains=None, relief=None, whole=False):
    """One layer's folder, written beside and renamed, so a kill never leaves half a pass."""
    job = meta["job"]
    folder = os.path.join(out, layer, job["geometry"])
    part = folder + ".part"
    shutil.rmtree(part, ignore_errors=True)
    os.makedirs(part)
    x, y, w, h = [0, 0, alpha.shape[1], alpha.shape[0]] if whole else crop(alpha)
    cut = np.s_[y:y + h, x:x + w]
    panels = [cover(alpha[cut])]
    if light:
        panels += [encode(light[0][cut], passes.DIFFUSE_SCALE), encode(light[1][cut], passes.SPECULAR_SCALE)]
    save(np.vstack(panels), f"{part}/light.webp", LIGHT_Q)
    near = passes.cv2.dilate(alpha[cut].astype(np.float32), np.ones((9, 9))) > 0.004
    for name, g in (grains or {}).items():
        flat = float(g[cut][alpha[cut] > 0.5].mean()) if (alpha[cut] > 0.5).any() else 0.6
        save(np.clip(np.where(near, g[cut], flat) * 255 + 0.5, 0, 255).astype(np.uint8), f"{part}/grain-{name}.webp", GRAIN_Q)
    if relief:
        save(np.vstack([signed(np.where(near, panel[cut], 0)) for panel in relief]), f"{part}/relief.webp", RELIEF_Q)
    bx, by = meta["box"][:2]
    info = {"frame": meta["frame"], "box": [x + bx, y + by, w, h], "diffuseScale": passes.DIFFUSE_SCALE, "specularScale": passes.SPECULAR_SCALE,
            "figures": list(grains or {}), "shadow": light is None, "version": job["version"]}
    if relief:
        info["relief"] = True
    if light and meta["madeOf"].get(layer, meta["madeOf"].get("any")) == "steel":
        info["material"] = "steel"
    elif job.get("grainOwner"):  # the same wood seen through another edge: its grain maps serve here too (same outline and box)
        info.update(grainFrom=job["grainOwner"], figures=job["figures"])
    with open(f"{part}/pass.json", "w") as f:
        json.dump(info, f)
    shutil.rmtree(folder, ignore_errors=True)
    os.rename(part, folder)


def on_a_top(dif, spec):
    """A swatch lies under the camera, where nothing is reflected: it gets the light of a table top (mean of its diffuse light,
    softbox from the upper left falling off across it), so that both show one colour, and sheens and reliefs can be told apart."""
    h, w = dif.shape
    y, x = np.mgrid[0:h, 0:w]
    near = np.clip((0.98 - (x / w + y / h)) / 0.7 + 0.5, 0, 1)
    window = near * near * (3 - 2 * near)
    return dif * (TOP_DIFFUSE / dif.mean()), TOP_FAR + (TOP_NEAR - TOP_FAR) * window * (spec / spec.mean())


def borrowed(out, job, box):
    """The face reliefs of the pass that owns this one's grain (0.5 = flat where it has none yet)."""
    file = os.path.join(out, "top", job["grainOwner"], "relief.webp")
    if not os.path.exists(file):
        return {}
    panels = np.asarray(Image.open(file).convert("L"), np.float32).reshape(4, box[3], box[2])
    return {name: (panel - 128) / 254 + 0.5 for name, panel in zip(figures.RELIEF["r1"], panels)}


def pack(raw, out):
    """Turn one raw job into its layers."""
    meta = json.load(open(f"{raw}/meta.json"))
    job = meta["job"]
    alpha, dif, spec, mask, normal, position = passes.light_of(f"{raw}/light.exr", LEVELS[job["kind"]])
    if job["kind"] == "swatch":
        dif, spec = on_a_top(dif, spec)
    maps = passes.grain_of(f"{raw}/grain.exr", job["figures"]) if os.path.exists(f"{raw}/grain.exr") else {}
    if job.get("grainOwner"):
        maps = borrowed(out, job, meta["box"])
    grains = {k: v for k, v in maps.items() if k in job["figures"]}
    wooden = "wood" in meta["madeOf"].values()
    relief = passes.relief_of(maps, alpha, normal, position, job["kind"] == "top") if wooden else None
    if job["kind"] == "under":
        for layer, a in passes.stack(alpha, mask).items():
            if layer in meta["madeOf"]:
                wood = meta["madeOf"][layer] == "wood"
                write(out, layer, meta, a, (dif, spec), grains if wood else None, relief if wood else None)
        shade = shadow.alpha(np.load(f"{raw}/solids.npz"), meta["camera"])
        write(out, "shadow", {**meta, "box": [0, 0]}, shade)
        return
    write(out, job["kind"], meta, alpha, (dif, spec), grains, relief, job["kind"] in ("top", "swatch"))


def main():
    work, out = sys.argv[1:3]
    for line in sys.stdin:
        job = line.strip()
        raw = os.path.join(work, "raw", job.replace("/", "_"))
        try:
            pack(raw, out)
            shutil.rmtree(raw)
            print("PACKED", job, flush=True)
        except Exception as error:  # one bad job must not stop the rest
            print("FAILED", job, repr(error), flush=True)


if __name__ == "__main__":
    main()
