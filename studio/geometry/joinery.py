"""Sawn parts: shaped boards with bevelled arrises, straight bars cut to meet a floor or each other, curves, steel
rods. Inches.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import bmesh
import bpy
import numpy as np
from bpy.types import Object

from geometry.log import Seed, board_seed, rng
from geometry.points import Pair, Place

from .mesh import finish, make, rings

ARRIS = 0.0625


def bezier(
    p0: Sequence[float], p1: Sequence[float], p2: Sequence[float], p3: Sequence[float], n: int = 14
) -> list[list[float]]:
    """Points of a cubic curve, end point left out."""
    t = np.linspace(0, 1, n, endpoint=False)[:, None]
    p0, p1, p2, p3 = (np.array(p, float) for p in (p0, p1, p2, p3))
    return ((1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t**2 * p2 + t**3 * p3).tolist()


def mirrored(side: Sequence[Sequence[float]]) -> list[list[float]]:
    """A side view that is the same left and right: the given right half (from the middle outwards and back) and its
    mirror image.
    """
    return side + [[-u, v] for u, v in side[::-1] if abs(u) > 1e-6]


def across(x: float) -> Place:
    """Plane of a part that stands across the table at `x`: u runs along y, v up, thickness along x."""
    return ((x, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0))


def lengthwise(y: float, x: float = 0) -> Place:
    """Plane of a part that runs along the table at `y`: u runs along x, v up, thickness along y."""
    return ((x, y, 0), (1, 0, 0), (0, 0, 1), (0, 1, 0))


def prism(
    name: str,
    layer: str,
    outline: Sequence[Sequence[float]],
    place: Place,
    lo: float,
    hi: float,
    along: Sequence[float] = (0, 1),
    ease: float = ARRIS,
    joints: Sequence[float] = (),
    material: str = "wood",
    seed: Seed | None = None,
) -> Object:
    """A board of any outline [(u, v)...] from thickness `lo` to `hi` in the plane `place`, its arrises bevelled by
    `ease`.

    along: direction of the fibres in the plane; joints: glue lines, as distances across the fibres; seed: a board's
    own wood.
    """
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((u, v, lo)) for u, v in outline])
    moved = bmesh.ops.extrude_face_region(bm, geom=[face])
    bmesh.ops.translate(bm, vec=(0, 0, hi - lo), verts=[g for g in moved["geom"] if isinstance(g, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    crisp = [e for e in bm.edges if len(e.link_faces) == 2 and e.calc_face_angle() > 0.45]
    bmesh.ops.bevel(bm, geom=crisp, offset=ease, segments=2, profile=0.5, affect="EDGES", clamp_overlap=False)
    d = np.array(along, float) / math.hypot(*along)
    side = np.array((-d[1], d[0]))
    for at in joints:
        geom = bm.verts[:] + bm.edges[:] + bm.faces[:]
        bmesh.ops.bisect_plane(bm, geom=geom, plane_co=(*(side * at), 0), plane_no=(*side, 0))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    local = np.array([v.co for v in bm.verts])
    ends = [abs(f.normal.x * d[0] + f.normal.y * d[1]) for f in bm.faces]
    board = (
        [int(np.searchsorted(joints, side @ np.array(f.calc_center_median()[:2]))) for f in bm.faces]
        if joints
        else None
    )
    o, *axes = (np.array(a, float) for a in place)
    for v, p in zip(bm.verts, o + local @ np.array(axes)):
        v.co = p
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    wood = np.c_[local[:, :2] @ d, local[:, :2] @ side, local[:, 2]]
    wood -= (wood.min(0) + wood.max(0)) / 2
    seeds = board and [board_seed(rng(name, k), 3) for k in board]
    obj = finish(
        mesh, name, layer, "x", seed or board_seed(rng(name), 3), wood, seeds, (0, 0, 0), 25, material=material
    )
    return end_grain(obj, ends)


def end_grain(obj: Object, ends: Sequence[float]) -> Object:
    """Mark the faces that cut the fibres (cosine between face normal and fibre near 1), as mesh.finish does for plain
    blocks.
    """
    marks = np.empty(len(obj.data.polygons) * 3, np.float32)
    obj.data.attributes["b2"].data.foreach_get("vector", marks)  # where it is glued stays
    marks[::3] = np.clip((np.array(ends) - 0.55) / 0.4, 0, 1)
    obj.data.attributes["b2"].data.foreach_set("vector", marks)
    return obj


def meet(p: Sequence[float], d: Sequence[float], q: Sequence[float], e: Sequence[float]) -> np.ndarray:
    """Where the line through p along d meets the line through q along e."""
    t, _ = np.linalg.solve(np.array([d, -np.array(e)]).T.astype(float), np.array(q, float) - np.array(p, float))
    return np.array(p, float) + t * np.array(d, float)


def bar(
    a: Sequence[float],
    b: Sequence[float],
    width: float,
    cut_a: Sequence[float] | None = None,
    cut_b: Sequence[float] | None = None,
) -> list[Pair]:
    """Outline of a straight member from a to b; its ends are cut along the given directions (square if none)."""
    a, b = np.array(a, float), np.array(b, float)
    d = (b - a) / np.linalg.norm(b - a)
    n = np.array((-d[1], d[0]))
    sides = (a - n * width / 2, a + n * width / 2)
    out = [
        meet(s, d, end, n if cut is None else cut)
        for s, end, cut in ((sides[0], a, cut_a), (sides[0], b, cut_b), (sides[1], b, cut_b), (sides[1], a, cut_a))
    ]
    return [tuple(p) for p in out]


def crossed(
    name: str,
    layer: str,
    place: Place,
    foot: float,
    head: float,
    z0: float,
    z1: float,
    width: float,
    thick: float,
    ease: float = ARRIS,
    material: str = "wood",
) -> tuple[list[Object], float]:
    """Two members half-lapped into an X: from `foot` out at z0 to `head` out on the other side at z1. Also returns the
    crossing height.
    """
    level, a, b = (1, 0), np.array((-foot, z0), float), np.array((head, z1), float)
    d = (b - a) / np.linalg.norm(b - a)
    n = np.array((d[1], -d[0])) * width / 2  # towards the lower half of the other member
    p, q = np.array((foot, z0), float), np.array((-head, z1), float)
    low, high = meet(p, q - p, a + n, d), meet(p, q - p, a - n, d)
    half, seed = thick / 2, board_seed(rng(name, "b"), 3)

    def piece(
        tag: str, outline: Sequence[Sequence[float]], along: Sequence[float], wood_seed: Seed | None = None
    ) -> Object:
        return prism(f"{name}-{tag}", layer, outline, place, -half, half, tuple(along), ease, (), material, wood_seed)

    out = [
        piece("a", bar(a, b, width, level, level), d),
        piece("b1", bar(p, low, width, level, d), q - p, seed),
        piece("b2", bar(high, q, width, d, level), q - p, seed),
    ]
    return out, float(meet(a, d, p, q - p)[1])


def rod(
    name: str, layer: str, points: Sequence[Sequence[float]], radius: float, sides: int = 20, material: str = "steel"
) -> Object:
    """A round rod bent along points."""
    pts = np.array(points, float)
    tangent = np.gradient(pts, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None]
    u = np.cross(tangent[0], (0.31, 0.87, 0.38))
    loops = []
    for p, t in zip(pts, tangent):
        u = u - t * (u @ t)
        u /= np.linalg.norm(u)
        w = np.cross(t, u)
        loops.append(
            [
                tuple(p + radius * (math.cos(k) * u + math.sin(k) * w))
                for k in np.linspace(0, 2 * math.pi, sides, endpoint=False)
            ]
        )
    verts, faces = rings(loops)
    return make(name, layer, verts, faces, "z", sharp=50, material=material)
