"""Boards of drawer fronts and doors: solids with a worked rim, mouldings, glued panels. All stand upright and face the front.

A point is (u, v, t): u to the right, v up, both as in the world, t inches in front of the plane `y`. Inches.
"""
from dataclasses import dataclass

import bmesh
import bpy
import numpy as np

from geometry.mesh import board_seed, finish, make, rings, rng

THICK = 0.75
ARRIS = 0.0625
JOINT = 0.022  # easing where two members meet: their joint shows as a fine line
SHARP = 18  # below every angle of a profile, above those of a curve
TONE = 0.6  # a maker picks boards that match: of the spread of tones in the log


@dataclass(frozen=True)
class Stock:
    """What wood a part is cut from: fibres along x or z, a seed for each board, where they are glued (across), their middle."""

    grain: str
    seeds: tuple
    cuts: tuple = ()
    middle: tuple = (0.0, 0.0)

    def at(self, verts):
        """Along, across and through the board of points of the world."""
        p = np.asarray(verts, float)
        u, v = p[:, 0] - self.middle[0], p[:, 2] - self.middle[1]
        return np.c_[u, v, p[:, 1]] if self.grain == "x" else np.c_[v, u, p[:, 1]]

    def seeds_of(self, mesh):
        """A seed for every face, by the board it lies in."""
        axis = 2 if self.grain == "x" else 0
        return [self.seeds[int(np.searchsorted(self.cuts, f.center[axis]))] for f in mesh.polygons]


def seed(*name, frame=False):
    """Where in the log the board of this name lay, in a tone near to that of its neighbours; straight-grained stock for frames."""
    r = rng(*name)
    (along, across, through), (across_tilt, through_tilt, tone) = board_seed(r, 1)
    if not frame:
        return (along, across, through), (across_tilt, through_tilt, tone * TONE)
    return (along, r.choice((-1, 1)) * r.uniform(3.2, 7), r.choice((-1, 1)) * r.uniform(1.2, 3.5)), (across_tilt, through_tilt, tone * TONE / 2)


def stock(name, grain, area, frame=False, cuts=()):
    """Wood for a part that covers area = (u0, v0, u1, v1); a list of cuts makes it glued up."""
    u0, v0, u1, v1 = area
    seeds = tuple(seed(name, k, frame=frame) for k in range(len(cuts) + 1))
    return Stock(grain, seeds, tuple(cuts), ((u0 + u1) / 2, (v0 + v1) / 2))


def glued(name, lo, hi, least, most):
    """Where the boards of a panel from lo to hi meet: each between `least` and `most` wide, no two quite alike."""
    n = max(1, round((hi - lo) / ((least + most) / 2)))
    r = rng(name, "glued")
    shares = np.cumsum([r.uniform(least, most) for _ in range(n)])
    return tuple(lo + (hi - lo) * s / shares[-1] for s in shares[:-1])


def rectangle(u0, v0, u1, v1):
    """Outline of a rectangle, as a function of how far it is inset."""
    return lambda i: [(u0 + i, v0 + i), (u1 - i, v0 + i), (u1 - i, v1 - i), (u0 + i, v1 - i)]


def eased(by=ARRIS, at=0.0, back=-THICK):
    """Rim of a plain board with its face at t = `at`: (inset, t) from the back to the face."""
    return [(0, back), (0, at - by), (by * 0.29, at - by * 0.29), (by, at)]


def plank(name, outline, rim, y, wood):
    """A solid whose edge follows `rim` [(inset, t)...] from its back to its face."""
    verts, faces = rings([[(u, y - t, v) for u, v in outline(i)] for i, t in rim])
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    made = [bm.verts.new(p) for p in verts]
    for f in faces:
        bm.faces.new([made[k] for k in f])
    side = (0, 0, 1) if wood.grain == "x" else (1, 0, 0)
    for at in wood.cuts:
        bmesh.ops.bisect_plane(bm, geom=[*bm.verts, *bm.edges, *bm.faces], plane_co=[at * s for s in side], plane_no=side)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    return dressed(mesh, name, wood)


def dressed(mesh, name, wood):
    """Give a mesh of an upright part its wood; faces that cut the fibres are marked as end grain."""
    co = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get("co", co)
    obj = finish(mesh, name, "part", wood.grain, None, wood.at(co.reshape(-1, 3)), wood.seeds_of(mesh), (0, 0, 0), SHARP)
    marks = np.empty(len(mesh.polygons) * 3, np.float32)
    mesh.attributes["b2"].data.foreach_get("vector", marks)
    ends = np.abs([f.normal[0 if wood.grain == "x" else 2] for f in mesh.polygons])
    marks[::3] = np.clip((ends - 0.55) / 0.4, 0, 1)
    mesh.attributes["b2"].data.foreach_set("vector", marks)
    return obj


def board(name, area, y, wood, ease=ARRIS, at=0.0, back=-THICK):
    """A rectangular board with eased edges."""
    return plank(name, rectangle(*area), eased(ease, at, back), y, wood)


def moulding(name, loops, y, wood):
    """A strip along open paths: loops [[(u, v)...], t] from the frame's face down to the panel."""
    verts, faces = rings([[(u, y - t, v) for u, v in path] for path, t in loops], closed=False, caps=False)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    turned = sum(f.normal[1] for f in mesh.polygons)
    if turned > 0:  # an open strip does not know its outside: it faces the front
        mesh.flip_normals()
    return dressed(mesh, name, wood)


def pane(name, outline, t, y):
    """A clear pane."""
    verts = [(u, y - t, v) for u, v in outline(0)]
    return make(name, "glass", verts, [tuple(range(len(verts)))], "z", smooth=False, material="glass")

