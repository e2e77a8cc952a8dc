"""Pictures of tables: the top, and what stands under it. Inches."""

from __future__ import annotations

import numpy as np
from bpy.types import Object

from families.piece import Piece, Point
from families.table import measures, unders
from geometry import tops
from geometry.outlines import Wild, outline
from jobs import Job

MATCHED = 0.5
STAND = "mis"  # the edge of the top that shades what stands under it
FLUSH = "bul"  # the same where legs are flush with the top: past this edge one sees most of their upper faces


def whole_top(shape: str, edge: str, bucket: str, height: float) -> Object:
    """The whole top of a size bucket with its face at `height`."""
    b, thick = measures.bucket(bucket), measures.top().thickness
    row = measures.shape_of(shape, b.width)
    lines = tops.glue_lines(measures.boards(shape), b.length, b.width, b.halves)
    top = tops.top("top", row, measures.edges()[edge], thick, b.length, b.width, height, lines)
    if not isinstance(row, Wild):
        match(top)
    return top


def match(top: Object) -> None:
    """Boards of one top are picked to match: their tones differ less than those of boards from all over the log."""
    boards = np.empty(len(top.data.polygons) * 3, np.float32)
    top.data.attributes["b1"].data.foreach_get("vector", boards)
    boards[2::3] *= MATCHED
    top.data.attributes["b1"].data.foreach_set("vector", boards)


def under_top(token: str, height: float, bucket: str, plan: str) -> list[Object]:
    """Legs or base with apron, under a top whose face is at `height`."""
    return unders.under(token, height - measures.top().thickness, bucket, plan)


def extent(shape: str, bucket: str, height: float) -> list[Point]:
    """Points that bound a top whatever its edge, so that edges can share their grain: the outline at face and
    underside.
    """
    b = measures.bucket(bucket)
    plan = outline(measures.shape_of(shape, b.width), b.length, b.width)
    return [(x, y, z) for x, y in plan for z in (height, height - measures.top().thickness)]


def top(job: Job) -> Piece:
    seen = [whole_top(job.shape, job.edge, job.bucket, job.height)]
    camera = measures.camera(job.bucket, measures.plan_of(job.shape, job.bucket), job.height)
    return Piece(seen, camera, extent=extent(job.shape, job.bucket, job.height))


def under(job: Job) -> Piece:
    seen = under_top(job.token, job.height, job.bucket, job.plan)
    plan = measures.bucket(job.bucket).plans[job.plan]
    camera = measures.camera(job.bucket, plan, job.height)
    edge = FLUSH if unders.is_flush(job.token, plan) else STAND
    return Piece(seen, camera, [whole_top(plan.stand, edge, job.bucket, job.height)])
