"""Cases on legs and posts: a rail under the top, corner posts, shelves near the floor; sides between posts, and the
framed ones of trunks. Inches.
"""

from bpy.types import Object

from families.case.box import ZONE, Box
from families.case.corner_posts import corner_posts
from families.case.insides import FRAME, frame, inside
from families.case.layout import Case, Member
from families.case.plan import plan
from families.case.shelves import THICK, low_shelf
from geometry.boards import board, panel

POST = 2.5
RECESS = 0.12  # of rails and sides behind the faces of posts
GROOVE = 0.1  # of posts, that sides lie in


def table(case: Case, b: Box) -> list[Object]:
    """A rail box on legs."""
    return apron(case, b, 0.0)


def posts(case: Case, b: Box) -> list[Object]:
    """Corner posts from top to bottom, a rail between them under the top, a shelf below."""
    out = apron(case, b, b.h - (case.row.rail or 0.0))
    if case.row.shelf:
        z = case.row.level - (b.zone or ZONE)
        # what lies on the feet covers them whole, as far as a bracket reaches
        out += low_shelf(case.token, case.row.shelf, b, RECESS if z == THICK else case.row.post / 2, z)
    return out


def without_stiles(members: list[Member]) -> list[Member]:
    """What of a frame is between the posts that stand for its outer stiles."""
    return [m for m in members if not (m.edge and m.grain == "z")]


def apron(case: Case, b: Box, z0: float) -> list[Object]:
    """Corner posts, and rails between them from z0 up; drawers are cut into the front one."""
    t, x, y, h = case.token, b.w / 2, b.d / 2, b.h
    made = plan(case, b)
    out = corner_posts("part", b, (POST, POST), 0.0, h)
    out += frame(without_stiles(made.members))
    for tag, s in (("l", -1), ("r", 1)):
        xs = sorted(s * (x - RECESS - k) for k in (0, 0.75))
        out.append(board(f"{t}-siderail-{tag}", (xs[0], -y + POST, z0), (xs[1], y - POST, h), "y", "x"))
    out.append(board(t + "-backrail", (-x + POST, y - 0.9, z0), (x - POST, y - 0.15, h), "x", "y"))
    out.append(panel(t + "-top", (-x + POST, b.front + FRAME + 0.5, h - 0.5), (x - 1, y - 1, h), "x", "z"))
    return out + [o for c in made.cells for o in inside(c, case, y)]


def posted_sides(case: Case, b: Box) -> list[Object]:
    """Corner posts in the place of stiles, and a side that lies a little back between them."""
    x, y, deep = b.w / 2, b.d / 2, case.row.post
    out = corner_posts("part", b, (case.frame.stile, deep), 0.0, b.h)
    for tag, s in (("l", -1), ("r", 1)):
        xs = sorted(s * (x - RECESS - k) for k in (0, 0.75))
        lo, hi = (xs[0], deep - y - GROOVE, 0.0), (xs[1], y - deep + GROOVE, b.h)
        out.append(panel(f"{case.token}-side-{tag}", lo, hi, "z", "x"))
    return out


def framed_side(case: Case, b: Box) -> list[Object]:
    """Stiles, rails and two panels on either side of a trunk."""
    f, h, s = case.frame, b.h, case.frame.stile
    y0, ya, yb, y1 = b.front + FRAME, b.front + s, b.d / 2 - s, b.d / 2
    mid, low, high = (b.front + y1) / 2, f.bottom, h - f.top
    boards = (
        ("front", y0, ya, 0, h, "z", 0, 0.75, board),
        ("back", yb, y1, 0, h, "z", 0, 0.75, board),
        ("middle", mid - s / 2, mid + s / 2, low, high, "z", 0, 0.75, board),
        ("high", ya, yb, high, h, "y", 0, 0.75, board),
        ("low", ya, yb, 0, low, "y", 0, 0.75, board),
        ("field0", ya - 0.2, mid - s / 2 + 0.2, low - 0.2, high + 0.2, "y", 0.375, 0.375, panel),
        ("field1", mid + s / 2 - 0.2, yb + 0.2, low - 0.2, high + 0.2, "y", 0.375, 0.375, panel),
    )
    out = []
    for tag, sign in (("l", -1), ("r", 1)):
        for name, front, back, z0, z1, grain, set_back, thick, make in boards:
            xs = sorted(sign * (b.w / 2 - set_back - k) for k in (0, thick))
            out.append(make(f"{case.token}-{tag}-{name}", (xs[0], front, z0), (xs[1], back, z1), grain, "x"))
    return out
