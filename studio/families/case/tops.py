"""Tops of low cases and vanities, the dispatch to crowns of tall ones, and their thumbs. Inches.

A top's back is straight and flush with the case. Wood tops of one box have their faces at one level and the same boards,
so that they share grain; thicker ones reach down over the rail.
"""
import bisect

import bmesh
import bpy
import numpy as np

from families.case import crowns, planks, stub
from families.case.mouldings import offset
from families.piece import Piece, View, corners
from geometry.mesh import board_seed, finish, make, rings, rng
from geometry.outlines import profile
from geometry.tops import seams

VANITY_FACE = 1.25  # upper face of every vanity top above the box
ABOVE = 1.0  # of every other top


def front_path(x, front, back):
    """The path of mouldings.py round a straight top."""
    return [(-x, back), (-x, front), (x, front), (x, back)]


def slab(name, path, rows, face, boards=None, material="wood", tail=()):
    """A plate with a moulded edge round `path`, its upper face at `face`; boards: glued up of boards that wide.

    tail: points that close the path behind, where the edge is straight.
    """
    loops = [[(x, y, face - down) for x, y in [*offset(path, inset), *tail]] for inset, down in profile(rows)]
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
    for y in lines:
        bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=(0, y, 0), plane_no=(0, 1, 0))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    for edge in bm.edges:  # the arris of the face stays crisp, however gently the rim leaves it
        edge.smooth = len({abs(f.normal.z) > 0.999 for f in edge.link_faces}) < 2
    bm.to_mesh(mesh)
    bm.free()
    edges, seeds = [front, *lines, back], []
    for k, (a, b) in enumerate(zip(edges, edges[1:])):
        (along, across, depth), tone = board_seed(rng(name, k), 1.4)
        seeds.append(((along, across + (a + b) / 2, depth), tone))
    centres = np.empty(len(mesh.polygons) * 3)
    mesh.polygons.foreach_get("center", centres)
    mine = [seeds[min(bisect.bisect(lines, y), len(seeds) - 1)] for y in centres.reshape(-1, 3)[:, 1]]
    return planks.solid(finish(mesh, name, "top", "x", None, None, mine, (0, 0, face), 26))


def pieces(token, b, is_vanity, data):
    """The objects of a top that is no crown."""
    row = data["furniture"]["caseEdges"][token]
    front, side = (1.0, 0.5) if is_vanity else (0.75, 0.75)
    x, y0, y1 = b.w / 2 + side, b.front - front, b.d / 2
    face = b.h + (VANITY_FACE if is_vanity else ABOVE)
    if row["kind"] == "breadboard":
        return planks.breadboard(f"{token}-{b.token}", row, x, y0, y1, b.h)
    if row["kind"] == "wild":
        return [planks.wild(f"{token}-{b.token}", row, x, y0, y1, b.h)]
    path = front_path(x, y0, y1)
    if row["kind"] == "stone":
        return [slab(f"stone-{b.token}", path, row["edge"], face, material="stone")]
    out = [slab(f"top-{b.token}", path, row["edge"], face, data["furniture"]["topBoards"])]
    under = face - row["thick"]
    if under > b.h + 0.01:  # a thin top lies on a strip that keeps it level with the thick ones
        out.append(slab(f"strip-{b.token}", front_path(b.w / 2 - 0.1, b.front + 0.1, y1), [{"at": [0, 0]}, {"at": [0, under - b.h]}], under))
    return out


def reach(token, b, is_vanity, data):
    """Points that bound the picture; one set for all tops that share grain."""
    row = data["furniture"]["caseEdges"][token]
    side, front = (0.5, 1.0) if is_vanity else (0.75, 0.75)
    lo, hi = (b.h - 0.55, b.h + VANITY_FACE + 0.05) if is_vanity else (b.h - 0.3, b.h + ABOVE + 0.05)
    if row["kind"] in ("breadboard", "wild"):
        lo, hi, side, front = b.h - 0.05, b.h + row["thick"] + 0.1, side + 0.3, front + 0.3
    return corners((-b.w / 2 - side - 0.05, b.front - front - 0.05, lo), (b.w / 2 + side + 0.05, b.d / 2, hi))


def piece(token, b, family, look, data):
    """The top layer of a box."""
    if token in data["furniture"]["crowns"]:
        return Piece(crowns.crown(token, b, data), look, extent=crowns.reach(b))
    is_vanity = family == "bath" and not b.is_tall
    return Piece(pieces(token, b, is_vanity, data), look, extent=reach(token, b, is_vanity, data))


def thumb(what, token, data):
    """The corner of a `top` or a `crown` on a stub of case, close."""
    look = data["furniture"]["caseThumbs"][what]
    b = stub.box()
    made = crowns.crown(token, b, data) if what == "crown" else pieces(token, b, False, data)
    view = View(fit=corners((-8, -8, -8), (8, 8, 8)), floor=-b.drop, yaw=look["yaw"], elevation=look["elevation"],
                ortho=look["ortho"], target=tuple(look["target"]))
    is_wood = all(o["material"] == "wood" for o in made)  # one picture has one material: stone lies on nothing
    return Piece([*made, *(stub.corner(b) if is_wood else [])], view, [] if is_wood else stub.corner(b))
