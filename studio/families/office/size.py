"""Sizes of office pieces, how they are framed, and their tops. Inches."""
from dataclasses import dataclass

from families.piece import View, corners
from geometry import tops
from geometry.outlines import outline

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
    elevation: float

    @property
    def under(self):
        """Height of the top's underside."""
        return self.height - self.thick


def size_of(token, height, data):
    rules = data["furniture"]["office"]
    spec = rules["sizes"][token]
    return Size(token, spec["length"], spec["depth"], float(height), rules["top"], spec["wild"], rules["elevation"])


def view(size):
    """Every layer of a size and height is seen alike."""
    x, y = size.length / 2, size.depth / 2
    return View(fit=corners((-x, -y, 0), (x, y, size.height)), elevation=size.elevation)


def shape_of(token, size, data):
    """(row of the shape, depth of the board it is cut from)."""
    own = data["furniture"]["office"]["shapes"].get(token, {}).get(size.token, {})
    if token == "bo":  # a boat draws its ends in; they are told in inches of the tables' width
        own = {"end": data["shapes"]["bo"]["end"] * size.depth / 42}
    row = {**data["shapes"][token], **own}
    return row, size.depth + (size.wild if row["kind"] == "wild" else 0)


def shrunk(rows, by):
    """Rows of an edge for a thinner top."""
    return [{"at": [v * by for v in r["at"]]} if "at" in r else {"arc": [*[v * by for v in r["arc"][:4]], *r["arc"][4:]]} for r in rows]


def top(shape, edge, size, data):
    """The top of an office piece."""
    row, depth = shape_of(shape, size, data)
    lines = tops.glue_lines(row, data["top"], size.length, depth)
    rows = shrunk(data["edges"][edge], size.thick / DRAWN)
    return tops.top("top", row, rows, {**data["top"], "thickness": size.thick}, size.length, depth, size.height, lines)


def top_extent(shape, size, data):
    """Points that bound a top whatever its edge."""
    row, depth = shape_of(shape, size, data)
    return [(x, y, z) for x, y in outline(row, size.length, depth) for z in (size.height, size.under)]
