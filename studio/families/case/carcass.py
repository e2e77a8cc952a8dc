"""The cabinet layer: sides, face frame, insides, backs and shelves of every case, and plain stand-ins that throw shade.
Inches.
"""

from bpy.types import Object

from families.case import stands
from families.case.box import Box, outline
from families.case.corner import corner
from families.case.insides import FRAME, dark, frame, inside
from families.case.layout import LOWER_CASE, WAIST, Case, Opening
from families.case.plan import openings, plan
from geometry.boards import panel, plate
from geometry.mesh import block

SIDE = 0.75
WAIST_OVER = 0.75
RING = 1.6  # of a door's rim that throws shade into its gap


def carcass(case: Case, b: Box) -> list[Object]:
    """Everything of the cabinet layer."""
    return KINDS[case.row.kind](case, b)


def plain(case: Case, b: Box) -> list[Object]:
    """A case with a face frame (or none, in slab runs: dark shows in the gaps of their fronts) and solid sides."""
    made, t = plan(case, b), case.token
    lo, hi = (-b.w / 2 + 0.4, b.front + 0.02, 0.4), (b.w / 2 - 0.4, b.front + 0.5, b.h - 0.3)
    gaps = [] if made.members else [dark(t + "-gaps", lo, hi)]
    at = (t, b.w, b.front, b.d / 2, 0.0, b.h, FRAME if made.members else 0.0)
    within = [*gaps, *(o for c in made.cells for o in inside(c, case, b.d / 2))]
    if case.row.post:
        return [*stands.posted_sides(case, b), *decks(*at), *frame(stands.without_stiles(made.members)), *within]
    return [*body(*at), *frame(made.members), *within]


def body(key: str, w: float, front: float, back: float, z0: float, z1: float, behind: float) -> list[Object]:
    """Sides, top and bottom boards of one case; they begin `behind` the front."""
    x, y = w / 2, front + behind
    return [
        panel(f"{key}-side-l", (-x, y, z0), (-x + SIDE, back, z1), "z", "x"),
        panel(f"{key}-side-r", (x - SIDE, y, z0), (x, back, z1), "z", "x"),
        *decks(key, w, front, back, z0, z1, behind),
    ]


def decks(key: str, w: float, front: float, back: float, z0: float, z1: float, behind: float) -> list[Object]:
    """The top and bottom boards of a body."""
    x, y = w / 2, front + behind
    return [
        panel(f"{key}-top", (-x + SIDE, y, z1 - SIDE), (x - SIDE, back, z1), "x", "z"),
        panel(f"{key}-bottom", (-x + SIDE, y, z0), (x - SIDE, back, z0 + 0.4), "x", "z"),
    ]


def hutch(case: Case, b: Box) -> list[Object]:
    """A buffet, its waist top, and a shallower case on it; an open one has a back of narrow boards."""
    made, t = plan(case, b), case.token
    up, waist = b.d / 2 - b.top_depth, (LOWER_CASE, LOWER_CASE + WAIST)
    x, front = b.w / 2 + WAIST_OVER, b.front - WAIST_OVER
    return [
        *body(t, b.w, b.front, b.d / 2, 0.0, waist[0], FRAME),
        *body(t + "-up", b.w, up, b.d / 2, waist[1], b.h, FRAME),
        *frame(made.members),
        panel(t + "-waist", (-x, front, waist[0]), (x, b.d / 2, waist[1]), "x", "z", 0.12),
        *(o for c in made.cells for o in inside(c, case, b.d / 2, c.leaf == "plates")),
    ]


def trunk(case: Case, b: Box) -> list[Object]:
    """A closed trunk: frames with flat panels in front and at the sides."""
    made = plan(case, b)
    lid = (-b.w / 2 + 1, b.front + 1, b.h - SIDE), (b.w / 2 - 1, b.d / 2, b.h)
    return [
        *frame(made.members),
        *stands.framed_side(case, b),
        *(o for c in made.cells for o in inside(c, case, b.d / 2)),
        panel(case.token + "-top", *lid, "x", "z"),
    ]


KINDS = {
    "case": plain,
    "hutch": hutch,
    "corner": corner,
    "trunk": trunk,
    "table": stands.table,
    "posts": stands.posts,
}


def shell(b: Box, z0: float = 0.0) -> Object:
    """One plain body of the outside measures, from z0 up."""
    return plate("shell", outline(b), z0, b.h)


def shade_of_top(b: Box) -> Object:
    """A plain board where any top lies."""
    return plate("any-top", outline(b, upper=True, over=1.0 if b.is_tall else 0.75), b.h + 0.02, b.h + 1.0)


def plain_board(name: str, o: Opening, x0: float, x1: float, z0: float, z1: float) -> Object:
    return block(f"{o.key}-{name}", "part", (x0, o.face, z0), (x1, o.face + 0.75, z1), "x", 0.05)


def board_of(o: Opening) -> Object:
    """A plain board of the size of a front."""
    return plain_board("plain", o, o.x0, o.x1, o.z0, o.z1)


def shade_of_fronts(case: Case, b: Box) -> list[Object]:
    """What fronts take from the light in their gaps: drawers whole, of doors only the rim, as panes let light in."""
    out = []
    for o in openings(case, b):
        if o.kind != "door":
            out.append(board_of(o))
            continue
        out += [
            plain_board("rim0", o, o.x0, o.x0 + RING, o.z0, o.z1),
            plain_board("rim1", o, o.x1 - RING, o.x1, o.z0, o.z1),
            plain_board("rim2", o, o.x0, o.x1, o.z0, o.z0 + RING),
            plain_board("rim3", o, o.x0, o.x1, o.z1 - RING, o.z1),
        ]
    return out
