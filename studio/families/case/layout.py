"""Where everything of a case goes: the split tree of data/cases.yaml laid out on the face of its box. Inches.

A Cell is one opening of the face frame with what fills it; a Member is a rail or stile between. Fronts come from the cells.
"""
from dataclasses import dataclass, replace

from families.case.opening import Opening

WAIST, UPPER_DEPTH, LOWER_CASE = 1.0, 13.0, 33.0  # hutches
CORNER_FACE, CORNER_RETURN = 15.0, 5.0  # half width of the flat front of corner pieces; how far returns run back from it at 45 degrees
CORNER_BOX, HUTCH_DEPTH = (40.0, 24.0), 19.0  # told by their measures: tops and feet know no case
DOORS = ("door-l", "door-r", "pair")


@dataclass(frozen=True)
class Cell:
    """An opening of the frame: x0..x1, z0..z1, in the plane y; `leaf` says what fills it, `number` how often."""

    leaf: str
    number: str
    x0: float
    x1: float
    z0: float
    z1: float
    y: float
    upper: bool
    key: str


@dataclass(frozen=True)
class Member:
    """A board of the face frame. grain: x for rails, z for stiles. edge: it bounds the whole frame."""

    x0: float
    x1: float
    z0: float
    z1: float
    y: float
    grain: str
    edge: bool
    key: str


def case_of(token, data):
    """The case of a token such as dr6, the token itself under "token"."""
    spec = data["furniture"]
    case = spec["cases"][token]
    mount = case.get("mount", "inset")
    return {"kind": "case", **case, "token": token, "mount": "inset" if mount == "bath" else mount,
            "frame": spec["frames"][case.get("frame", "case")], **spec["mounts"][mount]}


def faces(case, b):
    """The framed faces of a case: (node, x0, x1, z0, z1, y, upper, key)."""
    t = case["token"]
    if case["kind"] == "hutch":
        return [(case, -b.w / 2, b.w / 2, 0.0, LOWER_CASE, b.front, False, t),
                (case["upper"], -b.w / 2, b.w / 2, LOWER_CASE + WAIST, b.h, b.d / 2 - UPPER_DEPTH, True, t + "-up")]
    if case["kind"] == "corner":
        return [(case, -CORNER_FACE, CORNER_FACE, 0.0, b.h, b.front, False, t)]
    bottom = b.h - case["rail"] if "rail" in case else 0.0
    return [(case, -b.w / 2, b.w / 2, bottom, b.h, b.front, False, t)]


def plan(case, b):
    """(cells, members) of all faces of a case."""
    cells, members, f = [], [], case["frame"]
    for node, x0, x1, z0, z1, y, upper, key in faces(case, b):
        s, top, low = f["stile"], f["top"], f["bottom"] if not upper else f["top"]
        if s:
            members += [Member(x0, x0 + s, z0, z1, y, "z", True, key + "-stile-l"), Member(x1 - s, x1, z0, z1, y, "z", True, key + "-stile-r"),
                        Member(x0 + s, x1 - s, z1 - top, z1, y, "x", True, key + "-rail-t"), Member(x0 + s, x1 - s, z0, z0 + low, y, "x", True, key + "-rail-b")]
        split(node, x0 + s, x1 - s, z0 + low, z1 - top, y, upper, key, f, cells, members)
    return cells, members


def split(node, x0, x1, z0, z1, y, upper, key, f, cells, members):
    """Lay a node of the tree out on the given part of the face."""
    if isinstance(node, str):
        node = expanded(node)
    if isinstance(node, str):
        leaf, _, number = node.partition("-")
        if leaf == "door":
            leaf, number = node, ""
        low = node.endswith("^")
        cells.append(Cell(leaf.rstrip("^"), number.rstrip("^"), x0, x1, z0, z1, y, upper or low, key))
        return
    across = "cols" in node
    kids = node["cols" if across else "rows"]
    between = f["middle" if across else "rail"]
    room = (x1 - x0 if across else z1 - z0) - between * (len(kids) - 1)
    at = x0 if across else z1
    for i, ((_, kid), size) in enumerate(zip(kids, measures([k[0] for k in kids], room))):
        name = f"{key}-{'c' if across else 'r'}{i}"
        if across:
            split(kid, at, at + size, z0, z1, y, upper, name, f, cells, members)
            at += size
        else:
            split(kid, x0, x1, at - size, at, y, upper, name, f, cells, members)
            at -= size
        if i == len(kids) - 1:
            return
        if f["stile"]:
            members.append(Member(at, at + between, z0, z1, y, "z", False, name + "-stile") if across
                           else Member(x0, x1, at - between, at, y, "x", False, name + "-rail"))
        at += between if across else -between


def expanded(leaf):
    """leaf*N as columns, leaf/N as rows; other leaves as they are."""
    for mark, kind in (("*", "cols"), ("/", "rows")):
        if mark in leaf:
            kid, n = leaf.split(mark)
            return {kind: [[None, kid]] * int(n)}
    return leaf


def measures(sizes, room):
    """Real sizes of the parts of a row: the rest is shared out, or all grow or shrink together."""
    free, fixed = sizes.count(None), sum(s or 0 for s in sizes)
    if free:
        return [(room - fixed) / free if s is None else s for s in sizes]
    return [s * room / fixed for s in sizes]


def openings(case, b, data):
    """The fronts of a case: drawers, small drawers, doors, from the top left, with their gaps or laps."""
    return [o for c in plan(case, b)[0] for o in fronts(c, case)]


def fronts(cell, case):
    """What closes a cell: no front, one, or the two doors of a pair."""
    if cell.leaf not in ("drawer", "small", *DOORS):
        return []
    gap = case["gap"]
    off = -case["lap"] if case["mount"] == "overlay" else 0.0 if case["mount"] == "slab" else gap
    kind = "door" if cell.leaf in DOORS else cell.leaf
    whole = Opening(kind, cell.x0 + off, cell.x1 - off, cell.z0 + off, cell.z1 - off, cell.y, case["mount"],
                    "r" if cell.leaf == "door-r" else "l", cell.upper, cell.key)
    if cell.leaf != "pair":
        return [whole]
    mid = (cell.x0 + cell.x1) / 2
    return [replace(whole, x1=mid - gap / 2, key=cell.key + "-l"), replace(whole, x0=mid + gap / 2, hand="r", key=cell.key + "-r")]


def outline(b, upper=False, over=0.0):
    """The plan of a case, counter-clockwise from the front left: of its foot, or (`upper`) of what a top lies on; grown by `over`."""
    y1 = b.d / 2
    if b.is_tall and (b.w, b.d) == CORNER_BOX:
        back = CORNER_FACE + CORNER_RETURN
        side = b.front + CORNER_RETURN
        k = over * 0.4142
        grown = [(-CORNER_FACE - k, b.front - over), (CORNER_FACE + k, b.front - over), (back + k, side - over)]
        return [*grown, *([(back, side)] if over else []), (1.0, y1), (-1.0, y1), *([(-back, side)] if over else []), (-back - k, side - over)]
    y0 = y1 - UPPER_DEPTH if upper and b.is_tall and b.d == HUTCH_DEPTH else b.front
    return [(-b.w / 2 - over, y0 - over), (b.w / 2 + over, y0 - over), (b.w / 2 + over, y1), (-b.w / 2 - over, y1)]
