"""Feet that are sawn: brackets of two mitred boards, plain or with an ogee face, and sabre feet. Inches."""
import numpy as np
from scipy.interpolate import PchipInterpolator

from families.case.mouldings import offset
from geometry.mesh import board_seed, make, rings, rng, rounded_square

ARRIS = 0.05
NAIL = 1.0  # how far in the inner face of a bracket lies


def cut(u, row):
    """Height of a bracket's lower edge `u` inches from the corner: a pad, then a round cut-out up to the case."""
    pad, wide, high, rest = row["pad"], row["wide"], row["height"], row["rest"]
    if u <= pad:
        return -high
    t = min((u - pad) / (wide - pad), 1)
    return -high + (high - rest) * (1 - (1 - t) ** 2) ** 0.5


def board(name, row, at, along, out, miter=1.0):
    """One board whose face lies at the point `at`, runs `along` and looks `out`; it starts in a mitre: 1 at a square corner."""
    face = PchipInterpolator(*zip(*row["face"])) if "face" in row else lambda v: 0 * v
    pad, wide = row["pad"], row["wide"]
    us = np.linspace(0.35, wide, 8) if pad >= wide else [*np.linspace(0.35, pad - 0.05, 5), pad, *(wide - (wide - pad) * np.cos(np.linspace(0.03, 1, 16) * np.pi / 2))]
    columns = [("arris", 0.0), ("face", 0.0), *(("run", u) for u in us), ("end", wide + ARRIS)]
    loops, wood = [], []
    for tag, u in columns:
        low = cut(min(u, wide), row)
        v = np.linspace(low, 0, 25 if "face" in row else 3)
        w = np.array(face(-v), float)
        start = np.full(len(v), u) if tag in ("run", "end") else (ARRIS - w) * miter if tag == "arris" else (ARRIS - w) * miter + ARRIS
        w = w - ARRIS if tag in ("arris", "end") else w
        inner = NAIL * miter if tag in ("arris", "face") else max(u, NAIL * miter)
        points = [*zip(start, w, v), (inner, -NAIL, 0.0), (inner, -NAIL, low)]
        wood += points_in_wood(points)
        loops.append([(at[0] + along[0] * p + out[0] * q, at[1] + along[1] * p + out[1] * q, r) for p, q, r in points])
    verts, faces = rings(loops)
    return make(name, "leg", verts, faces, seed=board_seed(rng(name), 3), wood=wood, sharp=30)


def points_in_wood(points):
    """The fibres run along a board, its height lies across, its depth through."""
    return [(along, up, out) for along, out, up in points]


def bracket(name, row, sx, sy, x, y):
    """Two boards that meet in a mitre at the corner (x, y)."""
    return [board(name + "-x", row, (x, y), (-sx, 0), (0, sy)), board(name + "-y", row, (x, y), (0, -sy), (sx, 0))]


def on_plan(name, row, path):
    """Brackets of a corner piece: on either side of its flat front, closed boards under the returns, whatever the angle."""
    p = offset(path, row["inset"])
    out = []
    for tag, corner, end, other in (("l", 1, 0, 2), ("r", 2, 3, 1)):
        front, back = (np.array(p[k] - p[corner]) for k in (other, end))
        length = np.linalg.norm(back)
        front, back = front / np.linalg.norm(front), back / length
        miter = float(np.tan((np.pi - np.arccos(front @ back)) / 2))
        out.append(board(f"{name}-{tag}-front", row, p[corner], front, (0, -1), miter))
        side = np.array((-back[1], back[0]))
        side = side if side @ p[corner] > 0 and abs(side[0]) > 0 and side[0] * p[corner][0] > 0 else -side
        out.append(board(f"{name}-{tag}-return", {**row, "pad": length, "wide": length - ARRIS}, p[corner], back, side, miter))
    return out


def sabre(name, row, sx, sy, x, y):
    """Square in section, sweeping outwards on the diagonal as it comes down."""
    h, (head, foot), out = row["height"], row["section"], row["out"] / 2 ** 0.5
    cx, cy = x - sx * head / 2, y - sy * head / 2
    loops = []
    for t in [0, 0.012, *np.linspace(0.06, 1, 22)]:
        half = (foot + (head - foot) * t ** 0.8) / 2 - (0.05 if t == 0 else 0)
        move = out * (1 - t) ** 1.9
        loops.append([(px, py, -h * (1 - t)) for px, py in rounded_square(cx + sx * move, cy + sy * move, half, half, 0.1, 3)])
    verts, faces = rings(loops)
    return [make(name, "leg", verts, faces, "z", board_seed(rng(name), 4), origin=(cx, cy, 0), sharp=30)]
