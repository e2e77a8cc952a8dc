"""Cases on legs and posts: a rail under the top, corner posts, shelves near the floor; and the framed sides of trunks. Inches."""
from families.case import layout
from families.case.boards import board, panel
from families.case.insides import FRAME, inside
from families.case.shelves import low_shelf

POST = 2.5
IN = 0.5  # legs stand in from the faces of the box
RECESS = 0.12  # of rails behind the faces of posts


def table(case, b, data):
    """A rail box on legs; where the box is higher than its rail, posts stand over the legs."""
    z0 = b.h - case.get("rail", b.h)
    out = apron(case, b, z0, z0)
    if z0:
        out += legs(case["token"] + "-post", b, POST, IN, 0.0, z0)
    return out + shelf(case, b, data, None)


def posts(case, b, data):
    """Corner posts from top to bottom, a rail between them under the top, a shelf below."""
    return apron(case, b, b.h - case["rail"], 0.0) + shelf(case, b, data, case["post"])


def shelf(case, b, data, post):
    return low_shelf(case, b, data, post) if "shelf" in case else []


def legs(key, b, size, inset, z0, z1):
    """Four square posts."""
    out = []
    for tag, sx, sy in (("fl", -1, -1), ("fr", 1, -1), ("bl", -1, 1), ("br", 1, 1)):
        xs = sorted(sx * (b.w / 2 - inset - k) for k in (0, size))
        ys = sorted(sy * (b.d / 2 - inset - k) for k in (0, size))
        out.append(board(f"{key}-{tag}", (xs[0], ys[0], z0), (xs[1], ys[1], z1), "z", "y", 0.07))
    return out


def apron(case, b, z0, down):
    """Corner posts down to `down`, and rails between them from z0 up; drawers are cut into the front one."""
    t, x, y, h = case["token"], b.w / 2, b.d / 2, b.h
    cells, members = layout.plan(case, b)
    out = legs(t, b, POST, 0.0, down, h)
    out += [board(m.key, (m.x0, m.y, m.z0), (m.x1, m.y + FRAME, m.z1), m.grain, "y") for m in members if not (m.edge and m.grain == "z")]
    for tag, s in (("l", -1), ("r", 1)):
        xs = sorted(s * (x - RECESS - k) for k in (0, 0.75))
        out.append(board(f"{t}-siderail-{tag}", (xs[0], -y + POST, z0), (xs[1], y - POST, h), "y", "x"))
    out.append(board(t + "-backrail", (-x + POST, y - 0.9, z0), (x - POST, y - 0.15, h), "x", "y"))
    out.append(panel(t + "-top", (-x + POST, b.front + FRAME + 0.5, h - 0.5), (x - 1, y - 1, h), "x", "z"))
    return out + [o for c in cells for o in inside(c, case, y)]


def framed_side(case, b):
    """Stiles, rails and two panels on either side of a trunk."""
    f, t, h, out = case["frame"], case["token"], b.h, []
    y0, y1 = b.front + FRAME, b.d / 2
    s = f["stile"]
    mid = (b.front + y1) / 2
    for tag, sign in (("l", -1), ("r", 1)):
        def part(name, ya, yb, za, zb, grain, back=0.0, make=board):
            xs = sorted(sign * (b.w / 2 - back - k) for k in (0, 0.75 if not back else 0.375))
            return make(f"{t}-{tag}-{name}", (xs[0], ya, za), (xs[1], yb, zb), grain, "x")
        out += [part("front", y0, b.front + s, 0, h, "z"), part("back", y1 - s, y1, 0, h, "z"), part("mid", mid - s / 2, mid + s / 2, f["bottom"], h - f["top"], "z"),
                part("high", b.front + s, y1 - s, h - f["top"], h, "y"), part("low", b.front + s, y1 - s, 0, f["bottom"], "y")]
        out += [part(f"field{i}", ya - 0.2, yb + 0.2, f["bottom"] - 0.2, h - f["top"] + 0.2, "y", 0.375, panel)
                for i, (ya, yb) in enumerate(((b.front + s, mid - s / 2), (mid + s / 2, y1 - s)))]
    return out
