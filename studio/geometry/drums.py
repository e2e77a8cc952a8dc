"""Coopered drums: the columns of a twin-drum table (staves and cap: layer can; plinth: layer leg). Inches."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from bpy.types import Object

from geometry.base_rows import DrumShaft
from geometry.log import board_seed, rng
from geometry.points import Pair

from .joinery import end_grain, prism
from .mesh import make, rings


def drum(name: str, spec: DrumShaft, top: float, x: float, length: float) -> list[Object]:
    """A coopered drum: upright staves between a moulded plinth ring and a cap ring."""
    r, n, t = spec.radius, spec.staves, 0.9
    low, high = spec.plinth, top - 1.2
    out = []
    for k in range(n):
        a0, a1 = (2 * math.pi * (k + e) / n for e in (0, 1))
        outer = [(r * math.cos(a), r * math.sin(a)) for a in np.linspace(a0, a1, 9)]
        inner = [((r - t) * math.cos(a), (r - t) * math.sin(a)) for a in (a1, a0)]
        out.append(stave(f"{name}-stave{k}", outer + inner, (x, 0), low, high))
    foot = [(0.9, 0), (1.0, 0.08), (1.0, low - 1.1), (0.85, low - 0.8), (0.4, low - 0.35), (0.3, low), (-1, low)]
    cap = [(-1, high), (0.3, high), (0.5, high + 0.25), (0.5, top - 0.06), (0.44, top)]
    for tag, layer, rows in (("plinth", "leg", foot), ("cap", "can", cap)):
        prof = [(r + out_by, z) for out_by, z in rows]
        turns = np.linspace(0, 2 * math.pi, 160, endpoint=False)
        verts, faces = rings([[(x + q * math.cos(a), q * math.sin(a), z) for a in turns] for q, z in prof])
        # fibres follow the ring, the joint is at the back
        bent = [((a - math.pi / 2) % (2 * math.pi) * r, z - prof[0][1], q - r) for q, z in prof for a in turns]
        out.append(make(f"{name}-{tag}", layer, verts, faces, "x", board_seed(rng(name, tag), 2), wood=bent, sharp=30))
    return out


def stave(name: str, outline: Sequence[Sequence[float]], centre: Pair, low: float, high: float) -> Object:
    """One stave, its long arrises broken so that the joints show as fine grooves."""
    place = ((*centre, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
    obj = prism(name, "can", outline, place, low, high, ease=0.11)
    u, v = outline[4]  # the middle of its face
    grain = np.array(
        [(p.co.z - low, p.co.x - centre[0] - u, p.co.y - centre[1] - v) for p in obj.data.vertices], np.float32
    )
    a = math.atan2(v, u)
    turn = np.array([[-math.sin(a), math.cos(a)], [math.cos(a), math.sin(a)]])
    grain[:, 1:] = grain[:, 1:] @ turn.T
    obj.data.attributes["wp"].data.foreach_set("vector", grain.ravel())
    return end_grain(obj, np.zeros(len(obj.data.polygons)))
