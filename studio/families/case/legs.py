"""Legs of tables made again for small pieces: as slim as their rail asks, cut to the leg zone. Inches."""

from dataclasses import dataclass, replace

from bpy.types import Object

from families.case.box import Box
from families.case.corner_posts import SIGNS, post, tenons, wood_of
from families.rows import changed
from families.table import measures
from geometry.leg_rows import Cabriole, CornerLeg, CrossEnds, Grooved, Hairpin, Splayed, Square, Taper, Turned
from geometry.legs import corbels, leg, turning
from geometry.points import moved

HOUSED = 0.2  # corbels reach up into the rails: their eased ends are not to be seen
FOOT = 0.1  # that the foot of a post is eased by
ARRIS = 0.07  # under a block
FEW = 0.8  # a profile keeps its height as long as the leg has this share of it


@dataclass(frozen=True)
class Plate:
    """Of a hairpin: its size, the rod and its bend."""

    block: float
    rod: float
    bend: float


@dataclass(frozen=True)
class CaseLegs:
    """block: the square part under the rail, as thick as the posts; head: its height; reveal: how far the faces of
    corbels lie behind those of the rails above them.
    """

    block: float
    head: float
    reveal: float
    hairpin: Plate


def spec_of(token: str, length: float, own: CaseLegs) -> CornerLeg:
    """The row of a table's leg with its block, its turning and its height made smaller.

    @raises ValueError for a leg that does not stand alone
    """
    row = measures.legs()[token]
    if isinstance(row, CrossEnds):
        raise ValueError(f"{token} is no leg of a case")
    if isinstance(row, Hairpin):
        return changed(row, own.hairpin)
    block = own.block
    slim = block / row.block
    if isinstance(row, Square) and row.corbel:
        wide, high, thick = (slim * k for k in row.corbel[:3])
        return replace(row, block=block, corbel=(wide, min(high, length * 0.42) + HOUSED, thick, thick + own.reveal))
    if isinstance(row, Taper):
        return replace(row, block=block, block_height=own.head, foot=row.foot * slim)
    if isinstance(row, Cabriole):
        return replace(row, block=block, block_height=own.head)
    if isinstance(row, Turned | Splayed):
        return slimmer(row, block, slim, length, own.head)
    return replace(row, block=block)


def slimmer(row: Turned | Splayed, block: float, slim: float, length: float, head: float) -> CornerLeg:
    """A turned leg, `slim` times as thick, as high as the length and its block allow."""
    low = slim * min(1.0, (length - head) / (row.profile[-1][0] * slim * FEW))
    profile = tuple((z * low, r * slim) for z, r in row.profile)
    drawn, foot, neck = profile[-1][0] + head, row.foot * low, row.neck * low
    row = replace(row, block=block, profile=profile, drawn=drawn, foot=foot, neck=neck)
    if isinstance(row, Turned):
        row = replace(row, block_height=head)
    if isinstance(row, Grooved):
        lo, hi = row.groove_from * low, row.groove_to * low
        return replace(row, depth=row.depth * slim, groove_from=lo, groove_to=hi)
    return row


def one(spec: CornerLeg, b: Box, sx: int, sy: int, own: CaseLegs) -> list[Object]:
    """One leg below its post: what of it is square is that post, cut to nothing at the line between two layers."""
    name, at, size = wood_of(b, sx, sy), (sx * b.w / 2, sy * b.d / 2), (own.block, own.block)
    cx, cy = (k - s * own.block / 2 for k, s in zip(at, (sx, sy)))
    if not b.posts or not isinstance(spec, Square | Turned):
        return moved(leg(name, spec, at, b.zone), (0, 0, -b.zone))
    low, ease = (b.zone, FOOT) if isinstance(spec, Square) else (own.head, ARRIS)
    square = post("leg", b, sx, sy, size, ((-low, 0, ease), (ease - low, 0, 0), (0, 0, 0)))
    if isinstance(spec, Square):
        return [*moved(corbels(name, spec, cx, cy, sx, sy, b.zone + HOUSED), (0, 0, -b.zone)), square]
    return [*moved([turning(name, spec, cx, cy, b.zone)], (0, 0, -b.zone)), square]


def legs(token: str, b: Box, own: CaseLegs) -> list[Object]:
    """Four legs whose outside corners are those of the box."""
    spec = spec_of(token, b.zone, own)
    out = [o for sx, sy in SIGNS for o in one(spec, b, sx, sy, own)]
    return out + (tenons(b, (own.block, own.block)) if b.posts and not isinstance(spec, Hairpin) else [])
