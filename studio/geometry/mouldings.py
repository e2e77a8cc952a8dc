"""Mouldings run round a case: one mitred length along each side of a path in plan, its grain along it. Inches.

A path goes from the back on the left round the front to the back on the right, so inwards is on its left.
"""

import itertools
from collections.abc import Callable, Sequence

import numpy as np
from bpy.types import Object

from geometry.log import board_seed, rng
from geometry.mesh import make, rings
from geometry.points import Pair


def inward(path: Sequence[Pair]) -> np.ndarray:
    """For every point of an open path the way (and mitre length) by which an inset of 1 moves it."""
    p = np.array(path, float)
    d = np.diff(p, axis=0)
    n = np.c_[-d[:, 1], d[:, 0]] / np.linalg.norm(d, axis=1)[:, None]
    out = [n[0]]
    for a, b in itertools.pairwise(n):
        out.append((a + b) / ((a + b) @ a))
    return np.array([*out, n[-1]])


def offset(path: Sequence[Pair], inset: float) -> np.ndarray:
    """The path moved inwards; its two ends stay level with the back."""
    return np.array(path, float) + inward(path) * inset


def run(
    name: str,
    path: Sequence[Pair],
    contour: Sequence[Pair],
    z: float = 0.0,
    back: float = 1.0,
    lift: Callable[[float], float] | None = None,
) -> list[Object]:
    """Lengths of a moulding. contour: [out, up] from the lowest point of its face to its highest; back: how deep it
    reaches in.

    lift: height added at every place along the front, as a function of x.
    """
    section = [*contour, (-back, contour[-1][1]), (-back, contour[0][1])]
    p, m = np.array(path, float), inward(path)
    out = []
    for i in range(len(p) - 1):
        d = (p[i + 1] - p[i]) / np.linalg.norm(p[i + 1] - p[i])
        ends = [[(*(p[k] - m[k] * o), z + u) for o, u in section] for k in (i, i + 1)]
        curved = lift is not None and abs(d[0]) > 0.9
        loops, wood = [], []
        for t in np.linspace(0, 1, 49 if curved else 2):
            loop = np.array(ends[0]) * (1 - t) + np.array(ends[1]) * t
            if curved:
                loop[:, 2] += [lift(x) for x in loop[:, 0]]
            loops.append([tuple(q) for q in loop])
            wood += [(float(q[:2] @ d), u, o) for q, (o, u) in zip(loop, section)]
        verts, faces = rings(loops)
        out.append(make(f"{name}-{i}", "part", verts, faces, seed=board_seed(rng(name, i), 3), wood=wood, sharp=32))
    return out
