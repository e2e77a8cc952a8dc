"""The bookcase headboard: an open middle bay with two shelves between two doors. Inches."""

import itertools

from bpy.types import Object

from families.bed import panels
from families.bed.frame import FACE, Bed
from families.bed.rows import Bookcase, Cap
from families.bed.surface import Field, flat
from geometry.mesh import block
from geometry.points import Pair, Point

LOW = 28.0  # underside of the bays
RAIL = 2.25
STILE = 2.25
BOARD = 0.75
DOOR_FRAME = 2.0
BOTTOM = 13.0


def bays(spec: Bookcase, bed: Bed) -> Point:
    """x of the middle bay's edges, and the lowest and highest point of all bays."""
    third = bed.hw / 3
    return third, LOW + 1.5, spec.height - 1.25 - RAIL


def door_frames(spec: Bookcase, bed: Bed) -> tuple[Pair, Pair]:
    """(x0, x1) of the two closed bays."""
    third, _, _ = bays(spec, bed)
    edge = bed.hw - 1.25
    return ((-edge, -third - STILE), (third + STILE, edge))


def doors(spec: Bookcase, bed: Bed, key: str) -> list[Field]:
    """The fields of the doors left and right."""
    _, z0, z1 = bays(spec, bed)
    f = DOOR_FRAME + 0.09
    return [
        Field(flat(bed.head - FACE), x0 + f, x1 - f, z0 + f, z1 - f, f"{key}-{k}")
        for k, (x0, x1) in enumerate(door_frames(spec, bed))
    ]


def case(name: str, spec: Bookcase, bed: Bed, cap: Cap, half: float) -> list[Object]:
    """Carcass, face frame, door frames, shelves and the boarded front below."""
    y, back = bed.head - FACE, bed.head - 1.5 + spec.depth
    high = spec.height - cap.thick
    third, z0, z1 = bays(spec, bed)

    def part(tag: str, lo: Point, hi: Point, grain: str, ease: float = 0.05) -> Object:
        return block(f"{name}-{tag}", "part", lo, hi, grain, ease)

    side = bed.px + 1.2
    out = [
        part("side-l", (-side, y + 1.5, BOTTOM - 6), (-side + BOARD, back, high), "z"),
        part("side-r", (side - BOARD, y + 1.5, BOTTOM - 6), (side, back, high), "z"),
        part("back", (-side + BOARD, back - 0.5, BOTTOM), (side - BOARD, back, high), "x"),
        part("rail-top", (-half, y, z1), (half, y + 1, high), "x"),
        part("rail-low", (-half, y, LOW - 0.75), (half, y + 1, z0), "x"),
        part("floor", (-side + BOARD, y + 0.9, z0 - BOARD), (side - BOARD, back - 0.5, z0), "x"),
        part("roof", (-side + BOARD, y + 0.9, high - BOARD), (side - BOARD, back - 0.5, high), "x"),
    ]
    for tag, sx in (("l", -1), ("r", 1)):
        a, b = sorted((sx * third, sx * (third + STILE)))
        inner = a if sx > 0 else b - BOARD
        out += [
            part(f"stile-{tag}", (a, y, z0), (b, y + 1, z1), "z"),
            part(f"wall-{tag}", (inner, y + 1, z0), (inner + BOARD, back - 0.5, z1), "z"),
        ]
        a, b = sorted((sx * (bed.hw - 1.25), sx * half))
        out.append(part(f"edge-{tag}", (a, y, z0), (b, y + 1, z1), "z"))
    step = (z1 - z0) / 3
    out += [
        part(f"shelf-{k}", (-third, y + 0.6, z0 + step * k - 0.375), (third, back - 0.5, z0 + step * k + 0.375), "x")
        for k in (1, 2)
    ]
    for k, (x0, x1) in enumerate(door_frames(spec, bed)):
        out += door(f"{name}-door-{k}", x0 + 0.09, x1 - 0.09, z0 + 0.09, z1 - 0.09, y)
    lines = [BOTTOM, BOTTOM + 4.6, BOTTOM + 9.9, LOW - 0.75]
    out += [
        part(f"front-{k}", (-half, y + 0.1, a), (half, y + 0.9, b), "x", 0.04)
        for k, (a, b) in enumerate(itertools.pairwise(lines))
    ]
    return out + [panels.backing(f) for f in doors(spec, bed, f"{name}-field")]


def door(name: str, x0: float, x1: float, z0: float, z1: float, y: float) -> list[Object]:
    """The frame of a door."""
    f, t = DOOR_FRAME, 0.85
    return [
        block(f"{name}-stile-l", "part", (x0, y, z0), (x0 + f, y + t, z1), "z", 0.05),
        block(f"{name}-stile-r", "part", (x1 - f, y, z0), (x1, y + t, z1), "z", 0.05),
        block(f"{name}-rail-t", "part", (x0 + f, y, z1 - f), (x1 - f, y + t, z1), "x", 0.05),
        block(f"{name}-rail-b", "part", (x0 + f, y, z0), (x1 - f, y + t, z0 + f), "x", 0.05),
    ]
