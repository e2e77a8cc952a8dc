"""Sinks and faucets on vanities: one in the middle, or two on wide boxes (docs/pictures-families.md). Inches."""
import bmesh
from mathutils import Vector

from blender import scene
from blender import stage
from families.case import faucets, sinks
from families.case.smith import placed
from families.case.tops import VANITY_FACE
from families.piece import Piece, corners

DOUBLE = 60.0  # a box this wide carries two
FROM_BACK = 2.5  # faucets
SHADE = 0.5  # how far a faucet's shade reaches
SLANT = -0.06  # of the rim of a vessel where a tall faucet vanishes behind it


def spots(b):
    """x of every basin."""
    return (-b.w / 4, b.w / 4) if b.w >= DOUBLE else (0.0,)


def cleared(objs, eye, edge):
    """Take away what a camera at `eye` would not see behind a level edge that runs along x through `edge`."""
    normal = (Vector(edge) - Vector(eye)).cross(Vector((1, SLANT, 0)))
    for o in objs:
        bm = bmesh.new()
        bm.from_mesh(o.data)
        bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=edge, plane_no=normal if normal.z < 0 else -normal, clear_outer=True)
        bm.to_mesh(o.data)
        bm.free()
    return [o for o in objs if o.data.polygons]


def around(objs, by):
    """The corners of what bounds the objects, and room for their shade."""
    points = [v.co for o in objs for v in o.data.vertices]
    lo, hi = ([f(p[i] for p in points) for i in range(3)] for f in (min, max))
    return corners([v - by for v in lo], [v + by for v in hi])


def piece(name, token, b, look, data):
    """The layer `sink` or `faucet` of a box."""
    face = b.h + VANITY_FACE
    eye = tuple(scene.pose(stage.camera_of(look, data["frame"]))[0])
    if name == "sink":
        row = data["furniture"]["sinks"][token]
        seen, casters = [], []
        for k, x in enumerate(spots(b)):
            mine, shade = sinks.KINDS[row["kind"]](f"{token}-{k}", row, (x, row["y"], face), eye)
            seen += mine
            casters += shade
        return Piece(seen, look, casters, around(seen, row.get("contact", 0.0) * 2), row.get("contact", 0.0))
    row = data["furniture"]["faucets"][token]
    y = b.d / 2 - (0.0 if row.get("wall") else FROM_BACK)
    seen = []
    for k, x in enumerate(spots(b)):
        objs = placed(faucets.KINDS[row["kind"]](f"{token}-{k}", row), (x, y, face))
        if "behind" in row:
            beside, back, up = row["behind"]
            objs = cleared(objs, eye, (x + beside, back, face + up))
        seen += objs
    contact = 0.0 if row.get("wall") else SHADE
    return Piece(seen, look, extent=around(seen, contact * 2), contact=contact)
