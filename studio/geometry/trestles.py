"""Trestles and slab ends: everything is layer leg, no apron. Lengths in inches; `top` is half the length and half the
width of the top.
"""

from __future__ import annotations

from collections.abc import Sequence

from bpy.types import Object

from geometry.base_rows import Crosses, Planks, Posts, Slabs, Upright
from geometry.log import board_seed, rng
from geometry.points import Pair, Place

from .joinery import ARRIS, across, bezier, crossed, lengthwise, mirrored, prism
from .mesh import block


def low(spec: Posts, length: float) -> float:
    """Height of the stretcher's middle: it rises a little under a taller table."""
    return spec.stretcher.at + 0.2 * (length - 28.6)


def shoe(half: float, height: float) -> list[list[float]]:
    """Shoe foot: pads at both ends, arched underside, the top sweeping up to the post."""
    over = [[0, height], *bezier((3.6, height), (half * 0.55, height), (half * 0.5, 2.1), (half - 2.2, 1.9), 12)]
    toe = [
        *bezier((half - 2.2, 1.9), (half - 0.8, 1.85), (half, 1.5), (half, 0.8), 6),
        [half, 0.8],
        [half, 0],
        [half - 5.2, 0],
    ]
    arch = bezier((half - 5.4, 0.12), (half - 6.2, 0.9), (half * 0.3, 1.0), (0, 1.0), 9)
    return mirrored([*over, *toe, *arch, [0, 1.0]])


def bearer(half: float, z: float, height: float) -> list[list[float]]:
    """Bearer under the top, its ends cut away below."""
    low_end = z - height * 0.42
    under = bezier((half, low_end), (half - 1.4, low_end), (half - 1.6, z - height), (half - 3.6, z - height), 8)
    return mirrored([[0, z], [half, z], *under, [half - 3.6, z - height], [0, z - height]])


def stretcher(name: str, spec: Posts | Crosses | Planks, x: float, thick: float, z: float) -> list[Object]:
    """The long stretcher between two uprights at ±x: shouldered against them, through tenons with wedges or keys
    outside.
    """
    s = spec.stretcher
    h, d = s.height / 2, s.thick / 2
    out = [
        block(name, "leg", (-x + thick / 2, -d, z - h), (x - thick / 2, d, z + h), "x", 0.08, board_seed(rng(name), 3))
    ]
    tenon, past = h * 0.66, s.past
    for e in (-1, 1) if past else ():
        ends = sorted((e * (x - thick * 0.3), e * (x + thick / 2 + past)))
        low_end, high_end, seed = (
            (ends[0], -d * 0.86, z - tenon),
            (ends[1], d * 0.86, z + tenon),
            board_seed(rng(name), 3),
        )
        out.append(block(f"{name}-tenon{e}", "leg", low_end, high_end, "x", 0.1, seed))
        face, top = x + thick / 2, tenon + 1.5
        wedge = ((0, -top), (0.62, -top), (0.95, top - 0.15), (0.8, top), (0, top))
        key = [(e * (face + u), z + v) for u, v in wedge]
        out.append(prism(f"{name}-key{e}", "leg", key, lengthwise(0), -0.36, 0.36, (0, 1), ARRIS))
    return out


def level(name: str, outline: Sequence[Sequence[float]], place: Place, thick: float) -> Object:
    """A shaped member that lies level across the table."""
    return prism(name, "leg", outline, place, -thick / 2, thick / 2, (1, 0), 0.12)


def upright(name: str, outline: Sequence[Sequence[float]], x: float, spec: Upright) -> Object:
    """A wide end glued up of upright boards."""
    return prism(name, "leg", outline, across(x), -spec.thick / 2, spec.thick / 2, (0, 1), 0.1, spec.joints)


def posts(name: str, spec: Posts, length: float, top: Pair) -> list[Object]:
    """Keyed trestle: two posts on shoe feet, bearers above, one stretcher with wedged through tenons."""
    x, (wide, thick) = top[0] - spec.from_end, spec.post
    foot, head = spec.shoe, spec.bearer
    out = []
    for s in (-1, 1):
        at = across(s * x)
        out.append(level(f"{name}-shoe{s}", shoe(foot.half, foot.height), at, foot.thick))
        low_end, high_end = (
            (s * x - thick / 2, -wide / 2, foot.height),
            (s * x + thick / 2, wide / 2, length - head.height),
        )
        out.append(block(f"{name}-post{s}", "leg", low_end, high_end, "z", 0.14))
        out.append(level(f"{name}-bearer{s}", bearer(head.half, length, head.height), at, head.thick))
    return out + stretcher(name + "-stretcher", spec, x, thick, low(spec, length))


def crosses(name: str, spec: Crosses, length: float, top: Pair) -> list[Object]:
    """X trestle: crossed members under a bearer at each end, the stretcher between the crossings."""
    x, (wide, thick), head = top[0] - spec.from_end, spec.member, spec.bearer
    out, z = [], 0.0
    for s in (-1, 1):
        at = across(s * x)
        parts, z = crossed(f"{name}-x{s}", "leg", at, spec.foot, spec.head, 0, length - head.height, wide, thick, 0.12)
        out += [*parts, level(f"{name}-bearer{s}", bearer(head.half, length, head.height), at, head.thick)]
    return out + stretcher(name + "-stretcher", spec, x, thick, z)


def waisted(half: float, waist: float, length: float, foot: float) -> list[list[float]]:
    """A plank end: wide at head and foot, drawn in between, an arch cut between two feet."""
    h = length - 2.2
    middle, head = (waist, h * 0.5), half - 0.6
    side = [
        *bezier((half, foot), (half, foot + 5.5), (waist, foot + 3.5), middle, 16),
        *bezier(middle, (waist, h - 6), (head, h - 4), (head, h), 16),
        [head, h],
        [head, length],
    ]
    arch = bezier((0, 3.4), (half * 0.32, 3.4), (half * 0.42, 2.6), (half * 0.5, 0.0), 10)
    return mirrored([*arch, [half * 0.5, 0], [half, 0], *side, [0, length]])


def planks(name: str, spec: Planks, length: float, top: Pair) -> list[Object]:
    """Keyed plank trestle: shaped plank ends, cleats under the top, a stretcher whose tenons are keyed outside."""
    x, thick, half = top[0] - spec.from_end, spec.thick, spec.half
    out = []
    for s in (-1, 1):
        out.append(upright(f"{name}-plank{s}", waisted(half, spec.waist, length, 1.6), s * x, spec))
        a = sorted((s * (x - thick / 2), s * (x - thick / 2 - 1.5)))
        out.append(
            block(f"{name}-cleat{s}", "leg", (a[0], -half + 1.5, length - 2), (a[1], half - 1.5, length), "y", 0.1)
        )
    return out + stretcher(name + "-stretcher", spec, x, thick, length * spec.stretcher.rise)


def slabs(name: str, spec: Slabs, length: float, top: Pair) -> list[Object]:
    """Solid slab ends with upright grain, and a rail set back under the top that keeps them square."""
    x, thick, half = top[0] - spec.from_end, spec.thick, spec.half
    end = [(-half, 0), (half, 0), (half, length), (-half, length)]
    inside, low_end, wide = x - thick / 2, length - spec.rail.height, spec.rail.thick / 2
    rail = block(name + "-rail", "leg", (-inside, -wide, low_end), (inside, wide, length), "x", 0.08)
    return [upright(f"{name}-slab{s}", end, s * x, spec) for s in (-1, 1)] + [rail]
