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

import exr  # noqa: E402
import figures  # noqa: E402
import light_filter  # noqa: E402
import pack as tables  # noqa: E402
import passes  # noqa: E402
import shadow  # noqa: E402
import wear  # noqa: E402
from furniture import flow, kinds  # noqa: E402

STEP = 2  # grain and relief have a pixel for so many of the picture's, in width and height
PANE = 0.16  # coverage of a clear pane: what lies behind it shows
CONTACT = 0.42  # of the light that a small part takes from what it stands on, at its foot
LIGHT_Q, GRAIN_Q = 80, 60
SHARPEN = 0.3
# Pixels along which the light of straight members is evened out, less for what is turned; 0 for small and soft things.
LONG = 8
REACH = {"leg": 4, "apron": 5, "thumb": 4, "bedding": 0, "mattress": 0, "sink": 0, "faucet": 0, "hardware": 0,
         "drawerhardware": 0, "smalldrawerhardware": 0, "doorhardware": 0}


def maps_of(raw, material):
    """{name: array 0..1} of a grain.exr."""
    ch = exr.read(raw)
    alpha = np.clip(exr.layer(ch, "Combined", 4)[..., 3], 0, 1)
    out = {}
    wanted = [*kinds.FIGURES[material].items(), *(figures.RELIEF.items() if material == "wood" else ())]
    for aov, names in wanted:
        rgb = exr.layer(ch, aov)
        for i, name in enumerate(names):
            out[name] = np.clip(passes.bleed(passes.unpremultiply(rgb[..., i], alpha), alpha), 0, 1)
    return wood_only(out, alpha) if material == "wood" else out


def wood_only(maps, alpha):
    """Panes and dark insides have no grain: they get the mean of the wood, so that the whole keeps its colour."""
    is_wood = maps["uneven"] > 0.02
    solid = is_wood & (alpha > 0.5)
    if is_wood.all() or not solid.any():
        return maps
    return {name: np.where(is_wood, g, 0.5 if name in figures.RELIEF["r1"] else g[solid].mean()) for name, g in maps.items()}


def sized(image, size):
    """The picture at another size (width, height): averaged when it shrinks, smooth and crisp when it grows."""
    grows = size[0] > image.shape[1]
    return cv2.resize(image.astype(np.float32), size, interpolation=cv2.INTER_CUBIC if grows else cv2.INTER_AREA)


def relief_of(maps, alpha, normal, position):
    """The four panels of relief.webp, -1..1."""
    flat = np.zeros(alpha.shape, np.float32)
    shallow = [maps[k] * 2 - 1 if k in maps else flat for k in figures.RELIEF["r1"]]
    bent = wear.wear(passes.unpremultiply(normal, alpha), position, alpha, maps.get("uneven", flat + 0.5))
    return [*shallow, passes.bleed(bent, alpha, 0.4)]


def panes(alpha, dif, spec, mask):
    """Clear panes: little coverage, no body, one soft reflection that comes from the upper left."""
    share = np.clip(mask[..., 2] / np.maximum(mask.sum(-1), 1e-4), 0, 1) * (alpha > 0.01)
    if share.max() < 0.01:
        return alpha, dif, spec
    h, w = alpha.shape
    y, x = np.mgrid[0:h, 0:w] / max(h, w)
    band = np.clip(1 - np.abs((x + y * 1.4) % 0.5 - 0.18) / 0.16, 0, 1) ** 2
    return alpha * (1 - share * (1 - PANE)), dif * (1 - share), spec * (1 - share) + share * (0.10 + 0.45 * band)


def crisp(grain):
    """Fine pores keep their edges when a map is enlarged."""
    return np.clip(grain + SHARPEN * (grain - cv2.GaussianBlur(grain, (0, 0), 1.4)), 0, 1)


def spread(grain, alpha):
    """What is covered goes on softly beyond the outline, so that a map is small and its edges never mix with nothing."""
    known = (alpha > 0.3).astype(np.float32)
    near = cv2.GaussianBlur(known, (0, 0), 5)
    mean = float((grain * known).sum() / max(known.sum(), 1))
    beyond = np.where(near < 1e-3, mean, cv2.GaussianBlur(grain * known, (0, 0), 5) / np.maximum(near, 1e-3))
    return np.where(known > 0, grain, beyond)


def grounded(alpha, dif, spec, reach):
    """The shade that a small part throws on what lies behind it, as black under its own coverage."""
    moved = cv2.warpAffine(alpha.astype(np.float32), np.float32([[1, 0, reach * 0.35], [0, 1, reach * 0.75]]), alpha.shape[::-1])
    shade = cv2.GaussianBlur(moved, (0, 0), max(0.8, reach * 0.42)) * CONTACT
    total = alpha + (1 - alpha) * shade
    keep = np.where(total > 1e-4, alpha / np.maximum(total, 1e-4), 0)
    return total, dif * keep, spec * keep


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
    maps = maps_of(f"{raw}/grain.exr", material) if os.path.exists(f"{raw}/grain.exr") else {}
    wooden = material == "wood"
    relief = relief_of(maps, alpha, normal, position) if wooden and not owner else None
    grow = meta["frame"][0] / meta["drawn"][0]
    size = tuple(round(v * grow) for v in alpha.shape[::-1])
    solid = sized(alpha, size)
    alpha, dif, spec = panes(alpha, dif, spec, mask)
    if meta["contact"]:
        alpha, dif, spec = grounded(alpha, dif, spec, meta["contact"])
    alpha, dif, spec = (np.clip(sized(v, size), 0, None) for v in (alpha, dif, spec))
    alpha = np.minimum(alpha, 1)
    x, y, w, h = (0, 0, *alpha.shape[::-1]) if meta["whole"] or job["kind"] == "thumb" else cropped(alpha)
    cut = np.s_[y:y + h, x:x + w]
    files = {"light": (np.vstack([tables.cover(alpha[cut]), tables.encode(dif[cut], passes.DIFFUSE_SCALE),
                                  tables.encode(spec[cut], passes.SPECULAR_SCALE)]), LIGHT_Q)}
    near = cv2.dilate(solid[cut].astype(np.float32), np.ones((9, 9))) > 0.004
    names = kinds.names_of(material)
    step = 1 if job["kind"] == "thumb" else STEP
    for name in names if maps else []:
        g = spread(crisp(sized(maps[name], size))[cut], solid[cut])
        small = g if step == 1 else sized(g, (w // step, h // step))
        files[f"grain-{name}"] = (np.clip(small * 255 + 0.5, 0, 255).astype(np.uint8), GRAIN_Q)
    if relief:
        half = (w // STEP, h // STEP)
        close = sized(near, half) > 0.01
        panels = [sized(sized(panel, size)[cut], half) for panel in relief]
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
