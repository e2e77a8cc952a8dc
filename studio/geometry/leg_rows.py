"""The rows of legs, one dataclass a kind; builders in legs.py, cabriole.py and steel.py. Plain numbers. Inches."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from geometry.points import Pair, Point

Quad = tuple[float, float, float, float]


@dataclass(frozen=True, kw_only=True)
class Turning:
    """profile: [height, radius]; below `foot` and above `neck` it keeps its size in every height, between them it
    stretches; drawn: the length it is drawn for.
    """

    drawn: float
    foot: float
    neck: float
    profile: tuple[Pair, ...]


@dataclass(frozen=True, kw_only=True)
class Leaning(Turning):
    """splay: degrees along the diagonal."""

    splay: float


@dataclass(frozen=True, kw_only=True)
class OwnApron:
    """What differs from the family's apron."""

    height: float | None = None
    setback: float | None = None
    reach: float | None = None


@dataclass(frozen=True, kw_only=True)
class Standing:
    """layers: which pictures a leg or base has; apron: what differs from the family's."""

    layers: tuple[str, ...] = ("leg", "apron")
    apron: OwnApron = field(default_factory=OwnApron)


@dataclass(frozen=True, kw_only=True)
class LegRow(Standing):
    """stubs: pictured alone, it carries short ends of its apron; flush: stands at the corner of the top itself; inset:
    how far in from the plan's corner.
    """

    stubs: bool = False
    flush: bool = False
    inset: Pair = (0, 0)


@dataclass(frozen=True, kw_only=True)
class Post(LegRow):
    """block: width of the square part, or of the room that a leg without one takes."""

    block: float


@dataclass(frozen=True, kw_only=True)
class Turned(Post, Turning):
    kind: Literal["lathe"] = "lathe"
    block_height: float


@dataclass(frozen=True, kw_only=True)
class Grooved(Turned):
    """flutes are hollow, reeds are beads; groove_from, groove_to: heights as drawn."""

    kind: Literal["flutes", "reeds"]
    grooves: int
    depth: float
    groove_from: float
    groove_to: float


@dataclass(frozen=True, kw_only=True)
class Taper(Post):
    """foot: width at the floor."""

    kind: Literal["taper"] = "taper"
    block_height: float
    foot: float


@dataclass(frozen=True, kw_only=True)
class Square(Post):
    """corbel: width, height and thickness of brackets beside it, and how far back from its face."""

    kind: Literal["square"]
    chamfer: float
    corbel: Quad | None = None


@dataclass(frozen=True, kw_only=True)
class Cabriole(Post):
    """ear: reach, drop, thickness of a knee block; pattern: height, outer and inner line from the inside of the block,
    roundness (0 square, 1 round).
    """

    kind: Literal["cabriole"]
    block_height: float
    drawn: float
    foot: float
    neck: float
    ear: Point
    pattern: tuple[Quad, ...]


@dataclass(frozen=True, kw_only=True)
class Splayed(Post, Leaning):
    kind: Literal["splayed"]


@dataclass(frozen=True, kw_only=True)
class Hairpin(Post):
    """rod: thickness; bend: radius at the floor; plate: thickness."""

    kind: Literal["hairpin"]
    rod: float
    bend: float
    plate: float


@dataclass(frozen=True, kw_only=True)
class CrossEnds(LegRow):
    """member: width and thickness; bearer: height; stretcher: height and thickness; alone: how far the feet of a
    single end stand out.
    """

    kind: Literal["crossEnds"]
    member: Pair
    bearer: float
    stretcher: Pair
    alone: float


CornerLeg = Turned | Grooved | Taper | Square | Cabriole | Splayed | Hairpin
Leg = CornerLeg | CrossEnds
