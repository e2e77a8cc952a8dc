"""Small pictures of the parts of cabinets: which module makes which, and the whole case from the front for `case-`."""
from importlib import import_module

from families.case import carcass
from families.case.box import box
from families.case.layout import case_of, openings
from families.piece import Piece, View, corners

GROUND = 0.07  # of the frame's height below the floor
PLAIN = {"drawer": "slf", "door": "shk", "hardware": "wkn", "top": "eas", "crown": "cap"}
OWN_SCALE = 0.75  # how far a thumb fits its piece, against the one width that holds the largest of its family
ROOM = 1.18  # of the frame around a piece


def part(name):
    """A module of this package, loaded when a thumb needs it."""
    return import_module(f"families.case.{name}")


def thumb(family, what, token, data):
    """The Piece of a thumb such as `door-shk`."""
    if what == "case":
        return case_thumb(family, token, data)
    if what in ("top", "crown"):
        return part("tops").thumb(what, token, data)
    module = {"door": "doors", "drawer": "drawers", "foot": "feet", "hardware": "hardware"}[what]
    return part(module).thumb(token, data)


def case_thumb(family, token, data):
    """The whole piece, plainly fitted out, from the front; small pieces of a family smaller, but none too small to read."""
    case = case_of(token, data)
    b = box(case["box"], family, data)
    spec = data["furniture"]["wholeThumbs"][family]
    foot = foot_of(b, case, spec)
    floor = -part("feet").height(foot, b, data) if foot else 0.0
    wide = OWN_SCALE * ROOM * max(b.w, b.h - floor) + (1 - OWN_SCALE) * spec["width"]
    look = View(fit=corners((-b.w / 2, b.front, floor), (b.w / 2, b.d / 2, b.h)), floor=floor, ortho=wide, yaw=spec["yaw"], elevation=spec["elevation"],
                target=(0, b.front, floor + wide * (0.5 - GROUND)))
    top = part("tops").piece(PLAIN["crown" if b.is_tall else "top"], b, family, look, data).seen
    return Piece([*carcass.carcass(case, b, data), *closed(case, b, data), *(part("feet").feet(foot, b, data) if foot else []), *top], look)


def foot_of(b, case, spec):
    """The plain foot that a thumb shows; hung pieces have none."""
    if case["frame"]["stile"] == 0.75:
        return None
    return spec["leg"] if b.zone or case["kind"] == "posts" else spec["foot"]


def closed(case, b, data):
    """Plain fronts with wooden knobs."""
    out, fronts = [], openings(case, b, data)
    for o in fronts:
        out += part("doors").door(PLAIN["door"], o, data) if o.kind == "door" else part("drawers").drawer(PLAIN["drawer"], o, data)
    return out + part("hardware").hardware(PLAIN["hardware"], fronts, b, data)
