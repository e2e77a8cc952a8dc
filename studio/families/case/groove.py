"""The finger groove: a scoop in a front's upper edge. Inches.

Nothing hides this layer, so of the scoop only what the camera sees through its outline is modelled: every point of the
outline is carried along the line of sight to the scoop's surface. It all lies a little nearer to the camera than it is,
so that the front behind it does not stand in its light; along the line of sight nobody sees that.
"""

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np
from bpy.types import Object

from families.case.layout import Opening
from geometry.log import board_seed, rng
from geometry.mesh import make
from geometry.points import grid

YAW, ELEVATION = math.radians(26), math.radians(14)
SIGHT = np.array((-math.tan(YAW), 1.0, -math.tan(ELEVATION) / math.cos(YAW)))  # away from the camera, per inch of depth
RUN_OUT = 0.9  # its ends
STOPS = 1.25  # before the ends of a front in a run of slabs, within a worked edge
BESIDE = 0.75  # at least what is left of any other front on either side
AWNING = 0.5  # how far the shade above the groove reaches


@dataclass(frozen=True)
class Groove:
    kind: Literal["groove"]
    wide: float
    high: float
    deep: float


def ends(x: np.ndarray, half: float) -> np.ndarray:
    """1 in the middle of a groove, falling to 0 at its ends."""
    return np.sqrt(np.clip(1 - (np.clip(abs(x) - half + RUN_OUT, 0, RUN_OUT) / RUN_OUT) ** 2, 0, 1))


def depth(x: np.ndarray, down: np.ndarray, half: float, row: Groove) -> np.ndarray:
    g = np.maximum(ends(x, half), 1e-3)
    return row.deep * g * np.sqrt(np.clip(1 - (down / (row.high * g)) ** 2, 0, 1))


def seen_depth(x: np.ndarray, down: np.ndarray, half: float, row: Groove) -> np.ndarray:
    """How deep the line of sight through a point of the outline meets the scoop, by halving: at the lip and at the end
    on the right the scoop is so steep that steps along it do not settle.
    """
    above, below = np.zeros_like(x), np.full_like(x, row.deep)
    for _ in range(24):
        deep = (above + below) / 2
        is_in_air = depth(x + SIGHT[0] * deep, down - SIGHT[2] * deep, half, row) > deep
        above, below = np.where(is_in_air, deep, above), np.where(is_in_air, below, deep)
    return (above + below) / 2


def on_front(name: str, row: Groove, o: Opening) -> list[Object]:
    """The groove of one front: a long one in a run of slabs."""
    half = o.w / 2 - STOPS if o.mount == "slab" else min(row.wide / 2, o.w / 2 - BESIDE)
    u = np.linspace(-half, half, 61)
    t = np.sin(np.linspace(0, math.pi / 2, 19))  # as far apart along the scoop, which is steep at the lip
    x, down = np.meshgrid(u, t)
    down = down * row.high * np.maximum(ends(x, half), 0.002)
    deep = seen_depth(x, down, half, row)
    shift = deep - row.deep - 0.03
    mid = (o.x0 + o.x1) / 2
    points = np.stack([mid + x + SIGHT[0] * shift, o.face + shift, o.z1 - down + SIGHT[2] * shift], -1)
    wood = np.stack([x, deep, -down], -1).reshape(-1, 3)
    n = len(u)
    faces = grid(len(t), n)
    seed = board_seed(rng(name), 1.4)
    scoop = make(name, "part", points.reshape(-1, 3), faces, seed=seed, wood=wood, sharp=60)
    edge = points[0]
    near = edge - SIGHT * AWNING
    shade = make(
        name + "-shade",
        "part",
        [*edge, *near],
        [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)],
        seed=seed,
        wood=np.zeros((2 * n, 3)),
    )
    return [scoop, shade]


def sample(token: str, row: Groove) -> list[Object]:
    """A piece of a front with its groove, for the thumb."""
    half, wide, high = row.wide / 2, row.wide / 2 + 1.2, 2.6
    us = np.linspace(-wide, wide, 121)
    rows = []
    for k in range(22):
        t = k / 14
        down = row.high * ends(us, half) * t if k <= 14 else None
        if down is None:
            lip = row.high * ends(us, half)
            down = lip + (high - lip) * (k - 14) / 7
        rows.append([(u, float(d), 1 - v) for u, v, d in zip(us, down, depth(us, down, half, row))])
    rows.insert(0, [(u, 0.75, 1.0) for u in us])
    verts = [p for r in rows for p in r]
    n = len(us)
    faces = grid(len(rows), n)
    wood = [(x, z, y) for x, y, z in verts]
    return [make(token, "part", verts, faces, seed=board_seed(rng(token), 1.4), wood=wood, sharp=40)]
