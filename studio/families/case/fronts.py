"""The rows of data/fronts.yaml, and the picture that a layer of fronts or of their hardware is. Inches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from bpy.types import Object

from families.case import carcass
from families.case.box import DATA, Box, box, view
from families.case.layout import Case, Opening, case_of
from families.case.plan import openings
from families.piece import Piece, View
from families.rows import made, read
from geometry.points import Pair, Point, corners
from geometry.rims import Step, profile
from jobs import Job


def contour(rows: Any) -> list[Pair]:
    """Rows as those of edges, spelt out as points.

    @raises BadRow
    """
    return profile(made(tuple[Step, ...], rows, "fronts.yaml:"))


Contour = Annotated[list[Pair], contour]


@dataclass(frozen=True)
class Lip:
    """A lipped front: how far it laps the frame and stands proud of it."""

    lap: float
    proud: float


@dataclass(frozen=True)
class FivePiece:
    """Widths of the members by the height of the front, and how far the panel lies back."""

    stile: float
    narrow: float
    low: float
    least: float
    below: float
    back: float


@dataclass(frozen=True)
class DrawerFronts:
    rims: dict[str, Contour]
    lip: Lip
    glue_over: float
    five: FivePiece


@dataclass(frozen=True)
class Sticking:
    """The inner edge of a frame: how wide it is, and its profile from the frame's face down to the panel."""

    width: float
    rows: Contour


@dataclass(frozen=True)
class Door:
    """What a framed door is made of; back: of its panel below the face; rise: how far the top rail is cut out."""

    sticking: str
    panel: Literal["flat", "flush", "raised", "beaded", "pane", "slats"]
    back: float
    rise: float = 0.0
    curve: Literal["arch", "cathedral"] = "arch"
    bars: Literal["cross", "grid"] | None = None


@dataclass(frozen=True)
class Beads:
    pitch: float
    bead: float
    deep: float


@dataclass(frozen=True)
class Grid:
    width: float
    across: int
    up: int


@dataclass(frozen=True)
class Slats:
    """Slanting slats; a door higher than `mid_over` has a rail across its middle."""

    width: float
    thick: float
    pitch: float
    tilt: float
    mid_over: float


@dataclass(frozen=True)
class Planks:
    """A barn door: gaps between boards, the tongues in them, ledges and where they lie, as a share of the height.

    No pull may lie half on a ledge: ledges are `short` of the door's sides, and `clear` of its ends where it is high.
    """

    gap: float
    tongue: float
    ledge: float
    proud: float
    from_end: float
    short: float
    clear: float


@dataclass(frozen=True)
class Doors:
    stile: float
    board: Pair
    plank: float
    sticking: dict[str, Sticking]
    kinds: dict[str, Door]
    raised: Contour
    flush: Contour
    beaded: Beads
    cross: float
    grid: Grid
    slats: Slats
    planks: Planks


@dataclass(frozen=True)
class Fronts:
    fronts: DrawerFronts
    doors: Doors


def rules() -> Fronts:
    return read(DATA / "fronts.yaml", Fronts)


Maker = Callable[[str, Opening], list[Object]]
KINDS = {"drawer": "drawer", "smalldrawer": "small", "door": "door"}


def on_case(job: Job) -> tuple[Case, Box, View, list[Opening]]:
    """A case as its layers see it, and the fronts that a layer of them or of their hardware shows."""
    case, kind = case_of(job.tokens[0]), KINDS.get(job.layer.removesuffix("hardware"))
    b = box(case.row.box, job.family)
    return case, b, view(b, job.family, -b.drop), [o for o in openings(case, b) if o.kind == kind]


def picture(job: Job, make: Maker) -> Piece:
    """A layer of fronts. They are painted over the cabinet: what stiles and rails hide of their edges must not show,
    nor what proud fronts of other layers hide; the shade of these makes the gaps between them dark.
    """
    case, b, look, found = on_case(job)
    if not found:
        return Piece([], look)
    extent = [(x, y, z) for o in found for x in (o.x0, o.x1) for z in (o.z0, o.z1) for y in (o.face, o.y + 0.75)]
    others = [o for o in openings(case, b) if o.mount != "inset" and o not in found]
    body = [*carcass.carcass(case, b), *map(carcass.board_of, others)]
    for obj in body:
        obj.is_holdout = True
    fronts = [obj for o in found for obj in make(job.tokens[1], o)]
    return Piece([*fronts, *body], look, [carcass.shade_of_top(b)], extent=pad(extent))


def pad(points: list[Point], by: float = 0.5) -> list[Point]:
    """Room for what stands a little proud of a front."""
    xs, ys, zs = zip(*points)
    return corners((min(xs) - by, min(ys) - by, min(zs) - by), (max(xs) + by, max(ys), max(zs) + by))


def thumb(job: Job, size: Pair, floor: float, ortho: float, make: Maker) -> Piece:
    """One front alone, nearly from the front."""
    w, h = size
    o = Opening(-w / 2, w / 2, 0.0, h, 0.0, f"thumb-{job.what}-0", job.what, "inset")
    fit = corners((-w / 2, -1, 0), (w / 2, 1, h))
    return Piece(make(job.token, o), View(fit, floor=floor, ortho=ortho, yaw=16, elevation=8, target=(0, 0, h / 2)))
