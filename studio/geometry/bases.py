"""Bases by kind. Inches."""

from __future__ import annotations

from bpy.types import Object

from geometry.base_rows import Base, Crosses, Double, Planks, Posts, Single, Slabs, SteelFrames, Tulip
from geometry.points import Pair

from . import pedestals, trestles
from .steel import steel_frames

KINDS = {Single: pedestals.single, Double: pedestals.double, Tulip: pedestals.tulip}
BETWEEN_ENDS = {
    Posts: trestles.posts,
    Crosses: trestles.crosses,
    Planks: trestles.planks,
    Slabs: trestles.slabs,
    SteelFrames: steel_frames,
}


def base(name: str, spec: Base, length: float, top: Pair) -> list[Object]:
    """All objects of a base under a top whose underside is at `length`; `top` is half its length and half its width."""
    kind = type(spec)
    return KINDS[kind](name, spec, length) if kind in KINDS else BETWEEN_ENDS[kind](name, spec, length, top)
