"""Turned parts: profiles that stretch with the height, the lathe, and the square block left above a turning. Inches."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np
from bpy.types import Object

from geometry.leg_rows import Turning
from geometry.log import Seed, rng, turned_seed
from geometry.points import Pair, Point

from .mesh import make, rings, rounded_square


def stretch(z: float, spec: Turning, length: float) -> float:
    """Map a drawn profile height to a leg of another length; foot and neck keep their size."""
    grow = length - spec.drawn
    foot, neck = spec.foot, spec.neck
    if z <= foot:
        return z
    if z >= neck:
        return z + grow
    return foot + (z - foot) * (neck + grow - foot) / (neck - foot)


def smooth_profile(points: Sequence[Sequence[float]], step: float = 0.22) -> list[np.ndarray]:
    """Catmull-Rom through [height, radius] points; keeps short steps as they are, so rings stay crisp."""
    pts = np.asarray(points, float)
    out = [pts[0]]
    for i in range(len(pts) - 1):
        p0, p1, p2, p3 = pts[max(i - 1, 0)], pts[i], pts[i + 1], pts[min(i + 2, len(pts) - 1)]
        gap = p2[0] - p1[0]
        n = max(2, int(gap / step))
        # tangents scaled to the gap (non-uniform Catmull-Rom), limited so that it never overshoots
        m1 = (p2[1] - p0[1]) / max(p2[0] - p0[0], 1e-6) * gap
        m2 = (p3[1] - p1[1]) / max(p3[0] - p1[0], 1e-6) * gap
        d = p2[1] - p1[1]
        lim = 3 * abs(d)
        m1 = 0 if m1 * d < 0 else max(-lim, min(lim, m1))
        m2 = 0 if m2 * d < 0 else max(-lim, min(lim, m2))
        for k in range(1, n + 1):
            t = k / n
            h = (
                (2 * t**3 - 3 * t**2 + 1) * p1[1]
                + (t**3 - 2 * t**2 + t) * m1
                + (3 * t**2 - 2 * t**3) * p2[1]
                + (t**3 - t**2) * m2
            )
            out.append(np.array([p1[0] + gap * t, h]))
    return out


def lathe(
    name: str,
    layer: str,
    spec: Turning,
    length: float,
    cx: float = 0.0,
    cy: float = 0.0,
    sides: int = 56,
    shape: Callable[[float, float], float] | None = None,
    top: float | None = None,
    seed: Seed | None = None,
    span: Pair | None = None,
) -> Object:
    """A turned part. `shape(angle, height)` may scale the radius (grooves); `span` keeps a part of the height."""
    loops = []
    for z, r in smooth_profile(spec.profile):
        if span and not span[0] - 1e-6 <= z <= span[1] + 1e-6:
            continue
        zz = stretch(z, spec, length)
        loop = []
        for k in range(sides):
            a = 2 * math.pi * k / sides
            rr = r - (shape(a, z) if shape else 0)
            loop.append((cx + rr * math.cos(a), cy + rr * math.sin(a), zz))
        loops.append(loop)
    if top is not None:
        loops.append([(x, y, top) for x, y, _ in loops[-1]])
    verts, faces = rings(loops)
    return make(name, layer, verts, faces, "z", seed or turned_seed(rng(name)), origin=(cx, cy, 0), sharp=38)


def square_block(
    name: str,
    cx: float,
    cy: float,
    half: float,
    z0: float,
    z1: float,
    ease: float = 0.1,
    seed: Seed | None = None,
    layer: str = "leg",
) -> Object:
    """The square part of a leg between two heights, edges eased in plan and at both ends."""

    def ring(s: float, z: float) -> list[Point]:
        return [(x, y, z) for x, y in rounded_square(cx, cy, s, s, ease)]

    e = ease * 0.7
    loops = [ring(half - e, z0), ring(half, z0 + e), ring(half, z1 - 0.01), ring(half - 0.01, z1)]
    verts, faces = rings(loops)
    return make(name, layer, verts, faces, "z", seed, origin=(cx, cy, 0), sharp=30)
