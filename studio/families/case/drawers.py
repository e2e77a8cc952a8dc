"""Drawer fronts: slabs with worked edges and five-piece fronts (docs/pictures-families.md)."""

from bpy.types import Object

from families.case import fronts
from families.case.fronts import DrawerFronts, FivePiece
from families.case.layout import Opening
from families.piece import Piece
from geometry import panels
from geometry.joints import Area, members
from geometry.panels import Stock, board, eased, glued, plank, rectangle, stock
from geometry.points import Outline
from jobs import Job

THUMB = (20.0, 7.0)


def drawer(token: str, opening: Opening) -> list[Object]:
    """The objects of one drawer front."""
    rules = fronts.rules().fronts
    return five_piece(opening, rules.five) if token == "fpc" else [slab(token, opening, rules)]


def area_of(opening: Opening, by: float = 0.0) -> Area:
    """What a front covers, grown by `by`."""
    return opening.x0 - by, opening.z0 - by, opening.x1 + by, opening.z1 + by


def wood_of(opening: Opening, rules: DrawerFronts) -> Stock:
    """The board of a front. In a slab run one board runs through the whole row: its fronts are sawn from it in turn."""
    run = opening.mount == "slab"
    name = opening.key.rsplit("-", 1)[0] if run else opening.key
    lo, hi = opening.z0, opening.z1
    cuts = glued(f"{name}-front", lo, hi, (5, 8)) if hi - lo > rules.glue_over else ()
    area = (0, lo, 0, hi) if run else area_of(opening)
    return stock(f"{name}-front", "x", area, cuts=cuts)


def rim_of(token: str, opening: Opening, rules: DrawerFronts) -> tuple[float, Outline]:
    """(grown by, rim): how far a front reaches over its opening and what its edge looks like."""
    rows = [(i, -depth) for i, depth in rules.rims[token]]
    if token != "lip" or opening.mount != "inset":
        return 0.0, [(0, -panels.THICK), *rows]
    return rules.lip.lap, [(0, 0.0), *[(i, t + rules.lip.proud) for i, t in rows]]


def slab(token: str, opening: Opening, rules: DrawerFronts) -> Object:
    """A front from the solid."""
    grown, rim = rim_of(token, opening, rules)
    shape = rectangle(area_of(opening, grown))
    return plank(f"{opening.key}-front", shape, rim, opening.face, wood_of(opening, rules))


def five_piece(o: Opening, five: FivePiece) -> list[Object]:
    """Stiles as high as the front, rails between them, a flat panel behind."""
    wide = five.stile if o.h >= five.low else five.narrow if o.h >= five.below else five.least
    areas = members(area_of(o), (wide, wide), (wide, wide))
    parts = [member(f"{o.key}-{role}", areas[role], o.face) for role in ("stile-l", "stile-r", "rail-b", "rail-t")]
    name, lo, hi = f"{o.key}-panel", o.z0 + wide, o.z1 - wide
    inner = (o.x0 + wide - 0.1, lo - 0.1, o.x1 - wide + 0.1, hi + 0.1)
    cuts = glued(name, lo, hi, (4, 7)) if hi - lo > 7 else ()
    return [*parts, board(name, inner, o.face, stock(name, "x", inner, cuts=cuts), 0.01, -five.back, -five.back - 0.25)]


def member(name: str, area: Area, y: float) -> Object:
    """A stile (upright) or a rail of a frame."""
    grain = "z" if "stile" in name else "x"
    return plank(name, rectangle(area), eased(panels.JOINT), y, stock(name, grain, area, frame=True))


def layer(job: Job) -> Piece:
    """The drawer fronts of a case."""
    return fronts.picture(job, drawer)


def thumb(job: Job) -> Piece:
    return fronts.thumb(job, THUMB, -THUMB[0] / 2, 23.0, drawer)
