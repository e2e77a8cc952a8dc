"""Pictures of desks, credenzas and conference tables: every layer, and the thumbs of bases (docs/pictures-families.md)."""
import bpy

from families.case import doors, drawers, hardware
from families.office import conference, desk, size as sizes, writing
from families.office.boards import flat
from families import legacy
from families.piece import Piece, View, corners
from geometry import mesh

CONTACT = 0.55  # inches that the shade of a pull reaches
PAD = 0.5  # how far fronts reach over their openings
THUMB_GAP = 0.22
THUMB = {"m": 108.0, "d": 77.0, "c": 77.0}  # width of the picture in inches


def layer(job):
    """The Piece of one layer: `tokens` are those of docs/pictures-families.md."""
    family, name, tokens, data = job.family, job.layer, list(job.tokens), legacy.data()
    token, size = tokens[-3], sizes.size_of(tokens[-1], tokens[-2], data)
    look = sizes.view(size)
    if name == "top":
        piece = Piece([sizes.top(tokens[0], token, size, data)], look, extent=sizes.top_extent(tokens[0], size, data))
    elif name in ("leg", "apron"):
        piece = writing_layer(name, token, size, look, data)
    elif name == "shadow":
        piece = Piece([*under(token, size, data), plain_top(size, data)], look)
    elif name == "cabinet":
        piece = Piece(under(token, size, data), look, [plain_top(size, data)])
    else:
        piece = on_fronts(name, tokens[0], token, size, look, data)
    for o in [*piece.seen, *piece.casters]:  # the colour tells clear panes from the rest, which tables use otherwise
        o.color = mesh.MASKS["glass" if o["material"] == "glass" else "part"]
    return piece


def plain_top(size, data):
    return sizes.top("re", "mis", size, data)


def under(token, size, data):
    """Everything below the top but drawers and pulls."""
    if token in data["legs"]:
        return [*writing.four_legs(token, size, data), *writing.apron(token, size, data)]
    base = data["furniture"]["office"]["bases"][token]
    if base["kind"] != "desk":
        return conference.KINDS[base["kind"]](token, base, size)
    own = [o for o in desk.fronts(token, base, size, data) if o.kind == "door"]
    return [*desk.carcass(token, base, size, data), *(obj for o in own for obj in doors.door("shk", o, data))]


def held_out(objects):
    """Objects that hide what lies behind them without being seen: the layers below show them."""
    for o in objects:
        o.is_holdout = True
    return objects


def writing_layer(name, token, size, look, data):
    """Legs, or the apron between them. Where both are wood the legs' layer has the apron too, so that no seam shows through."""
    stand, apron = writing.four_legs(token, size, data), writing.apron(token, size, data)
    top = plain_top(size, data)
    if name == "apron":
        points = [tuple(v.co) for o in apron for v in o.data.vertices]
        return Piece([*apron, *held_out(stand)], look, [top], extent=corners(*zip(*((min(c), max(c)) for c in zip(*points)))))
    steel = any(o["material"] == "steel" for o in stand)
    return Piece(stand if steel else [*stand, *apron], look, [*(apron if steel else []), top])


def openings(token, size, data):
    """The fronts of a base, or of the apron of a writing desk."""
    if token == "apron":
        return writing.drawers(size, data)
    return desk.fronts(token, data["furniture"]["office"]["bases"][token], size, data)


def on_fronts(name, front, token, size, look, data):
    """Drawer fronts, or pulls on drawers and doors."""
    found = openings(token, size, data)
    body = writing.apron("shk", size, data) if token == "apron" else under(token, size, data)
    top = plain_top(size, data)
    if name == "hardware":
        boards = [flat(f"{o.key}-behind", "x", (o.x0, o.x1), (o.z0, o.z1), (o.face, o.face + 0.7), "x") for o in found if o.kind == "drawer"]
        return Piece(hardware.hardware(front, found, None, data), look, [*body, *boards, top], contact=CONTACT)
    drawn = [o for o in found if o.kind == "drawer"]
    if not drawn:  # door credenzas list drawer fronts and have none
        return Piece([], look)
    extent = [(x, y, z) for o in drawn for x in (o.x0 - PAD, o.x1 + PAD) for y in (o.face - PAD, o.face + 0.75) for z in (o.z0 - PAD, o.z1 + PAD)]
    seen = [obj for o in drawn for obj in drawers.drawer(front, o, data)]
    return Piece([*seen, *held_out(body)], look, [top], extent=extent)


def darkened(objects):
    """Metal in a picture of wood: dark in every wood."""
    for o in objects:
        o["material"] = "dark"
        o.data.materials[0] = bpy.data.materials["dark"]
    return objects


def thumb(job):
    """The whole piece on a base: `base-pdd`, its gaps and pulls drawn so that they show."""
    family, what, token, data = job.family, job.what, job.token, legacy.data()
    base = data["furniture"]["office"]["bases"][token]
    size = sizes.size_of(base["size"], 30, data)
    if base["kind"] == "desk":
        found = desk.fronts(token, base, size, data, THUMB_GAP)
        shut = [obj for o in found for obj in (doors.door("shk", o, data) if o.kind == "door" else drawers.drawer("slf", o, data))]
        body = [*desk.carcass(token, base, size, data), *shut, *darkened(hardware.hardware("knr", found, None, data))]
    else:
        body = conference.KINDS[base["kind"]](token, base, size)
        darkened([o for o in body if o["material"] == "steel"])
    seen = [*body, plain_top(size, data)]
    for o in seen:
        o.color = mesh.MASKS["part"]
    x, y = size.length / 2, size.depth / 2
    return Piece(seen, View(fit=corners((-x, -y, 0), (x, y, size.height)), ortho=THUMB[size.token], elevation=16))
