"""The writing desk: four legs and an apron with three drawers. Inches."""

import itertools
from dataclasses import replace

from bpy.types import Object

from families.case.layout import Opening
from families.office.boards import flat, hollow
from families.office.rows import OwnLeg, rules
from families.office.size import Size
from families.rows import changed
from families.table import measures
from geometry.joinery import across, bezier, lengthwise, prism
from geometry.leg_rows import CornerLeg, CrossEnds, Hairpin, Square
from geometry.legs import leg

GAP = 0.0625


def leg_spec(token: str) -> CornerLeg:
    """The table leg of this token, as a desk has it.

    @raises ValueError for a leg that does not stand alone
    """
    row = changed(measures.legs()[token], rules().legs.get(token, OwnLeg()))
    if isinstance(row, CrossEnds):
        raise ValueError(f"{token} is no leg of a desk")
    return replace(row, corbel=None) if isinstance(row, Square) else row


def is_box(spec: CornerLeg) -> bool:
    """Whether the apron is a box that stands on the legs."""
    return isinstance(spec, Hairpin)


def four_legs(token: str, size: Size) -> list[Object]:
    writing, spec = rules().writing, leg_spec(token)
    x, y = (c - i for c, i in zip(writing.corner, spec.inset))
    length = size.under - (writing.apron if is_box(spec) else 0)
    out = [o for sx in (1, -1) for sy in (1, -1) for o in leg(f"leg{sx}{sy}", spec, (sx * x, sy * y), length)]
    bracket = rules().brackets.get(token)
    return out + (brackets(spec.block, *bracket, size) if bracket else [])


def brackets(block: float, reach: float, drop: float, thick: float, size: Size) -> list[Object]:
    """Corbels in the corners between legs and apron."""
    writing = rules().writing
    (x, y), z, back = writing.corner, size.under - writing.apron, writing.setback
    sweep = bezier((reach, -0.5), (reach * 0.8, -drop * 0.35), (0.35, -drop * 0.45), (0.3, -drop), 12)
    side = [(0, 0), (reach, 0), *sweep, (0.3, -drop), (0, -drop)]
    out = []
    for sx in (1, -1):
        for sy in (1, -1):
            along = (lengthwise(0), sx * (x - block), -sx, sy * (y - back), -sy)
            beside = (across(0), sy * (y - block), -sy, sx * (x - back), -sx)
            for tag, (place, at, way, depth, out_by) in (("x", along), ("y", beside)):
                lo, hi = sorted((depth + out_by * 0.04, depth + out_by * (0.04 + thick)))
                outline = [(at + way * u, z + v) for u, v in side]
                out.append(prism(f"bracket{sx}{sy}{tag}", "leg", outline, place, lo, hi))
    return out


def drawers(size: Size) -> list[Opening]:
    """The three drawers: the same for every leg."""
    writing = rules().writing
    (wide, high), y = writing.drawer, -writing.corner[1] + writing.setback
    pitch, low = wide + writing.divider, size.under - (writing.apron + high) / 2
    out = []
    for k in (-1, 0, 1):
        x, z = (k * pitch - wide / 2 + GAP, k * pitch + wide / 2 - GAP), (low + GAP, low + high - GAP)
        out.append(Opening(*x, *z, y, f"apron-d{k + 1}", "drawer", "inset"))
    return out


def apron(token: str, size: Size) -> list[Object]:
    """Front with its openings, ends and back; a box of its own where it stands on hairpins."""
    writing, spec = rules().writing, leg_spec(token)
    (x, y), back, t = writing.corner, writing.setback, writing.thick
    low, high = size.under - writing.apron, size.under
    boxed, block = is_box(spec), spec.block
    reach = x if boxed else x - block
    found = drawers(size)
    front, z = (-y + back, -y + back + t), (found[0].z0 - GAP, found[0].z1 + GAP)
    end = found[2].x1 + GAP
    out = [
        flat("apron-rail-t", "x", (-end, end), (z[1], high), front, "x"),
        flat("apron-rail-b", "x", (-end, end), (low, z[0]), front, "x"),
    ]
    for s in (-1, 1):
        ends = sorted((s * end, s * reach))
        out.append(flat(f"apron-end{s}", "x", ends, (low, high), front, "x" if reach - end > 2 else "z", 0.04))
    for a, b in itertools.pairwise(found):
        out.append(flat(f"{b.key}-divider", "x", (a.x1 + GAP, b.x0 - GAP), z, front, "z", 0.03))
    out += [part for o in found for part in hollow(o.key, (o.x0, o.x1), z, front[1])]
    inset = 0.0 if boxed else back
    ends = (front[1], y - back) if boxed else (-y + block, y - block)
    for s in (-1, 1):
        deep = sorted((s * (x - inset), s * (x - inset - t)))
        out.append(flat(f"apron-side{s}", "y", ends, (low, high), deep, "y"))
    wide = reach - t if boxed else reach
    return [*out, flat("apron-back", "x", (-wide, wide), (low, high), (y - back - t, y - back), "x")]
