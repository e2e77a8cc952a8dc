"""Pulls that hang: bails on rosettes, rings on plates, hammered plates with a drop. Of metal, at the origin
(hardware_shapes.py). Inches.
"""

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np
from bpy.types import Object

from families.case.hardware_shapes import circle, curve, swept, turned
from families.case.pulls import Pull
from geometry.mesh import rounded_square
from geometry.points import Pair


@dataclass(frozen=True)
class Bail(Pull):
    """short: its reach on a door, against that on a drawer; rosette: radius; post: [out of the front, radius]."""

    kind: Literal["bail"]
    reach: float
    short: float
    drop: float
    thick: float
    rosette: float
    post: tuple[Pair, ...]

    @property
    def sag(self) -> float:
        """How far below its posts the middle of it all lies."""
        return (self.drop + self.thick - self.rosette) / 2


@dataclass(frozen=True)
class Ring(Pull):
    kind: Literal["ring"]
    across: float
    thick: float
    plate: float

    @property
    def sag(self) -> float:
        """How far below its eye the middle of it all lies."""
        return (self.across - self.thick / 2 - self.plate / 2) / 2


def hanging(name: str, reach: float, drop: float, out: float, thick: float, square: bool = False) -> Object:
    """A bail between two eyes at ±reach: down, out a little and across, thicker in its middle."""
    low = out + 0.16
    line = curve(
        (-reach, -out, 0),
        (-reach - 0.03, -out - 0.03, -drop * 0.25),
        (-reach + 0.05, -low, -drop * 0.66),
        (-reach + 0.34, -low, -drop * 0.94),
        (-reach * 0.4, -low, -drop),
        (0, -low, -drop),
        (reach * 0.4, -low, -drop),
        (reach - 0.34, -low, -drop * 0.94),
        (reach - 0.05, -low, -drop * 0.66),
        (reach + 0.03, -out - 0.03, -drop * 0.25),
        (reach, -out, 0),
        n=7,
    )

    def radius(t: float) -> float:
        return thick * (0.78 + 0.5 * math.exp(-(((t - 0.5) / 0.2) ** 2)))

    if square:

        def section(t: float) -> list[Pair]:
            r = radius(t) * 0.95
            return rounded_square(0, 0, r, r, 0.03, 2)

        return swept(name, line, section, up=(0.02, -1, 0.05), sharp=30)
    return swept(name, line, circle(radius, 16), up=(0.02, -1, 0.05))


def plate(name: str, x: float, r: float) -> Object:
    """A round plate of radius r on the front at x: a quirk within its rim, a low boss in its middle."""
    disc = [
        (0, r),
        (0.04, r),
        (0.07, r - 0.03),
        (0.08, r - 0.09),
        (0.075, r - 0.13),
        (0.09, r - 0.18),
        (0.14, r * 0.45),
        (0.17, r * 0.3),
        (0.18, 0.005),
    ]
    return turned(name, disc, (x, 0), sharp=25)


def bail(name: str, row: Bail, on_door: bool) -> list[Object]:
    """A bail hanging from two posts on round rosettes; shorter on doors, whose stiles are narrow."""
    reach = row.reach * (row.short if on_door else 1)
    out = [hanging(name, reach, row.drop, 0.46, row.thick)]
    for s in (-1, 1):
        out += [
            plate(f"{name}-rose{s}", s * reach, row.rosette),
            turned(f"{name}-post{s}", row.post, (s * reach, 0), sides=24),
        ]
    return out


def ring(name: str, row: Ring, on_door: bool) -> list[Object]:
    """A ring hanging from an eye in the middle of a round plate, leaning on the plate's rim."""
    big, thick = row.across / 2, row.thick / 2
    eye_out, middle = 0.30, big - thick
    lean = 0.10
    points = []
    for a in np.linspace(0, 2 * math.pi, 72, endpoint=False):
        u, v = middle * math.sin(a), middle * math.cos(a)
        down = middle - v  # from the eye
        points.append((u, -eye_out + lean * down, 0.03 - down * math.sqrt(1 - lean * lean)))
    points = [(x, min(y, -thick - 0.02), z) for x, y, z in points]
    knuckle = curve(
        (0, -0.1, 0.16), (0, -0.32, 0.17), (0, -0.45, 0.05), (0, -0.42, -0.09), (0, -0.25, -0.14), (0, -0.1, -0.13), n=6
    )
    return [
        plate(name + "-plate", 0.0, row.plate / 2),
        swept(name, points, circle(thick, 16), closed=True),
        swept(name + "-eye", knuckle, circle(0.085, 14), up=(1, 0, 0)),
    ]
