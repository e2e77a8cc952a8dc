"""What fills an opening of a case behind its face: dark behind drawers; bays, shelves, bottle racks of wood. Inches."""

import itertools

from bpy.types import Object

from families.case.layout import DOORS, Case, Cell, Member
from families.case.racks import bottles, diamonds, field, stems
from geometry.boards import board, panel
from geometry.mesh import block

WALL = 0.37  # boards around a bay; the bay beside has its own
BACK = 0.5
FRAME = 0.75
SHELF = 0.75
SPACING = 11.0  # between shelves behind doors
HUTCH_SHELVES = 3
BEAD = 2.6
STOP = (0.75, 0.3)  # what a door closes against: width and thickness
INTO = 0.2  # how far a back, floors and shelves reach into what they meet: daylight comes through an open joint


def dark(name: str, lo: tuple[float, ...], hi: tuple[float, ...]) -> Object:
    """Something nobody looks into."""
    return block(name, "part", lo, hi, "x", 0.01, material="dark")


def hollow(c: Cell) -> Object:
    """What is behind a drawer front."""
    lo, hi = (c.x0 - 0.05, c.y + FRAME + 0.02, c.z0 - 0.05), (c.x1 + 0.05, c.y + 1.2, c.z1 + 0.05)
    return dark(c.key + "-dark", lo, hi)


def frame(members: list[Member]) -> list[Object]:
    """Stiles and rails, each a board."""
    return [board(m.key, (m.x0, m.y, m.z0), (m.x1, m.y + FRAME, m.z1), m.grain, "y") for m in members]


def inside(cell: Cell, case: Case, back: float, beaded: bool = False) -> list[Object]:
    """The objects behind one cell; `back` is where the case ends behind, `beaded` a back of narrow boards."""
    leaf = cell.leaf
    if leaf in ("drawer", "small"):
        return [] if case.mount.mount == "slab" else [hollow(cell)]
    if leaf == "panel":
        lo, hi = (cell.x0, cell.y, cell.z0), (cell.x1, cell.y + FRAME, cell.z1)
        return [board(cell.key + "-panel", lo, hi, "x", "y")]
    if leaf == "field":
        return [field(cell)]
    out = bay(cell, back - BACK, beaded)
    if leaf in DOORS:
        n = HUTCH_SHELVES if cell.upper else max(0, round((cell.z1 - cell.z0) / SPACING) - 1)
        made = out + shelves(cell, n, cell.y + FRAME + 1.25, back - BACK)
        return made + stops(cell) if case.row.lit else made
    return out + FILLS[leaf](cell, cell.number, back - BACK)


def stops(cell: Cell) -> list[Object]:
    """Battens behind the stiles. Past the edge of a door one sees them, and not the lit ends of shelves: those are
    specks in its gap.
    """
    wide, thick = STOP
    y = cell.y + FRAME
    return [
        board(f"{cell.key}-stop-{tag}", (x, y, cell.z0), (x + wide, y + thick, cell.z1), "z", "y")
        for tag, x in (("l", cell.x0), ("r", cell.x1 - wide))
    ]


def bay(cell: Cell, back: float, beaded: bool) -> list[Object]:
    """Sides, floor, ceiling and back of an opening that shows its inside."""
    k, y, w = cell.key, cell.y + FRAME, WALL
    x0, x1, z0, z1 = cell.x0, cell.x1, cell.z0, cell.z1
    if beaded:
        rear = beadboard(cell, back)
    else:
        rear = [panel(k + "-back", (x0 - w, back, z0 - w), (x1 + w, back + 0.4, z1 + w), "z", "y", 0.01)]
    return [
        *rear,
        panel(k + "-wall-l", (x0 - w, y, z0), (x0, back, z1), "z", "x", 0.01),
        panel(k + "-wall-r", (x1, y, z0), (x1 + w, back, z1), "z", "x", 0.01),
        panel(k + "-floor", (x0 - w, y, z0 - w), (x1 + w, back, z0), "x", "z", 0.01),
        panel(k + "-ceiling", (x0 - w, y, z1), (x1 + w, back, z1 + w), "x", "z", 0.01),
    ]


def beadboard(c: Cell, back: float) -> list[Object]:
    """A back of narrow upright boards, a groove at every joint."""
    n = max(2, round((c.x1 - c.x0) / BEAD))
    at = [c.x0 + (c.x1 - c.x0) * i / n for i in range(n + 1)]
    at[0], at[-1] = at[0] - INTO, at[-1] + INTO
    return [
        board(f"{c.key}-bead{i}", (a, back, c.z0 - INTO), (b, back + 0.5, c.z1 + INTO), "z", "y", 0.11)
        for i, (a, b) in enumerate(itertools.pairwise(at))
    ]


def levels(cell: Cell, n: int) -> list[float]:
    """Undersides of n shelves that part a bay evenly."""
    step = (cell.z1 - cell.z0 - n * SHELF) / (n + 1)
    return [cell.z0 + step * (i + 1) + SHELF * i for i in range(n)]


def shelves(cell: Cell, n: int, front: float, back: float) -> list[Object]:
    """n shelves from side to side."""
    return [
        panel(f"{cell.key}-shelf{i}", (cell.x0, front, z), (cell.x1, back, z + SHELF), "x", "z", 0.05)
        for i, z in enumerate(levels(cell, n))
    ]


def open_bay(cell: Cell, number: str, back: float) -> list[Object]:
    """An open bay, its shelves flush with the frame's back."""
    return shelves(cell, int(number or 0), cell.y + 0.3, back)


def plates(cell: Cell, number: str, back: float) -> list[Object]:
    """Shelves of an open hutch, each with a rail that keeps plates from falling; one more stands over the floor."""
    out = shelves(cell, int(number), cell.y + 0.5, back)
    for i, z in enumerate([cell.z0 - SHELF, *levels(cell, int(number))]):
        lo, hi = (cell.x0, cell.y + 2.6, z + SHELF + 2.2), (cell.x1, cell.y + 3.1, z + SHELF + 3.1)
        out.append(board(f"{cell.key}-plate{i}", lo, hi, "x", "y", 0.12))
    return out


FILLS = {"open": open_bay, "plates": plates, "bottles": bottles, "diamond": diamonds, "stems": stems}
