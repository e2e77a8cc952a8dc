"""Light within cases: strips behind the stiles of doors that may be of glass, and what comes in at bays. Inches."""

from families.case.insides import FRAME
from families.case.layout import DOORS, Area, Case, Cell
from families.piece import Glow

OFF = 0.6  # a strip is half an inch wide, and so far from what is around it
STRIP = 27.0  # watts for each inch of its height: past the frame of a door next to no light comes in
BAY = 1.6  # watts for each square inch of a bay's opening: what the room before it gives, beside lamps from the left


def within(case: Case, cells: list[Cell]) -> list[Glow]:
    """All that shines in a case."""
    return [glow for cell in cells if case.row.lit for glow in behind(cell, cell.y, cell.leaf)]


def behind(cell: Area, y: float, leaf: str) -> list[Glow]:
    """What shines in an opening whose frame's face lies at y: two strips before the shelves of a door, all of the
    opening of a bay, nothing where nobody looks in.
    """
    z = (cell.z0 + cell.z1) / 2
    if leaf == "open":
        return [Glow(((cell.x0 + cell.x1) / 2, y, z), (0.0, 1.0, 0.0), (cell.w, cell.h), BAY * cell.w * cell.h)]
    if leaf not in DOORS:
        return []
    high = cell.h - 2 * OFF
    sides = ((cell.x0 + OFF, 1.0), (cell.x1 - OFF, -1.0))
    return [Glow((x, y + FRAME + OFF, z), (way, 1.0, 0.0), (OFF, high), STRIP * high) for x, way in sides]
