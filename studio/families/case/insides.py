"""What fills an opening of a case behind its face: dark behind drawers; bays, shelves, bottle racks of wood. Inches."""
from families.case.boards import board, dark, panel
from families.case.layout import DOORS
from families.case.racks import bottles, diamonds, field, stems

WALL = 0.37  # boards around a bay; the bay beside has its own
BACK = 0.5
FRAME = 0.75
SHELF = 0.75
SPACING = 11.0  # between shelves behind doors
HUTCH_SHELVES = 3


def inside(cell, case, back):
    """The objects behind one cell; `back` is where the case ends behind."""
    leaf = cell.leaf
    if leaf in ("drawer", "small"):
        return [] if case["mount"] == "slab" else [dark(cell.key + "-dark", (cell.x0 - 0.05, cell.y + FRAME + 0.02, cell.z0 - 0.05), (cell.x1 + 0.05, cell.y + 1.2, cell.z1 + 0.05))]
    if leaf == "panel":
        return [board(cell.key + "-panel", (cell.x0, cell.y, cell.z0), (cell.x1, cell.y + FRAME, cell.z1), "x", "y")]
    if leaf == "field":
        return field(cell)
    out = bay(cell, back - BACK, case.get("beads"))
    if leaf in DOORS:
        n = HUTCH_SHELVES if cell.upper else max(0, round((cell.z1 - cell.z0) / SPACING) - 1)
        return out + shelves(cell, n, cell.y + FRAME + 1.25, back - BACK)
    return out + FILLS[leaf](cell, cell.number, back - BACK)


def bay(cell, back, beaded=False):
    """Sides, floor, ceiling and back of an opening that shows its inside."""
    k, y, w = cell.key, cell.y + FRAME, WALL
    x0, x1, z0, z1 = cell.x0, cell.x1, cell.z0, cell.z1
    boards = (2.9, 3.1) if beaded else (4.2, 6.4)
    rear = beadboard(k, x0, x1, back, z0, z1) if beaded else [panel(k + "-back", (x0 - w, back, z0 - w), (x1 + w, back + 0.4, z1 + w), "z", "y", 0.01, boards)]
    return [*rear,
            panel(k + "-wall-l", (x0 - w, y, z0), (x0, back, z1), "z", "x", 0.01), panel(k + "-wall-r", (x1, y, z0), (x1 + w, back, z1), "z", "x", 0.01),
            panel(k + "-floor", (x0 - w, y, z0 - w), (x1 + w, back, z0), "x", "z", 0.01), panel(k + "-ceiling", (x0 - w, y, z1), (x1 + w, back, z1 + w), "x", "z", 0.01)]


def beadboard(key, x0, x1, back, z0, z1, pitch=2.6):
    """A back of narrow upright boards, a groove at every joint."""
    n = max(2, round((x1 - x0) / pitch))
    at = [x0 + (x1 - x0) * i / n for i in range(n + 1)]
    return [board(f"{key}-bead{i}", (a, back, z0 - 0.2), (b, back + 0.5, z1 + 0.2), "z", "y", 0.11) for i, (a, b) in enumerate(zip(at, at[1:]))]


def levels(cell, n, thick=SHELF):
    """Undersides of n shelves that part a bay evenly."""
    step = (cell.z1 - cell.z0 - n * thick) / (n + 1)
    return [cell.z0 + step * (i + 1) + thick * i for i in range(n)]


def shelves(cell, n, front, back):
    """n shelves from side to side."""
    return [panel(f"{cell.key}-shelf{i}", (cell.x0, front, z), (cell.x1, back, z + SHELF), "x", "z", 0.05) for i, z in enumerate(levels(cell, n))]


def open_bay(cell, number, back):
    """An open bay, its shelves flush with the frame's back."""
    return shelves(cell, int(number or 0), cell.y + 0.3, back)


def plates(cell, number, back):
    """Shelves of an open hutch, each with a rail that keeps plates from falling; one more rail stands over the floor."""
    out = shelves(cell, int(number), cell.y + 0.5, back)
    for i, z in enumerate([cell.z0 - SHELF, *levels(cell, int(number))]):
        out.append(board(f"{cell.key}-plate{i}", (cell.x0, cell.y + 2.6, z + SHELF + 2.2), (cell.x1, cell.y + 3.1, z + SHELF + 3.1), "x", "y", 0.12))
    return out


FILLS = {"open": open_bay, "plates": plates, "bottles": bottles, "diamond": diamonds, "stems": stems}
