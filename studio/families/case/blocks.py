"""Feet of one block of wood, turned, tapered or square: below a case, or of the posts of a stand. Inches."""

from dataclasses import dataclass
from typing import Literal

from bpy.types import Object

from families.case.box import Box
from families.case.corner_posts import four, tenons
from geometry.leg_rows import Taper, Turning
from geometry.legs import leg
from geometry.mesh import block
from geometry.points import Pair, moved
from geometry.turning import lathe

CRISP = 0.1  # on either side of where a taper begins, that it bends within


@dataclass(frozen=True)
class Bun:
    """A turned foot."""

    kind: Literal["turned"]
    height: float
    inset: float
    profile: tuple[Pair, ...]


@dataclass(frozen=True)
class Tapered:
    kind: Literal["tapered"]
    height: float
    inset: float
    block: float
    head: float
    foot: float


@dataclass(frozen=True)
class Cube:
    kind: Literal["cube"]
    height: float
    inset: float
    size: float
    ease: float


def bun(name: str, row: Bun, sx: int, sy: int, x: float, y: float) -> list[Object]:
    """Its neck is turned from the same piece."""
    r = max(p[1] for p in row.profile)
    spec = Turning(profile=row.profile, drawn=row.height, foot=0, neck=row.height)
    return moved([lathe(name, "leg", spec, row.height, x - sx * r, y - sy * r, 64)], (0, 0, -row.height))


def tapered(name: str, row: Tapered, sx: int, sy: int, x: float, y: float) -> list[Object]:
    """Square, the two inner faces taper."""
    spec = Taper(block=row.block, block_height=row.head, foot=row.foot)
    return moved(leg(name, spec, (x, y), row.height), (0, 0, -row.height))


def tapered_posts(row: Tapered, b: Box, size: float) -> list[Object]:
    """The posts of a stand run on, and below the head of such feet they taper: to them nothing is joined."""
    h, head = row.height, row.head
    most = size * (1 - row.foot / row.block)
    taper = [(z, most * (-head - z) / (h - head), cut) for z, cut in ((-h, 0.06), (0.06 - h, 0), (-head - CRISP, 0))]
    rows = *taper, (-head, 0, 0), (CRISP - head, 0, 0), (0, 0, 0)
    return four("leg", b, (size, size), rows) + tenons(b, (size, size))


def cube(name: str, row: Cube, sx: int, sy: int, x: float, y: float) -> list[Object]:
    s, h = row.size, row.height
    lo, hi = (min(x, x - sx * s), min(y, y - sy * s), -h), (max(x, x - sx * s), max(y, y - sy * s), 0)
    return [block(name, "leg", lo, hi, "z", row.ease)]
