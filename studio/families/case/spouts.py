"""The parts of faucets: columns, spouts, levers, plates, cross handles, and their profiles [up, radius]. Inches."""

import math
from collections.abc import Sequence

import numpy as np
from bpy.types import Object

from families.case.hardware_shapes import Radius, circle, curve, flat, swept, turned
from geometry.mesh import make, rings, rounded_square
from geometry.points import Pair, Point


def column(name: str, x: float, profile: Sequence[Pair], sides: int = 40) -> Object:
    return turned(name, profile, (x, 0), axis="z", sides=sides, crisp=True, sharp=32)


def spout(name: str, points: list[Point], radius: Radius, nozzle: float) -> list[Object]:
    """A bent tube and the nozzle at its end, which points down."""
    line = curve(*points, n=12)
    x, y, z = line[-1]
    r = nozzle
    tip = [
        (z + 0.02, r * 0.8),
        (z, r),
        (z - 0.28, r),
        (z - 0.32, r - 0.04),
        (z - 0.32, r - 0.1),
        (z - 0.2, r - 0.12),
        (z - 0.2, 0.001),
    ]
    loops = turned(name + "-tip", tip, (x, y), axis="z", sides=32, crisp=True, sharp=30)
    return [swept(name, line, circle(radius, 28), up=(1, 0, 0)), loops]


def lever(name: str, points: list[Point], wide: float, thick: float) -> Object:
    """A flat lever that narrows to its end."""
    return swept(
        name,
        curve(*points, n=10),
        flat(lambda t: wide / 2 * (1 - 0.25 * t), thick, min(thick, wide) * 0.42),
        up=(0, 0, 1),
        sharp=50,
    )


def pill(name: str, hx: float, hy: float, thick: float) -> Object:
    """The plate of a centreset: half round at both ends, its edge rounded."""
    loops = [
        [(x, y, z) for x, y in rounded_square(0, 0, hx - less, hy - less, hy - less, 14)]
        for z, less in (
            (0, 0.02),
            (0.04, 0),
            (thick - 0.14, 0),
            (thick - 0.06, 0.04),
            (thick - 0.01, 0.12),
            (thick, 0.24),
        )
    ]
    verts, faces = rings(loops)
    return make(name, "part", verts, faces, sharp=45, material="metal")


def lifted(profile: Sequence[Pair], by: float) -> list[Pair]:
    return [(z + by, r) for z, r in profile]


def neck_of(high: float, reach: float) -> list[Point]:
    """A gooseneck: up, over and down again."""
    r = reach / 2
    arc = [
        (0, -r + r * math.cos(a), high - r * 0.95 + r * 0.95 * math.sin(a))
        for a in np.radians((0, 35, 70, 105, 140, 165))
    ]
    return [(0, 0, 0.5), (0, 0, (high - r) * 0.6), *arc, (0, -reach - 0.02, high - r - 0.5)]


def cross(name: str, x: float, z: float) -> list[Object]:
    """Four arms with rounded ends about a hub."""
    out = [
        column(
            name + "-hub",
            x,
            lifted([(-0.26, 0.3), (-0.2, 0.36), (0.2, 0.36), (0.27, 0.28), (0.3, 0.14), (0.31, 0.001)], z),
            32,
        )
    ]
    for k in range(4):
        a = math.radians(45 + 90 * k + 12)
        d = np.array((math.cos(a), math.sin(a), 0))
        line = [tuple(np.array((x, 0, z)) + d * u) for u in (0.1, 0.3, 0.5, 0.8, 0.95, 1.05, 1.12, 1.17, 1.195)]
        radii = (0.15, 0.15, 0.15, 0.19, 0.22, 0.21, 0.17, 0.1, 0.01)
        out.append(
            swept(
                f"{name}-arm{k}",
                line,
                circle(lambda t, radii=radii: float(np.interp(t, np.linspace(0, 1, len(radii)), radii)), 20),
                up=(0, 0, 1),
                sharp=60,
            )
        )
    return out
