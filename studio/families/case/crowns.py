"""What finishes a tall case: flat caps, cove mouldings, and an arch over the front. Inches."""

import math
from dataclasses import dataclass
from typing import Literal

from bpy.types import Object

from families.case.box import Box, path
from families.case.fronts import Contour
from families.case.slabs import slab
from geometry.joinery import lengthwise, prism
from geometry.mouldings import offset, run
from geometry.points import Outline, Pair, Point, corners, moved

BACK = 1.0  # how deep a moulding reaches in, up to the board that closes the crown
ARCH_BACK = 0.7
REACH = 2.6, 4.55  # out and up, the most of any crown


@dataclass(frozen=True)
class Cap:
    """A plate that reaches over."""

    kind: Literal["cap"]
    thick: float
    over: float
    edge: Contour


@dataclass(frozen=True)
class Moulding:
    """face: (inset, up) of a moulding from the case upwards; what lies outside the case is a negative inset."""

    kind: Literal["moulding"]
    face: Contour


@dataclass(frozen=True)
class Arch:
    """A moulding that swells up by `rise` over a share of the front."""

    kind: Literal["arch"]
    rise: float
    spread: float
    face: Contour


Crown = Cap | Moulding | Arch


def tail_of(b: Box) -> Outline:
    """Where the walls of a corner piece meet."""
    if not b.corner:
        return []
    run_back = b.d - b.corner.run
    return [(b.w / 2 - run_back, b.d / 2), (run_back - b.w / 2, b.d / 2)]


def crown(token: str, row: Crown, boards: Pair, b: Box) -> list[Object]:
    """The objects of a crown round the upper part of a tall case, its flat parts glued up of `boards`."""
    name, round_the_top, tail = f"{token}-{b.token}", path(b, upper=True), tail_of(b)
    if isinstance(row, Cap):
        return [slab(name, offset(round_the_top, -row.over), row.edge, b.h + row.thick, boards, tail=tail)]
    face = [(-inset, up) for inset, up in row.face]
    back = BACK if isinstance(row, Moulding) else ARCH_BACK
    # flush with the moulding: a sunken one looked like a step from above
    high = b.h + face[-1][1]
    closing = slab(name + "-board", offset(round_the_top, back), [(0, 0), (0, 0.5)], high, boards, tail=tail)
    if isinstance(row, Moulding):
        return [*run(name, round_the_top, face, b.h, back), closing]
    return [*arch(name, row, round_the_top, face, b), closing]


def arch(name: str, row: Arch, round_the_top: Outline, face: Outline, b: Box) -> list[Object]:
    """The moulding, and a board below its swell; the returns stay level."""
    front = min(p[1] for p in round_the_top)
    half = max(p[0] for p in round_the_top if p[1] == front)

    def lift(x: float) -> float:
        u = min(abs(x) / (half * row.spread), 1)
        return row.rise * (0.5 + 0.5 * math.cos(math.pi * u))

    n = 48
    across = [half - 2 * half * k / n for k in range(n + 1)]
    field = [(-half, 0.0), (half, 0.0), *((x, lift(x) + 0.3) for x in across)]
    board = prism(name + "-field", "part", field, lengthwise(front, 0), 0.05, 0.8, (1, 0), 0.01)
    return [*moved([board], (0, 0, b.h)), *run(name, round_the_top, face, b.h, ARCH_BACK, lift)]


def reach(b: Box) -> list[Point]:
    """Points that bound the picture of every crown of a box."""
    out, up = REACH
    return corners((-b.w / 2 - out, b.front - out, b.h - 0.05), (b.w / 2 + out, b.d / 2, b.h + up))
