"""Knobs and pulls that do not move. Every builder makes one at the origin, of metal (hardware_shapes.py says how it
lies). Inches.
"""

import math
from dataclasses import dataclass, field
from typing import Literal

import numpy as np
from bpy.types import Object

from families.case.hardware_shapes import circle, curve, flat, swept, turned
from geometry.mesh import make, rings, rounded_square
from geometry.points import Pair, Point


@dataclass(frozen=True)
class Pull:
    """half: of its width on a drawer; door_half: on a door, where it differs; upright: it stands upright on doors."""

    half: float
    upright: bool = field(default=False, kw_only=True)
    door_half: float | None = field(default=None, kw_only=True)


@dataclass(frozen=True)
class RoundKnob(Pull):
    """profile: [out of the front, radius]."""

    kind: Literal["round_knob"]
    profile: tuple[Pair, ...]
    material: str = "metal"


@dataclass(frozen=True)
class SquareKnob(Pull):
    """stem: as the profile of a round one; head: out, half of the square, radius of its corners."""

    kind: Literal["square_knob"]
    stem: tuple[Pair, ...]
    head: tuple[Point, ...]


@dataclass(frozen=True)
class Cup(Pull):
    kind: Literal["cup"]
    wide: float
    high: float
    out: float
    square: float
    flange: float


@dataclass(frozen=True)
class Bar(Pull):
    kind: Literal["bar"]
    long: float
    thick: float
    out: float
    centres: float


@dataclass(frozen=True)
class Bow(Pull):
    kind: Literal["bow"]
    long: float
    wide: float
    thick: float
    rise: float


def round_knob(name: str, row: RoundKnob, on_door: bool) -> list[Object]:
    """A knob of metal, or of wood with its grain upright."""
    return [turned(name, row.profile, material=row.material, grain="z" if row.material == "wood" else "x")]


def square_knob(name: str, row: SquareKnob, on_door: bool) -> list[Object]:
    """A round stem that spreads into a square head with broken edges."""
    loops = [
        [(r * math.cos(a), -out, r * math.sin(a)) for a in np.radians(np.arange(0, 360, 7.5) + 3.75)]
        for out, r in row.stem
    ]
    for out, half, radius in row.head:
        loops.append([(x, -out, z) for x, z in rounded_square(0, 0, half, half, radius, 11)])
    verts, faces = rings(loops)
    return [make(name, "part", verts, faces, sharp=30, material="metal")]


def cup(name: str, row: Cup, on_door: bool) -> list[Object]:
    """A shell like a quarter of a drawn-out ball, open below, on a narrow flange, its lip rolled."""
    a, out, high = row.wide / 2, row.out, row.high
    power = 2 / row.square

    def bent(v: float) -> float:
        return math.copysign(abs(v) ** power, v)

    def shell(
        phi: float, psi: float
    ) -> Point:  # phi round from left to right, psi from the wall over the top to the lip
        return (
            -a * bent(math.cos(phi)),
            -out * bent(math.sin(phi)) * math.sin(psi) - 0.05,
            high * bent(math.sin(phi)) * math.cos(psi) - high / 2,
        )

    phis, psis = np.linspace(0, math.pi, 49), np.linspace(0, math.pi / 2, 19)
    verts, faces = rings([[shell(f, s) for s in psis] for f in phis], closed=False, caps=False)
    lip = [shell(f, math.pi / 2) for f in phis]
    rim = [shell(f, 0) for f in phis]
    edge = [(x * (1 + row.flange / a), z + (z + high / 2) / high * row.flange) for x, _, z in rim]
    flange = [[(x, -d, z) for x, z in edge] for d in (0, 0.05)] + [
        [(x * 0.985, -0.08, z - 0.02) for x, z in edge],
        [(x, y - 0.03, z) for x, y, z in rim],
    ]
    fv, ff = rings(flange, closed=False, caps=False)
    return [
        make(name, "part", verts, faces, sharp=60, material="metal"),
        make(name + "-flange", "part", fv, ff, sharp=40, material="metal"),
        swept(name + "-lip", lip, circle(0.055, 12), up=(0, 0, 1)),
    ]


def bar(name: str, row: Bar, on_door: bool) -> list[Object]:
    """A round bar with eased ends on two posts."""
    half, r, out, c = row.long / 2, row.thick / 2, row.out, row.centres / 2
    e = 0.06
    ends = [(-half, 0.001), (-half, r - e), (-half + e * 0.3, r - e * 0.3), (-half + e, r)]
    body = turned(name, [*ends, *((-x, q) for x, q in ends[::-1])], at=(-out, 0), axis="x", crisp=True, sharp=35)
    post = [(0, 0.3), (0.05, 0.3), (0.08, 0.27), (0.081, 0.19), (out - 0.05, 0.19)]
    return [body, *(turned(f"{name}-post{s}", post, (s * c, 0), crisp=True, sides=24) for s in (-1, 1))]


def bow(name: str, row: Bow, on_door: bool) -> list[Object]:
    """A flat bow whose ends lie on the front."""
    half, rise, t = row.long / 2, row.rise, row.thick
    line = curve(
        (-half, -t / 2, 0),
        (-half + 0.3, -t / 2 - 0.02, 0),
        (-half + 0.85, -rise * 0.52, 0),
        (-half * 0.42, -rise + t * 0.8, 0),
        (0, -rise + t / 2, 0),
        (half * 0.42, -rise + t * 0.8, 0),
        (half - 0.85, -rise * 0.52, 0),
        (half - 0.3, -t / 2 - 0.02, 0),
        (half, -t / 2, 0),
        n=9,
    )

    def wide(t: float) -> float:
        return row.wide / 2 * (0.86 + 0.3 * abs(2 * t - 1) ** 2.5)

    return [swept(name, line, flat(wide, t, 0.055), sharp=35)]
