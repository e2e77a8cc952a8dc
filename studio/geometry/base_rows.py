"""The rows of bases, one dataclass a kind; builders in pedestals.py, trestles.py, steel.py. Plain numbers. Inches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from geometry.leg_rows import Standing, Turning
from geometry.points import Pair


@dataclass(frozen=True)
class Feet:
    """angles: degrees about the column; height: of a slab at the column, without it the foot is arched."""

    reach: float
    width: float
    angles: tuple[float, ...]
    height: float | None = None


@dataclass(frozen=True, kw_only=True)
class TurnedShaft(Turning):
    kind: Literal["turned"]
    feet: Feet


@dataclass(frozen=True, kw_only=True)
class BoxShaft:
    """column, plinth: their widths."""

    kind: Literal["box"]
    column: float
    plinth: float
    feet: Feet


@dataclass(frozen=True, kw_only=True)
class DrumShaft:
    """plinth: its height."""

    kind: Literal["drum"] = "drum"
    radius: float
    staves: int
    plinth: float


Shaft = TurnedShaft | BoxShaft | DrumShaft


@dataclass(frozen=True)
class LongRail:
    length: float
    apart: float
    height: float


@dataclass(frozen=True)
class Tie:
    """A board between two box columns; span: its lower and upper edge above the floor."""

    thick: float
    span: Pair


@dataclass(frozen=True, kw_only=True)
class Single(Standing):
    kind: Literal["single"]
    shaft: Shaft


@dataclass(frozen=True, kw_only=True)
class Double(Standing):
    """spread: of the columns, middle to middle."""

    kind: Literal["double"]
    spread: float
    shaft: Shaft
    rail: LongRail
    stretcher: Tie | None = None


@dataclass(frozen=True, kw_only=True)
class Tulip(Standing, Turning):
    """split: height at which the column's layer begins."""

    kind: Literal["tulip"]
    split: float


@dataclass(frozen=True)
class Member:
    """half: half its length across the table."""

    half: float
    height: float
    thick: float


@dataclass(frozen=True, kw_only=True)
class Stretcher:
    """past: how far its tenons stand out, 0 for none."""

    height: float
    thick: float
    past: float = 0


@dataclass(frozen=True, kw_only=True)
class LowStretcher(Stretcher):
    """at: height of its middle under a table of usual height."""

    at: float


@dataclass(frozen=True, kw_only=True)
class RisingStretcher(Stretcher):
    """rise: height of its middle as a share of the underside's."""

    rise: float


@dataclass(frozen=True, kw_only=True)
class Ends(Standing):
    """A base of two ends, from_end inches in from the top's."""

    from_end: float


@dataclass(frozen=True, kw_only=True)
class Posts(Ends):
    """post: width and thickness."""

    kind: Literal["posts"]
    post: Pair
    shoe: Member
    bearer: Member
    stretcher: LowStretcher


@dataclass(frozen=True, kw_only=True)
class Crosses(Ends):
    """member: width and thickness; foot, head: how far they stand out."""

    kind: Literal["crosses"]
    member: Pair
    foot: float
    head: float
    bearer: Member
    stretcher: Stretcher


@dataclass(frozen=True, kw_only=True)
class Upright(Ends):
    """An end of upright boards; half: half its width; joints: where they are glued."""

    thick: float
    half: float
    joints: tuple[float, ...]


@dataclass(frozen=True, kw_only=True)
class Planks(Upright):
    kind: Literal["planks"]
    waist: float
    stretcher: RisingStretcher


@dataclass(frozen=True, kw_only=True)
class Slabs(Upright):
    kind: Literal["slabs"]
    rail: Stretcher


@dataclass(frozen=True, kw_only=True)
class SteelFrames(Ends):
    """member: width and thickness of the bar; flange: thickness."""

    kind: Literal["steelFrames"]
    frame: Literal["x", "u"]
    from_side: float
    member: Pair
    flange: float


Base = Single | Double | Tulip | Posts | Crosses | Planks | Slabs | SteelFrames
