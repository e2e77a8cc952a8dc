"""Boards of drawer fronts and doors: solids with a worked rim, mouldings, glued panels. All stand upright and face the
front.

A point is (u, v, t): u to the right, v up, both as in the world, t inches in front of the plane `y`. Inches.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import bmesh
import bpy
import numpy as np
from bpy.types import Mesh, Object

from geometry.joints import Area, shared
from geometry.log import Seed, board_seed, rng
from geometry.mesh import finish, make, rings
from geometry.points import Outline, Pair

THICK = 0.75
ARRIS = 0.0625
JOINT = 0.022  # easing where two members meet: their joint shows as a fine line
SHARP = 18  # below every angle of a profile, above those of a curve
TONE = 0.6  # a maker picks boards that match: of the spread of tones in the log

Shape = Callable[[float], Outline]  # an outline by how far it is inset


@dataclass(frozen=True)
class Stock:
    """What wood a part is cut from: fibres along x or z, a seed for each board, where they are glued (across), their
    middle.
    """

    grain: str
    seeds: tuple[Seed, ...]
    cuts: tuple[float, ...] = ()
    middle: Pair = (0.0, 0.0)

    def at(self, verts: np.ndarray) -> np.ndarray:
        """Along, across and through the board of points of the world."""
        p = np.asarray(verts, float)
        u, v = p[:, 0] - self.middle[0], p[:, 2] - self.middle[1]
        return np.c_[u, v, p[:, 1]] if self.grain == "x" else np.c_[v, u, p[:, 1]]

    def seeds_of(self, mesh: Mesh) -> list[Seed]:
        """A seed for every face, by the board it lies in."""
        axis = 2 if self.grain == "x" else 0
        return [self.seeds[int(np.searchsorted(self.cuts, f.center[axis]))] for f in mesh.polygons]


def seed(*name: str | float, frame: bool = False) -> Seed:
    """Where in the log the board of this name lay, in a tone near to that of its neighbours; straight-grained stock for
    frames.
    """
    r = rng(*name)
    (along, across, through), (across_tilt, through_tilt, tone) = board_seed(r, 1)
    if not frame:
        return (along, across, through), (across_tilt, through_tilt, tone * TONE)
    pith = (along, r.choice((-1, 1)) * r.uniform(3.2, 7), r.choice((-1, 1)) * r.uniform(1.2, 3.5))
    return pith, (across_tilt, through_tilt, tone * TONE / 2)


def stock(name: str, grain: str, area: Area, frame: bool = False, cuts: Sequence[float] = ()) -> Stock:
    """Wood for a part that covers `area`; a list of cuts makes it glued up."""
    u0, v0, u1, v1 = area
    seeds = tuple(seed(name, k, frame=frame) for k in range(len(cuts) + 1))
    return Stock(grain, seeds, tuple(cuts), ((u0 + u1) / 2, (v0 + v1) / 2))


def glued(name: str, lo: float, hi: float, limits: Pair) -> tuple[float, ...]:
    """Where the boards of a panel from lo to hi meet, each as wide as `limits` say."""
    return tuple(shared(rng(name, "glued"), lo, hi, limits)[1:-1])


def rectangle(area: Area) -> Shape:
    u0, v0, u1, v1 = area
    return lambda i: [(u0 + i, v0 + i), (u1 - i, v0 + i), (u1 - i, v1 - i), (u0 + i, v1 - i)]


def eased(by: float = ARRIS, at: float = 0.0, back: float = -THICK) -> Outline:
    """Rim of a plain board with its face at t = `at`: (inset, t) from the back to the face."""
    return [(0, back), (0, at - by), (by * 0.29, at - by * 0.29), (by, at)]


def plank(name: str, shape: Shape, rim: Sequence[Pair], y: float, wood: Stock) -> Object:
    """A solid whose edge follows `rim` [(inset, t)...] from its back to its face."""
    verts, faces = rings([[(u, y - t, v) for u, v in shape(i)] for i, t in rim])
    mesh = bpy.data.meshes.new(name)
    bm = bmesh.new()
    made = [bm.verts.new(p) for p in verts]
    for f in faces:
        bm.faces.new([made[k] for k in f])
    side = (0, 0, 1) if wood.grain == "x" else (1, 0, 0)
    for at in wood.cuts:
        geom = [*bm.verts, *bm.edges, *bm.faces]
        bmesh.ops.bisect_plane(bm, geom=geom, plane_co=[at * s for s in side], plane_no=side)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    return dressed(mesh, name, wood)


def dressed(mesh: Mesh, name: str, wood: Stock) -> Object:
    """Give a mesh of an upright part its wood; faces that cut the fibres are marked as end grain."""
    co = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get("co", co)
    position, seeds = wood.at(co.reshape(-1, 3)), wood.seeds_of(mesh)
    obj = finish(mesh, name, "part", wood.grain, None, position, seeds, (0, 0, 0), SHARP)
    marks = np.empty(len(mesh.polygons) * 3, np.float32)
    mesh.attributes["b2"].data.foreach_get("vector", marks)
    ends = np.abs([f.normal[0 if wood.grain == "x" else 2] for f in mesh.polygons])
    marks[::3] = np.clip((ends - 0.55) / 0.4, 0, 1)
    mesh.attributes["b2"].data.foreach_set("vector", marks)
    return obj


def board(
    name: str, area: Area, y: float, wood: Stock, ease: float = ARRIS, at: float = 0.0, back: float = -THICK
) -> Object:
    """A rectangular board with eased edges."""
    return plank(name, rectangle(area), eased(ease, at, back), y, wood)


def strip(name: str, loops: Sequence[tuple[Sequence[Pair], float]], y: float, wood: Stock) -> Object:
    """A moulding along open paths: loops [[(u, v)...], t] from the frame's face down to the panel."""
    verts, faces = rings([[(u, y - t, v) for u, v in path] for path, t in loops], closed=False, caps=False)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    if sum(f.normal[1] for f in mesh.polygons) > 0:  # an open strip does not know its outside: it faces the front
        mesh.flip_normals()
    return dressed(mesh, name, wood)


def pane(name: str, shape: Shape, t: float, y: float) -> Object:
    """A clear pane."""
    verts = [(u, y - t, v) for u, v in shape(0)]
    return make(name, "glass", verts, [tuple(range(len(verts)))], "z", smooth=False, material="glass")
