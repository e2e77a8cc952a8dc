"""Writes packed passes: reads `job id` lines on stdin, answers `PACKED <id> <bytes>` for each (system python3).

usage: pack.py WORK OUT   WORK/raw/<job>/ as render.py left it, OUT = studio/passes/<family>
"""
import json
import os
import shutil
import sys

import numpy as np
from PIL import Image

import passes

LIGHT_Q, GRAIN_Q = 90, 74


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
    Image.fromarray(array).convert("RGB").save(path, "WEBP", quality=quality, method=5)


def write(out, layer, geometry, meta, alpha, light, grains, version, whole=False):
    """One layer's folder, written beside and renamed, so a kill never leaves half a pass."""
    folder = os.path.join(out, layer, geometry)
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
    names = []
    for name, g in (grains or {}).items():
        flat = float(g[cut][alpha[cut] > 0.5].mean()) if (alpha[cut] > 0.5).any() else 0.6
        save(np.clip(np.where(near, g[cut], flat) * 255 + 0.5, 0, 255).astype(np.uint8), f"{part}/grain-{name}.webp", GRAIN_Q)
        names.append(name)
    owner = meta["job"].get("grainOwner")
    if owner:  # the same wood seen through another edge: its grain maps serve here too (same outline, same box)
        names = meta["job"]["figures"]
    bx, by = meta["box"][:2]
    info = {"frame": meta["frame"], "box": [x + bx, y + by, w, h], "diffuseScale": passes.DIFFUSE_SCALE, "specularScale": passes.SPECULAR_SCALE,
            "figures": names, "shadow": light is None, "version": version, **({"grainFrom": owner} if owner else {})}
    with open(f"{part}/pass.json", "w") as f:
        json.dump(info, f)
    shutil.rmtree(folder, ignore_errors=True)
    os.rename(part, folder)


def pack(raw, out):
    """Turn one raw job into its layers."""
    meta = json.load(open(f"{raw}/meta.json"))
    job, version = meta["job"], meta["job"]["version"]
    alpha, dif, spec, mask = passes.light_of(f"{raw}/light.exr", 4 if job["kind"] in ("thumb", "swatch") else 5)
    grains = passes.grain_of(f"{raw}/grain.exr", job["figures"]) if job["grain"] else None
    if job["kind"] == "under":
        for layer, a in passes.stack(alpha, mask).items():
            if layer == "can" and not job["can"]:
                continue
            write(out, layer, job["geometry"], meta, a, (dif, spec), grains, version)
        shade = passes.shadow_of(f"{raw}/floor.exr", f"{raw}/empty.exr", meta["frame"])
        write(out, "shadow", job["geometry"], {**meta, "box": [0, 0]}, shade, None, None, version)
        return
    whole = job["kind"] in ("top", "swatch")
    write(out, {"top": "top", "swatch": "swatch", "thumb": "thumb"}[job["kind"]], job["geometry"], meta, alpha, (dif, spec), grains, version, whole)


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
