"""What stands in the frame of a door: panels flat, flush, raised and beaded, panes with their bars, crossed bars,
slats. Inches.
"""

import math

import numpy as np
from bpy.types import Object

from families.case.door_frame import Hole
from families.case.fronts import Door, Doors
from families.case.layout import Opening
from geometry.joinery import lengthwise, prism
from geometry.joints import Area
from geometry.mesh import make, rings
from geometry.panels import Stock, board, glued, pane, plank, rectangle, seed, stock, strip
from geometry.points import Outline

UNDER = 0.1  # a panel reaches this far into the groove of its frame


def area_of(hole: Hole, by: float = 0.0) -> Area:
    return hole.u0 - by, hole.v0 - by, hole.u1 + by, hole.v1 + by


def panel_wood(o: Opening, hole: Hole, rules: Doors) -> Stock:
    """Boards glued up to a panel: the same for every panelled door."""
    cuts = glued(f"{o.key}-panel", hole.u0, hole.u1, rules.board)
    return stock(f"{o.key}-panel", "z", area_of(hole), cuts=cuts)


def flat(o: Opening, hole: Hole, sight: Hole, kind: Door, rules: Doors) -> list[Object]:
    """A flat panel lying back."""
    wood = panel_wood(o, hole, rules)
    return [board(f"{o.key}-panel", area_of(sight, UNDER), o.face, wood, 0.01, -kind.back, -kind.back - 0.25)]


def worked(rows: Outline, o: Opening, hole: Hole, inset: float, kind: Door, rules: Doors, most: float) -> list[Object]:
    """A panel with a worked rim that starts `inset` from the frame; `most`: the share of the width that the rim may
    take.
    """
    points = [(i, -d - kind.back) for i, d in rows]
    fit = min(1.0, (hole.u1 - hole.u0) * most / points[-1][0])
    rim = [(0, -0.74), *((i * fit, t) for i, t in points)]
    return [plank(f"{o.key}-panel", lambda i: hole.outline(i + inset), rim, o.face, panel_wood(o, hole, rules))]


def raised(o: Opening, hole: Hole, sight: Hole, kind: Door, rules: Doors) -> list[Object]:
    """A raised panel, which follows the curve of its rail."""
    return worked(rules.raised, o, hole, sight.u0 - hole.u0, kind, rules, 0.22)


def flush(o: Opening, hole: Hole, sight: Hole, kind: Door, rules: Doors) -> list[Object]:
    """A panel flush with the frame within a groove."""
    return worked(rules.flush, o, hole, sight.u0 - hole.u0, kind, rules, 0.1)


def beaded(o: Opening, hole: Hole, sight: Hole, kind: Door, rules: Doors) -> list[Object]:
    """Upright beads between grooves; the boards meet in grooves."""
    b = rules.beaded
    n = max(1, round((sight.u1 - sight.u0) / b.pitch))
    starts = np.linspace(sight.u0, sight.u1, n + 1)[1:-1]
    wave = [(sight.u0 - UNDER, 0.0)]
    for g in starts:
        turns = np.linspace(0, math.pi, 6)
        bow = [(g - b.bead / 2 * math.cos(a), b.deep * (math.sin(a) - 1)) for a in turns]
        wave += [(bow[0][0] - 0.05, 0.0), *bow, (bow[-1][0] + 0.05, 0.0)]
    wave.append((sight.u1 + UNDER, 0.0))
    loops = [([(u, sight.v0 - UNDER), (u, sight.v1 + UNDER)], t - kind.back) for u, t in wave]
    cuts = [float(g) - b.bead / 2 for g in starts[2::3]]
    return [strip(f"{o.key}-panel", loops, o.face, stock(f"{o.key}-panel", "z", area_of(hole), cuts=cuts))]


def glass(o: Opening, hole: Hole, sight: Hole, kind: Door, rules: Doors) -> list[Object]:
    """One clear pane."""
    return [pane(f"{o.key}-pane", rectangle(area_of(sight)), -kind.back, o.face)]


