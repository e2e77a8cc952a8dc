"""What a case stands on: feet, plinths, runners and frames below its box, legs in the leg zone, and their thumbs.
Inches.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np
from bpy.types import Object

from families.case import blocks, brackets, carcass, legs, posts, stub
from families.case.blocks import Bun, Cube, Tapered
from families.case.box import DATA, Box, box, path, view
from families.case.brackets import Bracket, Sabre
from families.case.corner_posts import TENON, between
from families.case.frames import Plinth, Sled, SteelFrame, plinth, sled, steel
from families.case.legs import CaseLegs
from families.case.posts import Posts, post_size
from families.case.shelves import THICK, low_shelf
from families.case.stub import Look
from families.piece import Piece
from families.rows import read
from families.table import measures
from geometry.leg_rows import Hairpin, Leaning
from geometry.legs import splayed
from geometry.mesh import block
from geometry.points import Pair, moved, points_of
from jobs import Job


@dataclass(frozen=True, kw_only=True)
class Splayed(Leaning):
    """plate: its size and thickness."""

    kind: Literal["splayed"]
    height: float
    inset: float
    plate: Pair


@dataclass(frozen=True)
class Hung:
    """A piece that hangs on the wall."""

    kind: Literal["none"]


Foot = Plinth | Bracket | Bun | Tapered | Sled | Cube | Sabre | Posts | Splayed | SteelFrame | Hung


@dataclass(frozen=True)
class Feet:
    feet: dict[str, Foot]
    legs: CaseLegs
    thumbs: dict[str, Look]


def rules() -> Feet:
    return read(DATA / "feet.yaml", Feet)


def splayed_foot(name: str, row: Splayed, sx: int, sy: int, x: float, y: float) -> list[Object]:
    """A round taper that leans out both ways, screwed to a plate under the case."""
    s, t = row.plate
    cx, cy = x - sx * s / 2, y - sy * s / 2
    out = moved(splayed(name, row, cx, cy, sx, sy, row.height - t), (0, 0, -row.height))
    plate = (cx - s / 2, cy - s / 2, -t), (cx + s / 2, cy + s / 2, 0)
    return [*out, block(name + "-plate", "leg", *plate, "x", 0.05)]


SINGLE = {
    Bun: blocks.bun,
    Tapered: blocks.tapered,
    Cube: blocks.cube,
    Bracket: brackets.bracket,
    Sabre: brackets.sabre,
    Splayed: splayed_foot,
}
WHOLE = {Plinth: plinth, Sled: sled, Posts: posts.posts, SteelFrame: steel}


def height(token: str, b: Box) -> float:
    """How far the floor lies below the box."""
    row = rules().feet.get(token)
    if row is None:
        return b.zone
    return b.drop if isinstance(row, Hung) else row.height


def feet(token: str, b: Box) -> list[Object]:
    """Everything below the box."""
    row, name = rules().feet.get(token), f"{token}-{b.token}"
    if row is None:
        return legs.legs(token, b, rules().legs)
    if isinstance(row, Hung):
        return []
    if isinstance(row, Tapered) and b.stand:
        return blocks.tapered_posts(row, b, rules().legs.block)
    if type(row) in WHOLE:
        return WHOLE[type(row)](name, row, b)
    if b.corner:
        return brackets.on_plan(name, row, path(b))
    x, y = b.w / 2 - row.inset, b.d / 2 - row.inset
    make = SINGLE[type(row)]
    return [o for sx in (-1, 1) for sy in (-1, 1) for o in make(f"{name}-{sx}{sy}", row, sx, sy, sx * x, sy * y)]


def shelf(token: str, b: Box, standing: list[Object]) -> list[Object]:
    """The shelf between the legs of a box that has one; steel rods carry none."""
    if not b.shelf or isinstance(measures.legs()[token], Hairpin):
        return []
    z = b.level - b.zone
    return low_shelf(b.token, b.shelf, b, middle(standing, z - THICK) + b.w / 2, z)


def middle(standing: list[Object], z: float) -> float:
    """x of the middle of the left legs where they are cut at this height: there the corners of a shelf are inside a
    leg, whatever its shape.
    """
    cut = []
    for o in standing:
        points = np.array(points_of([o]))
        low, high = points[np.array([e.vertices for e in o.data.edges])].transpose(1, 0, 2)
        way = high - low
        crosses = (low[:, 2] - z) * (high[:, 2] - z) < 0
        cut += list((low[:, 0] + way[:, 0] * (z - low[:, 2]) / np.where(crosses, way[:, 2], 1))[crosses])
    left = [x for x in cut if x < 0]
    return (min(left) + max(left)) / 2


def stand(token: str, b: Box) -> list[Object]:
    """All that is seen below the box."""
    standing = feet(token, b)
    return [*standing, *shelf(token, b, standing)]


def posts_of(token: str, b: Box) -> Pair | None:
    """The size of the posts of a box that go on in these feet or legs; steel is not their wood."""
    row = rules().feet.get(token)
    if not b.posts or (row is None and isinstance(measures.legs()[token], Hairpin)):
        return None
    if row is None or (isinstance(row, Tapered) and b.stand):
        return rules().legs.block, rules().legs.block
    return post_size(row, b) if isinstance(row, Posts) else None


def layer(job: Job) -> Piece:
    """The feet under a box with the shelf between them, or their shadow and that of the box."""
    b, token = box(job.tokens[0], job.family), job.tokens[1]
    row, look, seen = rules().feet.get(token), view(b, job.family, -height(token, b)), stand(token, b)
    size, is_stand = posts_of(token, b), b.stand and isinstance(row, Posts)
    if is_stand:
        above = posts.stand(row.stands, b)
    else:
        above = [carcass.shell(b, TENON), *between(b, size)] if size else [carcass.shell(b)]
    if job.kind != "shadow":
        return Piece(seen, look, above, tone_from=f"cabinet/{b.posts}" if size else None)
    # An open washstand stands before the wall that water comes out of. Closed boxes do too, but other feet's shade is
    # shared by boxes and stands of the same measures, and the dark behind a box would show through a stand.
    shades_wall = isinstance(row, Hung) or (job.family == "bath" and is_stand)
    return Piece([*seen, *above], look, wall=b.d / 2 if shades_wall else None)


def thumb(job: Job) -> Piece:
    """One foot at the corner of a stub of case."""
    b = stub.box(h=9.0)
    seen = feet(job.token, b)
    if not any(o["material"] == "steel" for o in seen):
        seen += stub.corner(b)
    return Piece(seen, stub.view(rules().thumbs["foot"], -height(job.token, b)))
