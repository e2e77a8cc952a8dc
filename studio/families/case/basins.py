"""Basins that hang in a hole, modelled only as far as the camera sees them through it, for nothing hides a layer:
every point of the rim's plane is carried along its line of sight to the inside of the bowl. Inches.
"""

import math
from dataclasses import dataclass, field

import numpy as np
from bpy.types import Object

from geometry.mesh import make, rings, rounded_square
from geometry.points import Pair, Point

AROUND = 120
RINGS = 240  # of the bowl's inside: fewer cut the dark line into dashes
GAP = 0.6  # height of the dark line under the edge, for each inch that the bowl stands back


@dataclass(frozen=True)
class Basin:
    """The hole of a hung basin and its bowl: an ellipse, or a rectangle with corners of `radius`.

    wall: of the hole, above the bowl; power: how square the bowl is; reveal: how far the bowl stands back under the
    hole's edge.
    """

    wide: float
    deep: float
    wall: float
    bowl: float
    power: float
    radius: float | None = field(default=None, kw_only=True)
    reveal: float = field(default=0.0, kw_only=True)


def ellipse(row: Basin) -> np.ndarray:
    t = np.linspace(0, 2 * math.pi, AROUND, endpoint=False)
    return np.c_[row.wide / 2 * np.cos(t), row.deep / 2 * np.sin(t)]


def outline_of(row: Basin) -> np.ndarray:
    """The edge of the hole. Points at even angles would miss a rectangle's corners; these lie close together there."""
    if row.radius is None:
        return ellipse(row)
    return spread(rounded_square(0, 0, row.wide / 2, row.deep / 2, row.radius, 10))


def spread(points: list[Pair], most: float = 0.15) -> np.ndarray:
    """A closed line with points added until none are further apart than `most`."""
    p = np.array(points, float)
    out = []
    for a, c in zip(p, np.roll(p, -1, 0)):
        n = max(1, math.ceil(np.linalg.norm(c - a) / most))
        out += [a + (c - a) * k / n for k in range(n)]
    return np.array(out)


def share(x: np.ndarray, y: np.ndarray, row: Basin) -> np.ndarray:
    """0 in the middle of the hole, 1 at its edge."""
    r = row.radius
    if r is None:
        return np.hypot(x / (row.wide / 2), y / (row.deep / 2))
    qx, qy = abs(x) - row.wide / 2 + r, abs(y) - row.deep / 2 + r
    off = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - r
    return 1 + off / (row.deep / 2)


def floor_of(s: np.ndarray, row: Basin) -> np.ndarray:
    """Height of the bowl's inside below the rim at a share of the way to the edge."""
    return -row.wall - row.bowl * (1 - np.clip(s, 0, 1) ** row.power) ** (1 / row.power)


def is_inside(q: np.ndarray, row: Basin) -> np.ndarray:
    """Whether points below the middle of the hole are still in the air of the bowl."""
    s = share(q[:, 0], q[:, 1], row)
    under = q[:, 2] < -row.wall
    edge = np.where(under, 1 + row.reveal / (row.deep / 2), 1)
    floor = np.where(s < 1, floor_of(s, row), -row.wall - row.reveal * GAP)
    return (s < edge) & (q[:, 2] > floor)


def seen_through(name: str, row: Basin, at: Point, eye: Point, outline: np.ndarray) -> Object:
    """The inside of hole and bowl as far as it shows through `outline`, which lies in the plane of `at`."""
    return made(name, "part", *skin(row, at, eye, outline))


def parted(name: str, row: Basin, at: Point, eye: Point, outline: np.ndarray) -> list[Object]:
    """What `seen_through` shows, in two: the bowl, and the wall of the hole, cut into the top and of its stone."""
    verts, faces = skin(row, at, eye, outline)
    walls = [all(verts[k][2] > at[2] - row.wall for k in face) for face in faces]
    bowl, wall = ([face for face, is_wall in zip(faces, walls) if is_wall == which] for which in (False, True))
    return [made(name, "part", verts, bowl), made(f"{name}-wall", "cut", verts, wall)]


def made(name: str, layer: str, verts: list[Point], faces: list[tuple[int, ...]]) -> Object:
    return make(name, layer, verts, faces, "x", sharp=180, material="ceramic")


def skin(row: Basin, at: Point, eye: Point, outline: np.ndarray) -> tuple[list[Point], list[tuple[int, ...]]]:
    """Corner points and faces of what `seen_through` shows."""
    e = np.array(eye) - np.array(at)
    scales = np.r_[1.0, 1 - np.geomspace(0.004, 1, RINGS)][:-1]
    loops = []
    for k in scales:
        p = np.c_[outline * k, np.zeros(len(outline))]
        ray = p - e
        ray /= np.linalg.norm(ray, axis=1)[:, None]
        near, far = np.zeros(len(p)), np.full(len(p), np.nan)
        for step in np.arange(0.05, row.wide * 1.3, 0.05):
            q = p + ray * step
            out = ~is_inside(q, row)
            fresh = np.isnan(far)
            far = np.where(fresh & out, step, far)
            near = np.where(fresh & ~out, step, near)
        far = np.where(np.isnan(far), near, far)
        for _ in range(12):
            mid = (near + far) / 2
            q = p + ray * mid[:, None]
            out = ~is_inside(q, row)
            near, far = np.where(out, near, mid), np.where(out, mid, far)
        loops.append([tuple(v) for v in p + ray * ((near + far) / 2)[:, None] + np.array(at)])
    verts, faces = rings(loops, caps=False)
    faces.append(tuple(range(len(verts) - len(outline), len(verts))))
    return verts, faces


def cover(name: str, outline: np.ndarray, at: Point) -> Object:
    """What keeps light out of the bowl but through its hole: the top round it and the near wall. It ends halfway to a
    second basin, which it would cover.
    """
    wide = min(5, abs(at[0]) / outline[:, 0].max()) if at[0] else 5
    loops = [
        [(x * across + at[0], y * along + at[1], at[2] + z) for x, y in outline]
        for across, along, z in ((wide, 5, -0.02), (1.012, 1.012, -0.02), (1.03, 1.03, -9))
    ]
    verts, faces = rings(loops, caps=False)
    return make(name + "-cover", "part", verts, faces, "x", material="ceramic")