def grid(o: Opening, sight: Hole, kind: Door, rules: Doors) -> list[Object]:
    """Glazing bars, bevelled on both sides; upright ones run through. All end in the frame: what is bevelled of their
    ends lies under its sticking, out of which they come as if coped.
    """
    g, half, into = rules.grid, rules.grid.width / 2, rules.sticking[kind.sticking].width
    bars = {}
    for k in range(1, g.across):
        u = sight.u0 + (sight.u1 - sight.u0) * k / g.across
        bars[f"bar-z{k}"] = ("z", 0.004, (u - half, sight.v0 - into, u + half, sight.v1 + into))
    for k in range(1, g.up):
        v = sight.v0 + (sight.v1 - sight.v0) * k / g.up
        bars[f"bar-x{k}"] = ("x", 0.0, (sight.u0 - into, v - half, sight.u1 + into, v + half))
    out = []
    for role, (grain, proud, area) in bars.items():  # proud: so that crossing faces are not at one height
        rim = [(0, -kind.back - 0.05), (0, -0.27 + proud), (half * 0.55, -0.07 + proud), (half * 0.62, -0.06 + proud)]
        wood = stock(f"{o.key}-{role}", grain, area, frame=True)
        out.append(plank(f"{o.key}-{role}", rectangle(area), rim, o.face, wood))
    return out


def cross(o: Opening, sight: Hole, kind: Door, rules: Doors) -> list[Object]:
    """Two bars from corner to corner, half-lapped: one runs through, the other shows in two lengths."""
    u0, v0, u1, v1 = area_of(sight)
    w, h, half = u1 - u0, v1 - v0, rules.cross / 2
    long = math.hypot(w, h)
    du, dv = half * long / h, half * long / w
    through = [(u0, v0), (u0 + du, v0), (u1, v1 - dv), (u1, v1), (u1 - du, v1), (u0, v0 + dv)]
    other = [(u0 + u1 - u, v) for u, v in through[::-1]]
    d, middle = np.array((w, h)) / long, np.array((u0 + u1, v0 + v1)) / 2
    normal = np.array((-d[1], d[0]))
    lap = seed(f"{o.key}-bar-b", frame=True)
    parts = {"a": (through, d, seed(f"{o.key}-bar-a", frame=True))}
    for tag, side in (("b1", 1), ("b2", -1)):
        parts[tag] = (beyond(other, middle + normal * side * half, normal * side), d * (-1, 1), lap)
    return [
        prism(
            f"{o.key}-bar-{tag}",
            "part",
            [tuple(p) for p in points],
            lengthwise(o.face),
            0.05,
            kind.back + 0.1,
            tuple(along),
            0.03,
            seed=wood,
        )
        for tag, (points, along, wood) in parts.items()
    ]


def beyond(points: Outline, at: np.ndarray, normal: np.ndarray) -> Outline:
    """The part of a convex outline that lies beyond a line."""
    far = [float(np.dot(np.subtract(p, at), normal)) for p in points]
    out = []
    for k, p in enumerate(points):
        q, a, b = points[k - 1], far[k - 1], far[k]
        if (a > 0) != (b > 0):
            out.append(tuple(np.add(q, np.subtract(p, q) * (a / (a - b)))))
        if b > 0:
            out.append(p)
    return out


def slats(o: Opening, sight: Hole, rules: Doors) -> list[Object]:
    """Slanting slats, their lower edges to the front; each is a board of its own."""
    s = rules.slats
    n = max(2, round((sight.v1 - sight.v0) / s.pitch))
    tilt, r = math.radians(s.tilt), s.thick / 2
    up, out = np.array((-math.sin(tilt), math.cos(tilt))), np.array((math.cos(tilt), math.sin(tilt)))  # as (t, v)
    half = s.width / 2 - r
    round_end = np.linspace(-math.pi / 2, math.pi / 2, 5)
    shape = [end * (half * up + r * (math.cos(a) * up + math.sin(a) * out)) for end in (1, -1) for a in round_end]
    verts, faces, wood, seeds = [], [], [], []
    for k in range(n):
        v = sight.v0 + (sight.v1 - sight.v0) * (k + 0.5) / n
        ends = [[(u, o.face + 0.5 - t, v + z) for t, z in shape] for u in (sight.u0 - 0.05, sight.u1 + 0.05)]
        pts, skin = rings(ends)
        faces += [tuple(i + len(verts) for i in f) for f in skin]
        seeds += [seed(f"{o.key}-slat-{k}", v, frame=True)] * len(skin)
        verts += pts
        wood += [(x - (sight.u0 + sight.u1) / 2, z - v, y) for x, y, z in pts]
    return [make(f"{o.key}-slats", "part", verts, faces, "x", wood=wood, seeds=seeds)]


def louvred(o: Opening, hole: Hole, sight: Hole, kind: Door, rules: Doors) -> list[Object]:
    return slats(o, sight, rules)


FILLS = {"flat": flat, "flush": flush, "raised": raised, "beaded": beaded, "pane": glass, "slats": louvred}
BARS = {"grid": grid, "cross": cross}
