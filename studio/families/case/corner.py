"""Corner pieces: a flat front across the corner of a room, mitred returns, two walls that meet behind. Inches."""
import math

from families.case import layout
from families.case.boards import board, dark, plate
from families.case.insides import FRAME, SHELF, levels
from geometry.joinery import prism

ROOT = math.sqrt(0.5)
BACK = 0.5
SCALLOP = 0.9  # depth of the hollows in shelf fronts


def corner(case, b, data):
    """Front frame, returns, walls, and an inside for every cell of the face."""
    cells, members = layout.plan(case, b)
    t = case["token"]
    out = [board(m.key, (m.x0, m.y, m.z0), (m.x1, m.y + FRAME, m.z1), m.grain, "y") for m in members]
    out += returns(t, b)
    for c in cells:
        if c.leaf == "drawer":
            out.append(dark(c.key + "-dark", (c.x0 - 0.05, c.y + FRAME + 0.02, c.z0 - 0.05), (c.x1 + 0.05, c.y + 1.2, c.z1 + 0.05)))
        else:
            out += inside(c, b)
    return out


def returns(t, b):
    """The boards that run back from the front at 45 degrees."""
    face = layout.CORNER_FACE
    wide = layout.CORNER_RETURN / ROOT
    out = []
    for tag, s in (("l", -1), ("r", 1)):
        place = ((s * face, b.front, 0), (s * ROOT, ROOT, 0), (0, 0, 1), (-s * ROOT, ROOT, 0))
        for part, u0, u1 in (("a", 0.0, 1.75), ("b", 1.75, wide)):
            out.append(prism(f"{t}-return-{tag}-{part}", "part", [(u0, 0), (u1, 0), (u1, b.h), (u0, b.h)], place, 0.0, 0.75, (0, 1), 0.03))
    return out


def inner(b, front):
    """Plan of the inside, counter-clockwise from the front left: behind the frame, along the returns, to the corner."""
    x, y = layout.outline(b)[2]
    half = layout.CORNER_FACE - 0.35
    edge = (x - 1.06, y + 0.1)
    return [(-half, front), (half, front), edge, (0.0, b.d / 2 - BACK * 1.4), (-edge[0], edge[1])]


def inside(c, b):
    """Floor, ceiling, boarded walls and shelves of one cell."""
    k, plan = c.key, inner(b, c.y + FRAME)
    out = [plate(k + "-floor", plan, c.z0 - 0.4, c.z0), plate(k + "-ceiling", plan, c.z1, c.z1 + 0.4)]
    for tag, s in (("l", -1), ("r", 1)):
        xa, ya = plan[2]
        long, n = xa / ROOT + 0.2, 5
        place = ((s * xa, ya, 0), (-s * ROOT, ROOT, 0), (0, 0, 1), (s * ROOT, ROOT, 0))
        lines = [long * i / n for i in range(n + 1)]
        out += [prism(f"{k}-wall-{tag}{i}", "part", [(u0, c.z0 - 0.3), (u1, c.z0 - 0.3), (u1, c.z1 + 0.3), (u0, c.z1 + 0.3)], place, 0.0, 0.4, (0, 1), 0.05)
                for i, (u0, u1) in enumerate(zip(lines, lines[1:]))]
    n = int(c.number) if c.leaf == "scallops" else 3 if c.upper else 1
    for i, z in enumerate(levels(c, n)):
        out.append(scalloped(f"{k}-shelf{i}", b, c, z) if c.leaf == "scallops" else plate(f"{k}-shelf{i}", inner(b, c.y + FRAME + 1.2), z, z + SHELF))
    return out


def scalloped(name, b, c, z):
    """A shelf whose front edge swings back in the middle and out to its ends."""
    plan = inner(b, c.y + FRAME + 0.1)
    (xa, y), (xb, _) = plan[:2]
    n = 48
    front = []
    for i in range(n + 1):
        u = i / n * 2 - 1
        front.append((xa + (xb - xa) * i / n, y + SCALLOP * 2.4 * (1 - u * u) - SCALLOP * 0.55 * (1 + math.cos(3 * math.pi * u)) * (1 - abs(u) ** 4)))
    outline = [*front, *plan[2:]]
    return plate(name, outline, z, z + SHELF)
