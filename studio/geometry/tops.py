"""Table tops: an outline in plan, an edge profile swept along it, cut into edge-glued boards. Inches."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import bmesh
import bpy
import numpy as np
from bpy.types import Mesh, Object

from geometry.joints import walked
from geometry.log import board_seed, rng
from geometry.outlines import TopShape, Wild
from geometry.points import Pair
from geometry.rims import Step, swept

from .mesh import finish

NARROWEST = 3
BARK_TONE = -2.2  # boards go from -1 to 1


def seams(name: str, width: float, limits: Pair) -> list[float]:
    """Where the glue lines run across a top of this width: boards of uneven width, no sliver at the far side."""
    return walked(rng("seams", name), -width / 2, width / 2, limits, NARROWEST)


def glue_lines(limits: Pair, length: float, width: float, halves: bool = False) -> list[float]:
    """Glue lines of a top; `halves` keeps one on the middle, where a console parts. limits: the least and the greatest
    width of a board.
    """
    lines = seams(f"{length}x{width}", width / 2 if halves else width, limits)
    return [y - width / 4 for y in lines] + [0.0] + [width / 4 - y for y in reversed(lines)] if halves else lines


def bark(mesh: Mesh) -> None:
    """Darken the sloping sides of a slab: the wood under the bark has a tone far below any board's."""
    n = len(mesh.polygons)
    normals, boards = np.empty(n * 3), np.empty(n * 3, np.float32)
    mesh.polygons.foreach_get("normal", normals)
    mesh.attributes["b1"].data.foreach_get("vector", boards)
    nx, _, nz = normals.reshape(n, 3).T
    boards[2::3] = np.where((np.abs(nx) < 0.75) & (np.abs(nz) < 0.985), BARK_TONE, boards[2::3])
    mesh.attributes["b1"].data.foreach_set("vector", boards)


def parted(bm: bmesh.types.BMesh, lines: Sequence[float]) -> None:
    """Cut the faces of a top where its boards meet; the arris of its face stays crisp, however gently the rim leaves
    it.
    """
    for y in lines:
        geom = bm.verts[:] + bm.edges[:] + bm.faces[:]
        bmesh.ops.bisect_plane(bm, geom=geom, plane_co=(0, y, 0), plane_no=(0, 1, 0))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    for edge in bm.edges:
        edge.smooth = len({abs(f.normal.z) > 0.999 for f in edge.link_faces}) < 2


def top(
    name: str,
    shape: TopShape,
    edge: Sequence[Step],
    thickness: float,
    length: float,
    width: float,
    height: float,
    lines: Sequence[float],
    key: str = "board",
) -> Object:
    """One top whose face is at `height`. Boards depend on the size only, so every shape shows the same wood.

    lines: glue lines across the width; key: another key gives other boards.
    """
    bm = bmesh.new()
    loops = [
        [bm.verts.new((x, y, height - depth)) for x, y, depth in loop]
        for loop in swept(shape, edge, thickness, length, width)
    ]
    n = len(loops[0])
    for a, b in itertools.pairwise(loops):
        for i in range(n):
            j = (i + 1) % n
            bm.faces.new((a[i], b[i], b[j], a[j]))
    bm.faces.new(loops[0])
    bm.faces.new(loops[-1][::-1])
    parted(bm, lines)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    boards = []
    limits = [-width / 2, *lines, width / 2]
    for k in range(len(limits) - 1):
        (xo, yo, zo), b1 = board_seed(rng(key, length, width, k), 1.4)
        boards.append(((xo, yo + (limits[k] + limits[k + 1]) / 2, zo), b1))
    centres = np.empty(len(mesh.polygons) * 3)
    mesh.polygons.foreach_get("center", centres)
    index = np.clip(np.searchsorted(lines, centres.reshape(-1, 3)[:, 1]), 0, len(boards) - 1)
    obj = finish(
        mesh,
        name,
        "top",
        "x",
        None,
        None,
        [boards[i] for i in index],
        (0, 0, height),
        50 if isinstance(shape, Wild) else 24,
    )
    if isinstance(shape, Wild):
        bark(mesh)
    return obj
