"""What a case stands on: feet, plinths, runners and frames below its box, legs in the leg zone, and their thumbs. Inches."""
from families.case import brackets, frames, legs, stub
from families.piece import Piece, View, corners
from geometry.mesh import block
from geometry.turning import lathe

KINDS = {}


def kind(build):
    """Enters a builder of one foot under the name that rows of data/feet.yaml call it by."""
    KINDS[build.__name__] = build
    return build


def moved(objs, up):
    """Lift objects built from their own floor."""
    for o in objs:
        for v in o.data.vertices:
            v.co.z += up
        o.data.update()
    return objs


@kind
def turned(name, row, sx, sy, x, y):
    """A bun: its neck is turned from the same piece."""
    r = max(p[1] for p in row["profile"])
    spec = {**row, "drawn": row["height"], "foot": 0, "neck": row["height"]}
    return moved([lathe(name, "leg", spec, row["height"], x - sx * r, y - sy * r, 64)], -row["height"])


@kind
def tapered(name, row, sx, sy, x, y):
    """Square, the two inner faces taper."""
    return moved(legs.leg(name, {**row, "kind": "taper"}, (x, y), row["height"]), -row["height"])


@kind
def cube(name, row, sx, sy, x, y):
    s, h = row["size"], row["height"]
    lo, hi = (min(x, x - sx * s), min(y, y - sy * s), -h), (max(x, x - sx * s), max(y, y - sy * s), 0)
    return [block(name, "leg", lo, hi, "z", row["ease"])]


@kind
def bracket(name, row, sx, sy, x, y):
    return brackets.bracket(name, row, sx, sy, x, y)


@kind
def sabre(name, row, sx, sy, x, y):
    return brackets.sabre(name, row, sx, sy, x, y)


@kind
def splayed(name, row, sx, sy, x, y):
    """A round taper that leans out both ways, screwed to a plate under the case."""
    s, t = row["plate"]
    cx, cy = x - sx * s / 2, y - sy * s / 2
    out = moved(legs.splayed(name, row, cx, cy, sx, sy, row["height"] - t), -row["height"])
    return [*out, block(name + "-plate", "leg", (cx - s / 2, cy - s / 2, -t), (cx + s / 2, cy + s / 2, 0), "x", 0.05)]


WHOLE = {"plinth": frames.plinth, "sled": frames.sled, "posts": frames.posts, "steel": frames.steel}


def round_the_box(b, data):
    """The path of mouldings.py round the foot of a case; that of corner pieces has mitred returns."""
    own = data["furniture"]["boxes"].get(b.token, {}).get("corner")
    x, y = b.w / 2, b.d / 2
    if own:
        return [(-x, own["return"] - y), (-own["front"] / 2, -y), (own["front"] / 2, -y), (x, own["return"] - y)]
    return [(-x, y), (-x, -y), (x, -y), (x, y)]


def height(token, b, data):
    """How far the floor lies below the box."""
    row = data["furniture"]["feet"].get(token)
    if row is None:
        return b.zone
    return b.drop if row["kind"] == "none" else row["height"]


def feet(token, b, data):
    """Everything below the box."""
    row = data["furniture"]["feet"].get(token)
    if row is None:
        return legs.legs(token, b, data)
    if row["kind"] == "none":
        return []
    path = round_the_box(b, data)
    if row["kind"] in WHOLE:
        return WHOLE[row["kind"]](f"{token}-{b.token}", row, b, path)
    if path[0][1] < b.d / 2:
        return brackets.on_plan(f"{token}-{b.token}", row, path)
    x, y = b.w / 2 - row["inset"], b.d / 2 - row["inset"]
    return [o for sx in (-1, 1) for sy in (-1, 1)
            for o in KINDS[row["kind"]](f"{token}-{b.token}-{sx}{sy}", row, sx, sy, sx * x, sy * y)]


def thumb(token, data):
    """One foot at the corner of a stub of case."""
    look = data["furniture"]["caseThumbs"]["foot"]
    b = stub.box(h=9.0)
    seen = feet(token, b, data)
    if not any(o["material"] == "steel" for o in seen):
        seen += stub.corner(b)
    view = View(fit=corners((-8, -8, -8), (8, 8, 8)), floor=-height(token, b, data), yaw=look["yaw"], elevation=look["elevation"],
                ortho=look["ortho"], target=tuple(look["target"]))
    return Piece(seen, view)
