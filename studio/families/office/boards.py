"""Boards, glued panels, frames around panels and mitred plinths. Inches.

A part lies in an upright plane: axis "x" along the front (depth is y), axis "y" along a side (depth is x).
"""
import numpy as np

from families.case.panels import seed
from geometry.mesh import block, board_seed, make, rings, rng
from geometry.outlines import miter

EASE = 0.05
GLUED = 0.012  # boards glued edge to edge: the joint hardly shows
BOARD = (4.2, 6.6)


def flat(name, axis, u, z, d, grain, ease=EASE, wood=None, material="wood"):
    """A board in a plane: from u[0] to u[1] along `axis`, z[0] to z[1] up, d[0] to d[1] deep."""
    lo, hi = ((a[0], b[0], z[0]) if axis == "x" else (b[0], a[0], z[0]) for a, b in ((u, d), (u[::-1], d[::-1])))
    return block(name, "part", lo, (hi[0], hi[1], z[1]), grain, ease, wood, material)


def level(name, x, y, z, grain="x", ease=EASE):
    """A board that lies level."""
    return block(name, "part", (x[0], y[0], z[0]), (x[1], y[1], z[1]), grain, ease)


def glued(name, axis, u, z, d):
    """A panel of upright boards."""
    n = max(1, round((u[1] - u[0]) / (sum(BOARD) / 2)))
    r = rng(name, "glued")
    at = np.cumsum([0.0, *[r.uniform(*BOARD) for _ in range(n)]])
    at = u[0] + at * (u[1] - u[0]) / at[-1]
    return [flat(f"{name}-{k}", axis, at[k:k + 2], z, d, "z", GLUED, seed(name, k)) for k in range(n)]


def hollow(key, x, z, y):
    """What is behind a front: dark where its gaps show it, wood in the middle, which counts in the mean of the layer's grain."""
    over, rim = 0.3, 0.6
    dark = flat(f"{key}-dark", "x", (x[0] - over, x[1] + over), (z[0] - over, z[1] + over), (y + 0.14, y + 0.3), "x", 0.01, material="dark")
    return [dark, flat(f"{key}-core", "x", (x[0] + rim, x[1] - rim), (z[0] + rim, z[1] - rim), (y + 0.02, y + 0.12), "x", 0.01, seed(key, "core"))]


def framed(name, axis, u, z, d, stiles, rails, back=0.25, middle=0.0):
    """Stiles (left, right) as high as the frame, rails (top, bottom) between them, flat panels `back` behind both faces.

    middle: width of an upright between two panels.
    """
    a, b, lo, hi = u[0] + stiles[0], u[1] - stiles[1], z[0] + rails[1], z[1] - rails[0]
    out = [flat(f"{name}-stile-l", axis, (u[0], a), z, d, "z"), flat(f"{name}-stile-r", axis, (b, u[1]), z, d, "z"),
           flat(f"{name}-rail-t", axis, (a, b), (hi, z[1]), d, axis), flat(f"{name}-rail-b", axis, (a, b), (z[0], lo), d, axis)]
    fields = [(a, b)]
    if middle:
        m = (a + b) / 2
        out.append(flat(f"{name}-muntin", axis, (m - middle / 2, m + middle / 2), (lo, hi), d, "z"))
        fields = [(a, m - middle / 2), (m + middle / 2, b)]
    thin = (d[0] + back, d[1] - back)
    for k, (p, q) in enumerate(fields):
        out += glued(f"{name}-panel-{k}", axis, (p - 0.05, q + 0.05), (lo - 0.05, hi + 0.05), thin)
    return out


def band(name, x, y, profile, sides=(0, 1, 2, 3)):
    """A moulding around a rectangle, mitred at its corners: `profile` [(outward, z)...]; sides: right, back, left, front."""
    plan = np.array([(x[1], y[0]), (x[1], y[1]), (x[0], y[1]), (x[0], y[0])], float)
    out = -miter(plan)
    made = []
    for k in sides:
        ends = [[(*(plan[i] + out[i] * by), z) for by, z in profile] for i in (k, (k + 1) % 4)]
        verts, faces = rings(ends)
        middle = tuple(np.mean(verts, axis=0))
        made.append(make(f"{name}-{k}", "part", verts, faces, "yx"[k % 2], board_seed(rng(name, k), 3), origin=middle, sharp=20))
    return made


def plinth_profile(high, proud=0.34, deep=0.7):
    """A plinth that stands proud of what it carries, its upper arris chamfered."""
    return [(-deep, 0), (proud - 0.05, 0), (proud, 0.05), (proud, high - 0.46), (proud - 0.03, high - 0.4), (0.03, high), (-deep, high)]
