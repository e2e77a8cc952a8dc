"""Legs and frames of steel: bent rod, and rectangular bar welded into an X or a U. Inches."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from bpy.types import Object

from geometry.base_rows import SteelFrames
from geometry.leg_rows import Hairpin
from geometry.points import Pair, Place

from .joinery import across, bar, crossed, prism, rod

WELD = 0.05  # radius left on the corners of bar stock


def hairpin(name: str, spec: Hairpin, cx: float, cy: float, sx: float, sy: float, length: float) -> list[Object]:
    """A rod bent to a pin at the floor, a third rod welded to it, and the plate that is screwed to the top."""
    r, half, t = spec.rod / 2, spec.block / 2, spec.plate
    head = length - t
    foot = np.array((cx + sx * (half - 0.9), cy + sy * (half - 0.9)))
    a, b, c = (
        np.array((cx + sx * half * u, cy + sy * half * v)) for u, v in ((0.75, -0.75), (-0.75, 0.75), (-0.6, -0.6))
    )
    way = (a - b) / np.linalg.norm(a - b)
    bend = spec.bend
    turn = [(*(foot + way * bend * math.cos(k)), r + bend - bend * math.sin(k)) for k in np.linspace(0, math.pi, 25)]

    def straight(p: Sequence[float], q: Sequence[float], n: int = 12) -> list[tuple[float, ...]]:
        return [tuple(np.array(p) + (np.array(q) - np.array(p)) * k / n) for k in range(n + 1)]

    pin = straight((*a, head), turn[0])[:-1] + turn + straight(turn[-1], (*b, head))[1:]
    brace = straight((*c, head), (*foot, r * 1.6))  # into the bend, where it is welded
    plate = [
        (cx + sx * half * u, cy + sy * half * v)
        for u, v in ((1, -1), (1, 0.82), (0.82, 1), (-1, 1), (-1, -0.55), (-0.55, -1))
    ]
    flat = ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
    return [
        rod(name + "-pin", "leg", pin, r),
        rod(name + "-brace", "leg", brace, r),
        prism(name + "-plate", "leg", plate, flat, head, length, ease=0.03, material="steel"),
    ]


def flange(name: str, half: float, place: Place, wide: float, length: float, thick: float) -> Object:
    """The flat bar along the head of a frame that is screwed to the underside of the top."""
    strip = [(-half, length - thick), (half, length - thick), (half, length), (-half, length)]
    return prism(name, "leg", strip, place, -wide / 2, wide / 2, (1, 0), 0.04, material="steel")


def x_frame(name: str, spec: SteelFrames, x: float, half: float, length: float) -> list[Object]:
    """Two bars crossed and welded between a foot plate each and a flange."""
    w, t = spec.member
    foot, top = 0.25, length - spec.flange
    out, _ = crossed(name, "leg", across(x), half - w * 0.8, half - w * 0.9, foot, top, w, t, WELD, "steel")
    out.append(flange(name + "-head", half, across(x), t + 1.2, length, spec.flange))
    for s in (-1, 1):
        pad = [
            (s * (half - w * 1.5), 0),
            (s * (half - w * 0.1), 0),
            (s * (half - w * 0.1), foot),
            (s * (half - w * 1.5), foot),
        ]
        out.append(
            prism(f"{name}-pad{s}", "leg", pad, across(x), -t / 2 - 0.1, t / 2 + 0.1, (1, 0), 0.04, material="steel")
        )
    return out


def u_frame(name: str, spec: SteelFrames, x: float, half: float, length: float) -> list[Object]:
    """Two uprights mitred into a bar along the floor, a flange above."""
    w, t = spec.member
    top, inside = length - spec.flange, half - w / 2
    corner = (inside, w / 2)
    floor = bar((-corner[0], corner[1]), corner, w, (1, 1), (1, -1))
    out = [prism(f"{name}-floor", "leg", floor, across(x), -t / 2, t / 2, (1, 0), WELD, material="steel")]
    for s in (-1, 1):
        post = bar((s * corner[0], corner[1]), (s * corner[0], top), w, (1, -s), None)
        out.append(prism(f"{name}-post{s}", "leg", post, across(x), -t / 2, t / 2, (0, 1), WELD, material="steel"))
    return [*out, flange(name + "-head", half, across(x), t + 1.2, length, spec.flange)]


def steel_frames(name: str, spec: SteelFrames, length: float, top: Pair) -> list[Object]:
    """A frame near each end of the table; `top` is half the length and half the width of the top."""
    build = {"x": x_frame, "u": u_frame}[spec.frame]
    x, half = top[0] - spec.from_end, top[1] - spec.from_side
    return [o for s in (-1, 1) for o in build(f"{name}{s}", spec, s * x, half, length)]
