"""What the small square pictures of tables show: the swatch board, shapes, edges, legs and heights. Inches."""

from __future__ import annotations

from bpy.types import Object
from mathutils import Matrix, Vector

from blender import scene
from families.piece import Camera, Piece
from families.table import measures, unders
from families.table.build import under_top, whole_top
from geometry import tops
from geometry.log import board_seed, rng
from geometry.mesh import block, make, rings
from geometry.rims import profile
from jobs import Job

GAP = 5  # between the two views of a shape
CUT = (6, 4)  # how much of a top shows behind an edge's cut face: along and across
FACE = 30


def camera_of(job: Job) -> Camera:
    """@raises ValueError for a job without a camera"""
    if job.camera is None:
        raise ValueError(f"{job.id} has no camera")
    return job.camera


def board(job: Job) -> Piece:
    s, shape, edge = measures.swatch(), measures.shapes()["re"], measures.edges()["mis"]
    seen = tops.top("board", shape, edge, measures.top().thickness, s.length, s.width, FACE, s.seams, s.key)
    return Piece([seen], camera_of(job))


def shape(job: Job) -> Piece:
    """The same top twice: seen straight from above, and below that as it lies on a table."""
    camera, bucket = camera_of(job), measures.shapes()[job.token].bucket
    width = measures.bucket(bucket).width
    middle, (_, turn) = Vector(camera.target), scene.pose(camera)
    up = turn @ Vector((0, 1, 0))
    flat, lying = (whole_top(job.token, "mis", bucket, 0) for _ in range(2))
    low = 2 * max(abs(Vector(v.co) @ up) for v in lying.data.vertices)
    half = (width + GAP + low) / 2
    flat.matrix_world = Matrix.Translation(middle + up * (half - width / 2)) @ turn.to_4x4()
    flat.visible_shadow = flat.visible_diffuse = False  # two views, not two things in one room
    lying.matrix_world = Matrix.Translation(middle - up * (half - low / 2))
    return Piece([flat, lying], camera)


def edge(job: Job) -> Piece:
    """A corner of a board, cut off so that its profile and its end grain show."""
    width = measures.bucket("l").width
    rim = [(inset - width / 2, FACE - depth) for inset, depth in profile(measures.edges()[job.token])]
    back = CUT[1] - width / 2
    section = [(back, FACE), *rim, (back, FACE - measures.top().thickness)]
    verts, faces = rings([[(x, y, h) for y, h in section] for x in (0, -CUT[0])])
    seed, origin = board_seed(rng("edge-cut"), 1.4), (0, (back - width / 2) / 2, FACE)
    return Piece([make("cut", "top", verts, faces, "x", seed, origin=origin, sharp=24)], camera_of(job))


def leg(job: Job) -> Piece:
    return Piece(unders.specimen(job.token, FACE - measures.top().thickness), camera_of(job))


def height(job: Job) -> Piece:
    """A table on the line of the floor."""
    inches = int(job.token)
    line: Object = block("line", "leg", (-41, -17.5, -0.8), (41, -17, 0), "x", 0.05)
    seen = [*under_top("shk", inches, "l", "r"), whole_top("re", "mis", "l", inches), line]
    return Piece(seen, camera_of(job))
