"""What a case stands on as a whole: plinth, sled runners, corner posts with an arched rail, a frame of steel tube.
Inches.
"""

from dataclasses import dataclass
from typing import Literal

import numpy as np
from bpy.types import Object

from families.case.box import Box, outline, path
from families.case.corner_posts import SIGNS, TENON, corner_posts, tenons
from families.case.shelves import low_shelf
from geometry.boards import plate
from geometry.joinery import across, lengthwise, prism
from geometry.mesh import block
from geometry.mouldings import offset, run
from geometry.points import Outline, Pair


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
class Stand:
    """A case on posts of its own, as what stands below it needs to know it: height of its rail box, of its shelf above
    the box's underside.
    """

    post: float
    rail: float
    level: float


@dataclass(frozen=True)
class Posts:
    """rail: depth and rise of its arch; stands: a case whose own posts they are."""

    kind: Literal["posts"]
    height: float
    size: float
    rail: Pair
    back: float
    stands: Stand


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


def posts(name: str, row: Posts, b: Box) -> list[Object]:
    """Posts at the corners run down; between them a rail with a shallow arch, at the front, the sides and behind.

    Those of a case on posts of its own go on in them, and nothing joins them below.
    """
    h, (deep, rise), back = row.height, row.rail, row.back
    if b.posts:
        return corner_posts("leg", b, row.stands.post, -h, 0.0) + tenons(b, row.stands.post)
    s, x, y = row.size, b.w / 2, b.d / 2
    out = []
    for sx, sy in SIGNS:
        (x0, x1), (y0, y1) = sorted((sx * x, sx * (x - s))), sorted((sy * y, sy * (y - s)))
        out.append(block(f"{name}-post{sx}{sy}", "leg", (x0, y0, -h), (x1, y1, 0), "z", 0.09))

    def arch(half: float) -> Outline:
        u = np.linspace(-half, half, 41)
        return [(half, 0.0), (-half, 0.0), *((float(k), -deep + rise * (1 - (k / half) ** 2)) for k in u)]

    for tag, place, far, half in (("rail", lengthwise(0), y, x - s), ("end", across(0), x, y - s)):
        for side in (-1, 1):
            lo, hi = sorted((side * (far - back), side * (far - back - 0.8)))
            out.append(prism(f"{name}-{tag}{side}", "leg", arch(half), place, lo, hi, (1, 0), 0.05))
    return out


def stand(row: Stand, b: Box) -> list[Object]:
    """What throws shade below a case on posts of its own: its rails, its shelf and the posts."""
    return [
        plate("rails", outline(b), b.h - row.rail, b.h),
        *low_shelf("shelf", "slats", b, row.post / 2, row.level),
        *corner_posts("part", b, row.post, TENON, b.h - row.rail),
    ]


def steel(name: str, row: SteelFrame, b: Box) -> list[Object]:
    """A rectangle of square tube at each end and one tube between them behind."""
    t, h = row.tube, row.height
    x, y = b.w / 2 - row.inset, b.d / 2 - row.inset
    out = []
    for s in (-1, 1):
        x0, x1 = sorted((s * x, s * (x - t)))
        for tag, lo, hi in (
            ("head", (x0, -y, -t), (x1, y, 0)),
            ("foot", (x0, -y, -h), (x1, y, t - h)),
            ("front", (x0, -y, t - h), (x1, t - y, -t)),
            ("back", (x0, y - t, t - h), (x1, y, -t)),
        ):
            out.append(block(f"{name}-{tag}{s}", "leg", lo, hi, "z", 0.07, material="steel"))
    tie = (t - x, y - t, -h * 0.55), (x - t, y, t - h * 0.55)
    return [*out, block(f"{name}-tie", "leg", *tie, "x", 0.07, material="steel")]
