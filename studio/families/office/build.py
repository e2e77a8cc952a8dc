"""Pictures of desks, credenzas and conference tables: layers and thumbs of bases (docs/pictures-families.md)."""

import bpy
from bpy.types import Object

from families.case import doors, drawers, hardware
from families.case.glow import behind
from families.case.layout import Opening
from families.office import conference, desk, writing
from families.office import size as sizes
from families.office.boards import flat
from families.office.rows import Desk, rules
from families.office.size import Size, plain_top
from families.office.stretch import base_of
from families.piece import Glow, Piece, View
from geometry import mesh
from geometry.points import bounds, corners, points_of
from jobs import Job

PAD = 0.5  # how far fronts reach over their openings
THUMB_GAP = 0.22
THUMB = {"m": 108.0, "d": 77.0, "c": 77.0}  # width of the picture in inches


def layer(job: Job) -> Piece:
    """The Piece of one layer: `tokens` are those of docs/pictures-families.md."""
    tokens, name = job.tokens, job.layer
    token, size = tokens[-3], sizes.size_of(tokens[-1], tokens[-2])
    if name == "top":
        extent = sizes.top_extent(tokens[0], size)
        piece = Piece([sizes.top(tokens[0], token, size)], sizes.view(size), extent=extent)
    elif name in ("leg", "apron"):
        piece = writing_layer(name, token, size)
    elif name == "shadow":
        piece = Piece([*under(token, size), plain_top(size, tokens[0])], sizes.view(size))
    elif name == "cabinet":
        piece = Piece(under(token, size), sizes.view(size), [plain_top(size)], glows=glows(token, size))
    else:
        piece = on_fronts(name, tokens[0], token, size)
    masked([*piece.seen, *piece.casters])
    return piece


def masked(objects: list[Object]) -> None:
    """The colour tells clear panes from the rest; the tables use it otherwise."""
    for o in objects:
        o.color = mesh.MASKS["glass" if o["material"] == "glass" else "part"]


def shut(found: list[Opening], drawer: str) -> list[Object]:
    """Doors, and drawer fronts of a kind."""
    return [obj for o in found for obj in (doors.door("shk", o) if o.kind == "door" else drawers.drawer(drawer, o))]


def under(token: str, size: Size) -> list[Object]:
    """Everything below the top but drawers and pulls."""
    base = base_of(token, size.length, size.depth)
    if base is None:
        return [*writing.four_legs(token, size), *writing.apron(token, size)]
    if not isinstance(base, Desk):
        return conference.KINDS[type(base)](token, base, size)
    own = [o for o in desk.fronts(token, base, size) if o.kind == "door"]
    return [*desk.carcass(token, base, size), *shut(own, "slf")]


def glows(token: str, size: Size) -> list[Glow]:
    """The light in the bays of a base."""
    base = base_of(token, size.length, size.depth)
    if not isinstance(base, Desk):
        return []
    bays = [cell for unit in desk.units(token, base, size) for cell in unit.cells if cell.leaf == "open"]
    return [glow for cell in bays for glow in behind(cell, base.y[0], cell.leaf)]


def held_out(objects: list[Object]) -> list[Object]:
    """Objects that hide what lies behind them without being seen: the layers below show them."""
    for o in objects:
        o.is_holdout = True
    return objects


def writing_layer(name: str, token: str, size: Size) -> Piece:
    """Legs, or the apron between them. Where both are wood the legs' layer has the apron too, so that no seam shows
    through.
    """
    stand, apron, look = writing.four_legs(token, size), writing.apron(token, size), sizes.view(size)
    top = plain_top(size)
    if name == "apron":
        return Piece([*apron, *held_out(stand)], look, [top], extent=corners(*bounds(points_of(apron))))
    if any(o["material"] == "steel" for o in stand):
        return Piece(stand, look, [*apron, top])
    return Piece([*stand, *apron], look, [top])


def openings(token: str, size: Size) -> list[Opening]:
    """The fronts of a base, or of the apron of a writing desk."""
    base = base_of(token, size.length, size.depth)
    return desk.fronts(token, base, size) if isinstance(base, Desk) else writing.drawers(size)


def on_fronts(name: str, front: str, token: str, size: Size) -> Piece:
    """Drawer fronts, or pulls on drawers and doors."""
    found, look, top = openings(token, size), sizes.view(size), plain_top(size)
    body = writing.apron("shk", size) if token == "apron" else under(token, size)
    drawn = [o for o in found if o.kind == "drawer"]
    if name == "hardware":
        behind = [flat(f"{o.key}-behind", "x", (o.x0, o.x1), (o.z0, o.z1), (o.face, o.face + 0.7), "x") for o in drawn]
        made, on = hardware.hardware(front, found)
        return Piece(made, look, [*body, *behind, top], stands=on)
    if not drawn:  # door credenzas list drawer fronts and have none
        return Piece([], look)
    extent = [
        (x, y, z)
        for o in drawn
        for x in (o.x0 - PAD, o.x1 + PAD)
        for y in (o.face - PAD, o.face + 0.75)
        for z in (o.z0 - PAD, o.z1 + PAD)
    ]
    return Piece([*shut(drawn, front), *held_out(body)], look, [top], extent=extent)


def darkened(objects: list[Object]) -> list[Object]:
    """Metal in a picture of wood: dark in every wood."""
    for o in objects:
        o["material"] = "dark"
        o.data.materials[0] = bpy.data.materials["dark"]
    return objects


def thumb(job: Job) -> Piece:
    """The whole piece on a base: `base-pdd`, its gaps and pulls drawn so that they show."""
    base, token = rules().bases[job.token], job.token
    size = sizes.size_of(base.size, 30)
    if isinstance(base, Desk):
        found = desk.fronts(token, base, size, THUMB_GAP)
        pulls = darkened(hardware.hardware("knr", found)[0])
        body = [*desk.carcass(token, base, size), *shut(found, "slf"), *pulls]
    else:
        body = conference.KINDS[type(base)](token, base, size)
        darkened([o for o in body if o["material"] == "steel"])
    seen = [*body, plain_top(size)]
    masked(seen)
    look = View(fit=sizes.view(size).fit, ortho=THUMB[size.token], elevation=16)
    return Piece(seen, look)
