"""Boards, glued panels, frames around panels and mitred plinths. Inches.

A part lies in an upright plane: axis "x" along the front (depth is y), axis "y" along a side (depth is x).
"""

import itertools
from collections.abc import Sequence

import numpy as np
from bpy.types import Object

from geometry.joints import members, shared
from geometry.log import Seed, board_seed, rng
from geometry.mesh import FLAT, block, make, rings
from geometry.outlines import miter
from geometry.panels import seed
from geometry.points import Outline, Pair

EASE = 0.05
GLUED = 0.012  # boards glued edge to edge: the joint hardly shows
BOARD = (4.2, 6.6)


def flat(
    name: str,
    axis: str,
    u: Sequence[float],
    z: Pair,
    d: Sequence[float],
    grain: str,
    ease: float = EASE,
    wood: Seed | None = None,
    material: str = "wood",
) -> Object:
    """A board in a plane: from u[0] to u[1] along `axis`, z[0] to z[1] up, d[0] to d[1] deep."""
    x, y = (u, d) if axis == "x" else (d, u)
    return block(name, "part", (x[0], y[0], z[0]), (x[1], y[1], z[1]), grain, ease, wood, material, FLAT)


def level(name: str, x: Pair, y: Pair, z: Pair) -> Object:
    """A board that lies level."""
    return block(name, "part", (x[0], y[0], z[0]), (x[1], y[1], z[1]), "x", EASE, sharp=FLAT)


def glued(name: str, axis: str, u: Pair, z: Pair, d: Pair) -> list[Object]:
    """A panel of upright boards."""
    at = shared(rng(name, "glued"), *u, BOARD)
    boards = enumerate(itertools.pairwise(at))
    return [flat(f"{name}-{k}", axis, pair, z, d, "z", GLUED, seed(name, k)) for k, pair in boards]


def hollow(key: str, x: Pair, z: Pair, y: float) -> list[Object]:
    """What is behind a front: dark where its gaps show it, wood in the middle, which counts in the mean of the layer's
    grain.
    """
    over, rim = 0.3, 0.6
    wide, high = (x[0] - over, x[1] + over), (z[0] - over, z[1] + over)
    dark = flat(f"{key}-dark", "x", wide, high, (y + 0.14, y + 0.3), "x", 0.01, material="dark")
    wide, high = (x[0] + rim, x[1] - rim), (z[0] + rim, z[1] - rim)
    return [dark, flat(f"{key}-core", "x", wide, high, (y + 0.02, y + 0.12), "x", 0.01, seed(key, "core"))]


def frame(name: str, axis: str, u: Pair, z: Pair, d: Pair, stiles: Pair, rails: Pair) -> list[Object]:
    """Stiles (left, right) as high as the frame, rails (top, bottom) between them."""
    areas = members((u[0], z[0], u[1], z[1]), stiles, rails)
    return [
        flat(f"{name}-{role}", axis, (u0, u1), (z0, z1), d, "z" if "stile" in role else axis)
        for role, (u0, z0, u1, z1) in areas.items()
    ]


def framed(
    name: str,
    axis: str,
    u: Pair,
    z: Pair,
    d: Pair,
    stiles: Pair,
    rails: Pair,
    back: float = 0.25,
    middle: float = 0.0,
) -> list[Object]:
    """A frame with flat panels `back` behind both its faces. stiles: left, right; middle: width of an upright between
    two panels.
    """
    a, b, lo, hi = u[0] + stiles[0], u[1] - stiles[1], z[0] + rails[1], z[1] - rails[0]
    out = frame(name, axis, u, z, d, stiles, rails)
    fields = [(a, b)]
    if middle:
        m = (a + b) / 2
        out.append(flat(f"{name}-muntin", axis, (m - middle / 2, m + middle / 2), (lo, hi), d, "z"))
        fields = [(a, m - middle / 2), (m + middle / 2, b)]
    thin = (d[0] + back, d[1] - back)
    for k, (p, q) in enumerate(fields):
        out += glued(f"{name}-panel-{k}", axis, (p - 0.05, q + 0.05), (lo - 0.05, hi + 0.05), thin)
    return out


def band(name: str, x: Pair, y: Pair, profile: Outline) -> list[Object]:
    """A moulding around a rectangle, mitred at its corners: `profile` [(outward, z)...]; right, back, left, front."""
    plan = np.array([(x[1], y[0]), (x[1], y[1]), (x[0], y[1]), (x[0], y[0])], float)
    out = -miter(plan)
    made = []
    for k in range(4):
        ends = [[(*(plan[i] + out[i] * by), z) for by, z in profile] for i in (k, (k + 1) % 4)]
        verts, faces = rings(ends)
        middle, wood = tuple(np.mean(verts, axis=0)), board_seed(rng(name, k), 3)
        made.append(make(f"{name}-{k}", "part", verts, faces, "yx"[k % 2], wood, origin=middle, sharp=20))
    return made


def plinth_profile(high: float, proud: float = 0.34, deep: float = 0.7) -> Outline:
    """A plinth that stands proud of what it carries, its upper arris chamfered."""
    return [
        (-deep, 0),
        (proud - 0.05, 0),
        (proud, 0.05),
        (proud, high - 0.46),
        (proud - 0.03, high - 0.4),
        (0.03, high),
        (-deep, high),
    ]
