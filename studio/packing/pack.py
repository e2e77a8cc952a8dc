"""Writes packed passes of every family but the tables: reads `job id` lines, answers `PACKED <id>` (system python3).

usage: pack.py WORK OUT   OUT = studio/passes; docs/pictures.md says what a pass is.
"""
import json
import os
import shutil
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import cv2  # noqa: E402
import numpy as np  # noqa: E402

from packing import light_filter  # noqa: E402
from packing import pack_tables as tables  # noqa: E402
from packing import passes  # noqa: E402
from packing import shadow  # noqa: E402
from packing import flow, glaze, maps  # noqa: E402

STEP = 2  # grain and relief have a pixel for so many of the picture's, in width and height
LIGHT_Q, GRAIN_Q = 80, 60
# Pixels along which the light of straight members is evened out, less for what is turned; 0 for small and soft things.
LONG = 8
REACH = {"leg": 4, "apron": 5, "thumb": 4, "bedding": 0, "mattress": 0, "sink": 0, "faucet": 0, "hardware": 0,
         "drawerhardware": 0, "smalldrawerhardware": 0, "doorhardware": 0}


def folder_of(out, job):
    return os.path.join(out, job["family"], "thumb" if job["kind"] == "thumb" else job["layer"], job["geometry"])


def write(out, job, info, files):
    """One pass's folder, written beside and renamed, so a kill never leaves half a pass."""
    folder = folder_of(out, job)
    part = folder + ".part"
    shutil.rmtree(part, ignore_errors=True)
    os.makedirs(part)
    for name, (array, quality) in files.items():
        tables.save(array, f"{part}/{name}.webp", quality)
    with open(f"{part}/pass.json", "w") as f:
        json.dump({**info, "version": job["version"]}, f)
    shutil.rmtree(folder, ignore_errors=True)
    os.rename(part, folder)


def cropped(alpha):
    """[x, y, w, h] of the covered part on even corners."""
    x, y, w, h = tables.crop(alpha)
    return x, y, min(w, alpha.shape[1] - x) // 2 * 2, min(h, alpha.shape[0] - y) // 2 * 2


def base_info(meta, box, **more):
    return {"frame": meta["frame"], "box": [int(v) for v in box], "diffuseScale": passes.DIFFUSE_SCALE,
            "specularScale": passes.SPECULAR_SCALE, "figures": [], "shadow": False, **more}


def pack(raw, out):
    """Turn one raw job into its pass."""
    meta = json.load(open(f"{raw}/meta.json"))
    job, material = meta["job"], meta.get("material")
    if meta["empty"]:
        write(out, job, base_info(meta, [0, 0, 2, 2], empty=True, shadow=job["kind"] == "shadow"), {})
        return
    if job["kind"] == "shadow":
        shade = shadow.alpha(np.load(f"{raw}/solids.npz"), meta["camera"])
        x, y, w, h = cropped(shade)
        write(out, job, base_info(meta, [x, y, w, h], shadow=True), {"light": (tables.cover(shade[y:y + h, x:x + w]), tables.LIGHT_Q)})
        return
    levels = light_filter.SMALL if job["kind"] == "thumb" else light_filter.BROAD
    alpha, dif, spec, mask, normal, position = passes.light_of(f"{raw}/light.exr", levels)
    reach = REACH.get(job["layer"], LONG)
    if reach:
        dif, spec = (v * v for v in flow.straighten([np.sqrt(dif), np.sqrt(spec)], alpha, reach))
    owner = job.get("grainOwner")
    grain = maps.maps_of(f"{raw}/grain.exr", material)
    wooden = material == "wood"
    relief = maps.relief_of(grain, alpha, normal, position) if wooden and not owner else None
    grow = meta["frame"][0] / meta["drawn"][0]
    size = tuple(round(v * grow) for v in alpha.shape[::-1])
    solid = maps.sized(alpha, size)
    alpha, dif, spec = glaze.panes(alpha, dif, spec, mask)
    if meta["contact"]:
        alpha, dif, spec = glaze.grounded(alpha, dif, spec, meta["contact"])
    alpha, dif, spec = (np.clip(maps.sized(v, size), 0, None) for v in (alpha, dif, spec))
    alpha = np.minimum(alpha, 1)
    x, y, w, h = (0, 0, *alpha.shape[::-1]) if meta["whole"] or job["kind"] == "thumb" else cropped(alpha)
    cut = np.s_[y:y + h, x:x + w]
    files = {"light": (np.vstack([tables.cover(alpha[cut]), tables.encode(dif[cut], passes.DIFFUSE_SCALE),
                                  tables.encode(spec[cut], passes.SPECULAR_SCALE)]), LIGHT_Q)}
    near = cv2.dilate(solid[cut].astype(np.float32), np.ones((9, 9))) > 0.004
    names = figures.names_of(material)
    step = 1 if job["kind"] == "thumb" else STEP
    for name in names if grain else []:
        g = maps.spread(maps.crisp(maps.sized(grain[name], size))[cut], solid[cut])
        small = g if step == 1 else maps.sized(g, (w // step, h // step))
        files[f"grain-{name}"] = (np.clip(small * 255 + 0.5, 0, 255).astype(np.uint8), GRAIN_Q)
    if relief:
        half = (w // STEP, h // STEP)
        close = maps.sized(near, half) > 0.01
        panels = [maps.sized(maps.sized(panel, size)[cut], half) for panel in relief]
        files["relief"] = (np.vstack([tables.signed(np.where(close, panel, 0)) for panel in panels]), tables.RELIEF_Q)
    bx, by = (round(v * grow) for v in meta["box"][:2])
    info = base_info(meta, [x + bx, y + by, w, h], figures=names, grainStep=step)
    if wooden:
        info |= {"relief": True, "reliefStep": STEP}
    elif material == "steel":
        info["material"] = "steel"
    else:
        info["takes"] = "material"
    if owner:
        info |= {"grainFrom": owner, "reliefFrom": owner}
    write(out, job, info, files)


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
