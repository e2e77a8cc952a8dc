"""From raw renders to passes: reads `job id` lines, answers `PACKED <id>` or `FAILED <id> <why>` for each.

usage: pack.py WORK OUT   WORK/raw/<job>/ as blender/render.py left it; OUT/<family>/<layer>/<geometry>/ is a pass
(docs/pictures.md)
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np

import figures
from packing import encode, maps, passes, renew, shadow
from packing.picture import Picture, Raw, layers_of, light_info, light_panels, lit, raw_of

EMPTY = [0, 0, 2, 2]
BORDER = 2


def base_info(raw: Raw, box: list[int], **more: Any) -> dict[str, Any]:
    return {
        "frame": raw.meta["frame"],
        "box": [int(v) for v in box],
        "diffuseScale": passes.DIFFUSE_SCALE,
        "specularScale": passes.SPECULAR_SCALE,
        "figures": [],
        "shadow": False,
        **more,
        "version": raw.job.version,
    }


def save(raw: Raw, out: Path, layer: str, info: dict[str, Any], pictures: encode.Pictures) -> None:
    encode.write(out / raw.job.family / layer / raw.job.geometry, info, pictures)


def grain_pictures(picture: Picture, cut: tuple[slice, slice], quality: Callable[[str], int]) -> encode.Pictures:
    """The grain maps of a cut."""
    return maps.pictures({name: whole[cut] for name, whole in picture.grain.items()}, picture.solid[cut], quality)


def material_info(raw: Raw, layer: str) -> dict[str, Any]:
    """What pass.json tells of material, grain and relief."""
    step, owner = raw.style.relief_step, raw.job.grain_owner
    material = raw.meta["materials"].get(layer, "wood")
    info: dict[str, Any] = {"figures": figures.names_of(material)}
    if material == "steel":
        return {**info, "material": "steel"}
    if material == "wood":
        info |= {"relief": True, "reliefStep": step} if step > 1 else {"relief": True}
    else:
        info |= {"takes": "material"}
    if owner:
        info |= {"grainFrom": owner, "reliefFrom": owner}
    if raw.meta["tone_from"]:
        info |= {"toneFrom": raw.meta["tone_from"]}
    return info


def write(raw: Raw, out: Path, layer: str, picture: Picture) -> None:
    """One layer's pass."""
    style, meta = raw.style, raw.meta
    h, w = picture.alpha.shape
    is_whole = meta["whole"] or (style.whole_thumbs and raw.job.kind == "thumb")
    x, y, w, h = [0, 0, w, h] if is_whole else encode.crop(picture.alpha)
    cut = np.s_[y : y + h, x : x + w]
    panels = light_panels(picture, lambda image: image[cut])
    files = {encode.LIGHT["avif"]: (panels, style.light)}
    is_wood = meta["materials"].get(layer, "wood") == "wood"
    if is_wood or len(meta["materials"]) == 1:
        files |= grain_pictures(picture, cut, partial(style.grain_quality, layer))
    if is_wood and picture.relief:
        step = style.relief_step
        small = tuple(slice(side.start // step, side.stop // step) for side in cut)
        files |= maps.relief_pictures([panel[small] for panel in picture.relief], style.relief)
    bx, by = meta["box"][:2]
    info = base_info(raw, [x + bx, y + by, w, h], **light_info(picture), **material_info(raw, layer))
    save(raw, out, layer, info, files)


def write_shade(raw: Raw, out: Path) -> None:
    shade = shadow.alpha(np.load(raw.folder / "solids.npz"), raw.meta["camera"], raw.style.under_shade)
    x, y, w, h = encode.crop(shade)
    # the outermost rows are empty, and encoding must not leave its crumbs there
    h = min(h, shade.shape[0] - BORDER - y)
    files = {encode.LIGHT["avif"]: (encode.unit(shade[y : y + h, x : x + w]), encode.SHADE)}
    save(raw, out, "shadow", base_info(raw, [x, y, w, h], light="avif", shadow=True), files)


def pack(folder: Path, out: Path) -> None:
    """Turn one raw job into its passes."""
    raw = raw_of(folder)
    job, is_shade = raw.job, raw.job.kind == "shadow"
    if raw.meta["only"] == "shade":
        if "camera" in raw.meta:
            write_shade(raw, out)
        return
    if raw.meta["only"]:
        renew.renew(raw, out)
        return
    if raw.meta["empty"]:
        save(raw, out, job.layer, base_info(raw, EMPTY, empty=True, shadow=is_shade), {})
        return
    if is_shade or job.kind == "under":
        write_shade(raw, out)
    if is_shade:
        return
    for layer, picture in layers_of(raw, *lit(raw)).items():
        write(raw, out, layer, picture)


def main() -> None:
    work, out = (Path(argument) for argument in sys.argv[1:3])
    for line in sys.stdin:
        job = line.strip()
        folder = work / "raw" / job.replace("/", "_")
        try:
            pack(folder, out)
            shutil.rmtree(folder)
            print("PACKED", job, flush=True)
        except Exception as error:  # one bad job must not stop the rest
            print("FAILED", job, repr(error), flush=True)


if __name__ == "__main__":
    main()
