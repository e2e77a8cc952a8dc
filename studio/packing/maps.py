"""Grain and relief of a raw render as maps of the piece, 0..1."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np

import figures
from packing import encode, exr, passes, wear

Maps = dict[str, np.ndarray]
WHOLE = 0.99  # coverage of a pixel whose figure is the piece's alone
PORE = 0.6  # pixels: finer than this two samples are only noise


def maps_of(raw: Path, material: str, fills: bool) -> dict[str, np.ndarray]:
    """{name: array 0..1} of a grain.exr; none where the piece shows another's. fills: panes and dark insides get the
    wood's mean.
    """
    if not raw.exists():
        return {}
    ch = exr.read(raw)
    alpha = np.clip(exr.layer(ch, "Combined", 4)[..., 3], 0, 1)
    out = {}
    wanted = [*figures.FIGURES[material].items(), *(figures.RELIEF.items() if material == "wood" else ())]
    for aov, names in wanted:
        rgb = exr.layer(ch, aov)
        for i, name in enumerate(names):
            # what only hides writes its own figure into the pixels that it shares
            whole = passes.bleed(passes.unpremultiply(rgb[..., i], alpha), alpha, WHOLE)
            out[name] = np.clip(cv2.GaussianBlur(whole, (0, 0), PORE), 0, 1)
    return wood_only(out, alpha) if fills and material == "wood" else out


def wood_only(maps: Maps, alpha: np.ndarray) -> Maps:
    """Panes and dark insides have no grain: they get the mean of the wood, so that the whole keeps its colour."""
    is_wood = maps["uneven"] > 0.02
    solid = is_wood & (alpha > 0.5)
    if is_wood.all() or not solid.any():
        return maps
    return {
        name: np.where(is_wood, g, 0.5 if name in figures.RELIEF["r1"] else g[solid].mean()) for name, g in maps.items()
    }


def sized(image: np.ndarray, size: tuple[int, int]) -> np.ndarray:
    """The picture at a smaller size (width, height)."""
    return cv2.resize(image.astype(np.float32), size, interpolation=cv2.INTER_AREA)


def spread(grain: np.ndarray, alpha: np.ndarray) -> np.ndarray:
    """What is covered goes on softly beyond the outline, so that a map is small and its edges never
    mix with nothing.
    """
    known = (alpha > 0.3).astype(np.float32)
    near = cv2.GaussianBlur(known, (0, 0), 5)
    mean = float((grain * known).sum() / max(known.sum(), 1))
    beyond = np.where(near < 1e-3, mean, cv2.GaussianBlur(grain * known, (0, 0), 5) / np.maximum(near, 1e-3))
    return np.where(known > 0, grain, beyond)


def pictures(grain: Maps, alpha: np.ndarray, quality: int) -> encode.Pictures:
    """Grain maps as they are stored, soft beyond the outline."""
    return {f"grain-{name}": (encode.unit(spread(whole, alpha)), quality) for name, whole in grain.items()}


def relief_of(maps: Maps, alpha: np.ndarray, normal: np.ndarray, position: np.ndarray, rim: bool) -> list[np.ndarray]:
    """The four panels of relief.webp, -1..1: planed, kerf, dents, wear. rim: the outline is an arris too."""
    flat = np.zeros(alpha.shape, np.float32)
    shallow = [maps[k] * 2 - 1 if k in maps else flat for k in figures.RELIEF["r1"]]
    bent = wear.wear(passes.unpremultiply(normal, alpha), position, alpha, maps.get("uneven", flat + 0.5), rim)
    return [*shallow, passes.bleed(bent, alpha, 0.4)]
