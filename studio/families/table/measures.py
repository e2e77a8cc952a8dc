"""The data of tables, read once. Inches. Legs, bases, shapes and edges are rows by token."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Any

from families.piece import Camera
from families.rows import read
from families.stage import FAMILIES, stage_of
from geometry.base_rows import Base
from geometry.leg_rows import Leg
from geometry.outlines import Boat, TopShape
from geometry.points import Pair
from geometry.rims import Step

Edge = tuple[Step, ...]
DATA = FAMILIES / "table" / "data"


@dataclass(frozen=True)
class Apron:
    """setback: from the outside of the legs; reach: how far it goes into round ones."""

    height: float
    thickness: float
    setback: float
    reach: float = 0.0


@dataclass(frozen=True)
class Look:
    """How far the camera stands from what it looks at: a point so far beside the middle, as it sees it, and so high."""

    distance: float
    aside: float
    height: float


@dataclass(frozen=True)
class Plan:
    """How legs and apron stand under a top.

    corner: outside corner of the leg block from the centre; radius (with `straight` between two half circles) and
    half: bent and
    square aprons of pedestals; square: the top has corners, at which flush legs stand; stand: the shape whose top
    throws the shade; looks: as of the bucket, where it is looked at otherwise.
    """

    stand: str
    corner: Pair | None = None
    radius: float = 0.0
    straight: float = 0.0
    half: Pair | None = None
    square: bool = False
    looks: dict[str, Look] = field(default_factory=dict)


@dataclass(frozen=True)
class Bucket:
    """How large a table is drawn; halves: its top parts along the middle; looks: height of the table in inches → how
    the camera looks at it.
    """

    length: float
    width: float
    looks: dict[str, Look]
    plans: dict[str, Plan]
    halves: bool = False


@dataclass(frozen=True)
class Plans:
    apron: Apron
    buckets: dict[str, Bucket]


@dataclass(frozen=True)
class Swatch:
    """The board whose finish is shown; key: another key gives other boards."""

    length: float
    width: float
    seams: tuple[float, ...]
    key: str


@dataclass(frozen=True)
class Thumbs:
    """thumbs: cameras, which the planner puts into its jobs."""

    swatch: Swatch
    thumbs: dict[str, Any]


@dataclass(frozen=True)
class Making:
    """How tops are made; boards: the least and the greatest width glued up."""

    thickness: float
    boards: Pair


@dataclass(frozen=True)
class Shapes:
    top: Making
    shapes: dict[str, TopShape]


def plans() -> Plans:
    return read(DATA / "plans.yaml", Plans)


def bucket(token: str) -> Bucket:
    return plans().buckets[token]


def plan_of(shape: str, token: str) -> Plan:
    """What tops of this shape stand on in a size bucket, as the camera sees them: the plan that is shaded by it, or
    the first.
    """
    plans = list(bucket(token).plans.values())
    return next((plan for plan in plans if plan.stand == shape), plans[0])


def camera(token: str, plan: Plan, height: int) -> Camera:
    """What looks at a table of this size bucket and height on this plan.

    @raises ValueError when the family has no camera
    """
    own = stage_of("table").camera
    if own is None:
        raise ValueError("families/table/stage.yaml has no camera")
    look = (plan.looks or bucket(token).looks)[str(height)]
    yaw = math.radians(own.yaw)
    target = (look.aside * math.cos(yaw), look.aside * math.sin(yaw), look.height)
    return replace(own, distance=look.distance, target=target)


def legs() -> dict[str, Leg]:
    return read(DATA / "legs.yaml", dict[str, dict[str, Leg]])["legs"]


def bases() -> dict[str, Base]:
    return read(DATA / "bases.yaml", dict[str, dict[str, Base]])["bases"]


def shapes() -> dict[str, TopShape]:
    return read(DATA / "shapes.yaml", Shapes).shapes


def shape_of(token: str, width: float) -> TopShape:
    """A shape as a top so wide has it: a boat draws its ends in by a share of its width, told for its bucket's."""
    row = shapes()[token]
    return replace(row, end=row.end * width / bucket(row.bucket).width) if isinstance(row, Boat) else row


def top() -> Making:
    return read(DATA / "shapes.yaml", Shapes).top


def boards(shape: str) -> Pair:
    """The least and the greatest width of the boards of a top."""
    return shapes()[shape].boards or top().boards


def edges() -> dict[str, Edge]:
    return read(DATA / "edges.yaml", dict[str, dict[str, Edge]])["edges"]


def swatch() -> Swatch:
    return read(DATA / "thumbs.yaml", Thumbs).swatch
