"""Where everything of a case goes: the split tree of data/cases.yaml laid out on the face of its box. Inches.

A Cell is one opening of the face frame with what fills it; a Member is a rail or stile between. Fronts come from the
cells.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from families.case.box import DATA, Shelf
from families.rows import read

WAIST, LOWER_CASE = 1.0, 33.0  # hutches
DOORS = ("door-l", "door-r", "pair")
PROUD = 0.75  # of fronts that do not lie in the frame


@dataclass(frozen=True)
class Split:
    """A part of a face, parted in rows (from the top) or columns (from the left); a size of None takes the rest,
    equally.
    """

    rows: tuple[tuple[float | None, Node], ...] | None = None
    cols: tuple[tuple[float | None, Node], ...] | None = None


Node = Split | str


@dataclass(frozen=True)
class Frame:
    """Widths of a face frame; no stile: gaps only."""

    stile: float
    top: float
    rail: float
    bottom: float
    middle: float


@dataclass(frozen=True)
class Mount:
    """How fronts stand: inset (flush in the frame), overlay (proud, laps the frame), slab (proud, no frame)."""

    mount: Literal["inset", "overlay", "slab"]
    gap: float
    lap: float = 0.0


@dataclass(frozen=True)
class CaseRow(Split):
    box: str = ""
    kind: Literal["case", "hutch", "corner", "trunk", "table", "posts"] = "case"
    frame: str = "case"
    mount: str = "inset"
    upper: Split | None = None  # the upper case of a hutch
    shelf: Shelf | None = None  # near the floor, between posts
    level: float = 0.0  # of the shelf above the floor
    rail: float | None = None  # height of the rail that a face is cut into; None: the whole box
    post: float = 0.0  # depth of corner posts that its feet may go on in, as wide as the stiles that they are; 0: none
    lit: bool = False  # in its bays and behind its doors, which may be of glass


@dataclass(frozen=True)
class WholeThumb:
    """Thumbs of whole cases: inches across the picture, the camera, feet or legs."""

    width: float
    yaw: float
    elevation: float
    foot: str
    leg: str


@dataclass(frozen=True)
class Cases:
    frames: dict[str, Frame]
    mounts: dict[str, Mount]
    cases: dict[str, CaseRow]
    thumbs: dict[str, WholeThumb]


@dataclass(frozen=True)
class Case:
    """A case with its frame and the way its fronts stand."""

    token: str
    row: CaseRow
    frame: Frame
    mount: Mount


@dataclass(frozen=True)
class Area:
    """A part of a case's face: x0..x1, z0..z1 in the plane y. key: names it, so that its wood is always the same."""

    x0: float
    x1: float
    z0: float
    z1: float
    y: float
    key: str

    @property
    def w(self) -> float:
        return self.x1 - self.x0

    @property
    def h(self) -> float:
        return self.z1 - self.z0


@dataclass(frozen=True)
class Cell(Area):
    """An opening of the frame; `leaf` says what fills it, `number` how often."""

    leaf: str
    number: str
    upper: bool


@dataclass(frozen=True)
class Member(Area):
    """A board of the face frame. grain: x for rails, z for stiles. edge: it bounds the whole frame."""

    grain: str
    edge: bool


@dataclass(frozen=True)
class Face(Area):
    """A framed face."""

    node: Split
    upper: bool


@dataclass(frozen=True)
class Opening(Area):
    """One front: its own outside measures (what the drawer front or the door covers), in the plane of the case's face.

    Gaps are already taken off, laps put on. y: the face frame in front of (or flush in) which it stands. kind: drawer,
    small, door. hand: side of the hinges, l or r, for doors.
    """

    kind: str
    mount: str
    hand: str = "l"

    @property
    def face(self) -> float:
        """y of the front's own face."""
        return self.y - (0.0 if self.mount == "inset" else PROUD)


def cases() -> Cases:
    return read(DATA / "cases.yaml", Cases)


@cache
def case_of(token: str) -> Case:
    """The case of a token such as dr6."""
    row = cases().cases[token]
    return Case(token, row, cases().frames[row.frame], cases().mounts[row.mount])
