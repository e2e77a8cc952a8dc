"""Sinks: basins under a hole or in a rim, and vessels. Inches.

A builder returns (objects seen, objects that only shade them).
"""

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np
from bpy.types import Object

from families.case.basins import AROUND, Basin, cover, ellipse, outline_of, parted, seen_through
from geometry.mesh import make, rings, rounded_square
from geometry.points import Pair, Point


@dataclass(frozen=True)
class Undermount(Basin):
    """y: middle of the basin from the middle of the case, for every sink."""

    y: float
    kind: Literal["undermount"]


@dataclass(frozen=True)
class DropIn:
    kind: Literal["dropin"]
    y: float
    across: float
    rim: float
    wall: float
    bowl: float
    power: float


@dataclass(frozen=True)
class Bowl:
    """profile: [up, radius] outside, over the rim and down inside."""

    kind: Literal["bowl"]
    y: float
    profile: tuple[Pair, ...]


@dataclass(frozen=True)
class Trough:
    """cut: where in a block of its stone the middle of its foot lay; section: [up, in from the outside, radius of the
    corners].
    """

    kind: Literal["trough"]
    y: float
    wide: float
    deep: float
    cut: Point
    section: tuple[Point, ...]


Sink = Undermount | DropIn | Bowl | Trough
Seen = tuple[list[Object], list[Object]]


def undermount(name: str, row: Undermount, at: Point, eye: Point) -> Seen:
    """A bowl under a hole in the stone."""
    outline = outline_of(row)
    return parted(name, row, at, eye, outline), [cover(name, outline, at)]


def dropin(name: str, row: DropIn, at: Point, eye: Point) -> Seen:
    """A rim that lies on the top, the bowl inside it."""
    r, wide = row.across / 2, row.rim
    profile = [
        (0, r - 0.02),
        (0.06, r),
        (0.22, r - 0.04),
        (0.34, r - 0.14),
        (0.40, r - 0.3),
        (0.38, r - wide * 0.72),
        (0.30, r - wide * 0.9),
        (0.12, r - wide),
        (-0.3, r - wide - 0.02),
    ]
    loops = [
        [
            (at[0] + q * math.cos(t), at[1] + q * math.sin(t), at[2] + z)
            for t in np.linspace(0, 2 * math.pi, AROUND, endpoint=False)
        ]
        for z, q in profile
    ]
    verts, faces = rings(loops, caps=False)
    rim = make(name + "-rim", "part", verts, faces, "x", sharp=80, material="ceramic")
    inner = Basin((r - wide) * 2, (r - wide) * 2, row.wall, row.bowl, row.power)
    hole = ellipse(inner)
    low = (at[0], at[1], at[2] + 0.10)
    return [rim, seen_through(name, inner, low, eye, hole)], [cover(name, hole, low)]


def bowl(name: str, row: Bowl, at: Point, eye: Point) -> Seen:
    """A round vessel with a thin rim."""
    loops = [
        [
            (at[0] + r * math.cos(t), at[1] + r * math.sin(t), at[2] + z)
            for t in np.linspace(0, 2 * math.pi, 96, endpoint=False)
        ]
        for z, r in row.profile
    ]
    verts, faces = rings(loops)
    return [make(name, "part", verts, faces, "x", sharp=60, material="ceramic")], []


def trough(name: str, row: Trough, at: Point, eye: Point) -> Seen:
    """A rectangular vessel cut from stone."""
    hx, hy = row.wide / 2, row.deep / 2
    loops = [
        [(at[0] + x, at[1] + y, at[2] + z) for x, y in rounded_square(0, 0, hx - less, hy - less, max(radius, 0.05), 8)]
        for z, less, radius in row.section
    ]
    verts, faces = rings(loops)
    block = tuple(here - there for here, there in zip(at, row.cut))
    return [make(name, "part", verts, faces, "x", origin=block, sharp=40, material="stone")], []


KINDS = {Undermount: undermount, DropIn: dropin, Bowl: bowl, Trough: trough}


def sink(name: str, row: Sink, at: Point, eye: Point) -> Seen:
    return KINDS[type(row)](name, row, at, eye)
