"""Metal parts: turned on the axis that sticks out of a front, bent tubes and flat bows, plates. Inches.

Local frame of a piece of hardware: the front's face is y = 0, out of it is -y, up is z; its middle at the origin.
"""

import math
from collections.abc import Callable

import numpy as np
from bpy.types import Object

from geometry.mesh import make, rings, rounded_square
from geometry.points import Pair, Point
from geometry.turning import smooth_profile

SIDES = 48
Radius = float | Callable[[float], float]  # or a function of the share of the length
Section = Callable[[float], list[Pair]]  # [(side, out)...] at a share of the length


def turned(
    name: str,
    profile: list[Pair] | tuple[Pair, ...],
    at: Pair = (0, 0),
    axis: str = "y",
    sides: int = SIDES,
    material: str = "metal",
    crisp: bool = False,
    grain: str = "x",
    sharp: float = 40,
) -> Object:
    """A turning from [along, radius] points: along the axis that sticks out of the front (y), or upright (z), or lying
    (x).
    """
    loops = []
    for a, r in profile if crisp else smooth_profile(profile, 0.04):
        ring = [(r * math.cos(t), r * math.sin(t)) for t in np.linspace(0, 2 * math.pi, sides, endpoint=False)]
        if axis == "y":
            loops.append([(at[0] + u, -a, at[1] + v) for u, v in ring])
        elif axis == "z":
            loops.append([(at[0] + u, at[1] + v, a) for u, v in ring])
        else:
            loops.append([(a, at[0] + u, at[1] + v) for u, v in ring])
    verts, faces = rings(loops)
    return make(name, "part", verts, faces, grain, sharp=sharp, material=material)


def swept(
    name: str,
    points: list[Point],
    section: Section,
    closed: bool = False,
    material: str = "metal",
    up: Point = (0.0, -1.0, 0.0),
    sharp: float = 40,
) -> Object:
    """A section carried along a path. section(t) gives [(side, out)...] at the share t of the length; `up` is near its
    out.
    """
    pts = np.array(points, float)
    step = np.roll(pts, -1, 0) - np.roll(pts, 1, 0) if closed else np.gradient(pts, axis=0)
    step /= np.linalg.norm(step, axis=1)[:, None]
    loops = []
    for k, (p, t) in enumerate(zip(pts, step)):
        out = np.array(up) - t * (t @ np.array(up))
        out /= np.linalg.norm(out)
        side = np.cross(out, t)
        loops.append([tuple(p + a * side + c * out) for a, c in section(k / (len(pts) - 1))])
    verts, faces = rings([*loops, loops[0]] if closed else loops, caps=not closed)
    return make(name, "part", verts, faces, sharp=sharp, material=material)


def circle(radius: Radius, sides: int = 20) -> Section:
    """A round section; `radius` is a number or a function of the share of the length."""
    turn = np.linspace(0, 2 * math.pi, sides, endpoint=False)

    def section(t: float) -> list[Pair]:
        r = radius(t) if callable(radius) else radius
        return [(r * math.cos(a), r * math.sin(a)) for a in turn]

    return section


def flat(half: Radius, thick: float, ease: float = 0.03) -> Section:
    """A flat section with eased edges; `half` is a number or a function of the share of the length."""

    def section(t: float) -> list[Pair]:
        return rounded_square(0, 0, half(t) if callable(half) else half, thick / 2, ease, 3)

    return section


def curve(*points: Point, n: int = 16) -> list[Point]:
    """A smooth line through points (Catmull-Rom)."""
    p = [np.array(q, float) for q in points]
    p = [2 * p[0] - p[1], *p, 2 * p[-1] - p[-2]]
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for t in np.linspace(0, 1, n, endpoint=False):
            out.append(
                0.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            )
    return [tuple(q) for q in [*out, p[-2]]]
