"""Feet that are sawn: brackets of two mitred boards, plain or with an ogee face, and sabre feet. Inches."""

from dataclasses import dataclass, replace
from typing import Literal

import numpy as np
from bpy.types import Object
from scipy.interpolate import PchipInterpolator

from geometry.log import board_seed, rng
from geometry.mesh import make, rings, rounded_square
from geometry.mouldings import offset
from geometry.points import Outline, Pair

ARRIS = 0.05
NAIL = 1.0  # how far in the inner face of a bracket lies


@dataclass(frozen=True)
class Bracket:
    """pad: length that stands on the floor; rest: height above the cut-out; face: [down from the case, out] of an ogee
    face.
    """

    kind: Literal["bracket"]
    height: float
    inset: float
    wide: float
    pad: float
    rest: float
    face: tuple[Pair, ...] | None = None


@dataclass(frozen=True)
class Sabre:
    """section: at its head and at its foot; out: how far it sweeps."""

    kind: Literal["sabre"]
    height: float
    inset: float
    section: Pair
    out: float


def cut(u: float, row: Bracket) -> float:
    """Height of a bracket's lower edge `u` inches from the corner: a pad, then a round cut-out up to the case."""
    if u <= row.pad:
        return -row.height
    t = min((u - row.pad) / (row.wide - row.pad), 1)
    return -row.height + (row.height - row.rest) * (1 - (1 - t) ** 2) ** 0.5


def board(name: str, row: Bracket, at: Pair, along: Pair, out: Pair, miter: float = 1.0) -> Object:
    """One board whose face lies at the point `at`, runs `along` and looks `out`; it starts in a mitre: 1 at a square
    corner.
    """
    pad, wide = row.pad, row.wide
    if pad >= wide:
        us = np.linspace(0.35, wide, 8)
    else:
        rise = wide - (wide - pad) * np.cos(np.linspace(0.03, 1, 16) * np.pi / 2)
        us = [*np.linspace(0.35, pad - 0.05, 5), pad, *rise]
    columns = [("arris", 0.0), ("face", 0.0), *(("run", u) for u in us), ("end", wide + ARRIS)]
    loops, wood = [], []
    for tag, u in columns:
        low = cut(min(u, wide), row)
        v = np.linspace(low, 0, 25 if row.face else 3)
        w = np.array(PchipInterpolator(*zip(*row.face))(-v) if row.face else 0 * v, float)
        corner = {"arris": (ARRIS - w) * miter, "face": (ARRIS - w) * miter + ARRIS}
        start = corner.get(tag, np.full(len(v), u))
        w = w - ARRIS if tag in ("arris", "end") else w
        inner = NAIL * miter if tag in corner else max(u, NAIL * miter)
        points = [*zip(start, w, v), (inner, -NAIL, 0.0), (inner, -NAIL, low)]
        wood += [(p, r, q) for p, q, r in points]  # the fibres run along a board, its height lies across
        loops.append([(at[0] + along[0] * p + out[0] * q, at[1] + along[1] * p + out[1] * q, r) for p, q, r in points])
    verts, faces = rings(loops)
    return make(name, "leg", verts, faces, seed=board_seed(rng(name), 3), wood=wood, sharp=30)


def bracket(name: str, row: Bracket, sx: int, sy: int, x: float, y: float) -> list[Object]:
    """Two boards that meet in a mitre at the corner (x, y)."""
    return [
        board(name + "-x", row, (x, y), (-sx, 0), (0, sy)),
        board(name + "-y", row, (x, y), (0, -sy), (sx, 0)),
    ]


def on_plan(name: str, row: Bracket, path: Outline) -> list[Object]:
    """Brackets of a corner piece: on either side of its flat front, closed boards under the returns, whatever the
    angle.
    """
    p = offset(path, row.inset)
    out = []
    for tag, corner, end, other in (("l", 1, 0, 2), ("r", 2, 3, 1)):
        front, back = (np.array(p[k] - p[corner]) for k in (other, end))
        length = np.linalg.norm(back)
        front, back = front / np.linalg.norm(front), back / length
        miter = float(np.tan((np.pi - np.arccos(front @ back)) / 2))
        out.append(board(f"{name}-{tag}-front", row, p[corner], front, (0, -1), miter))
        side = np.array((-back[1], back[0]))
        side = side if side @ p[corner] > 0 and abs(side[0]) > 0 and side[0] * p[corner][0] > 0 else -side
        closed = replace(row, pad=length, wide=length - ARRIS)
        out.append(board(f"{name}-{tag}-return", closed, p[corner], back, side, miter))
    return out


def sabre(name: str, row: Sabre, sx: int, sy: int, x: float, y: float) -> list[Object]:
    """Square in section, sweeping outwards on the diagonal as it comes down."""
    h, (head, foot), out = row.height, row.section, row.out / 2**0.5
    cx, cy = x - sx * head / 2, y - sy * head / 2
    loops = []
    for t in [0, 0.012, *np.linspace(0.06, 1, 22)]:
        half = (foot + (head - foot) * t**0.8) / 2 - (0.05 if t == 0 else 0)
        move = out * (1 - t) ** 1.9
        square = rounded_square(cx + sx * move, cy + sy * move, half, half, 0.1, 3)
        loops.append([(px, py, -h * (1 - t)) for px, py in square])
    verts, faces = rings(loops)
    return [make(name, "leg", verts, faces, "z", board_seed(rng(name), 4), origin=(cx, cy, 0), sharp=30)]
