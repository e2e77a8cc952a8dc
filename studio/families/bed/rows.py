"""The rows of data/beds.yaml as dataclasses. Inches; heights from the floor."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from families.rows import read
from geometry.points import Pair


@dataclass(frozen=True)
class Rail:
    """gap: from the mattress to the rail."""

    low: float
    high: float
    gap: float
    thick: float


@dataclass(frozen=True)
class SlatRow:
    """The slats that carry a mattress."""

    top: float
    thick: float
    wide: float
    count: int


@dataclass(frozen=True)
class Framed:
    """tiers: panels in each row, from the bottom; upper: height of the upper row's panels; rail: height of a
    footboard's rails.
    """

    kind: Literal["framed"]
    height: float
    tiers: tuple[int, ...]
    upper: float | None = None
    rail: float = 3.0


@dataclass(frozen=True)
class Slatted:
    """slat: width and thickness; slot: of the middle one. Either `gap` or `count` says how many."""

    kind: Literal["slatted"]
    height: float
    slat: Pair
    gap: float = 0.0
    count: int | None = None
    slot: Pair | None = None


@dataclass(frozen=True)
class Plank:
    """A headboard of one slab `plank` inches high."""

    kind: Literal["plank"]
    height: float
    plank: float


@dataclass(frozen=True)
class Bookcase:
    kind: Literal["bookcase"]
    height: float
    depth: float


@dataclass(frozen=True)
class Cushioned:
    kind: Literal["cushioned"]
    height: float


@dataclass(frozen=True)
class Sleigh:
    """back: how far the board rolls out; tiers: panels."""

    kind: Literal["sleigh"]
    height: float
    back: float
    tiers: tuple[int, ...]


@dataclass(frozen=True)
class Bare:
    """A rail over two feet of this size."""

    kind: Literal["bare"]
    foot: float


@dataclass(frozen=True)
class Drawers:
    kind: Literal["drawers"]
    height: float
    count: int


@dataclass(frozen=True)
class Bench:
    kind: Literal["bench"]
    height: float
    depth: float


Headboard = Framed | Slatted | Plank | Bookcase | Cushioned | Sleigh
Footboard = Framed | Slatted | Sleigh | Bare | Drawers | Bench


@dataclass(frozen=True)
class Cap:
    """thick: how much of the height the cap takes; rows: profile from the top down, [how far it reaches over, depth];
    rise: of an arch; rings: of a carved roll, [from its end, how far they stand out]."""

    thick: float
    over: float
    rows: tuple[Pair, ...] = ()
    rise: float | None = None
    rings: tuple[Pair, ...] = ()


@dataclass(frozen=True)
class Turned:
    """[height, radius] of a post's foot, of a vase at both blocks with a belly between, of the neck under the ball."""

    foot: tuple[Pair, ...]
    vase: tuple[Pair, ...]
    belly: tuple[Pair, ...]
    neck: tuple[Pair, ...]


@dataclass(frozen=True)
class Post:
    """foot: of a tapered one, ball: diameter on a turned one, cut: of a clipped one's corners."""

    kind: Literal["square", "tapered", "turned", "clipped"]
    size: float
    foot: float = 0.0
    ball: float = 0.0
    cut: float = 0.0
    turning: Turned | None = None


@dataclass(frozen=True)
class End:
    """A scrolled end of a sleigh bed."""

    kind: Literal["end"]
    thick: float
    carved: bool = False


@dataclass(frozen=True)
class SizeRow:
    """width, length: of the mattress; people: side by side, each with pillows; centre: whether a rail stands on two
    feet under the middle of the slats.
    """

    width: float
    length: float
    people: int = 2
    centre: bool = False


@dataclass(frozen=True)
class Beds:
    """nearest: the size from which on the camera goes back; smaller ones are seen from where that one is."""

    sizes: dict[str, SizeRow]
    nearest: str
    rail: Rail
    slats: SlatRow
    headboards: dict[str, Headboard]
    caps: dict[str, Cap]
    posts: dict[str, Post | End]
    footboards: dict[str, Footboard]
    mattresses: dict[str, float]


@dataclass(frozen=True)
class File:
    beds: Beds


def rules() -> Beds:
    return read(Path(__file__).parent / "data" / "beds.yaml", File).beds
