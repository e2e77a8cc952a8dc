"""Sinks and faucets on vanities: one in the middle, or two on wide boxes (docs/pictures-families.md). Inches."""

from dataclasses import dataclass

import bmesh
from bpy.types import Object
from mathutils import Vector

from blender import scene, stage
from families.case.box import DATA, Box, box, view
from families.case.faucets import Faucet, Single, Wall, faucet
from families.case.sinks import Sink, sink
from families.case.tops import VANITY_FACE
from families.piece import Piece
from families.rows import read
from families.stage import stage_of
from geometry.points import Point, bounds, corners, moved, points_of
from jobs import Job

OVER = (0.5, 1.0)  # of a top, at the sides and in front
DOUBLE = 60.0  # a box this wide carries two
FROM_BACK = 2.5  # faucets
SHADE, SHADE_ON_WALL = 0.5, 1.3  # how far a faucet's shade reaches
SLANT = -0.06  # of the rim of a vessel where a tall faucet vanishes behind it


@dataclass(frozen=True)
class Bathware:
    sinks: dict[str, Sink]
    faucets: dict[str, Faucet]


def rules() -> Bathware:
    return read(DATA / "bathware.yaml", Bathware)


def spots(b: Box) -> tuple[float, ...]:
    """x of every basin."""
    return (-b.w / 4, b.w / 4) if b.w >= DOUBLE else (0.0,)


def cleared(objects: list[Object], eye: Point, edge: Point) -> list[Object]:
    """Take away what a camera at `eye` would not see behind a level edge that runs along x through `edge`."""
    normal = (Vector(edge) - Vector(eye)).cross(Vector((1, SLANT, 0)))
    normal = normal if normal.z < 0 else -normal
    for o in objects:
        bm = bmesh.new()
        bm.from_mesh(o.data)
        geom = bm.verts[:] + bm.edges[:] + bm.faces[:]
        bmesh.ops.bisect_plane(bm, geom=geom, plane_co=edge, plane_no=normal, clear_outer=True)
        bm.to_mesh(o.data)
        bm.free()
    return [o for o in objects if o.data.polygons]


def around(objects: list[Object], by: float) -> list[Point]:
    """The corners of what bounds the objects, and room for their shade."""
    lo, hi = bounds(points_of(objects))
    return corners([v - by for v in lo], [v + by for v in hi])


def face_of(b: Box, height: float) -> list[Point]:
    """The corners of a vanity's top, which takes the shade of what stands on it."""
    x, front, back = b.w / 2 + OVER[0], b.front - OVER[1], b.d / 2
    return [(x0, y, height) for x0, y in ((-x, front), (x, front), (x, back), (-x, back))]


def layer(job: Job) -> Piece:
    """The sinks or the faucets of a box."""
    b, token = box(job.tokens[0], job.family), job.tokens[1]
    look, face = view(b, job.family, -b.drop), b.h + VANITY_FACE
    eye = tuple(scene.pose(stage.camera_of(look, stage_of("case").frame))[0])
    seen, casters = [], []
    if job.layer == "sink":
        row = rules().sinks[token]
        for k, x in enumerate(spots(b)):
            mine, shade = sink(f"{token}-{k}", row, (x, row.y, face), eye)
            seen += mine
            casters += shade
        return Piece(seen, look, casters, around(seen, row.contact * 2), row.contact, face_of(b, face))
    row = rules().faucets[token]
    hangs = isinstance(row, Wall)
    contact, y = (SHADE_ON_WALL, b.d / 2) if hangs else (SHADE, b.d / 2 - FROM_BACK)
    for k, x in enumerate(spots(b)):
        made = moved(faucet(f"{token}-{k}", row), (x, y, face))
        if isinstance(row, Single) and row.behind:
            beside, back, up = row.behind
            made = cleared(made, eye, (x + beside, back, face + up))
        seen += made
    return Piece(
        seen, look, extent=around(seen, contact * 2), contact=contact, ground=None if hangs else face_of(b, face)
    )
