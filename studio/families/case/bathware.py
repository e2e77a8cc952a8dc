"""Sinks and faucets on vanities: one in the middle, or two on wide boxes (docs/pictures-families.md). Inches."""

from dataclasses import dataclass

import bmesh
from bpy.types import Object
from mathutils import Vector

from blender import scene, stage
from families.case.box import DATA, Box, box, outline, view
from families.case.faucets import Faucet, Single, Wall, faucet
from families.case.sinks import Bowl, Sink, Trough, Undermount, sink
from families.case.tops import VANITY_FACE
from families.piece import Piece, Stand
from families.rows import read
from families.stage import stage_of
from geometry.boards import plate
from geometry.points import Point, moved
from jobs import Job

OVER = (0.5, 1.0)  # of a top, at the sides and in front
DOUBLE = 60.0  # a box this wide carries two
FROM_BACK = 2.5  # faucets
CERAMIC = 0.42  # of the light that a white bowl takes from a top and throws back
WALL = 200.0  # of a wall, each way from the middle of the box
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


def on_top(b: Box, height: float, parts: list[Object], thrown_back: float = 0.0) -> Stand:
    """What stands on a vanity's top."""
    x, front, back = b.w / 2 + OVER[0], b.front - OVER[1], b.d / 2
    face = [(x0, y, height) for x0, y in ((-x, front), (x, front), (x, back), (-x, back))]
    return Stand(parts, 2, height, face, thrown_back)


def beneath(b: Box, height: float) -> Object:
    """A plain top under a vessel, which is lit and mirrored by it."""
    return plate("any-top", outline(b, upper=True, over=OVER[0]), b.h, height - 0.01)


def on_wall(b: Box, height: float, parts: list[Object]) -> Stand:
    """What sticks out of the wall behind the box, above its top: that hides the rest of the wall."""
    y = b.d / 2
    return Stand(parts, 1, y, [(x, y, z) for x, z in ((-WALL, height), (WALL, height), (WALL, WALL), (-WALL, WALL))])


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
        rises = not isinstance(row, Undermount)
        if isinstance(row, Bowl | Trough):
            casters.append(beneath(b, face))
        return Piece(seen, look, casters, stands=[on_top(b, face, seen, CERAMIC)] if rises else [])
    row = rules().faucets[token]
    hangs, behind = isinstance(row, Wall), row.behind if isinstance(row, Single) else None
    y = b.d / 2 if hangs else b.d / 2 - FROM_BACK
    for k, x in enumerate(spots(b)):
        made = moved(faucet(f"{token}-{k}", row), (x, y, face))
        if behind:
            beside, back, up = behind
            made = cleared(made, eye, (x + beside, back, face + up))
        seen += made
    if behind:  # its shade on the top would be drawn over the vessel, which lies below the faucet's picture
        return Piece(seen, look)
    walls = [on_wall(b, face, seen)] if hangs else []
    return Piece(seen, look, stands=[*walls, on_top(b, face, seen)])
