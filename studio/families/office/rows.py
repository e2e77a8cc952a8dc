"""The rows of data/office.yaml as dataclasses. Inches; x to the right, y to the back, the floor at z = 0."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from families.case.layout import Frame, Mount, Split
from families.rows import read
from geometry.base_rows import DrumShaft, Posts, SteelFrames
from geometry.points import Pair, Point


@dataclass(frozen=True)
class SizeRow:
    """Length and depth of a top; wild: what a slab's wild sides take off and is added again; nearest: the larger size
    from which it is seen too, so that it looks smaller.
    """

    length: float
    depth: float
    wild: float
    nearest: str | None = None


@dataclass(frozen=True)
class Unit(Split):
    """A box from the plinth up to the top, its fronts as in case/data/cases.yaml."""

    x: Pair = (0.0, 0.0)
    frame: Literal["pedestal", "credenza", "paired"] = "pedestal"


@dataclass(frozen=True)
class Centre(Split):
    """The drawer over the opening for knees."""

    high: float = 0.0


@dataclass(frozen=True)
class Desk:
    """leg: a framed panel instead of a pedestal; knee: the opening for knees, spanned by an apron (its height) or a
    drawer;
    back: height of the back panel."""

    kind: Literal["desk"]
    size: str
    y: Pair
    units: tuple[Unit, ...]
    mount: str = "inset"
    leg: Pair | None = None
    knee: Pair | None = None
    apron: float | None = None
    back: float = 0.0
    centre: Centre | None = None


@dataclass(frozen=True)
class Stretcher:
    high: float
    thick: float
    at: float


@dataclass(frozen=True)
class Ends:
    """Framed panel ends on shoes; shoe: width and height, head: of what lies under the top."""

    kind: Literal["ends"]
    size: str
    x: float
    half: float
    thick: float
    stile: float
    top: float
    bottom: float
    shoe: Pair
    head: Pair
    stretcher: Stretcher


@dataclass(frozen=True)
class Columns:
    """Square columns of framed panels; plinth, cap: their heights; out: how far the plinth stands out."""

    kind: Literal["columns"]
    size: str
    x: float
    half: float
    plinth: float
    out: float
    cap: float
    stile: float
    top: float
    bottom: float


@dataclass(frozen=True)
class Drums:
    kind: Literal["drums"]
    size: str
    x: float
    shaft: DrumShaft


@dataclass(frozen=True)
class TableBase:
    """A base that long tables have too; its row is one of theirs."""

    kind: Literal["table"]
    size: str
    base: Posts | SteelFrames


Base = Desk | Ends | Columns | Drums | TableBase


@dataclass(frozen=True)
class Writing:
    """corner: of the leg blocks; setback: of the apron from their faces; drawer: width and height of its three."""

    corner: Pair
    apron: float
    setback: float
    thick: float
    drawer: Pair
    divider: float


@dataclass(frozen=True)
class OwnShape:
    """What differs from the tables' shape of the same token."""

    sagitta: float | None = None
    radius: float | None = None


@dataclass(frozen=True)
class OwnLeg:
    """What differs from the tables' leg of the same token."""

    block: float | None = None
    foot: float | None = None
    block_height: float | None = None
    drawn: float | None = None


@dataclass(frozen=True)
class Office:
    """top: thickness; brackets: by leg, reach, drop and thickness of corbels under the apron, not the table's."""

    top: float
    elevation: float
    sizes: dict[str, SizeRow]
    shapes: dict[str, dict[str, OwnShape]]
    plinth: float
    frames: dict[str, Frame]
    mounts: dict[str, Mount]
    bases: dict[str, Base]
    writing: Writing
    legs: dict[str, OwnLeg]
    brackets: dict[str, Point]


@dataclass(frozen=True)
class File:
    office: Office


def rules() -> Office:
    return read(Path(__file__).parent / "data" / "office.yaml", File).office
