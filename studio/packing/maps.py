"""Grain and relief of a raw render as maps of the piece, 0..1."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import cv2
import numpy as np

import figures
from packing import encode, exr, passes, wear

Maps = dict[str, np.ndarray]
WHOLE = 0.99  # coverage of a pixel whose figure is the piece's alone
SHARED = 2  # pixels beside what is not wood that the filters mix with it
FADE = 3  # pixels over which grain beside what is not wood becomes the mean
PORE = 0.6  # pixels: finer than this two samples are only noise
BESIDE = 4  # pixels around wood that have its relief, for layers that are a little larger


def maps_of(raw: Path, material: str) -> Maps:
    """{name: array 0..1} of a grain.exr; none where the piece shows another's. Panes and dark insides get the wood's
    mean.
    """
    if not raw.exists():
        return {}
    ch = exr.read(raw)
    alpha = coverage(ch)
    # what only hides writes its own figure into the pixels that it shares
    out = {
        name: np.clip(cv2.GaussianBlur(passes.bleed(whole, alpha, WHOLE), (0, 0), PORE), 0, 1)
        for name, whole in aovs(ch, alpha, figures.FIGURES[material]).items()
    }
    return wood_only(out, alpha) if material == "wood" else out


def coverage(ch: exr.Channels) -> np.ndarray:
    """Alpha of a raw render, 0..1."""
    return np.clip(exr.layer(ch, "Combined", 4)[..., 3], 0, 1)


def aovs(ch: exr.Channels, alpha: np.ndarray, wanted: Mapping[str, Sequence[str]]) -> Maps:
    """What the AOVs of a raw render tell, by name."""
    out = {}
    for aov, names in wanted.items():
        whole = passes.unpremultiply(exr.layer(ch, aov), alpha)
        out |= {name: whole[..., i] for i, name in enumerate(names)}
    return out


def is_wood(maps: Maps) -> np.ndarray:
    """Where there is neither pane nor dark inside, which have neither grain nor relief."""
    return maps["uneven"] > 0.02


def wood_only(maps: Maps, alpha: np.ndarray) -> Maps:
    """Panes and dark insides get the mean of the wood, so that the whole keeps its colour; pixels that they share with
    it get the grain beside them, which fades into that mean: a step there would be encoded as dots along the arris.
    """
    wood = is_wood(maps)
    solid, hollow = wood & (alpha > 0.5), ~wood & (alpha > 0.5)
    if wood.all() or not solid.any():
        return maps
    inner = within(wood, SHARED)
    pure = inner * within(~hollow, SHARED + 1)  # what the filters mix with the dark by a trace is not told from it
    pure = np.where(beside(pure, pure) > 0, pure, inner)  # a glazing bar has nothing so far within
    near = beside(pure, pure) > 0
    lost = (pure == 0) & near
    told = {name: np.where(lost, beside(grain, pure), grain) for name, grain in maps.items()}
    return {name: faded(told[name], wood | near, maps[name][solid].mean()) for name in maps}


def within(wood: np.ndarray, by: int) -> np.ndarray:
    """1 where all pixels at most so far away are wood."""
    return cv2.erode(wood.astype(np.float32), np.ones((2 * by + 1, 2 * by + 1)))


def beside(grain: np.ndarray, pure: np.ndarray) -> np.ndarray:
    """What is pure, carried on over what is not, and a little beyond."""
    return passes.bleed(grain, pure, steps=2 * SHARED)


def faded(grain: np.ndarray, known: np.ndarray, mean: float) -> np.ndarray:
    """What is known, going over into a mean beyond."""
    share = cv2.GaussianBlur(known.astype(np.float32), (0, 0), FADE)
    beyond = cv2.GaussianBlur((grain - mean) * known, (0, 0), FADE) / np.maximum(share, 0.5)
    return np.where(known, grain, mean + beyond)


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


def pictures(grain: Maps, alpha: np.ndarray, quality: Callable[[str], int]) -> encode.Pictures:
    """Grain maps as they are stored, soft beyond the outline. quality: of a figure."""
    return {f"grain-{name}.avif": (encode.unit(spread(whole, alpha)), quality(name)) for name, whole in grain.items()}


def relief_pictures(panels: Sequence[np.ndarray], quality: int) -> encode.Pictures:
    """relief.webp (docs/pictures.md): four panels one above the other."""
    return {"relief.webp": (np.vstack([encode.signed(panel) for panel in panels]), quality)}


def beside_wood(told: Maps, wood: np.ndarray, step: int) -> tuple[Maps, np.ndarray]:
    """(what is told of the wood, carried on around it; where that is), a pixel for `step` each way."""
    size = (wood.shape[1] // step, wood.shape[0] // step)
    near = sized(cv2.dilate(wood.astype(np.float32), np.ones((2 * BESIDE + 1, 2 * BESIDE + 1))), size) > 0.01
    # a stored pixel may lie half beyond: what it mixes with has to be the wood's too
    return {name: sized(passes.bleed(whole, wood, steps=BESIDE + step), size) for name, whole in told.items()}, near


def relief_of(raw: Path, pixel: float, step: int, is_rim: bool) -> list[np.ndarray]:
    """The four panels of relief.webp, -1..1, a pixel for `step` of a relief.exr's each way: planed, kerf, dents, wear.
    pixel: inches. is_rim: as for wear.wear.
    """
    ch = exr.read(raw)
    seen = coverage(ch) > 0.5
    told = aovs(ch, seen.astype(np.float32), figures.RELIEF)
    found, near = beside_wood(told, seen & is_wood(told), step)
    points = wear.Points(exr.layer(ch, "Position"), exr.layer(ch, "Normal"), seen)
    worn = wear.wear(points, near.shape, pixel, is_rim)
    return [np.where(near, panel, 0) for panel in (*(found[name] * 2 - 1 for name in figures.SHALLOW), worn)]
