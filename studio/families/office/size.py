"""Sizes of office pieces, how they are framed, and their tops. Inches."""

from dataclasses import dataclass

from bpy.types import Object

from families.office.rows import OwnShape, rules
from families.piece import View
from families.rows import changed
from families.table import measures
from geometry import tops
from geometry.outlines import TopShape, Wild, outline
from geometry.points import Point, corners
from geometry.rims import thinned


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
    widest = size_of(rules().sizes[size.token].nearest or size.token, size.height)
    x, y = widest.length / 2, widest.depth / 2
    return View(fit=corners((-x, -y, 0), (x, y, size.height)), elevation=rules().elevation)


def shape_of(token: str, size: Size) -> tuple[TopShape, float]:
    """(row of the shape, depth of the board it is cut from)."""
    row = changed(measures.shape_of(token, size.depth), rules().shapes.get(token, {}).get(size.token, OwnShape()))
    return row, size.depth + (size.wild if isinstance(row, Wild) else 0)


def top(shape: str, edge: str, size: Size) -> Object:
    """The top of an office piece."""
    row, depth = shape_of(shape, size)
    lines = tops.glue_lines(measures.boards(shape), size.length, depth)
    steps = thinned(measures.edges()[edge], size.thick / measures.top().thickness)
    return tops.top("top", row, steps, size.thick, size.length, depth, size.height, lines)


def plain_top(size: Size, shape: str = "re") -> Object:
    return top(shape, "mis", size)


def top_extent(shape: str, size: Size) -> list[Point]:
    """Points that bound a top whatever its edge."""
    row, depth = shape_of(shape, size)
    return [(x, y, z) for x, y in outline(row, size.length, depth) for z in (size.height, size.under)]
