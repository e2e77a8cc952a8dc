"""The picture of a raw render at the size of its frame: coverage, light, grain, relief."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

import figures
from families import registry
from families.stage import Packing
from geometry.ramps import smooth_step
from jobs import Job, job_of
from packing import cast, encode, glaze, maps, passes

RIMMED = {"top", "door", "drawer", "smalldrawer"}  # layers whose outline is an arris; others' are joints
# Light on a table top: mean diffuse, specular near the softbox and away from it.
TOP_DIFFUSE, TOP_NEAR, TOP_FAR = 1.055, 0.30, 0.035


@dataclass(frozen=True)
class Raw:
    """A rendered job: its folder, what the renderer said of it, and how its family is packed."""

    folder: Path
    meta: dict[str, Any]
    job: Job
    style: Packing

    def material(self) -> str:
        """What its grain is of; steel goes with wood."""
        kinds = list(self.meta["materials"].values())
        return "wood" if "wood" in kinds else kinds[0]

    def relief(self) -> list[np.ndarray] | None:
        """Panels of relief.webp, at the size that they are stored in; None where none was drawn."""
        raw = self.folder / "relief.exr"
        if not raw.exists():
            return None
        return maps.relief_of(raw, self.meta["pixel"], self.style.relief_step, self.job.layer in RIMMED)


@dataclass(frozen=True)
class Picture:
    """What is seen, at the size of the frame.

    alpha: coverage; dif, spec: linear light; solid: coverage without shade and glass; grain: map 0..1 by name;
    relief: panels, of a pixel for so many of the frame's as the stage says; mirrored: linear light that clear panes
    mirror, None without any.
    """

    alpha: np.ndarray
    dif: np.ndarray
    spec: np.ndarray
    solid: np.ndarray
    grain: dict[str, np.ndarray]
    relief: list[np.ndarray] | None
    mirrored: np.ndarray | None = None


Cut = Callable[[np.ndarray], np.ndarray]


def light_panels(picture: Picture, cut: Cut) -> np.ndarray:
    """light.avif (docs/pictures.md) of what is cut out of a picture: coverage, diffuse and specular light, what panes
    mirror, one above the other.
    """
    panels = [encode.unit(cut(picture.alpha)), encode.light(cut(picture.dif), passes.DIFFUSE_SCALE)]
    glossy = (picture.spec,) if picture.mirrored is None else (picture.spec, picture.mirrored)
    return np.vstack([*panels, *(encode.light(cut(light), passes.SPECULAR_SCALE) for light in glossy)])


def light_info(picture: Picture) -> dict[str, Any]:
    """What pass.json tells of them."""
    return {"light": "avif"} if picture.mirrored is None else {"light": "avif", "panes": True}


def layers_of(raw: Raw, picture: Picture, mask: np.ndarray) -> dict[str, Picture]:
    """The picture layers that one render makes."""
    if raw.job.kind != "under":
        return {raw.job.layer: picture}
    made = passes.stack(picture.alpha, mask).items()
    return {name: replace(picture, alpha=a, solid=a) for name, a in made if name in raw.meta["materials"]}


def raw_of(folder: Path) -> Raw:
    meta = json.loads((folder / "meta.json").read_text(encoding="utf8"))
    job = job_of(meta["job"])
    return Raw(folder, meta, job, registry.stage_for(job).packing)


def on_a_top(dif: np.ndarray, spec: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A swatch lies under the camera, where nothing is reflected: it gets the light of a table top (mean of its
    diffuse light, softbox from the upper left falling off across it), so that both show one colour, and sheens and
    reliefs can be told apart.
    """
    h, w = dif.shape
    y, x = np.mgrid[0:h, 0:w]
    window = smooth_step(np.clip((0.98 - (x / w + y / h)) / 0.7 + 0.5, 0, 1))
    return dif * (TOP_DIFFUSE / dif.mean()), TOP_FAR + (TOP_NEAR - TOP_FAR) * window * (spec / spec.mean())


def lit(raw: Raw) -> tuple[Picture, np.ndarray]:
    """The picture of a render, and the share of each layer (`mask`)."""
    job, meta = raw.job, raw.meta
    enough = passes.solid_of(meta["samples"], raw.material())
    light = passes.light_of(raw.folder, raw.style.denoise, enough)
    alpha, dif, spec = light.alpha, light.dif, light.spec
    if job.kind == "swatch":
        dif, spec = on_a_top(dif, spec)
    material = raw.material()
    grain = maps.maps_of(raw.folder / "grain.exr", material)
    solid, mirrored = alpha, None
    if meta["has_panes"]:
        alpha, dif, spec, mirrored = glaze.panes(alpha, dif, spec, light.mask, meta["box"], meta["frame"])
    if meta["is_cut"]:
        alpha, dif, spec = glaze.cut(alpha, dif, spec, light.mask)
    if meta["cast"]:
        shade = cast.shade(np.load(raw.folder / "parts.npz"), meta["cast"])
        alpha, dif, spec = glaze.over(alpha, dif, spec, shade)
    grain = {name: grain[name] for name in figures.names_of(material) if name in grain}
    return Picture(np.minimum(alpha, 1), dif, spec, solid, grain, raw.relief(), mirrored), light.mask
