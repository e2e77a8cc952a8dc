"""New grain, light or relief for a pass that there is: everything else stays as it is."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

import figures
from packing import encode, maps
from packing.picture import Picture, Raw, layers_of, light_info, light_panels, lit

GRAIN = "grain.exr"
INFO = "pass.json"


def renew(raw: Raw, out: Path) -> None:
    """Give the passes of a raw job, which lie below `out`, what was drawn of them."""
    folders = {layer: out / raw.job.family / layer / raw.job.geometry for layer in raw.job.layers}
    if raw.meta["only"] == "grain":
        grain = maps.maps_of(raw.folder / GRAIN, raw.material())
        for folder in folders.values():
            regrain(raw, folder, grain)
    elif raw.meta["only"] == "relief":
        panels = raw.relief()
        for folder in folders.values() if panels else ():
            rerelief(raw, folder, panels)
    elif "box" in raw.meta:
        for layer, picture in layers_of(raw, *lit(raw)).items():
            relight(raw, folders[layer], picture)


def relight(raw: Raw, folder: Path, picture: Picture) -> None:
    """The light that was drawn, within the box that grain and relief of the pass have."""
    info = info_of(folder)
    panels = light_panels(picture, lambda image: window(image, raw.meta["box"], info["box"]))
    light_file(folder, info).unlink()
    encode.write_pictures(folder, {encode.LIGHT["avif"]: (panels, raw.style.light)})
    tell(folder, info | light_info(picture))


def regrain(raw: Raw, folder: Path, grain: dict[str, np.ndarray]) -> None:
    """The grain that was drawn; a pass that shows another's learns its figures."""
    info = info_of(folder)
    if raw.job.grain and info.get("figures") and "grainFrom" not in info:
        names = figures.names_of(raw.meta["materials"][folder.parent.name])
        wanted = {name: window(grain[name], raw.meta["box"], info["box"]) for name in names}
        coverage = coverage_of(folder, info)
        for old in folder.glob("grain-*"):
            old.unlink()
        quality = partial(raw.style.grain_quality, folder.parent.name)
        encode.write_pictures(folder, maps.pictures(wanted, coverage, quality))
    if info.get("relief"):  # as wood has it, and nothing else
        tell(folder, info | {"figures": figures.names_of("wood")})


def rerelief(raw: Raw, folder: Path, panels: list[np.ndarray]) -> None:
    """The relief that was drawn; a pass that shows another's has none."""
    info = info_of(folder)
    if not info.get("relief") or "reliefFrom" in info:
        return
    step = raw.style.relief_step
    drawn, wanted = ([side // step for side in box] for box in (raw.meta["box"], info["box"]))
    cut = [window(panel, drawn, wanted) for panel in panels]
    encode.write_pictures(folder, maps.relief_pictures(cut, raw.style.relief))


def coverage_of(folder: Path, info: dict[str, Any]) -> np.ndarray:
    """The coverage of a pass, 0..1."""
    panels = np.asarray(Image.open(light_file(folder, info)).convert("L"), np.float32)
    return panels[: info["box"][3]] / 255


def light_file(folder: Path, info: dict[str, Any]) -> Path:
    return folder / encode.light_name(info)


def info_of(folder: Path) -> dict[str, Any]:
    return json.loads((folder / INFO).read_text(encoding="utf8"))


def tell(folder: Path, info: dict[str, Any]) -> None:
    (folder / INFO).write_text(json.dumps(info), encoding="utf8")


def window(image: np.ndarray, drawn: list[int], wanted: list[int]) -> np.ndarray:
    """What of a picture drawn in one box lies in another; beyond its border, where nothing is covered, it goes on."""
    (left, top, across, down), (x, y, w, h) = drawn, wanted
    rows = np.clip(np.arange(y, y + h) - top, 0, down - 1)
    columns = np.clip(np.arange(x, x + w) - left, 0, across - 1)
    return image[np.ix_(rows, columns)]
