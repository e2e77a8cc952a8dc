"""The cabinet layer: sides, face frame, insides, backs and shelves of every case, and plain stand-ins that throw shade. Inches."""
from families.case import layout, stands
from families.case.boards import board, dark, panel, plate
from families.case.corner import corner
from families.case.insides import FRAME, inside
from geometry.mesh import block

SIDE = 0.75
WAIST_OVER = 0.75
RING = 1.6  # of a door's rim that throws shade into its gap


def carcass(case, b, data):
    """Everything of the cabinet layer."""
    return KINDS[case["kind"]](case, b, data)


def plain(case, b, data):
    """A case with a face frame (or none, in slab runs: dark shows in the gaps of their fronts) and solid sides."""
    cells, members = layout.plan(case, b)
    gaps = [] if members else [dark(case["token"] + "-gaps", (-b.w / 2 + 0.4, b.front + 0.02, 0.4), (b.w / 2 - 0.4, b.front + 0.5, b.h - 0.3))]
    return [*body(case["token"], b.w, b.front, b.d / 2, 0.0, b.h, FRAME if members else 0.0), *frame(members), *gaps,
            *(o for c in cells for o in inside(c, case, b.d / 2))]


def body(key, w, front, back, z0, z1, behind):
    """Sides, top and bottom boards of one case; they begin `behind` the front."""
    x, y = w / 2, front + behind
    return [panel(f"{key}-side-{tag}", (min(a, c), y, z0), (max(a, c), back, z1), "z", "x")
            for tag, a, c in (("l", -x, -x + SIDE), ("r", x, x - SIDE))] + [
        panel(f"{key}-top", (-x + SIDE, y, z1 - SIDE), (x - SIDE, back, z1), "x", "z"),
        panel(f"{key}-bottom", (-x + SIDE, y, z0), (x - SIDE, back, z0 + 0.4), "x", "z")]


def frame(members):
    """Stiles and rails, each a board."""
    return [board(m.key, (m.x0, m.y, m.z0), (m.x1, m.y + FRAME, m.z1), m.grain, "y") for m in members]


def hutch(case, b, data):
    """A buffet, its waist top, and a shallower case on it."""
    cells, members = layout.plan(case, b)
    t, up = case["token"], b.d / 2 - layout.UPPER_DEPTH
    waist = (layout.LOWER_CASE, layout.LOWER_CASE + layout.WAIST)
    upper = {**case, "beads": t == "hop"}
    return [*body(t, b.w, b.front, b.d / 2, 0.0, waist[0], FRAME), *body(t + "-up", b.w, up, b.d / 2, waist[1], b.h, FRAME), *frame(members),
            panel(t + "-waist", (-b.w / 2 - WAIST_OVER, b.front - WAIST_OVER, waist[0]), (b.w / 2 + WAIST_OVER, b.d / 2, waist[1]), "x", "z", 0.12),
            *(o for c in cells for o in inside(c, upper if c.upper else case, b.d / 2))]


def trunk(case, b, data):
    """A closed trunk: frames with flat panels in front and at the sides."""
    cells, members = layout.plan(case, b)
    return [*frame(members), *stands.framed_side(case, b), *(o for c in cells for o in inside(c, case, b.d / 2)),
            panel(case["token"] + "-top", (-b.w / 2 + 1, b.front + 1, b.h - SIDE), (b.w / 2 - 1, b.d / 2, b.h), "x", "z")]


KINDS = {"case": plain, "hutch": hutch, "corner": corner, "trunk": trunk, "table": stands.table, "posts": stands.posts}


def shell(b):
    """One plain body of the outside measures."""
    outline = layout.outline(b)
    return [plate("shell", outline, 0.0, b.h)]


def shade_of_top(b):
    """A plain board where any top lies."""
    return [plate("any-top", layout.outline(b, upper=True, over=1.0 if b.is_tall else 0.75), b.h + 0.02, b.h + 1.0)]


def board_of(opening):
    """A plain board of the size of a front."""
    o = opening
    return block(f"{o.key}-plain", "part", (o.x0, o.face, o.z0), (o.x1, o.face + 0.75, o.z1), "x", 0.05)


def shade_of_fronts(case, b, data):
    """What fronts take from the light in their gaps: drawers whole, of doors only the rim, as panes let light in."""
    out = []
    for o in layout.openings(case, b, data):
        if o.kind != "door":
            out.append(board_of(o))
            continue
        y0, y1 = o.face, o.face + 0.75
        for i, (x0, x1, z0, z1) in enumerate(((o.x0, o.x0 + RING, o.z0, o.z1), (o.x1 - RING, o.x1, o.z0, o.z1),
                                              (o.x0, o.x1, o.z0, o.z0 + RING), (o.x0, o.x1, o.z1 - RING, o.z1))):
            out.append(block(f"{o.key}-rim{i}", "part", (x0, y0, z0), (x1, y1, z1), "x", 0.05))
    return out
