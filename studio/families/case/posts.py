"""Corner posts that run to the floor: of closed cases, joined by an arched rail, and of stands. Inches."""

from dataclasses import dataclass
from typing import Literal

import numpy as np
from bpy.types import Object

from families.case.box import Box, outline
from families.case.corner_posts import TENON, corner_posts, four, tenons
from families.case.shelves import low_shelf
from geometry.boards import plate
from geometry.joinery import across, lengthwise, prism
from geometry.points import Outline, Pair

FOOT = 0.06  # that the foot of a post is eased by


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
    """size: width, that of the stiles which they go on in, and depth; rail: depth and rise of its arch; stands: a case
    that has nothing else below.
    """

    kind: Literal["posts"]
    height: float
    size: Pair
    rail: Pair
    back: float
    stands: Stand


def post_size(row: Posts, b: Box) -> Pair:
    return (row.stands.post, row.stands.post) if b.stand else row.size


def posts(name: str, row: Posts, b: Box) -> list[Object]:
    """Posts at the corners run down; between them a rail with a shallow arch, at the front, the sides and behind.

    Nothing joins those of a stand below.
    """
    h, (deep, rise), back, size = row.height, row.rail, row.back, post_size(row, b)
    out = four("leg", b, size, ((-h, 0, FOOT), (FOOT - h, 0, 0), (0, 0, 0)))
    if b.posts:
        out += tenons(b, size)
    if b.stand:
        return out
    x, y = b.w / 2, b.d / 2

    def arch(half: float) -> Outline:
        u = np.linspace(-half, half, 41)
        return [(half, 0.0), (-half, 0.0), *((float(k), -deep + rise * (1 - (k / half) ** 2)) for k in u)]

    for tag, place, far, half in (("rail", lengthwise(0), y, x - size[0]), ("end", across(0), x, y - size[1])):
        for side in (-1, 1):
            lo, hi = sorted((side * (far - back), side * (far - back - 0.8)))
            out.append(prism(f"{name}-{tag}{side}", "leg", arch(half), place, lo, hi, (1, 0), 0.05))
    return out


def stand(row: Stand, b: Box) -> list[Object]:
    """What throws shade below a case on posts of its own: its rails, its shelf and the posts."""
    return [
        plate("rails", outline(b), b.h - row.rail, b.h),
        *low_shelf("shelf", "slats", b, row.post / 2, row.level),
        *corner_posts("part", b, (row.post, row.post), TENON, b.h - row.rail),
    ]
