"""What a case stands on as a whole: plinth, sled runners, a frame of steel tube. Inches."""

from dataclasses import dataclass
from typing import Literal

from bpy.types import Object

from families.case.box import Box, path
from families.case.corner_posts import SLACK
from geometry.joinery import across, prism
from geometry.mesh import block, make, rings, rounded_square
from geometry.mouldings import offset, run
from geometry.points import Pair

WELD = 0.07  # radius left on the corners of tube


@dataclass(frozen=True)
class Plinth:
    """face: [out, up] of its boards, a small cove under the case."""

    kind: Literal["plinth"]
    height: float
    inset: float
    face: tuple[Pair, ...]


@dataclass(frozen=True)
class Sled:
    kind: Literal["sled"]
    height: float
    inset: float
    thick: float
    nose: float


@dataclass(frozen=True)
class SteelFrame:
    kind: Literal["steel"]
    height: float
    inset: float
    tube: float


def plinth(name: str, row: Plinth, b: Box) -> list[Object]:
    """Boards set back round the case, with a cove under it."""
    return run(name, offset(path(b), row.inset), row.face)


def sled(name: str, row: Sled, b: Box) -> list[Object]:
    """Two runners from front to back, cut off at 45 degrees below, and two bearers between them."""
    h, t, nose = row.height, row.thick, row.nose
    y, x = b.d / 2 - row.inset, b.w / 2 - row.inset
    side = [(-y, 0), (-y, nose - h), (-y + nose, -h), (y - nose, -h), (y, nose - h), (y, 0)]
    out = []
    for s in (-1, 1):
        out.append(prism(f"{name}-runner{s}", "leg", side, across(0), *sorted((s * (x - t), s * x)), (1, 0), 0.07))
    for k, at in enumerate((-y + 3.5, y - 4.5)):
        out.append(block(f"{name}-bearer{k}", "leg", (-x + t, at, -1.25), (x - t, at + 1, 0), "x", 0.05))
    return out


def hoop(name: str, x: float, y: float, h: float, t: float) -> Object:
    """A rectangle of square tube in the plane across at x, its corners mitred and ground flush: one body, so that no
    rings show where tubes meet.
    """
    section = rounded_square(x, t / 2, t / 2, t / 2, WELD)
    loops = [
        [(u, sy * (y - v), v - h if low else -v) for u, v in section]
        for sy, low in ((-1, True), (1, True), (1, False), (-1, False))
    ]
    verts, faces = rings([*loops, loops[0]], caps=False)
    n, last = len(section), len(section) * len(loops)
    closed = [tuple(k - last if k >= last else k for k in face) for face in faces]
    return make(name, "leg", verts[:-n], closed, "z", sharp=30, material="steel")


def steel(name: str, row: SteelFrame, b: Box) -> list[Object]:
    """A rectangle of square tube at each end and one tube between them behind, welded into their sides."""
    t, h = row.tube, row.height
    x, y = b.w / 2 - row.inset, b.d / 2 - row.inset
    tie = (t / 2 - x, y - t + SLACK, -h * 0.55), (x - t / 2, y - SLACK, t - h * 0.55)
    return [
        *(hoop(f"{name}-end{s}", s * (x - t / 2), y, h, t) for s in (-1, 1)),
        block(f"{name}-tie", "leg", *tie, "x", WELD, material="steel"),
    ]
