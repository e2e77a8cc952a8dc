"""Knobs and pulls on the fronts of a case, and alone for their thumbs (data/hardware.yaml; docs/pictures-families.md).
Inches.
"""

from __future__ import annotations

from dataclasses import dataclass

from bpy.types import Object

from families.case import bails, carcass, groove, mission, pulls
from families.case.bails import Bail, Ring
from families.case.box import DATA, ZONE
from families.case.fronts import on_case
from families.case.groove import Groove
from families.case.layout import Opening
from families.case.mission import Mission
from families.case.plan import openings
from families.case.pulls import Bar, Bow, Cup, RoundKnob, SquareKnob
from families.piece import Piece, Stand, View
from families.rows import read
from geometry.points import Pair, bounds, corners, moved, points_of
from jobs import Job

PAIR = 26.0  # a drawer this wide carries two
LOW = 5.0  # in one lower than this what hangs is centred as a whole, or it would hang over the edge
EDGE, FROM_END = 1.25, 2.75  # from the free edge of a door, from its top or bottom
HAND = 40.0  # above the floor: as near as can be to it a door is taken
CLEAR = 0.18  # between a wide pull and the edge of its door
ROOM = 0.9  # between the end of a long one and the end of its door

Row = RoundKnob | SquareKnob | Cup | Bar | Bow | Bail | Ring | Mission | Groove
MAKERS = {
    RoundKnob: pulls.round_knob,
    SquareKnob: pulls.square_knob,
    Cup: pulls.cup,
    Bar: pulls.bar,
    Bow: pulls.bow,
    Bail: bails.bail,
    Ring: bails.ring,
    Mission: mission.mission,
}


@dataclass(frozen=True)
class Thumb:
    """room: width of the picture per width of the piece, rim: and inches more."""

    yaw: float
    elevation: float
    room: float
    rim: float


@dataclass(frozen=True)
class Hardware:
    hardware: dict[str, Row]
    thumb: Thumb


def rules() -> Hardware:
    return read(DATA / "hardware.yaml", Hardware)


def on_drawer(o: Opening, sag: float = 0.0) -> list[Pair]:
    """Where the pulls of a drawer sit: (x, z). sag: how far below that their middle lies."""
    shares = (0.5,) if o.w < PAIR or o.mount == "slab" else (0.25, 0.75)
    return [(o.x0 + o.w * s, (o.z0 + o.z1) / 2 + sag * (o.h < LOW)) for s in shares]


def on_door(o: Opening, half_wide: float, half_long: float) -> Pair:
    """Where the pull of a door sits: beside its free edge."""
    inset = max(EDGE, half_wide + CLEAR)
    x = o.x1 - inset if o.hand == "l" else o.x0 + inset
    end = max(FROM_END, half_long + ROOM)
    return x, min(max(HAND - ZONE, o.z0 + end), o.z1 - end)


def hardware(token: str, found: list[Opening]) -> tuple[list[Object], list[Stand]]:
    """All of one kind on the given fronts, and the planes that they stand on; what is cut in stands on none."""
    row, planes = rules().hardware[token], dict[float, list[Object]]()
    if isinstance(row, Groove):
        return [part for o in found for part in groove.on_front(f"{token}-{o.key}", row, o)], []
    for o in found:
        is_door = o.kind == "door"
        upright = row.upright and is_door
        size = (0, row.half) if upright else (row.door_half or row.half, 0.0)
        sag = row.sag if isinstance(row, Bail | Ring) else 0.0
        for k, (x, z) in enumerate([on_door(o, *size)] if is_door else on_drawer(o, sag)):
            made = MAKERS[type(row)](f"{token}-{o.key}-{k}", row, is_door)
            planes.setdefault(o.face, []).extend(moved(made, (x, o.face, z), quarter=upright))
    return [part for parts in planes.values() for part in parts], [Stand(v, 1, face) for face, v in planes.items()]


def layer(job: Job) -> Piece:
    """The hardware of drawers, small drawers or doors."""
    case, b, look, found = on_case(job)
    if not found:
        return Piece([], look)
    stand_ins = [carcass.board_of(o) for o in openings(case, b)]
    made, on = hardware(job.tokens[1], found)
    return Piece(made, look, [*carcass.carcass(case, b), carcass.shade_of_top(b), *stand_ins], stands=on)


def thumb(job: Job) -> Piece:
    """One alone, large, from the front."""
    row, look, token = rules().hardware[job.token], rules().thumb, job.token
    if isinstance(row, Groove):
        made, half = groove.sample(token, row), row.wide / 2 + 0.6
    else:
        made, half = MAKERS[type(row)](token, row, False), row.half
    lo, hi = bounds(points_of(made))
    view = View(
        fit=corners((-2, -2, -2), (2, 2, 2)),
        floor=-30.0,
        yaw=look.yaw,
        elevation=look.elevation,
        ortho=half * 2 * look.room + look.rim,
        target=tuple((a + c) / 2 for a, c in zip(lo, hi)),
    )
    return Piece(made, view)
