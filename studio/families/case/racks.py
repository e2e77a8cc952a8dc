"""Wine racks, stem racks and framed fields of cases. Inches."""

import math

from bpy.types import Object

from families.case.layout import Cell
from geometry.boards import board, panel
from geometry.joinery import lengthwise, prism
from geometry.points import Outline, clipped

SLAT = 0.5
SET_BACK = 0.35  # of racks behind the face of the frame


def numbers(number: str) -> list[int]:
    """The two numbers of 3x3."""
    return [int(v) for v in number.split("x")]


def bottles(cell: Cell, number: str, back: float) -> list[Object]:
    """Square bays: boards lying and standing, halved over each other."""
    nx, nz = numbers(number)
    k, y = cell.key, cell.y + SET_BACK
    dx, dz = (cell.x1 - cell.x0 - (nx - 1) * SLAT) / nx, (cell.z1 - cell.z0 - (nz - 1) * SLAT) / nz
    lying = [cell.z0 + dz * i + SLAT * (i - 1) for i in range(1, nz)]
    standing = [cell.x0 + dx * i + SLAT * (i - 1) for i in range(1, nx)]
    return [
        *(
            panel(f"{k}-lying{i}", (cell.x0, y, z), (cell.x1, back, z + SLAT), "x", "z", 0.04)
            for i, z in enumerate(lying)
        ),
        *(
            panel(f"{k}-standing{i}", (x, y + 0.02, cell.z0), (x + SLAT, back, cell.z1), "z", "x", 0.04)
            for i, x in enumerate(standing)
        ),
    ]


def diamonds(cell: Cell, number: str, back: float) -> list[Object]:
    """Diagonal bays: two sets of boards that cross, cut off by the frame."""
    nx, nz = numbers(number)
    w, step = cell.x1 - cell.x0, (cell.z1 - cell.z0) / nz
    rise = step / (w / nx)
    out = []
    for side, slope, behind in (("a", rise, 0.0), ("b", -rise, 0.02)):
        lo = cell.z0 - max(w * slope, 0)
        for i in range(1, nx + nz):  # step by step, the height of a board's middle line at the left edge
            ends = crossing(cell, lo + step * i, slope)
            out.append(slat(f"{cell.key}-{side}{i}", cell, ends, slope, cell.y + SET_BACK + behind, back))
    return out


def crossing(cell: Cell, z: float, slope: float) -> Outline:
    """Where the line that meets the left edge at z enters and leaves the opening."""
    xs = sorted([cell.x0, cell.x1, *(cell.x0 + (edge - z) / slope for edge in (cell.z0, cell.z1))])[1:3]
    return [(x, z + slope * (x - cell.x0)) for x in xs]


def slat(name: str, cell: Cell, ends: Outline, slope: float, y: float, back: float) -> Object:
    """A board along a diagonal, its ends cut to the sides of the opening."""
    half = SLAT / 2 * math.hypot(1, slope)
    (xa, za), (xb, zb) = ends
    left, right = za - slope, zb + slope
    outline = [(xa - 1, left - half), (xb + 1, right - half), (xb + 1, right + half), (xa - 1, left + half)]
    for axis, limit, keep in ((0, cell.x0, 1), (0, cell.x1, -1), (1, cell.z0, 1), (1, cell.z1, -1)):
        outline = clipped(outline, [(p[axis] - limit) * keep for p in outline])
    return prism(name, "part", outline, lengthwise(0), y, back, (1, slope), 0.03)


def stems(cell: Cell, number: str, back: float) -> list[Object]:
    """Slats of a T section hang from above; glasses slide in between by their feet."""
    n = max(2, round((cell.x1 - cell.x0) / 4.2))
    pitch = (cell.x1 - cell.x0) / n
    y, low = cell.y + SET_BACK, cell.z1 - 1.5
    out = []
    for i in range(n + 1):
        x = cell.x0 + pitch * i
        lo, hi = max(cell.x0, x - 1.3), min(cell.x1, x + 1.3)
        web = (max(cell.x0, x - 0.4), min(cell.x1, x + 0.4))
        out += [
            board(f"{cell.key}-web{i}", (web[0], y + 0.3, low), (web[1], back, cell.z1), "y", "x"),
            board(f"{cell.key}-flange{i}", (lo, y, low - 0.4), (hi, back, low), "y", "z", 0.06),
        ]
    return out


def field(cell: Cell) -> Object:
    """A flat panel set back in the frame."""
    y = cell.y + 0.375
    lo, hi = (cell.x0 - 0.2, y, cell.z0 - 0.2), (cell.x1 + 0.2, y + 0.375, cell.z1 + 0.2)
    return panel(cell.key + "-field", lo, hi, "x", "y")
