"""Doors of cabinets: framed (door_frame.py, door_fill.py) and of upright boards (docs/pictures-families.md)."""

import itertools
from dataclasses import replace

from bpy.types import Object

from families.case import fronts
from families.case.door_fill import BARS, FILLS, slats
from families.case.door_frame import Hole, frame
from families.case.fronts import Doors, Planks
from families.case.layout import Opening
from families.piece import Piece
from geometry.joints import Area
from geometry.panels import board, eased, plank, rectangle, stock
from jobs import Job

THUMB = (18.0, 26.0)


def door(token: str, opening: Opening) -> list[Object]:
    """The objects of one door."""
    rules = fronts.rules().doors
    if token in ("slb", "brn"):
        return boarded(opening, rules, token == "brn")
    kind = rules.kinds[token]
    parts, hole, sight = frame(opening, rules.stile, kind, rules.sticking[kind.sticking])
    if kind.panel == "slats" and opening.h > rules.slats.mid_over:
        return [*parts, *shutter(opening, sight, rules)]
    parts += FILLS[kind.panel](opening, hole, sight, kind, rules)
    return parts + (BARS[kind.bars](opening, sight, kind, rules) if kind.bars else [])


def shutter(o: Opening, sight: Hole, rules: Doors) -> list[Object]:
    """A high louvred door: a rail across it holds the stiles together."""
    half, middle, name = rules.stile / 2, (sight.v0 + sight.v1) / 2, f"{o.key}-rail-m"
    area = (sight.u0, middle - half, sight.u1, middle + half)
    rail = board(name, area, o.face, stock(name, "x", area, frame=True), 0.022)
    lower, upper = replace(sight, v1=middle - half), replace(sight, v0=middle + half)
    return [rail, *slats(o, lower, rules), *slats(o, upper, rules)]


def boarded(o: Opening, rules: Doors, is_barn: bool) -> list[Object]:
    """Upright boards over the full door: glued edge to edge, or apart on tongues under two ledges."""
    p = rules.planks
    n = max(2, round(o.w / rules.plank))
    edges = [o.x0 + o.w * k / n for k in range(n + 1)]
    gap = p.gap / 2 if is_barn else 0.0
    out = []
    for k, (u0, u1) in enumerate(itertools.pairwise(edges)):
        name, area = f"{o.key}-plank-{k}", (u0 + gap * (k > 0), o.z0, u1 - gap * (k < n - 1), o.z1)
        wood = stock(name, "z", (u0, o.z0, u1, o.z1))
        out.append(board(name, area, o.face, wood, 0.07 if is_barn else 0.035))
    if not is_barn:
        return out
    name, tongue = f"{o.key}-tongue", (edges[0] + 1, o.z0 + 0.1, edges[-1] - 1, o.z1 - 0.1)
    out.append(board(name, tongue, o.face, stock(name, "z", tongue), 0.01, -p.tongue, -0.7))
    for tag, area in ledges(o, p).items():
        name = f"{o.key}-ledge-{tag}"
        out.append(plank(name, rectangle(area), eased(0.08, p.proud, -0.02), o.face, stock(name, "x", area)))
    return out


def ledges(o: Opening, p: Planks) -> dict[str, Area]:
    """What the two ledges of a barn door cover."""
    end = min(max(o.h * p.from_end, p.clear + p.ledge / 2), o.h / 3)
    at = {"b": o.z0 + end, "t": o.z1 - end}
    return {tag: (o.x0 + p.short, v - p.ledge / 2, o.x1 - p.short, v + p.ledge / 2) for tag, v in at.items()}


def layer(job: Job) -> Piece:
    """The doors of a case."""
    return fronts.picture(job, door)


def thumb(job: Job) -> Piece:
    return fronts.thumb(job, THUMB, -1.0, 29.0, door)
