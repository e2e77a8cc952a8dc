"""Shelves near the floor, between legs or posts: solid, or slats on bearers. Inches.

Legs are a layer of their own below this one, so a shelf may not cover them: what any leg hides from the camera is cut
away.
"""

import itertools

import numpy as np
from bpy.types import Object

from blender import scene, stage
from families.case.box import ZONE, Box, view
from families.case.layout import Case
from families.stage import stage_of
from geometry.boards import glue_lines, plate
from geometry.points import Outline, Pair, Point, clipped

THICK = 0.75
SLAT, GAP = 2.5, 0.75
BEARER = (1.1, 1.5)
IN = 0.5
# What every leg covers, as distances from its outer faces, and how far behind, as multiples of the way from the camera:
# tapered legs are
# slender where they hide the near part of the shelf and thicker above, where they hide the far part.
CORES = (((0.1, 1.55), 1.0), ((0.1, 2.0), 1.1), ((0.1, 2.0), 6.0))


def low_shelf(case: Case, b: Box) -> list[Object]:
    """The shelf near the floor, if a case has one: between corner posts of the same layer, or legs of another."""
    row = case.row
    if row.shelf is None:
        return []
    z = row.level - (b.zone or ZONE)
    middle = row.post / 2 if row.post else IN + 0.8
    x, y = b.w / 2 - middle, b.d / 2 - middle
    cuts = [] if row.post else hidden(b)
    t, parts = case.token, []
    if row.shelf == "slats":
        n = round((2 * y + GAP) / (SLAT + GAP))
        pitch = (2 * y + GAP) / n
        rows = [(f"{t}-slat{i}", -y + pitch * i, -y + pitch * (i + 1) - GAP) for i in range(n)]
        for tag, s in (("l", -1), ("r", 1)):
            xs = sorted((s * (x - BEARER[0] / 2), s * (x + BEARER[0] / 2)))
            bearer = rectangle(xs[0], -y, xs[1], y)
            parts.append((f"{t}-bearer-{tag}", bearer, z - THICK - BEARER[1], z - THICK, "y"))
    else:
        lines = [-y, *glue_lines(t + "-low", -y, y), y]
        rows = [(f"{t}-low{i}", a, c) for i, (a, c) in enumerate(itertools.pairwise(lines))]
    parts += [(name, rectangle(-x, a, x, c), z - THICK, z, "x") for name, a, c in rows]
    return [
        plate(f"{name}-{i}", piece, za, zb, grain, name, centre(outline))
        for name, outline, za, zb, grain in parts
        for i, piece in enumerate(carved(outline, cuts))
    ]


def rectangle(x0: float, y0: float, x1: float, y1: float) -> Outline:
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def centre(outline: Outline) -> Point:
    return (*np.mean(outline, axis=0), 0.0)


def hidden(b: Box) -> list[Outline]:
    """Per leg the part of the plan that it hides from the camera: its core, drawn out away from the eye."""
    spec = stage.camera_of(view(b, "living", -b.drop), stage_of("case").frame)
    eye = np.array(scene.pose(spec)[0])[:2]
    out = []
    for sx, sy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        core = [
            (np.array((sx * (b.w / 2 - IN - u), sy * (b.d / 2 - IN - v))), far)
            for inset, far in CORES
            for u in inset
            for v in inset
        ]
        out.append(hull([eye + (at - eye) * far for at, far in core]))
    return out


def hull(points: list[np.ndarray]) -> Outline:
    """The convex outline around points, counter-clockwise."""
    pts = sorted(tuple(map(float, p)) for p in points)

    def half(run: Outline) -> Outline:
        out = []
        for p in run:
            while len(out) > 1 and turn(out[-2], out[-1], p) <= 0:
                out.pop()
            out.append(p)
        return out[:-1]

    return half(pts) + half(pts[::-1])


def turn(a: Pair, b: Pair, c: Pair) -> float:
    """Twice the area of a triangle, above 0 where it turns left."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def carved(outline: Outline, cuts: list[Outline]) -> list[Outline]:
    """The convex pieces that are left of an outline."""
    pieces = [outline]
    for cut in cuts:
        pieces = [q for p in pieces for q in without(p, cut)]
    return pieces


def without(piece: Outline, cut: Outline) -> list[Outline]:
    """A convex piece less a convex cut (both counter-clockwise), as convex pieces."""
    out, rest = [], piece
    for a, b in zip(cut, [*cut[1:], cut[0]]):
        beyond, rest = side(rest, a, b, -1), side(rest, a, b, 1)
        if len(beyond) > 2:
            out.append(beyond)
        if len(rest) < 3:
            break
    return out if len(rest) > 2 else [piece]


def side(points: Outline, a: Pair, b: Pair, sign: int) -> Outline:
    """The part of a convex outline on the left (1) or right (-1) of the line through a and b; slivers are nothing."""
    out = clipped(points, [sign * turn(a, b, p) for p in points], 1e-9)
    return out if abs(sum(turn(out[0], u, v) for u, v in itertools.pairwise(out))) > 1e-4 else []
