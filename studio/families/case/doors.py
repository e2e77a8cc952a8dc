"""Doors of cabinets: framed (door_frame.py, door_fill.py) and of upright boards (docs/pictures-families.md)."""
from families.case.door_fill import BARS, FILLS, slats
from families.case.door_frame import Hole, frame
from families.case.opening import Opening
from families.case.panels import board, eased, plank, rectangle, stock
from families.piece import Piece, View, corners

THUMB = (18.0, 26.0)


def door(token, opening, data):
    """The objects of one door."""
    rules = data["furniture"]["doors"]
    if token in ("slb", "brn"):
        return boarded(opening, rules, token == "brn")
    kind = rules["kinds"][token]
    parts, hole, sight = frame(opening, rules["stile"], kind, rules["sticking"])
    if kind["panel"] == "slats" and opening.h > rules["slats"]["mid_over"]:
        return [*parts, *shutter(opening, sight, kind, rules)]
    parts += FILLS[kind["panel"]](opening, hole, sight, kind, rules)
    return parts + (BARS[kind["bars"]](opening, sight, kind, rules) if "bars" in kind else [])


def shutter(o, sight, kind, rules):
    """A high louvred door: a rail across it holds the stiles together."""
    half = rules["stile"] / 2
    middle = (sight.v0 + sight.v1) / 2
    area = (sight.u0, middle - half, sight.u1, middle + half)
    rail = board(f"{o.key}-rail-m", area, o.face, stock(f"{o.key}-rail-m", "x", area, frame=True), 0.022)
    lower, upper = Hole(sight.u0, sight.v0, sight.u1, middle - half), Hole(sight.u0, middle + half, sight.u1, sight.v1)
    return [rail, *slats(o, lower, lower, kind, rules), *slats(o, upper, upper, kind, rules)]


def boarded(o, rules, is_barn):
    """Upright boards over the full door: glued edge to edge, or apart on tongues under two ledges."""
    p = rules["planks"]
    n = max(2, round(o.w / rules["plank"]))
    edges = [o.x0 + o.w * k / n for k in range(n + 1)]
    gap = p["gap"] / 2 if is_barn else 0.0
    out = []
    for k, (u0, u1) in enumerate(zip(edges, edges[1:])):
        area = (u0 + gap * (k > 0), o.z0, u1 - gap * (k < n - 1), o.z1)
        wood = stock(f"{o.key}-plank-{k}", "z", (u0, o.z0, u1, o.z1))
        out.append(board(f"{o.key}-plank-{k}", area, o.face, wood, 0.07 if is_barn else 0.035))
    if not is_barn:
        return out
    tongue = (edges[0] + 1, o.z0 + 0.1, edges[-1] - 1, o.z1 - 0.1)
    out.append(board(f"{o.key}-tongue", tongue, o.face, stock(f"{o.key}-tongue", "z", tongue), 0.01, -p["tongue"], -0.7))
    for tag, v in (("b", o.z0 + o.h * p["from_end"]), ("t", o.z1 - o.h * p["from_end"])):
        area = (o.x0 + 0.6, v - p["ledge"] / 2, o.x1 - 0.6, v + p["ledge"] / 2)
        rim = eased(0.08, p["proud"], -0.02)
        out.append(plank(f"{o.key}-ledge-{tag}", rectangle(*area), rim, o.face, stock(f"{o.key}-ledge-{tag}", "x", area)))
    return out


def thumb(token, data):
    """One door, nearly from the front."""
    w, h = THUMB
    o = Opening("door", -w / 2, w / 2, 0.0, h, 0.0, "inset", "l", False, "thumb-door-0")
    look = View(fit=corners((-w / 2, -1, 0), (w / 2, 1, h)), floor=-1.0, ortho=29.0, yaw=16, elevation=8, target=(0, 0, h / 2))
    return Piece(door(token, o, data), look)
