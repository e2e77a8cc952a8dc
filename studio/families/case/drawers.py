"""Drawer fronts: slabs with worked edges and five-piece fronts (docs/pictures-families.md)."""
from families.case import panels
from families.case.opening import Opening
from families.case.panels import board, eased, glued, plank, rectangle, stock
from families.piece import Piece, View, corners
from geometry.outlines import profile

THUMB = (20.0, 7.0)


def drawer(token, opening, data):
    """The objects of one drawer front."""
    rules = data["furniture"]["fronts"]
    return five_piece(opening, rules["five"]) if token == "fpc" else [slab(token, opening, rules)]


def area_of(opening, by=0.0):
    """(u0, v0, u1, v1) of a front, grown by `by`."""
    return opening.x0 - by, opening.z0 - by, opening.x1 + by, opening.z1 + by


def wood_of(opening, rules):
    """The board of a front. In a slab run one board runs through the whole row: its fronts are sawn from it in turn."""
    run = opening.mount == "slab"
    name = opening.key.rsplit("-", 1)[0] if run else opening.key
    lo, hi = opening.z0, opening.z1
    cuts = glued(f"{name}-front", lo, hi, 5, 8) if hi - lo > rules["glue_over"] else ()
    area = (0, lo, 0, hi) if run else area_of(opening)
    return stock(f"{name}-front", "x", area, cuts=cuts)


def rim_of(token, opening, rules):
    """(grown by, rim): how far a front reaches over its opening and what its edge looks like."""
    rows = [(i, -depth) for i, depth in profile(rules["rims"][token])]
    if token != "lip" or opening.mount != "inset":
        return 0.0, [(0, -panels.THICK), *rows]
    proud = rules["lip"]["proud"]
    return rules["lip"]["lap"], [(0, 0.0), *[(i, t + proud) for i, t in rows]]


def slab(token, opening, rules):
    """A front from the solid."""
    grown, rim = rim_of(token, opening, rules)
    return plank(f"{opening.key}-front", rectangle(*area_of(opening, grown)), rim, opening.face, wood_of(opening, rules))


def five_piece(o, five):
    """Stiles as high as the front, rails between them, a flat panel behind."""
    wide = five["stile"] if o.h >= five["low"] else five["narrow"] if o.h >= five["below"] else five["least"]
    x0, z0, x1, z1 = area_of(o)
    a, b, lo, hi = x0 + wide, x1 - wide, z0 + wide, z1 - wide
    members = {"stile-l": (x0, z0, a, z1), "stile-r": (b, z0, x1, z1), "rail-b": (a, z0, b, lo), "rail-t": (a, hi, b, z1)}
    parts = [member(f"{o.key}-{role}", area, o.face) for role, area in members.items()]
    name = f"{o.key}-panel"
    inner = (a - 0.1, lo - 0.1, b + 0.1, hi + 0.1)
    cuts = glued(name, lo, hi, 4, 7) if hi - lo > 7 else ()
    wood = stock(name, "x", inner, cuts=cuts)
    return [*parts, board(name, inner, o.face, wood, 0.01, -five["back"], -five["back"] - 0.25)]


def member(name, area, y):
    """A stile (upright) or a rail of a frame."""
    grain = "z" if "stile" in name else "x"
    return plank(name, rectangle(*area), eased(panels.JOINT), y, stock(name, grain, area, frame=True))


def thumb(token, data):
    """One front, nearly from the front."""
    w, h = THUMB
    o = Opening("drawer", -w / 2, w / 2, 0.0, h, 0.0, "inset", "l", False, "thumb-drawer-0")
    look = View(fit=corners((-w / 2, -1, 0), (w / 2, 1, h)), floor=-w / 2, ortho=23.0, yaw=16, elevation=8, target=(0, 0, h / 2))
    return Piece(drawer(token, o, data), look)
