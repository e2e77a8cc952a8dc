"""A corner of a case to show a foot, a top or a crown on: right front, cut off by the picture. Inches."""

import itertools
from dataclasses import dataclass

from bpy.types import Object

from families.case.box import Box
from families.piece import View
from geometry.mesh import block
from geometry.points import Point, corners

STILE, THICK = 1.5, 0.75


@dataclass(frozen=True)
class Look:
    """How a small picture of a part is looked at; ortho: inches across it."""

    yaw: float
    elevation: float
    ortho: float
    target: Point


def box(w: float = 30.0, d: float = 18.0, h: float = 12.0) -> Box:
    """A box that exists only in thumbs."""
    return Box("stub", w, d, h, 0.0, False, 1.6, 8.2)


def view(look: Look, floor: float) -> View:
    fit = corners((-8, -8, -8), (8, 8, 8))
    return View(fit, floor, look.ortho, look.yaw, look.elevation, look.target)


def corner(b: Box) -> list[Object]:
    """Front stile, top and bottom rails, a front that fills them and the side, of a stub."""
    x, y, lines = b.w / 2, b.front, (b.front, b.front + 6, b.front + 11.4, -b.front)
    return [
        block("stub-stile", "part", (x - STILE, y, 0), (x, y + THICK, b.h), "z", 0.06),
        block("stub-rail-top", "part", (-x, y, b.h - 1.25), (x - STILE, y + THICK, b.h), "x", 0.04),
        block("stub-rail-bottom", "part", (-x, y, 0), (x - STILE, y + THICK, 2), "x", 0.04),
        block("stub-front", "part", (-x, y + 0.02, 2.06), (x - STILE - 0.06, y + THICK, b.h - 1.31), "x", 0.06),
        *(
            block(f"stub-side-{k}", "part", (x - THICK, max(y + THICK, y0), 0), (x, y1, b.h), "z", 0.015)
            for k, (y0, y1) in enumerate(itertools.pairwise(lines))
        ),
    ]
