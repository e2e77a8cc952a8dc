"""Knobs and pulls on the fronts of a case, and alone for their thumbs (data/hardware.yaml; docs/pictures-families.md). Inches."""
from families.case import hardware_bails as bails
from families.case import hardware_groove as grooves
from families.case import hardware_pulls as pulls
from families.case.box import ZONE
from families.case.smith import placed
from families.piece import Piece, View, corners

KINDS = {**{f.__name__: f for f in (pulls.round_knob, pulls.square_knob, pulls.wood_knob, pulls.cup, pulls.bar, pulls.bow)},
         **{f.__name__: f for f in (bails.bail, bails.ring, bails.mission)}}
PAIR = 26.0  # a drawer this wide carries two
EDGE, FROM_END = 1.25, 2.75  # from the free edge of a door, from its top or bottom
HAND = 40.0  # above the floor: where a tall door is taken
CLEAR = 0.18  # between a wide pull and the edge of its door


def on_drawer(o):
    """Where the pulls of a drawer sit: (x, z)."""
    shares = (0.5,) if o.w < PAIR or o.mount == "slab" else (0.25, 0.75)
    return [(o.x0 + o.w * s, (o.z0 + o.z1) / 2) for s in shares]


def on_door(o, token, row):
    """Where the pull of a door sits: beside its free edge."""
    wide = row.get("doorHalf", row["half"]) if not row.get("upright") else 0
    long = row["half"] if row.get("upright") else 0.0
    inset = max(EDGE, wide + CLEAR)
    x = o.x1 - inset if o.hand == "l" else o.x0 + inset
    if o.upper:
        return x, o.z0 + max(FROM_END, long + CLEAR)
    tall = o.h > HAND
    return x, min(HAND - ZONE, o.z1 - FROM_END) if tall else o.z1 - max(FROM_END, long + CLEAR)


def hardware(token, openings, b, data):
    """All of one kind on the given fronts."""
    row = data["furniture"]["hardware"][token]
    out = []
    for o in openings:
        is_door = o.kind == "door"
        if row["kind"] == "groove":
            out += grooves.on_front(f"{token}-{o.key}", row, o)
            continue
        for k, (x, z) in enumerate([on_door(o, token, row)] if is_door else on_drawer(o)):
            objs = KINDS[row["kind"]](f"{token}-{o.key}-{k}", row, is_door)
            out += placed(objs, (x, o.face, z), quarter=is_door and row.get("upright", False))
    return out


def thumb(token, data):
    """One alone, large, from the front."""
    row, look = data["furniture"]["hardware"][token], data["furniture"]["hardwareThumb"]
    if row["kind"] == "groove":
        objs, half = grooves.sample(token, row), row["wide"] / 2 + 0.6
    else:
        objs, half = KINDS[row["kind"]](token, row, False), row["half"]
    points = [v.co for o in objs for v in o.data.vertices]
    lo, hi = ([f(p[i] for p in points) for i in range(3)] for f in (min, max))
    view = View(fit=corners((-2, -2, -2), (2, 2, 2)), floor=-30.0, yaw=look["yaw"], elevation=look["elevation"],
                ortho=half * 2 * look["room"] + look["rim"], target=tuple((a + c) / 2 for a, c in zip(lo, hi)))
    return Piece(objs, view)
