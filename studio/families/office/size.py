"""Sizes of office pieces, how they are framed, and their tops. Inches."""

from dataclasses import dataclass
from typing import Any

from bpy.types import Object

from families import legacy
from families.office.rows import rules
from families.piece import View
from geometry import tops
from geometry.outlines import outline
from geometry.points import Point, corners

DRAWN = 1.5  # thickness of the tops for which the edges are drawn


@dataclass(frozen=True)
class Size:
    """Length and depth of the top, the height of its face, how thick it is."""

    token: str
    length: float
    depth: float
    height: float
    thick: float
    wild: float

    @property
    def under(self) -> float:
        """Height of the top's underside."""
        return self.height - self.thick


def size_of(token: str, height: str | float) -> Size:
    spec = rules().sizes[token]
    return Size(token, spec.length, spec.depth, float(height), rules().top, spec.wild)


def view(size: Size) -> View:
    """Every layer of a size and height is seen alike."""
    x, y = size.length / 2, size.depth / 2
    return View(fit=corners((-x, -y, 0), (x, y, size.height)), elevation=rules().elevation)


def shape_of(token: str, size: Size) -> tuple[dict[str, Any], float]:
    """(row of the shape, depth of the board it is cut from)."""
    row = legacy.data()["shapes"][token]
    own = rules().shapes.get(token, {}).get(size.token, {})
    if token == "bo":  # a boat draws its ends in; they are told in inches of the tables' width
        own = {"end": row["end"] * size.depth / 42}
    row = {**row, **own}
    return row, size.depth + (size.wild if row["kind"] == "wild" else 0)


def shrunk(rows: list[dict[str, list[float]]], by: float) -> list[dict[str, list[float]]]:
    """Rows of an edge for a thinner top."""
    return [
        {"at": [v * by for v in r["at"]]} if "at" in r else {"arc": [*[v * by for v in r["arc"][:4]], *r["arc"][4:]]}
        for r in rows
    ]


def top(shape: str, edge: str, size: Size) -> Object:
    """The top of an office piece."""
    row, depth = shape_of(shape, size)
    data = legacy.data()["top"]
    lines = tops.glue_lines(row, data, size.length, depth)
    rows = shrunk(legacy.data()["edges"][edge], size.thick / DRAWN)
    data = {**data, "thickness": size.thick}
    return tops.top("top", row, rows, data, size.length, depth, size.height, lines)


def plain_top(size: Size) -> Object:
    return top("re", "mis", size)


def top_extent(shape: str, size: Size) -> list[Point]:
    """Points that bound a top whatever its edge."""
    row, depth = shape_of(shape, size)
    return [(x, y, z) for x, y in outline(row, size.length, depth) for z in (size.height, size.under)]
