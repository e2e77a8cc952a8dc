"""The outside of a case: its box, its plan, and how it is framed. A box hangs with its underside at z = 0; feet reach
down from it. Inches.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from families.piece import View
from families.rows import read
from geometry.points import Outline, corners

DATA = Path(__file__).parent / "data"
Shelf = Literal["slats", "solid"]
TOP = 1.0  # under an ordinary top
CROWN = 3.0  # under the crown of a tall case
ZONE = 4.0  # feet, as measured in the price book
TALLEST_FOOT = 5.2  # data/boxes.yaml says where taller ones are offered
TALL = 72.0
ELEVATION = {"bedroom": 14.0, "dining": 13.0, "living": 17.0, "bath": 20.0, "case": 14.0}


@dataclass(frozen=True)
class Corner:
    """A corner piece: half the width of its flat front, how far its returns run back from it at 45 degrees."""

    half: float
    run: float


@dataclass(frozen=True)
class BoxRow:
    """What a box has that differs from "H less top less foot zone".

    shelf: between its legs, `level` above the floor. posts: the case whose corner posts go on in its legs. stand: all
    of it that reaches down to them are these posts.
    """

    height: float | None = None
    zone: float = 0.0
    drop: float | None = None
    top_depth: float | None = None
    corner: Corner | None = None
    shelf: Shelf | None = None
    level: float = 0.0
    posts: str = ""
    stand: bool = False


@dataclass(frozen=True)
class Boxes:
    boxes: dict[str, BoxRow]


@dataclass(frozen=True)
class Box:
    """Width, depth and height of the box alone. `zone`: length of the legs where it stands on legs, else 0."""

    token: str
    w: float
    d: float
    h: float
    zone: float
    is_tall: bool
    rise: float  # what tops, crowns, sinks and faucets need above it in the frame
    drop: float  # what feet need below it
    top_depth: float = 0.0  # of the upper case of a hutch; 0: the whole case is as deep
    corner: Corner | None = None
    shelf: Shelf | None = None  # between its legs
    level: float = 0.0  # of the shelf above the floor
    posts: str = ""  # the case whose corner posts go on in its legs
    stand: bool = False  # nothing but posts reaches down to its legs

    @property
    def front(self) -> float:
        """y of the front face."""
        return -self.d / 2


def box(token: str, family: str) -> Box:
    """The box of a token such as 60x20x36 (W x D x H outside, docs/pictures-families.md)."""
    w, d, h = (float(v) for v in token.split("x"))
    own = read(DATA / "boxes.yaml", Boxes).boxes.get(token, BoxRow())
    tall = h >= TALL
    is_bath = family == "bath" and not tall
    height = h - ZONE - (0 if is_bath else CROWN if tall else TOP) if own.height is None else own.height
    drop = own.zone or TALLEST_FOOT if own.drop is None else own.drop
    rise = 9.5 if is_bath else 4.6 if tall else 1.6
    low = (own.corner, own.shelf, own.level, own.posts, own.stand)
    return Box(token, w, d, height, own.zone, tall, rise, drop, own.top_depth or 0.0, *low)


def view(b: Box, family: str, floor: float) -> View:
    """Every layer of a box is seen alike, whatever stands below or on it."""
    over = 2.6 if b.is_tall else 1.0
    lo = (-b.w / 2 - over, -b.d / 2 - over, -b.drop)
    return View(fit=corners(lo, (b.w / 2 + over, b.d / 2, b.h + b.rise)), floor=floor, elevation=ELEVATION[family])


def path(b: Box, upper: bool = False) -> Outline:
    """The path of mouldings round the foot of a case, or (`upper`) round what carries its crown."""
    x, back = b.w / 2, b.d / 2
    front = back - b.top_depth if upper and b.top_depth else b.front
    if b.corner:
        side = b.front + b.corner.run
        return [(-x, side), (-b.corner.half, front), (b.corner.half, front), (x, side)]
    return front_path(x, front, back)


def front_path(x: float, front: float, back: float) -> Outline:
    """The path of mouldings round a straight front and two sides."""
    return [(-x, back), (-x, front), (x, front), (x, back)]


def outline(b: Box, upper: bool = False, over: float = 0.0) -> Outline:
    """The plan of a case, counter-clockwise from the front left: of its foot, or (`upper`) of what a top lies on; grown
    by `over`.
    """
    y1 = b.d / 2
    if b.corner:
        half, back, side = b.corner.half, b.corner.half + b.corner.run, b.front + b.corner.run
        k = over * 0.4142
        grown = [(-half - k, b.front - over), (half + k, b.front - over), (back + k, side - over)]
        right, left = ([(back, side)], [(-back, side)]) if over else ([], [])
        return [*grown, *right, (1.0, y1), (-1.0, y1), *left, (-back - k, side - over)]
    y0 = y1 - b.top_depth if upper and b.top_depth else b.front
    return [(-b.w / 2 - over, y0 - over), (b.w / 2 + over, y0 - over), (b.w / 2 + over, y1), (-b.w / 2 - over, y1)]
