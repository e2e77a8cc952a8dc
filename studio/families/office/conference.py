"""Bases of conference tables: framed ends, panelled columns, drums, trestles, steel. Inches."""

from bpy.types import Object

from families.office.boards import band, flat, framed
from families.office.rows import Columns, Drums, Ends, TableBase
from families.office.size import Size
from geometry import bases
from geometry.drums import drum
from geometry.mesh import block


def ends(token: str, base: Ends, size: Size) -> list[Object]:
    """Two framed panel ends on shoes, a stretcher between them."""
    t, half, top, s = base.thick / 2, base.half, size.under, base.stretcher
    (foot, low), (wide, high) = base.shoe, base.head
    stiles, rails, z = (base.stile, base.stile), (base.top, base.bottom), (low, top - high)
    out = []
    for side in (-1, 1):
        x, name = side * base.x, f"{token}{side}"
        out += framed(name, "y", (-half + 0.6, half - 0.6), z, (x - t, x + t), stiles, rails, 0.5, 3)
        shoe = (x - foot / 2, -half, 0), (x + foot / 2, half, low)
        head = (x - wide / 2, -half + 0.3, top - high), (x + wide / 2, half - 0.3, top)
        out += [
            block(f"{name}-shoe", "part", *shoe, "y", 0.3),
            block(f"{name}-head", "part", *head, "y", 0.12),
        ]
    inner, deep = base.x - t, (-s.thick / 2, s.thick / 2)
    return [*out, flat(f"{token}-stretcher", "x", (-inner, inner), (s.at, s.at + s.high), deep, "x", 0.12)]


def columns(token: str, base: Columns, size: Size) -> list[Object]:
    """Two square columns of framed panels on plinths."""
    h, low, top, by, out = base.half, base.plinth, size.under, base.out, []
    stile, rails, foot = base.stile, (base.top, base.bottom), top - base.cap
    plinth = [(-1, 0), (by - 0.05, 0), (by, 0.05), (by, low - 0.7)]
    plinth += [(by - 0.2, low - 0.5), (0.25, low - 0.05), (0, low), (-1, low)]
    cap = [(-1, foot), (0, foot), (0.2, foot + 0.05), (0.3, foot + 0.35)]
    cap += [(0.6, top - 0.5), (0.8, top - 0.35), (0.8, top), (-1, top)]
    for side in (-1, 1):
        x, name, z = side * base.x, f"{token}{side}", (low, foot)
        for k, d in enumerate(((-h, -h + 0.75), (h - 0.75, h))):
            out += framed(f"{name}-f{k}", "x", (x - h, x + h), z, d, (stile, stile), rails)
            across, narrow = (-h + 0.75, h - 0.75), (stile - 0.75, stile - 0.75)
            out += framed(f"{name}-s{k}", "y", across, z, (x + d[0], x + d[1]), narrow, rails)
        out += band(f"{name}-plinth", (x - h, x + h), (-h, h), plinth)
        out += band(f"{name}-cap", (x - h, x + h), (-h, h), cap)
    return out


def drums(token: str, base: Drums, size: Size) -> list[Object]:
    """Two drums of upright staves."""
    return [o for s in (-1, 1) for o in drum(f"{token}{s}", base.shaft, size.under, s * base.x, size.under)]


def tables(token: str, base: TableBase, size: Size) -> list[Object]:
    return bases.base(token, base.base, size.under, (size.length / 2, size.depth / 2))


KINDS = {Ends: ends, Columns: columns, Drums: drums, TableBase: tables}
