"""Drawer fronts: slabs with worked edges and five-piece fronts (docs/pictures-families.md)."""

from bpy.types import Object

from families.case import fronts
from families.case.fronts import DrawerFronts, FivePiece
from families.case.insides import FRAME
from families.case.layout import Opening, case_of
from families.piece import Piece
from geometry import boards, panels
from geometry.joints import Area, members
from geometry.panels import Stock, board, eased, glued, plank, rectangle, stock
from geometry.points import Outline
from jobs import Job

THUMB = (20.0, 7.0)
VENEER = 0.012  # how far the reveal lies before the frame's own faces, and behind its front


def drawer(token: str, opening: Opening) -> list[Object]:
    """The objects of one drawer front."""
    rules = fronts.rules().fronts
    return five_piece(opening, rules.five) if token == "fpc" else [slab(token, opening, rules)]


def area_of(opening: Opening, by: float = 0.0) -> Area:
    """What a front covers, grown by `by`."""
    return opening.x0 - by, opening.z0 - by, opening.x1 + by, opening.z1 + by


def wood_of(opening: Opening, rules: DrawerFronts) -> Stock:
    """The board of a front. In a slab run one board runs through the whole row: its fronts are sawn from it in turn."""
    lo, hi = opening.z0, opening.z1
    if opening.mount == "slab":
        name = opening.key.rsplit("-", 1)[0]
        return stock(f"{name}-front", "x", (0, lo, 0, hi))
    name = f"{opening.key}-front"
    cuts = glued(name, lo, hi, (5, 8)) if hi - lo > rules.glue_over else ()
    return stock(name, "x", area_of(opening), cuts=cuts)


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


def reveal(token: str, o: Opening, gap: float) -> list[Object]:
    """The faces of the frame's opening that are seen beside the edge of a front which falls back behind the frame: the
    cabinet's picture, whose fronts are flush boards, has them black.
    """
    rim = fronts.rules().fronts.rims.get(token)
    if o.mount != "inset" or token == "lip" or rim is None or rim[0][1] < gap:  # a lip lies before the frame
        return []
    x0, x1, z0, z1 = o.x0 - gap, o.x1 + gap, o.z0 - gap, o.z1 + gap
    sides = (
        ("l", (x0 - VENEER, z0, x0 + VENEER, z1), "z", "x"),
        ("r", (x1 - VENEER, z0, x1 + VENEER, z1), "z", "x"),
        ("b", (x0, z0 - VENEER, x1, z0 + VENEER), "x", "z"),
        ("t", (x0, z1 - VENEER, x1, z1 + VENEER), "x", "z"),
    )
    return [
        boards.board(f"{o.key}-reveal-{side}", (xa, o.y + VENEER, za), (xb, o.y + FRAME, zb), grain, thin, 0.0)
        for side, (xa, za, xb, zb), grain, thin in sides
    ]


def layer(job: Job) -> Piece:
    """The drawer fronts of a case."""
    gap = case_of(job.tokens[0]).mount.gap
    return fronts.picture(job, lambda token, o: [*drawer(token, o), *reveal(token, o, gap)])


def thumb(job: Job) -> Piece:
    return fronts.thumb(job, THUMB, -THUMB[0] / 2, 23.0, drawer)
