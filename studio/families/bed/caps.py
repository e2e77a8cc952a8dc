"""What lies on a headboard: flat, mission and crown caps, and arches. Inches."""

import math

import numpy as np
from bpy.types import Object

from families.bed.rows import Cap
from geometry.log import board_seed, rng
from geometry.mesh import make, rings
from geometry.points import Pair

EASE = 0.12


def arch(x: float, half: float, rise: float) -> float:
    """How far an arch stands above its ends."""
    return rise * (0.5 + 0.5 * math.cos(math.pi * min(1, abs(x) / half))) ** 0.85


def moulded(name: str, rows: tuple[Pair, ...], lo: Pair, hi: Pair, top: float, returned: bool) -> Object:
    """A rectangle from (x, y) lo to hi with a profile run round it; not `returned`: its ends stop between posts."""
    loops = []
    for over, depth in rows:
        ox = over if returned else 0
        loops.append(
            [
                (x, y, top - depth)
                for x, y in (
                    (hi[0] + ox, lo[1] - over),
                    (hi[0] + ox, hi[1] + over),
                    (lo[0] - ox, hi[1] + over),
                    (lo[0] - ox, lo[1] - over),
                )
            ]
        )
    verts, faces = rings(loops)
    return make(name, "part", verts, faces, "x", board_seed(rng(name), 2), origin=(0, 0, top), sharp=24)


def arched(name: str, spec: Cap, lo: Pair, hi: Pair, top: float, returned: bool) -> Object:
    """A flat cap bent over an arch."""
    o, e = spec.over, EASE
    y0, y1, z0, z1 = lo[1] - o, hi[1] + o, -spec.thick, 0.0
    section = [
        (y0 + e, z1),
        (y1 - e, z1),
        (y1, z1 - e),
        (y1, z0 + e),
        (y1 - e, z0),
        (y0 + e, z0),
        (y0, z0 + e),
        (y0, z1 - e),
    ]
    ox = o if returned else 0
    half = hi[0] - 3.5 if returned else hi[0]  # level over the posts
    loops, wood = [], []
    for x in np.linspace(lo[0] - ox, hi[0] + ox, 49):
        up = arch(x, half, spec.rise)
        loops.append([(x, y, top + up + z) for y, z in section])
        wood += [(x, y, z) for y, z in section]
    verts, faces = rings(loops)
    return make(name, "part", verts, faces, "x", board_seed(rng(name), 2), wood, sharp=28)


def cap(name: str, spec: Cap, lo: Pair, hi: Pair, top: float, returned: bool = True) -> Object:
    """The cap over the rectangle lo..hi (x, y), its upper side at `top` (an arch rises from there)."""
    if spec.rise is not None:
        return arched(name, spec, lo, hi, top, returned)
    return moulded(name, spec.rows, lo, hi, top, returned)
