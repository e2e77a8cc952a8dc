"""The cabriole leg: sawn to one S-shaped pattern on two faces, then rounded; with knee blocks under
the apron. Inches.
"""

from __future__ import annotations

import numpy as np
from bpy.types import Object
from scipy.interpolate import PchipInterpolator

from geometry.leg_rows import Cabriole
from geometry.log import Seed, board_seed, rng

from .mesh import make, rings, rounded_square

Lines = list[PchipInterpolator]


def curves(spec: Cabriole, length: float) -> Lines:
    """Splines over height of the pattern's outer line, inner line (inches from the inside of the
    block) and roundness.
    """
    grow = length - spec.drawn
    keys = [
        [z + (grow * min(1, max(0, (z - spec.foot) / (spec.neck - spec.foot)))), *rest] for z, *rest in spec.pattern
    ]
    zs = [k[0] for k in keys]
    return [PchipInterpolator(zs, [k[i] for k in keys]) for i in (1, 2, 3)]


def body(
    name: str, spec: Cabriole, cx: float, cy: float, sx: float, sy: float, length: float, lines: Lines, seed: Seed
) -> Object:
    b, post = spec.block, length - spec.block_height
    x0, y0 = cx - sx * b / 2, cy - sy * b / 2  # inside corner of the block
    outer, inner, roundness = lines
    loops = []
    for z in [
        *np.linspace(0, 0.5, 7),
        *np.linspace(0.6, 3.4, 24),
        *np.linspace(3.7, post - 5, 40),
        *np.linspace(post - 4.8, post, 30),
        length,
    ]:
        at = min(z, post)
        o, i = float(outer(at)), float(inner(at))
        half, mid = (o - i) / 2, (o + i) / 2
        corner = max(0.07, half * float(roundness(at)))
        loops.append([(x, y, z) for x, y in rounded_square(x0 + sx * mid, y0 + sy * mid, half, half, corner, 10)])
    verts, faces = rings(loops)
    return make(name, "leg", verts, faces, "z", seed, origin=(cx, cy, 0), sharp=55)


def knee_block(
    name: str, spec: Cabriole, cx: float, cy: float, sx: float, sy: float, length: float, lines: Lines, along_x: bool
) -> Object:
    """The ear between knee and apron: it starts with the bulge of the knee and dies into the apron's lower edge."""
    b, post = spec.block, length - spec.block_height
    reach, drop, thick = spec.ear
    outer = lines[0]
    loops, wood = [], []
    back = b - thick
    for s in np.linspace(-0.4, 1, 24):
        at = max(s, 0)
        h = 0.3 + (drop - 0.3) * (1 - at) ** 3
        face = []
        for t in np.linspace(0, np.pi / 2, 14):  # the face rolls back to nothing at the lower edge
            v = h * np.sin(t)
            front = b + (float(outer(post - v)) - b) * (1 - at) ** 1.6 - 0.04 - 0.28 * at
            face.append((back + (front - back) * max(np.cos(t), 0) ** 0.45, v))
        section = [*face, (back - 0.2, h), (back - 0.2, 0)]
        loop = []
        for depth, v in section:
            a, c = -s * reach, depth
            x, y = (a, c) if along_x else (c, a)
            loop.append((cx - sx * b / 2 + sx * x, cy - sy * b / 2 + sy * y, post - v))
            wood.append((-v, s * reach, depth))
        loops.append(loop)
    verts, faces = rings(loops)
    return make(name, "leg", verts, faces, "z", board_seed(rng(name), 4), wood=wood, sharp=45)


def cabriole(name: str, spec: Cabriole, cx: float, cy: float, sx: float, sy: float, length: float) -> list[Object]:
    """One leg and its two knee blocks."""
    lines = curves(spec, length)
    seed = board_seed(rng(name), 4)
    return [
        body(name, spec, cx, cy, sx, sy, length, lines, seed),
        *(knee_block(f"{name}-ear{int(k)}", spec, cx, cy, sx, sy, length, lines, k) for k in (True, False)),
    ]
