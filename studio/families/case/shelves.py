"""Shelves near the floor, between legs or posts: solid, or slats on bearers. Inches.

Legs are a layer of their own below this one, so a shelf may not cover them: what any leg hides from the camera is cut away.
"""
import numpy as np

from blender import scene
from blender import stage
from families.case.boards import glue_lines, plate
from families.case.box import ZONE, view

THICK = 0.75
SLAT, GAP = 2.5, 0.75
BEARER = (1.1, 1.5)
IN = 0.5
# What every leg covers, as distances from its outer faces, and how far behind, as multiples of the way from the camera: tapered legs are
# slender where they hide the near part of the shelf and thicker above, where they hide the far part.
CORES = (((0.1, 1.55), 1.0), ((0.1, 2.0), 1.1), ((0.1, 2.0), 6.0))


def low_shelf(case, b, data, post):
    """The shelf whose face is `level` above the floor. post: size of corner posts in the same layer; None: legs of another."""
    z = case["level"] - (b.zone or ZONE)
    middle = post / 2 if post else IN + 0.8
    x, y = b.w / 2 - middle, b.d / 2 - middle
    cuts = [] if post else hidden(b, data)
    t, parts = case["token"], []
    if case["shelf"] == "slats":
        n = round((2 * y + GAP) / (SLAT + GAP))
        pitch = (2 * y + GAP) / n
        rows = [(f"{t}-slat{i}", -y + pitch * i, -y + pitch * (i + 1) - GAP) for i in range(n)]
        for tag, s in (("l", -1), ("r", 1)):
            xs = sorted((s * (x - BEARER[0] / 2), s * (x + BEARER[0] / 2)))
            parts.append((f"{t}-bearer-{tag}", rectangle(xs[0], -y, xs[1], y), z - THICK - BEARER[1], z - THICK, "y"))
    else:
        lines = [-y, *glue_lines(t + "-low", -y, y), y]
        rows = [(f"{t}-low{i}", a, c) for i, (a, c) in enumerate(zip(lines, lines[1:]))]
    parts += [(name, rectangle(-x, a, x, c), z - THICK, z, "x") for name, a, c in rows]
    return [plate(f"{name}-{i}", piece, za, zb, grain, name, centre(outline))
            for name, outline, za, zb, grain in parts for i, piece in enumerate(carved(outline, cuts))]


def rectangle(x0, y0, x1, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def centre(outline):
    return (*np.mean(outline, axis=0), 0.0)


def hidden(b, data):
    """Per leg the part of the plan that it hides from the camera: its core, drawn out away from the eye."""
    spec = stage.camera_of(view(b, "living", -b.drop), data["frame"])
    eye = np.array(scene.pose(spec)[0])[:2]
    out = []
    for sx, sy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        out.append(hull([eye + (np.array((sx * (b.w / 2 - IN - u), sy * (b.d / 2 - IN - v))) - eye) * far
                         for core, far in CORES for u in core for v in core]))
    return out


def hull(points):
    """The convex outline around points, counter-clockwise."""
    pts = sorted(tuple(map(float, p)) for p in points)

    def half(run):
        out = []
        for p in run:
            while len(out) > 1 and turn(out[-2], out[-1], p) <= 0:
                out.pop()
            out.append(p)
        return out[:-1]
    return half(pts) + half(pts[::-1])


def turn(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def carved(outline, cuts):
    """The convex pieces that are left of an outline."""
    pieces = [outline]
    for cut in cuts:
        pieces = [q for p in pieces for q in without(p, cut)]
    return pieces


def without(piece, cut):
    """A convex piece less a convex cut (both counter-clockwise), as convex pieces."""
    out, rest = [], piece
    for a, b in zip(cut, [*cut[1:], cut[0]]):
        beyond, rest = side(rest, a, b, -1), side(rest, a, b, 1)
        if len(beyond) > 2:
            out.append(beyond)
        if len(rest) < 3:
            break
    return out if len(rest) > 2 else [piece]


def side(points, a, b, sign):
    """The part of a convex outline on the left (1) or right (-1) of the line through a and b."""
    out = []
    for p, q in zip(points, [*points[1:], points[0]]):
        dp, dq = sign * turn(a, b, p), sign * turn(a, b, q)
        if dp >= -1e-9:
            out.append(p)
        if (dp > 1e-9 and dq < -1e-9) or (dp < -1e-9 and dq > 1e-9):
            t = dp / (dp - dq)
            out.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
    return out if len(out) > 2 and abs(sum(turn(out[0], u, v) for u, v in zip(out[1:], out[2:]))) > 1e-4 else []
