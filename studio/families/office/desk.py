"""Pedestal desks and credenzas: boxes on plinths with framed sides, the knee opening between them. Inches."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bpy.types import Object

from families.case.layout import Cell, Face, Frame, Member, Opening, Split
from families.case.plan import Plan
from families.case.plan import fronts as fronts_of
from families.office.boards import band, flat, frame, framed, glued, hollow, level, plinth_profile
from families.office.rows import Desk, rules
from families.office.size import Size
from geometry.points import Pair

SIDE = 0.75
FRAME = 0.75  # thickness of a face frame
STILES, RAILS = (2.4, 2.4), (2.6, 3.0)  # of framed sides
LEG_STILES = (3.0, 3.0)


@dataclass(frozen=True)
class Laid:
    """Something with a face frame, laid out: x and z of its box, its cells, and the members between them."""

    name: str
    x: Pair
    z: Pair
    frame: Frame
    cells: list[Cell]
    members: list[Member]


def units(token: str, base: Desk, size: Size) -> Iterator[Laid]:
    """All pedestals of a desk, and the drawer over its knee opening."""
    own: list[tuple[Split, Pair, Pair, str]] = [(u, u.x, (rules().plinth, size.under), u.frame) for u in base.units]
    if base.centre and base.knee:
        own.append((base.centre, base.knee, (size.under - base.centre.high, size.under), "centre"))
    for k, (unit, x, z, kind) in enumerate(own):
        f, name, made = rules().frames[kind], f"{token}-u{k}", Plan()
        inner = (x[0] + f.stile, x[1] - f.stile, z[0] + f.bottom, z[1] - f.top)
        made.split(unit, Face(*inner, base.y[0], name, unit, False), f)
        yield Laid(name, x, z, f, made.cells, made.members)


def fronts(token: str, base: Desk, size: Size, gap: float | None = None) -> list[Opening]:
    """All drawers and doors; `gap` draws them with wider gaps, for small pictures."""
    mount = rules().mounts[base.mount]
    mount = replace(mount, gap=gap or mount.gap)
    return [o for unit in units(token, base, size) for c in unit.cells for o in fronts_of(c, mount)]


def face(unit: Laid, y: float) -> list[Object]:
    """The face frame of a unit."""
    d, f = (y, y + FRAME), unit.frame
    out = frame(unit.name, "x", unit.x, unit.z, d, (f.stile, f.stile), (f.top, f.bottom))
    return out + [flat(m.key, "x", (m.x0, m.x1), (m.z0, m.z1), d, m.grain) for m in unit.members]


def bay(cell: Cell, y: Pair) -> list[Object]:
    """An open bay: lined, with two shelves."""
    name, x, z, d = cell.key, (cell.x0, cell.x1), (cell.z0, cell.z1), (y[0] + FRAME, y[1] - 0.5)
    wide, high, walls = (x[0] - 0.3, x[1] + 0.3), (z[0] - 0.3, z[1] + 0.3), (z[0] - 0.8, z[1] + 0.8)
    out = [
        *glued(f"{name}-back", "x", wide, high, (d[1] - 0.1, d[1])),
        *glued(f"{name}-wall-l", "y", d, walls, (x[0] - 0.5, x[0])),
        *glued(f"{name}-wall-r", "y", d, walls, (x[1], x[1] + 0.5)),
    ]
    third = (z[1] - z[0]) / 3
    for k in range(3):
        over, front = z[0] + third * k + (0.4 if k else 0), d[0] + (0.5 if k else 0)
        out.append(level(f"{name}-shelf-{k}", (x[0] - 0.1, x[1] + 0.1), (front, d[1]), (over - 0.8, over)))
    return out


def inside(unit: Laid, y: Pair) -> list[Object]:
    """What is dark behind fronts: seen only through the gaps."""
    out = []
    for c in unit.cells:
        out += bay(c, y) if c.leaf == "open" else hollow(c.key, (c.x0, c.x1), (c.z0, c.z1), y[0] + FRAME)
    return out


def box(unit: Laid, y: Pair) -> list[Object]:
    """A unit from plinth to top: face frame, framed sides, back, what shows of its inside."""
    name, z, (x0, x1), deep = unit.name, unit.z, unit.x, (y[0] + FRAME, y[1])
    stiles = (STILES[0] - FRAME, STILES[1])
    return [
        *face(unit, y[0]),
        *inside(unit, y),
        *framed(f"{name}-side-r", "y", deep, z, (x1 - SIDE, x1), stiles, RAILS),
        flat(f"{name}-side-l", "y", deep, z, (x0, x0 + SIDE), "z"),
        *glued(f"{name}-back", "x", (x0 + SIDE, x1 - SIDE), z, (y[1] - 0.4, y[1])),
        *band(f"{name}-plinth", unit.x, y, plinth_profile(z[0])),
    ]


def knee(token: str, base: Desk, size: Size) -> list[Object]:
    """What spans the knee opening: an apron in front (or the centre drawer's frame, a unit), a framed panel behind."""
    if base.knee is None:
        return []
    x, y, top, wide = base.knee, base.y, size.under, (2.5, 2.5)
    z, d = (top - base.back, top), (y[1] - 1.1, y[1] - 0.35)
    out = framed(f"{token}-modesty", "x", x, z, d, wide, wide, middle=2.5)
    if base.apron is not None:
        out.append(flat(f"{token}-apron", "x", x, (top - base.apron, top), (y[0] + 0.35, y[0] + 1.1), "x"))
    return out


def leg_panel(token: str, base: Desk, size: Size, high: float) -> list[Object]:
    """A framed panel that carries the end of a desk where it has no pedestal."""
    if base.leg is None:
        return []
    panel = framed(f"{token}-leg", "y", base.y, (high, size.under), base.leg, LEG_STILES, RAILS, 0.3)
    return panel + band(f"{token}-leg-plinth", base.leg, base.y, plinth_profile(high, deep=0.3))


def carcass(token: str, base: Desk, size: Size) -> list[Object]:
    """Everything of a base but its fronts."""
    out, high = [], rules().plinth
    for unit in units(token, base, size):
        hangs = unit.z[0] > high  # the centre drawer
        out += [*face(unit, base.y[0]), *inside(unit, base.y)] if hangs else box(unit, base.y)
    return out + knee(token, base, size) + leg_panel(token, base, size, high)
