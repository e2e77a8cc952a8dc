"""Boards of a carcass: plain ones, panels glued up of several, flat plates of any outline. Inches."""

import itertools
from collections.abc import Sequence

import bmesh
import bpy
from bpy.types import Object

from geometry.joints import walked
from geometry.log import Seed, board_seed, rng
from geometry.mesh import FLAT, finish, make
from geometry.points import Pair, Point

EASE = 0.035  # faces of a frame meet flush: only a hair is taken off the arrises
AXES = {"x": 0, "y": 1, "z": 2}
BOARD = (4.2, 6.4)  # widths that wide panels are glued up of
SLIVER = 2.6
TONE = 0.5  # a maker picks boards that match: of the spread of tones in the log


def board(name: str, lo: Point, hi: Point, grain: str, thin: str, ease: float = EASE) -> Object:
    """One board, `thin` through its thickness."""
    return solid(name, lo, hi, grain, thin, ease, [])


def panel(name: str, lo: Point, hi: Point, grain: str, thin: str, ease: float = EASE, limits: Pair = BOARD) -> Object:
    """A wide panel: boards along `grain`, glued side by side without a gap."""
    across = 3 - AXES[grain] - AXES[thin]
    return solid(name, lo, hi, grain, thin, ease, glue_lines(name, lo[across], hi[across], limits))


def glue_lines(name: str, lo: float, hi: float, limits: Pair = BOARD) -> list[float]:
    """Where the boards of a panel meet between lo and hi."""
    return walked(rng("glue", name), lo, hi, limits, SLIVER)


def own(name: str, k: int, offset: float, wide: bool) -> Seed:
    """The wood of one board, its pith counted from its own middle."""
    (along, across, through), (tilt, turn, tone) = board_seed(rng(name, k), 1.4 if wide else 3)
    return (along, across + offset, through), (tilt, turn, tone * (TONE if wide else 1))


def solid(name: str, lo: Point, hi: Point, grain: str, thin: str, ease: float, lines: Sequence[float]) -> Object:
    """Boards between corner lo and corner hi that meet at `lines` across the grain."""
    order = [AXES[grain], 3 - AXES[grain] - AXES[thin], AXES[thin]]
    across = order[1]
    mid = [(a + b) / 2 for a, b in zip(lo, hi)]
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=[b - a for a, b in zip(lo, hi)], verts=bm.verts)
    bmesh.ops.translate(bm, vec=mid, verts=bm.verts)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=ease, segments=2, profile=0.5, affect="EDGES", clamp_overlap=True)
    for at in lines:
        where, normal = list(mid), [0, 0, 0]
        where[across], normal[across] = at, 1
        geom = bm.verts[:] + bm.edges[:] + bm.faces[:]
        bmesh.ops.bisect_plane(bm, geom=geom, plane_co=where, plane_no=normal)
    limits = [lo[across], *lines, hi[across]]
    pairs = enumerate(itertools.pairwise(limits))
    woods = [own(name, k, (a + b) / 2 - mid[across], b - a > 2.8) for k, (a, b) in pairs]
    seeds = [woods[sum(f.calc_center_median()[across] > at for at in lines)] for f in bm.faces]
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    wood = [[v.co[i] - mid[i] for i in order] for v in mesh.vertices]
    obj = finish(mesh, name, "part", grain, None, wood, seeds, (0, 0, 0), FLAT)
    for at, poly in zip(mesh.attributes["b2"].data, mesh.polygons):
        at.vector[0] = 1.0 if abs(poly.normal[order[0]]) > 0.8 else 0.0
    return obj


def plate(
    name: str,
    outline: Sequence[Pair],
    z0: float,
    z1: float,
    grain: str = "x",
    wood: str | None = None,
    origin: Point = (0, 0, 0),
) -> Object:
    """A flat board of any outline in plan, its edges square. `wood` names the board that plates are cut from."""
    n = len(outline)
    verts = [(x, y, z) for z in (z0, z1) for x, y in outline]
    sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n)), *sides]
    return make(name, "part", verts, faces, grain, board_seed(rng(wood or name), 1.4), origin=origin, sharp=25)
