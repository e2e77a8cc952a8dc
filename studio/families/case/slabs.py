"""Plates with a moulded edge, breadboard ends, and a slab with the line of the bark along its front. Inches."""

import bisect
import itertools
from collections.abc import Sequence

import bmesh
import bpy
import numpy as np
from bpy.types import Object

from geometry.log import board_seed, rng
from geometry.mesh import FLAT, block, finish, make, rings
from geometry.mouldings import offset
from geometry.outlines import wild_sides
from geometry.points import Outline, Pair
from geometry.tops import BARK_TONE, parted, seams

END = 3.0  # width of a breadboard end
PROUD = 0.0625
EASE = 0.07


def slab(
    name: str,
    path: Outline,
    rim: Sequence[Pair],
    face: float,
    boards: Pair | None = None,
    material: str = "wood",
    tail: Sequence[Pair] = (),
) -> Object:
    """A plate with an edge [(inset, down)...] round `path`, its upper face at `face`; boards: glued up of boards that
    wide.

    tail: points that close the path behind, where the edge is straight.
    """
    loops = [[(x, y, face - down) for x, y in [*offset(path, inset), *tail]] for inset, down in rim]
    verts, faces = rings(loops)
    if not boards:
        return make(name, "part", verts, faces, "x", sharp=30, material=material)
    ys = [p[1] for p in [*path, *tail]]
    front, back = min(ys), max(ys)
    lines = [y + (front + back) / 2 for y in seams(name, back - front, boards)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    bm = bmesh.new()
    bm.from_mesh(mesh)
    parted(bm, lines)
    bm.to_mesh(mesh)
    bm.free()
    edges, seeds = [front, *lines, back], []
    for k, (a, b) in enumerate(itertools.pairwise(edges)):
        (along, across, depth), tone = board_seed(rng(name, k), 1.4)
        seeds.append(((along, across + (a + b) / 2, depth), tone))
    centres = np.empty(len(mesh.polygons) * 3)
    mesh.polygons.foreach_get("center", centres)
    mine = [seeds[min(bisect.bisect(lines, y), len(seeds) - 1)] for y in centres.reshape(-1, 3)[:, 1]]
    return finish(mesh, name, "top", "x", None, None, mine, (0, 0, face), 26)


def breadboard(name: str, thick: float, boards: Pair, x: float, y0: float, y1: float, low: float) -> list[Object]:
    """Planks side by side between two ends whose grain runs across."""
    high = low + thick
    cuts = [y0, *(y + (y0 + y1) / 2 for y in seams(name, y1 - y0, boards)), y1]
    out = []
    for k, (a, c) in enumerate(itertools.pairwise(cuts)):
        lo, hi = (-x + END, a + PROUD * (k == 0), low), (x - END, c, high)
        out.append(block(f"{name}-plank{k}", "part", lo, hi, "x", 0.035, sharp=FLAT))
    for s in (-1, 1):
        lo, hi = sorted((s * x, s * (x - END)))
        out.append(
            block(f"{name}-end{s}", "part", (lo, y0, low - PROUD), (hi, y1, high + PROUD), "y", EASE, sharp=FLAT)
        )
    return out


def wild(name: str, thick: float, sway: float, over: float, x: float, y0: float, y1: float, low: float) -> Object:
    """One slab whose front falls away as the log's outside did; the other three sides are sawn."""
    inset, width = wild_sides(name)[-1]
    xs = np.linspace(-x, x, int(x * 4) + 1)
    line, slope = y0 + inset(xs) * sway - over, width(xs)
    bm = bmesh.new()
    loops = []
    for down in [0, 0.02, *np.linspace(0.08, 0.94, 15) * thick, thick]:
        t = down / thick
        ease = {0: EASE, 0.02: EASE * 0.4}.get(down, 0) if t < 0.5 else EASE * (t == 1)
        fall = max(0, 1 - t / 0.9) ** 1.5 + max(0, t - 0.9) * 1.6
        rough = np.sin(xs * 2.1 + t * 5) + np.sin(xs * 4.7 - t * 9) + np.sin(xs * 8.3 + t * 14) * 0.6
        ys, z = line + slope * fall + 0.035 * rough * np.sin(np.pi * min(t, 1)), low + thick - down
        front = [(np.clip(px, -x + ease, x - ease), py, z) for px, py in zip(xs, ys)]
        loops.append([bm.verts.new(p) for p in [*front, (x - ease, y1, z), (-x + ease, y1, z)]])
    n = len(loops[0])
    for a, c in itertools.pairwise(loops):
        for i in range(n):
            bm.faces.new((a[i], c[i], c[(i + 1) % n], a[(i + 1) % n]))
    bm.faces.new(loops[0])
    bm.faces.new(loops[-1][::-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    is_bark = [abs(f.normal.z) < 0.985 and f.normal.y < -0.2 and abs(f.normal.x) < 0.75 for f in bm.faces]
    bm.free()
    middle = (0, (y0 + y1) / 2, low + thick)
    obj = finish(mesh, name, "top", "x", board_seed(rng(name), 1.4), None, None, middle, 50)
    # a sawn face: rounded towards the bark it would shine in rays, one to each point of its edge
    obj.data.polygons[len(is_bark) - 2].use_smooth = False
    marks = np.empty(len(is_bark) * 3, np.float32)
    tones = obj.data.attributes["b1"].data
    tones.foreach_get("vector", marks)
    marks[2::3] = np.where(is_bark, BARK_TONE, marks[2::3])
    tones.foreach_set("vector", marks)
    return obj
