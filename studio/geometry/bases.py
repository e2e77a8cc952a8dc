"""Bases by kind. Inches."""

from __future__ import annotations

from bpy.types import Object

from geometry.points import Pair, Rows

from . import pedestals, trestles
from .steel import steel_frames

KINDS = {"single": pedestals.single, "double": pedestals.double, "tulip": pedestals.tulip}
BETWEEN_ENDS = {
    "posts": trestles.posts,
    "crosses": trestles.crosses,
    "planks": trestles.planks,
    "slabs": trestles.slabs,
    "steelFrames": steel_frames,
}


def base(name: str, spec: Rows, length: float, top: Pair) -> list[Object]:
    """All objects of a base under a top whose underside is at `length`; `top` is half its length and half its width."""
    kind = spec["kind"]
    return KINDS[kind](name, spec, length) if kind in KINDS else BETWEEN_ENDS[kind](name, spec, length, top)
