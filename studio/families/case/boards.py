"""Boards of a carcass: plain ones, wide panels glued up of several, dark insides, flat plates of any outline. Inches."""
import bmesh
import bpy

from geometry.mesh import block, board_seed, finish, make, rng

EASE = 0.035  # faces of a frame meet flush: only a hair is taken off the arrises
AXES = {"x": 0, "y": 1, "z": 2}
BOARD = (4.2, 6.4)  # widths that wide panels are glued up of
SLIVER = 2.6
TONE = 0.5  # a maker picks boards that match: of the spread of tones in the log


def board(name, lo, hi, grain, thin, ease=EASE):
    """One board of the cabinet layer, `thin` through its thickness."""
    return solid(name, lo, hi, grain, thin, ease, [])


def panel(name, lo, hi, grain, thin, ease=EASE, limits=BOARD):
    """A wide panel: boards along `grain`, glued side by side without a gap."""
    across = 3 - AXES[grain] - AXES[thin]
    return solid(name, lo, hi, grain, thin, ease, glue_lines(name, lo[across], hi[across], limits))


def dark(name, lo, hi):
    """Something nobody looks into."""
    return block(name, "part", lo, hi, "x", 0.01, material="dark")


def glue_lines(name, lo, hi, limits=BOARD):
    """Where the boards of a panel meet between lo and hi."""
    r, out, at = rng("glue", name), [], lo
    while True:
        at += r.uniform(*limits)
        if at > hi - SLIVER:
            return out
        out.append(at)


def own(name, k, offset, wide):
    """The wood of one board, its pith counted from its own middle."""
    (along, across, through), (tilt, turn, tone) = board_seed(rng(name, k), 1.4 if wide else 3)
    return (along, across + offset, through), (tilt, turn, tone * (TONE if wide else 1))


def solid(name, lo, hi, grain, thin, ease, lines):
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
        bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=where, plane_no=normal)
    limits = [lo[across], *lines, hi[across]]
    woods = [own(name, k, (a + b) / 2 - mid[across], b - a > 2.8) for k, (a, b) in enumerate(zip(limits, limits[1:]))]
    seeds = [woods[sum(f.calc_center_median()[across] > at for at in lines)] for f in bm.faces]
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    wood = [[v.co[i] - mid[i] for i in order] for v in mesh.vertices]
    obj = finish(mesh, name, "part", grain, None, wood, seeds, (0, 0, 0), 25)
    for at, poly in zip(mesh.attributes["b2"].data, mesh.polygons):
        at.vector[0] = 1.0 if abs(poly.normal[order[0]]) > 0.8 else 0.0
    return obj


def plate(name, outline, z0, z1, grain="x", wood=None, origin=(0, 0, 0)):
    """A flat board of any outline in plan, its edges square. `wood` names the board that several plates are cut from."""
    n = len(outline)
    verts = [(x, y, z) for z in (z0, z1) for x, y in outline]
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n)), *((i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n))]
    return make(name, "part", verts, faces, grain, board_seed(rng(wood or name), 1.4), origin=origin, sharp=25)
