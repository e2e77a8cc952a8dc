"""Shelves near the floor, between posts of a case or its legs: solid, or slats on bearers. Inches."""

import itertools

import numpy as np
from bpy.types import Object

from families.case.box import Box, Shelf
from geometry.boards import glue_lines, plate
from geometry.points import Outline, Point

THICK = 0.75
SLAT, GAP = 2.5, 0.75
BEARER = (1.1, 1.5)


def low_shelf(name: str, kind: Shelf, b: Box, inset: float, z: float) -> list[Object]:
    """A shelf whose upper face lies at z and its corners `inset` within those of the box: in its posts or legs."""
    x, y, parts = b.w / 2 - inset, b.d / 2 - inset, []
    if kind == "slats":
        n = round((2 * y + GAP) / (SLAT + GAP))
        pitch = (2 * y + GAP) / n
        rows = [(f"{name}-slat{i}", -y + pitch * i, -y + pitch * (i + 1) - GAP) for i in range(n)]
        for tag, s in (("l", -1), ("r", 1)):
            xs = sorted((s * (x - BEARER[0] / 2), s * (x + BEARER[0] / 2)))
            bearer = rectangle(xs[0], -y, xs[1], y)
            parts.append((f"{name}-bearer-{tag}", bearer, z - THICK - BEARER[1], z - THICK, "y"))
    else:
        lines = [-y, *glue_lines(name + "-low", -y, y), y]
        rows = [(f"{name}-low{i}", a, c) for i, (a, c) in enumerate(itertools.pairwise(lines))]
    parts += [(each, rectangle(-x, a, x, c), z - THICK, z, "x") for each, a, c in rows]
    return [plate(each, outline, za, zb, grain, each, centre(outline)) for each, outline, za, zb, grain in parts]


def rectangle(x0: float, y0: float, x1: float, y1: float) -> Outline:
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def centre(outline: Outline) -> Point:
    return (*np.mean(outline, axis=0), 0.0)
