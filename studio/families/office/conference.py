"""Bases of conference tables: framed ends, panelled columns, drums, trestles, steel. Inches."""
from families.office.boards import band, flat, framed
from geometry import bases
from geometry.drums import drum
from geometry.mesh import block


def ends(token, base, size):
    """Two framed panel ends on shoes, a stretcher between them."""
    t, half, top, s = base["thick"] / 2, base["half"], size.under, base["stretcher"]
    (foot, low), (wide, high) = base["shoe"], base["head"]
    out = []
    for side in (-1, 1):
        x, name = side * base["x"], f"{token}{side}"
        out += framed(name, "y", (-half + 0.6, half - 0.6), (low, top - high), (x - t, x + t), (base["stile"],) * 2, (base["top"], base["bottom"]), 0.5, 3)
        out.append(block(f"{name}-shoe", "part", (x - foot / 2, -half, 0), (x + foot / 2, half, low), "y", 0.3))
        out.append(block(f"{name}-head", "part", (x - wide / 2, -half + 0.3, top - high), (x + wide / 2, half - 0.3, top), "y", 0.12))
    inner, z = base["x"] - t, s["at"]
    return [*out, flat(f"{token}-stretcher", "x", (-inner, inner), (z, z + s["high"]), (-s["thick"] / 2, s["thick"] / 2), "x", 0.12)]


def columns(token, base, size):
    """Two square columns of framed panels on plinths."""
    h, low, top, out = base["half"], base["plinth"], size.under, []
    cap, by = base["cap"], base["out"]
    stile, rails = base["stile"], (base["top"], base["bottom"])
    for side in (-1, 1):
        x, name, z = side * base["x"], f"{token}{side}", (low, top - cap)
        for k, d in enumerate(((-h, -h + 0.75), (h - 0.75, h))):
            out += framed(f"{name}-f{k}", "x", (x - h, x + h), z, d, (stile, stile), rails)
            out += framed(f"{name}-s{k}", "y", (-h + 0.75, h - 0.75), z, (x + d[0], x + d[1]), (stile - 0.75,) * 2, rails)
        xs, ys = (x - h, x + h), (-h, h)
        out += band(f"{name}-plinth", xs, ys, [(-1, 0), (by - 0.05, 0), (by, 0.05), (by, low - 0.7), (by - 0.2, low - 0.5), (0.25, low - 0.05), (0, low), (-1, low)])
        foot = top - cap
        out += band(f"{name}-cap", xs, ys, [(-1, foot), (0, foot), (0.2, foot + 0.05), (0.3, foot + 0.35), (0.6, top - 0.5), (0.8, top - 0.35), (0.8, top), (-1, top)])
    return out


def drums(token, base, size):
    """Two drums of upright staves."""
    return [o for s in (-1, 1) for o in drum(f"{token}{s}", base, size.under, s * base["x"], size.under)]


def tables(token, base, size):
    """The bases that long tables have too."""
    return bases.base(token, base, size.under, (size.length / 2, size.depth / 2))


KINDS = {"ends": ends, "columns": columns, "drums": drums, "posts": tables, "steelFrames": tables}
