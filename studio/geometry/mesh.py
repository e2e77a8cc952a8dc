"""Turning lists of points into Blender objects that know where their wood was in the log. Inches.

Every builder (`make`, `block`, `finish`) takes `material="wood"` or `material="steel"`: steel objects carry the object
property `obj["material"] == "steel"`, get no grain and no relief, and a layer made of steel only says so in its
pass.json
(docs/pictures.md). Wood and steel may stand in one piece, but not in one layer: the engine colours a layer as one
thing.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import bmesh
import bpy
import numpy as np
from bpy.types import Mesh, Object
from numpy.typing import ArrayLike

from geometry.log import Seed, board_seed, rng
from geometry.points import Pair

# Which layer of a table, or that a part is a clear pane or cut into what lies below, as the `mask` pass tells it.
MASKS = {
    "leg": (1, 0, 0, 1),
    "apron": (0, 1, 0, 1),
    "can": (0, 0, 1, 1),
    "top": (1, 0, 0, 1),
    "part": (1, 0, 0, 1),
    "glass": (0, 0, 1, 1),
    "cut": (0, 1, 0, 1),
}
GRAIN = {"x": (0, 1, 2), "y": (1, 0, 2), "z": (2, 0, 1)}  # which axes are along, across, through


def make(
    name: str,
    layer: str,
    verts: Sequence[Sequence[float]],
    faces: Sequence[Sequence[int]],
    grain: str = "z",
    seed: Seed | None = None,
    wood: ArrayLike | None = None,
    seeds: Sequence[Seed] | None = None,
    origin: Sequence[float] = (0, 0, 0),
    sharp: float = 35,
    smooth: bool = True,
    material: str = "wood",
) -> Object:
    """Build one object. `wood` overrides the per-vertex wood position; `seeds` gives a seed per face.

    grain: axis the fibres follow; origin: centre of the piece, so that the pith offset is relative to it.
    """
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    mesh.validate()
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    return finish(mesh, name, layer, grain, seed, wood, seeds, origin, sharp, smooth, material)


def finish(
    mesh: Mesh,
    name: str,
    layer: str,
    grain: str,
    seed: Seed | None,
    wood: ArrayLike | None,
    seeds: Sequence[Seed] | None,
    origin: Sequence[float],
    sharp: float,
    smooth: bool = True,
    material: str = "wood",
) -> Object:
    """Give a mesh its wood attributes and shading, and put it in the scene."""
    co = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get("co", co)
    axes = list(GRAIN[grain])
    pos = np.asarray(wood, float) if wood is not None else (co.reshape(-1, 3) - np.asarray(origin))[:, axes]
    mesh.attributes.new("wp", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", pos.ravel().astype(np.float32))
    n = len(mesh.polygons)
    nrm = np.empty(n * 3)
    mesh.polygons.foreach_get("normal", nrm)
    along = np.abs(nrm.reshape(-1, 3)[:, axes[0]]) if wood is None else np.zeros(n)
    if seeds is None:
        seeds = [seed or board_seed(rng(name))] * n
    b0 = np.array([s[0] for s in seeds], np.float32)
    b1 = np.array([s[1] for s in seeds], np.float32)
    b2 = np.zeros((n, 3), np.float32)
    b2[:, 0] = np.clip((along - 0.55) / 0.4, 0, 1)
    if layer == "top":  # quarter-sawn boards show their rays on the face, not on the edge
        b2[:, 0] += 2 * (np.abs(nrm.reshape(-1, 3)[:, 2]) < 0.5)
    b2[:, 1:] = joints(mesh, pos, b0)
    for key, data in (("b0", b0), ("b1", b1), ("b2", b2)):
        mesh.attributes.new(key, "FLOAT_VECTOR", "FACE").data.foreach_set("vector", data.ravel())
    mesh.polygons.foreach_set("use_smooth", [smooth] * n)
    crease(mesh, math.radians(sharp))
    obj = bpy.data.objects.new(name, mesh)
    obj.color = MASKS[layer]
    obj["layer"] = layer
    obj["material"] = material
    mesh.materials.append(bpy.data.materials[material])
    bpy.context.scene.collection.objects.link(obj)
    return obj


def crease(mesh: Mesh, angle: float) -> None:
    """Edges sharper than the angle (radians) stay crisp."""
    if hasattr(mesh, "use_auto_smooth"):
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, angle
        return
    marked = np.empty(len(mesh.edges), bool)
    mesh.edges.foreach_get("use_edge_sharp", marked)
    mesh.set_sharp_from_angle(angle=angle)  # since Blender 4.1; forgets what was marked
    found = np.empty(len(mesh.edges), bool)
    mesh.edges.foreach_get("use_edge_sharp", found)
    mesh.edges.foreach_set("use_edge_sharp", marked | found)


def joints(mesh: Mesh, pos: np.ndarray, b0: np.ndarray) -> np.ndarray:
    """For every face where its board is glued to a neighbour: across-positions of the two joints (far away where none
    is).
    """
    out = np.tile(np.array([-1e3, 1e3], np.float32), (len(b0), 1))
    boards, which = np.unique(b0, axis=0, return_inverse=True)
    which = which.ravel()
    if len(boards) < 2:
        return out
    across = np.array([pos[list(p.vertices), 1] for p in mesh.polygons], dtype=object)
    lo, hi = np.array([a.min() for a in across]), np.array([a.max() for a in across])
    edges = [(lo[which == k].min(), hi[which == k].max()) for k in range(len(boards))]
    least, most = min(e[0] for e in edges), max(e[1] for e in edges)
    for k, (a, b) in enumerate(edges):
        out[which == k] = (a if a > least + 1e-3 else -1e3, b if b < most - 1e-3 else 1e3)
    return out


def rings(
    loops: Sequence[Sequence[Sequence[float]]], closed: bool = True, caps: bool = True
) -> tuple[list[Sequence[float]], list[tuple[int, ...]]]:
    """Skin equal-length loops into (verts, faces); end caps are n-gons."""
    n = len(loops[0])
    verts = [p for loop in loops for p in loop]
    faces = []
    for i in range(len(loops) - 1):
        for j in range(n if closed else n - 1):
            k = (j + 1) % n
            faces.append((i * n + j, i * n + k, (i + 1) * n + k, (i + 1) * n + j))
    if caps:
        faces.append(tuple(range(n))[::-1])
        faces.append(tuple((len(loops) - 1) * n + j for j in range(n)))
    return verts, faces


def rounded_square(cx: float, cy: float, hx: float, hy: float, r: float, steps: int = 3) -> list[Pair]:
    """A rectangle of half sizes hx, hy with corner radius r, as (x, y) points, counter-clockwise."""
    r = min(r, hx, hy)
    pts = []
    for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(steps + 1):
            a = math.radians(90 * k + 90 * i / steps)
            pts.append((cx + sx * (hx - r) + r * math.cos(a), cy + sy * (hy - r) + r * math.sin(a)))
    return pts


FLAT = 20  # degrees, less than the rounds of a block bend by: its face is flat in light; from 23 on it is a pillow


def block(
    name: str,
    layer: str,
    lo: Sequence[float],
    hi: Sequence[float],
    grain: str,
    ease: float = 0.08,
    seed: Seed | None = None,
    material: str = "wood",
    sharp: float = 25,
) -> Object:
    """A board from corner lo to corner hi (inches) with eased edges. Its rounds, which bend by 22.5 degrees and more,
    shade into its faces where they bend by less than `sharp`.
    """
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    size = [hi[i] - lo[i] for i in range(3)]
    mid = [(hi[i] + lo[i]) / 2 for i in range(3)]
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    bmesh.ops.translate(bm, vec=mid, verts=bm.verts)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=ease, segments=2, profile=0.5, affect="EDGES", clamp_overlap=True)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return finish(mesh, name, layer, grain, seed, None, None, mid, sharp, material=material)
