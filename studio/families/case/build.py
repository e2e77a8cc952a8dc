"""Pictures of cabinets: every layer of a case, and their thumbs (docs/pictures-families.md)."""
from importlib import import_module

from families.case import carcass
from families.case.box import box, view
from families.case.layout import case_of, openings
from families import legacy
from families.piece import Piece


def part(name):
    """A module of this package, loaded when a picture needs it."""
    return import_module(f"families.case.{name}")


GROOVE = "grv"  # cut into the front: it stands on nothing
CONTACT = 0.55  # inches of shade below a pull
FRONTS = {"drawer": "drawer", "smalldrawer": "small", "door": "door"}


def layer(job):
    """The Piece of one layer: `tokens` are those of docs/pictures-families.md."""
    family, name, tokens, data = job.family, job.layer, list(job.tokens), legacy.data()
    if name in ("cabinet", *FRONTS) or name.endswith("hardware"):
        return on_case(family, name, tokens, data)
    b = box(tokens[0], family, data)
    token = tokens[1]
    floor = -part("feet").height(token, b, data) if name in ("leg", "shadow") else -b.drop
    look = view(b, family, floor)
    if name == "leg":
        return Piece(part("feet").feet(token, b, data), look, carcass.shell(b))
    if name == "shadow":
        return Piece([*part("feet").feet(token, b, data), *carcass.shell(b)], look)
    if name == "top":
        return part("tops").piece(token, b, family, look, data)
    return part("bathware").piece(name, token, b, look, data)


def on_case(family, name, tokens, data):
    case = case_of(tokens[0], data)
    b = box(case["box"], family, data)
    look = view(b, family, -b.drop)
    if name == "cabinet":
        return Piece(carcass.carcass(case, b, data), look, [*carcass.shade_of_top(b), *carcass.shade_of_fronts(case, b, data)])
    kind = FRONTS[name.replace("hardware", "")]
    found = [o for o in openings(case, b, data) if o.kind == kind]
    if not found:
        return Piece([], look)
    extent = [(x, y, z) for o in found for x in (o.x0, o.x1) for z in (o.z0, o.z1) for y in (o.face, o.y + 0.75)]
    body, top = carcass.carcass(case, b, data), carcass.shade_of_top(b)
    if name.endswith("hardware"):
        fronts = [carcass.board_of(o) for o in openings(case, b, data)]
        pulls = part("hardware").hardware(tokens[1], found, b, data)
        return Piece(pulls, look, [*body, *top, *fronts], contact=0.0 if tokens[1] == GROOVE else CONTACT)
    for obj in body:  # a front is painted over the cabinet: what stiles and rails hide of its edges must not show
        obj.is_holdout = True
    make = part("doors").door if kind == "door" else part("drawers").drawer
    fronts = [obj for o in found for obj in make(tokens[1], o, data)]
    return Piece([*fronts, *body], look, top, extent=pad(extent))


def pad(points, by=0.5):
    """Room for what stands a little proud of a front."""
    xs, ys, zs = zip(*points)
    return [(x, y, z) for x in (min(xs) - by, max(xs) + by) for y in (min(ys) - by, max(ys)) for z in (min(zs) - by, max(zs) + by)]


def thumb(job):
    """The Piece of a thumb such as `door-shk`."""
    family, what, token, data = job.family, job.what, job.token, legacy.data()
    return part("thumbs").thumb(family, what, token, data)
