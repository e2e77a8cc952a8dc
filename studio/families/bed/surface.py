"""The face of a board, flat or bent, as a map from (across, up along it, out of it) to the room; boards and sheets on
it. Inches.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from bpy.types import Object

from geometry.log import Seed, board_seed, rng
from geometry.mesh import make, rings
from geometry.points import Face as Polygon
from geometry.points import grid

STEP = 1.6  # inches between the rows of a bent board


class Face:
    """Points (y, z) from the bottom up, and s along them; `d` goes out toward the foot of the bed."""

    def __init__(self, points: list[Sequence[float]], start: float) -> None:
        p = np.array(points, float)
        self.p = p
        self.s = start + np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
        t = np.gradient(p, self.s, axis=0)
        self.t = t / np.linalg.norm(t, axis=1)[:, None]
        self.bent = len(p) > 2

    def at(self, s: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """(points, directions up, normals) as (y, z) at s."""
        p, t = (np.stack([np.interp(s, self.s, a[:, i]) for i in (0, 1)], -1) for a in (self.p, self.t))
        return p, t, np.stack([-t[..., 1], t[..., 0]], -1)

    def points(self, x: np.ndarray, s: np.ndarray, d: np.ndarray) -> np.ndarray:
        p, _, n = self.at(s)
        q = p + n * np.asarray(d)[..., None]
        return np.stack([x, q[..., 0], q[..., 1]], -1)

    def rows(self, s0: float, s1: float) -> np.ndarray:
        n = max(1, int(np.ceil((s1 - s0) / STEP))) if self.bent else 1
        return np.linspace(s0, s1, n + 1)


def flat(y: float, low: float = 0.0, high: float = 100.0) -> Face:
    """An upright face at y; s is the height."""
    return Face([(y, low), (y, high)], low)


@dataclass(frozen=True)
class Field:
    """An opening of a frame, where a panel goes. d = 0 is the face of the frame. key: names its wood."""

    face: Face
    x0: float
    x1: float
    s0: float
    s1: float
    key: str


def unhidden(
    field: Field, x: np.ndarray, s: np.ndarray, d: np.ndarray, eye: np.ndarray | None
) -> tuple[np.ndarray, np.ndarray]:
    """x and s drawn back to what the right and the upper edge of the frame leave to be seen from `eye`, behind its
    face.
    """
    if eye is None:
        return x, s
    p, t, n = field.face.at(s)
    v = eye - np.stack([x, p[..., 0], p[..., 1]], -1)
    out = v[..., 1] * n[..., 0] + v[..., 2] * n[..., 1]
    up = v[..., 1] * t[..., 0] + v[..., 2] * t[..., 1]
    behind = np.minimum(d, 0)
    return (
        np.minimum(x, field.x1 + behind * np.maximum(v[..., 0] / out, 0)),
        np.minimum(s, field.s1 + behind * np.maximum(up / out, 0)),
    )


def sheet(
    name: str,
    field: Field,
    xs: list[float] | np.ndarray,
    ss: list[float] | np.ndarray,
    depth: np.ndarray,
    grain: str = "z",
    boards: list[float] | None = None,
    sharp: float = 35,
    material: str = "wood",
    eye: np.ndarray | None = None,
    mitre: bool = False,
) -> Object:
    """A skin over a field: depth[row, column] out of the face at heights ss and positions xs.

    boards: the positions (across the grain) where boards are glued; mitre: split the corner cells toward the corners.
    """
    x, s = np.meshgrid(xs, ss)
    d = np.broadcast_to(np.asarray(depth, float), x.shape)
    cx, cs = unhidden(field, x, s, d, eye)
    rows, cols = x.shape
    faces = grid(rows, cols)
    across = ((x[:-1, :-1] + x[:-1, 1:]) if grain == "z" else (s[:-1, :-1] + s[1:, :-1])).ravel() / 2
    if mitre:
        faces, across = mitred(faces, across, rows, cols)
    seeds = None
    if boards is not None:
        made = [matched(board_seed(rng(name, k), 1)) for k in range(len(boards) + 1)]
        seeds = [made[k] for k in np.searchsorted(boards, across)]
    zero = d if material == "wood" else d * 0
    wood = np.stack([cs, cx, zero] if grain == "z" else [cx, cs, zero], -1).reshape(-1, 3)
    return make(
        name,
        "part",
        field.face.points(cx, cs, d).reshape(-1, 3),
        faces,
        grain,
        board_seed(rng(name), 1),
        wood,
        seeds,
        sharp=sharp,
        material=material,
    )


def matched(seed: Seed) -> Seed:
    """A board of a panel: a maker picks them alike, so that the frame and not the glue line is seen."""
    where, (a, b, tone) = seed
    return where, (a, b, tone * 0.4)


def mitred(faces: list[Polygon], across: np.ndarray, rows: int, cols: int) -> tuple[list[Polygon], np.ndarray]:
    """Corner cells as two triangles that meet on the mitre."""
    out, where = [], []
    last_r, last_c = rows - 2, cols - 2
    for k, (a, b, c, d) in enumerate(faces):
        r, col = divmod(k, cols - 1)
        if (r, col) in ((0, 0), (last_r, last_c)):
            out += [(a, b, c), (a, c, d)]
        elif (r, col) in ((0, last_c), (last_r, 0)):
            out += [(a, b, d), (b, c, d)]
        else:
            out.append((a, b, c, d))
        where += [across[k]] * (len(out) - len(where))
    return out, np.array(where)


def board(
    name: str,
    face: Face,
    x0: float,
    x1: float,
    s0: float,
    s1: float,
    d0: float,
    d1: float,
    grain: str = "z",
    ease: float = 0.07,
    field: Field | None = None,
    eye: np.ndarray | None = None,
) -> Object:
    """A board on a face, as thick as d0 to d1 (out), bent with it."""
    ease = min(ease, (x1 - x0) / 3, (d1 - d0) / 3)
    plan = [
        (x0 + ease, d1),
        (x1 - ease, d1),
        (x1, d1 - ease),
        (x1, d0 + ease),
        (x1 - ease, d0),
        (x0 + ease, d0),
        (x0, d0 + ease),
        (x0, d1 - ease),
    ]
    x, d = np.array(plan).T
    mid = np.array(((x0 + x1) / 2, (d0 + d1) / 2))
    inner = mid + (np.array(plan) - mid) * (1 - 2 * ease / np.array((x1 - x0, d1 - d0)))
    ss = [s0, *(v for v in face.rows(s0 + ease, s1 - ease)), s1]
    loops, wood = [], []
    for k, s in enumerate(ss):
        px, pd = inner.T if k in (0, len(ss) - 1) else (x, d)
        sv = np.full(len(plan), s)
        if field:
            px, sv = unhidden(field, px, sv, pd, eye)
        loops.append([tuple(p) for p in face.points(px, sv, pd)])
        wood += np.stack([sv, px, pd] if grain == "z" else [px, sv, pd], -1).tolist()
    verts, faces = rings(loops)
    pos = np.array(wood) - (np.min(wood, 0) + np.max(wood, 0)) / 2
    obj = make(name, "part", verts, faces, grain, board_seed(rng(name), 2), pos, sharp=28)
    return obj
