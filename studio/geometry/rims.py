"""Rims of tops: an edge's profile swept along an outline. Plain numbers, no Blender. Inches."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from geometry.outlines import Boat, TopShape, Wild, miter, outline, wild_sides
from geometry.points import Pair


@dataclass(frozen=True, kw_only=True)
class Step:
    """at: inset from the outline, depth below the top; arc: inset and depth of its centre, radius across, radius down,
    from degrees, to degrees: 90 is straight up, 0 straight out, -90 straight down. One of both.
    """

    at: Pair | None = None
    arc: tuple[float, float, float, float, float, float] | None = None


def profile(steps: Sequence[Step]) -> list[Pair]:
    """An edge as [(inset, depth)...] from the flat of the top down to the underside."""
    out = []
    for step in steps:
        if step.at:
            out.append(step.at)
        if step.arc:
            cx, cd, rx, rd, a0, a1 = step.arc
            for a in np.linspace(math.radians(a0), math.radians(a1), max(5, int(abs(a1 - a0) / 7))):
                out.append((cx - rx * math.cos(a), cd - rd * math.sin(a)))
    return out


def thinned(steps: Sequence[Step], by: float) -> tuple[Step, ...]:
    """An edge for a top that is `by` times as thick; its arcs keep their angles."""
    return tuple(
        Step(
            at=step.at and (step.at[0] * by, step.at[1] * by),
            arc=step.arc and (*(v * by for v in step.arc[:4]), *step.arc[4:]),
        )
        for step in steps
    )


def finer(prof: Sequence[Pair], step: float = 0.12) -> list[Pair]:
    """A profile with points no further apart than `step` inches."""
    out = [prof[0]]
    for (i0, d0), (i1, d1) in itertools.pairwise(prof):
        n = max(1, math.ceil(math.hypot(i1 - i0, d1 - d0) / step))
        out += [(i0 + (i1 - i0) * k / n, d0 + (d1 - d0) * k / n) for k in range(1, n + 1)]
    return out


def wild_rim(shape: Wild, prof: Sequence[Pair], thickness: float, length: float, width: float) -> list[np.ndarray]:
    """Loops of a slab: the worked profile at the straight ends, the slope of the log's outside along the sides."""
    pts = np.array(outline(shape, length, width))
    x, y = pts.T
    side = np.where(y > 0, 1, -1)
    sides = wild_sides(shape.seed)
    slope = np.array([sides[s][1](px) for s, px in zip(side, x)])
    out = []
    for inset, depth in finer(prof):
        t = depth / thickness
        fall = max(0, 1 - t / 0.92) ** 1.4 + max(0, t - 0.92) * 1.5
        bumps = 0.03 * (np.sin(x * 2.1 + side + t * 5) + np.sin(x * 4.7 - t * 9)) * math.sin(math.pi * min(t, 1))
        out.append(np.c_[x * (1 - 2 * inset / length), y - side * (slope * fall + bumps), np.full(len(pts), depth)])
    return out


def swept(shape: TopShape, edge: Sequence[Step], thickness: float, length: float, width: float) -> list[np.ndarray]:
    """The rim of a top: loops from face to underside, each an array of (x, y, depth) along the outline."""
    prof = profile(edge)
    if isinstance(shape, Wild):
        return wild_rim(shape, prof, thickness, length, width)
    if isinstance(shape, Boat):
        prof = [(min(inset, shape.under) if depth > thickness / 2 else inset, depth) for inset, depth in prof]
    pts = np.array(outline(shape, length, width))
    inward = miter(pts)
    return [np.c_[pts + inward * inset, np.full(len(pts), depth)] for inset, depth in prof]
