"""Corner pieces: a flat front across the corner of a room, mitred returns, two walls that meet behind. Inches."""

import itertools
import math

from bpy.types import Object

from families.case.box import Box, outline
from families.case.insides import FRAME, INTO, SHELF, frame, hollow, levels, stops
from families.case.layout import DOORS, Case, Cell
from families.case.plan import plan
from geometry.boards import plate
from geometry.joinery import prism
from geometry.points import Outline

ROOT = math.sqrt(0.5)
SCALLOP = 0.9  # depth of the hollows in shelf fronts


def corner(case: Case, b: Box) -> list[Object]:
    """Front frame, returns, walls, and an inside for every cell of the face."""
    made = plan(case, b)
    insides = [o for c in made.cells for o in ([hollow(c)] if c.leaf == "drawer" else inside(c, b))]
    return [*frame(made.members), *returns(case.token, b), *insides]


def upright(name: str, u0: float, u1: float, z0: float, z1: float, place: tuple, thick: float, ease: float) -> Object:
    return prism(name, "part", [(u0, z0), (u1, z0), (u1, z1), (u0, z1)], place, 0.0, thick, (0, 1), ease)


def returns(t: str, b: Box) -> list[Object]:
    """The boards that run back from the front at 45 degrees."""
    wide = b.corner.run / ROOT
    out = []
    for tag, s in (("l", -1), ("r", 1)):
        place = ((s * b.corner.half, b.front, 0), (s * ROOT, ROOT, 0), (0, 0, 1), (-s * ROOT, ROOT, 0))
        for part, u0, u1 in (("a", 0.0, 1.75), ("b", 1.75, wide)):
            out.append(upright(f"{t}-return-{tag}-{part}", u0, u1, 0, b.h, place, 0.75, 0.03))
    return out


def inner(b: Box, front: float) -> Outline:
    """Plan of the inside, counter-clockwise from the front left: behind the frame, along the returns, to the corner."""
    x, y = outline(b)[2]
    half = b.corner.half - 0.35
    edge = (x - 0.9, y + 0.1)
    return [(-half, front), (half, front), edge, (0.0, sum(edge) + INTO), (-edge[0], edge[1])]


def inside(c: Cell, b: Box) -> list[Object]:
    """Floor, ceiling, boarded walls and shelves of one cell."""
    k, plan = c.key, inner(b, c.y + FRAME)
    out = [plate(k + "-floor", plan, c.z0 - 0.4, c.z0), plate(k + "-ceiling", plan, c.z1, c.z1 + 0.4)]
    xa, ya = plan[2]
    long, n = xa / ROOT + 0.2, 5
    lines = [long * i / n for i in range(n + 1)]
    for tag, s in (("l", -1), ("r", 1)):
        place = ((s * xa, ya, 0), (-s * ROOT, ROOT, 0), (0, 0, 1), (s * ROOT, ROOT, 0))
        for i, (u0, u1) in enumerate(itertools.pairwise(lines)):
            out.append(upright(f"{k}-wall-{tag}{i}", u0, u1, c.z0 - 0.3, c.z1 + 0.3, place, 0.4, 0.05))
    n = int(c.number) if c.leaf == "scallops" else 3 if c.upper else 1
    for i, z in enumerate(levels(c, n)):
        shape = scalloped(b, c) if c.leaf == "scallops" else inner(b, c.y + FRAME + 1.2)
        out.append(plate(f"{k}-shelf{i}", shape, z, z + SHELF))
    return out + stops(c) if c.leaf in DOORS else out


def scalloped(b: Box, c: Cell) -> Outline:
    """A shelf whose front edge swings back in the middle and out to its ends."""
    plan = inner(b, c.y + FRAME + 0.1)
    (xa, y), (xb, _) = plan[:2]
    n = 48
    front = []
    for i in range(n + 1):
        u = i / n * 2 - 1
        swing = SCALLOP * 0.55 * (1 + math.cos(3 * math.pi * u)) * (1 - abs(u) ** 4)
        front.append((xa + (xb - xa) * i / n, y + SCALLOP * 2.4 * (1 - u * u) - swing))
    return [*front, *plan[2:]]
