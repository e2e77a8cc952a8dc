"""Legs of tables made again for small pieces: as slim as their rail asks, cut to the leg zone. Inches."""

from dataclasses import dataclass, replace

from bpy.types import Object

from families.case.box import Box
from families.case.corner_posts import SIGNS, tenons, wood_of
from families.rows import changed
from families.table import measures
from geometry.leg_rows import Cabriole, CornerLeg, CrossEnds, Grooved, Hairpin, Splayed, Square, Taper, Turned
from geometry.legs import leg
from geometry.points import moved

FEW = 0.8  # a profile keeps its height as long as the leg has this share of it


@dataclass(frozen=True)
class Plate:
    """Of a hairpin: its size, the rod and its bend."""

    block: float
    rod: float
    bend: float


@dataclass(frozen=True)
class CaseLegs:
    """block, blocks: the square part under the rail, by leg where it differs; head: its height."""

    block: float
    blocks: dict[str, float]
    head: float
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
    block = own.blocks.get(token, own.block)
    slim = block / row.block
    if isinstance(row, Square) and row.corbel:
        wide, high, thick, back = row.corbel
        return replace(row, block=block, corbel=(wide * slim, min(high * slim, length * 0.42), thick, back * slim))
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


def legs(token: str, b: Box, own: CaseLegs) -> list[Object]:
    """Four legs whose outside corners are those of the box."""
    spec, out = spec_of(token, b.zone, own), []
    for sx, sy in SIGNS:
        out += leg(wood_of(b, sx, sy), spec, (sx * b.w / 2, sy * b.d / 2), b.zone)
    return moved(out, (0, 0, -b.zone)) + (tenons(b, own.block) if b.posts and not isinstance(spec, Hairpin) else [])
