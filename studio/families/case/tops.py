"""Tops of low cases and vanities, the crowns of tall ones, and their thumbs. Inches.

A top's back is straight and flush with the case. Wood tops of one box have their faces at one level and the same
boards,
so that they share grain; thicker ones reach down over the rail.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bpy.types import Object

from families.case import stub
from families.case.box import DATA, Box, box, front_path, view
from families.case.crowns import Crown, crown
from families.case.crowns import reach as reach_of_crown
from families.case.fronts import Contour
from families.case.slabs import breadboard, slab, wild
from families.case.stub import Look
from families.piece import Piece
from families.rows import read
from geometry.points import Pair, Point, corners
from jobs import Job

VANITY_FACE = 1.25  # upper face of every vanity top above the box
ABOVE = 1.0  # of every other top


@dataclass(frozen=True)
class Plate:
    """A top of one piece with a worked edge [(inset, down)...]."""

    kind: Literal["wood", "stone"]
    thick: float
    edge: Contour


@dataclass(frozen=True)
class Breadboard:
    kind: Literal["breadboard"]
    thick: float
    boards: Pair


@dataclass(frozen=True)
class Wild:
    """A slab with the bark's line in front; sway: of the line against the tables'; over: how far it hangs over."""

    kind: Literal["wild"]
    thick: float
    sway: float
    over: float


@dataclass(frozen=True)
class Tops:
    boards: Pair
    edges: dict[str, Plate | Breadboard | Wild]
    crowns: dict[str, Crown]
    thumbs: dict[str, Look]


def rules() -> Tops:
    return read(DATA / "tops.yaml", Tops)


def overhang(is_vanity: bool) -> Pair:
    """How far a top reaches over the sides and over the front."""
    return (0.5, 1.0) if is_vanity else (0.75, 0.75)


def pieces(token: str, b: Box, is_vanity: bool) -> list[Object]:
    """The objects of a top that is no crown."""
    row, boards = rules().edges[token], rules().boards
    side, front = overhang(is_vanity)
    x, y0, y1 = b.w / 2 + side, b.front - front, b.d / 2
    if isinstance(row, Breadboard):
        return breadboard(f"{token}-{b.token}", row.thick, row.boards, x, y0, y1, b.h)
    if isinstance(row, Wild):
        return [wild(f"{token}-{b.token}", row.thick, row.sway, row.over, x, y0, y1, b.h)]
    path, face = front_path(x, y0, y1), b.h + (VANITY_FACE if is_vanity else ABOVE)
    if row.kind == "stone":
        return [slab(f"stone-{b.token}", path, row.edge, face, material="stone")]
    out = [slab(f"top-{b.token}", path, row.edge, face, boards)]
    under = face - row.thick
    if under > b.h + 0.01:  # a thin top lies on a strip that keeps it level with the thick ones
        strip = front_path(b.w / 2 - 0.1, b.front + 0.1, y1)
        out.append(slab(f"strip-{b.token}", strip, [(0, 0), (0, under - b.h)], under))
    return out


def reach(token: str, b: Box, is_vanity: bool) -> list[Point]:
    """Points that bound the picture; one set for all tops that share grain."""
    row = rules().edges[token]
    side, front = overhang(is_vanity)
    lo, hi = (b.h - 0.55, b.h + VANITY_FACE + 0.05) if is_vanity else (b.h - 0.3, b.h + ABOVE + 0.05)
    if not isinstance(row, Plate):
        more = row.over if isinstance(row, Wild) else 0.3
        lo, hi, side, front = b.h - 0.05, b.h + row.thick + 0.1, side + 0.3, front + more
    return corners((-b.w / 2 - side - 0.05, b.front - front - 0.05, lo), (b.w / 2 + side + 0.05, b.d / 2, hi))


def top(token: str, b: Box, is_vanity: bool) -> list[Object]:
    """The objects of a top or a crown."""
    row = rules().crowns.get(token)
    return crown(token, row, rules().boards, b) if row else pieces(token, b, is_vanity)


def layer(job: Job) -> Piece:
    """The top of a box."""
    b, token = box(job.tokens[0], job.family), job.tokens[1]
    is_vanity = job.family == "bath" and not b.is_tall
    extent = reach_of_crown(b) if token in rules().crowns else reach(token, b, is_vanity)
    return Piece(top(token, b, is_vanity), view(b, job.family, -b.drop), extent=extent)


def thumb(job: Job) -> Piece:
    """The corner of a `top` or a `crown` on a stub of case, close: stone lies on nothing (one material a picture)."""
    b = stub.box()
    made, look = top(job.token, b, False), stub.view(rules().thumbs[job.what], -b.drop)
    if all(o["material"] == "wood" for o in made):
        return Piece([*made, *stub.corner(b)], look)
    return Piece(made, look, stub.corner(b))
