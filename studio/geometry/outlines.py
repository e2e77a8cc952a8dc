"""Outlines of tops in plan and the wild sides of a slab: plain numbers, no Blender. Inches."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from geometry.points import Pair, Wave


@dataclass(frozen=True, kw_only=True)
class Shape:
    """bucket: the size its thumb is drawn in; boards: widths glued up, when they are not the usual ones."""

    bucket: str = ""
    boards: Pair | None = None


@dataclass(frozen=True, kw_only=True)
class Plain(Shape):
    kind: Literal["rectangle", "ellipse", "doubled", "octagon"]


@dataclass(frozen=True, kw_only=True)
class Clipped(Shape):
    kind: Literal["clipped"]
    cut: float


@dataclass(frozen=True, kw_only=True)
class Rounded(Shape):
    kind: Literal["rounded"] = "rounded"
    radius: float


@dataclass(frozen=True, kw_only=True)
class Boat(Shape):
    """end: width of the ends; under: the most that any edge undercuts, or legs would stand out at the narrow ends."""

    kind: Literal["boat"]
    end: float
    under: float


@dataclass(frozen=True, kw_only=True)
class Bowed(Shape):
    kind: Literal["bowed"]
    sagitta: float


@dataclass(frozen=True, kw_only=True)
class Racetrack(Shape):
    """end, corner: radii."""

    kind: Literal["racetrack"]
    end: float
    corner: float


@dataclass(frozen=True, kw_only=True)
class Wild(Shape):
    kind: Literal["wild"]
    seed: int


TopShape = Plain | Clipped | Rounded | Boat | Bowed | Racetrack | Wild


BOW_STEP = 3.0  # inches between points of a gentle bow, from which a chord strays by a hundredth


def arc(cx: float, cy: float, rx: float, ry: float, a0: float, a1: float, n: int) -> list[Pair]:
    """Points of an elliptical arc in plan, both ends included; degrees."""
    return [(cx + rx * math.cos(math.radians(a)), cy + ry * math.sin(math.radians(a))) for a in np.linspace(a0, a1, n)]


def gentle(length: float) -> int:
    """How many points a gentle bow has from corner to corner. They lie further apart than any edge is wide: nearer to a
    corner than that, an inset point would lie beyond the corner's own, and the face would fold over itself.
    """
    return max(5, round(length / BOW_STEP) + 1)


def rectangle(x: float, y: float, shape: Plain) -> list[Pair]:
    return [(x, -y), (x, y), (-x, y), (-x, -y)]


def clipped(x: float, y: float, shape: Clipped) -> list[Pair]:
    c = shape.cut
    return [(x, -y + c), (x, y - c), (x - c, y), (-x + c, y), (-x, y - c), (-x, -y + c), (-x + c, -y), (x - c, -y)]


def rounded(x: float, y: float, shape: Rounded) -> list[Pair]:
    r, out = shape.radius, []
    for cx, cy, a in ((x - r, -y + r, -90), (x - r, y - r, 0), (-x + r, y - r, 90), (-x + r, -y + r, 180)):
        out += arc(cx, cy, r, r, a, a + 90, 15)
    return out


def boat(x: float, y: float, shape: Boat) -> list[Pair]:
    """Long sides bent outwards between ends that are `end` inches wide."""
    sag = y - shape.end / 2
    radius = (x * x + sag * sag) / (2 * sag)
    half = math.degrees(math.asin(x / radius))
    side = arc(0, y - radius, radius, radius, 90 - half, 90 + half, gentle(2 * x))
    return side + [(-px, -py) for px, py in side]


def bowed(x: float, y: float, shape: Bowed) -> list[Pair]:
    """Straight sides; the ends bend outwards by `sagitta`."""
    sag = shape.sagitta
    radius = (y * y + sag * sag) / (2 * sag)
    half = math.degrees(math.asin(y / radius))
    end = arc(x - radius, 0, radius, radius, -half, half, gentle(2 * y))
    return end + [(-px, -py) for px, py in end]


def ellipse(x: float, y: float, shape: Plain) -> list[Pair]:
    return arc(0, 0, x, y, 0, 360, 241)[:-1]


def doubled(x: float, y: float, shape: Plain) -> list[Pair]:
    """Straight sides and half circles: the letter D twice."""
    return arc(x - y, 0, y, y, -90, 90, 81) + arc(-x + y, 0, y, y, 90, 270, 81)


def racetrack(x: float, y: float, shape: Racetrack) -> list[Pair]:
    """Straight sides, flat ends of a large `end` radius, and `corner` arcs that meet both without a break."""
    big, small = shape.end, shape.corner
    cy = y - small
    reach = math.asin(cy / (big - small))  # where the end arc hands over to the corner's
    cx = x - big + (big - small) * math.cos(reach)
    a = math.degrees(reach)
    right = (
        arc(cx, -cy, small, small, -90, -a, 21)[:-1]
        + arc(x - big, 0, big, big, -a, a, 31)
        + arc(cx, cy, small, small, a, 90, 21)[1:]
    )
    return right + [(-px, -py) for px, py in right]


def octagon(x: float, y: float, shape: Plain) -> list[Pair]:
    k = 1 / math.cos(math.pi / 8)
    return [(x * k * math.cos(math.radians(a)), y * k * math.sin(math.radians(a))) for a in np.arange(22.5, 360, 45)]


def waves(r: random.Random, count: int, low: float, high: float) -> Wave:
    """A function of x in inches: `count` sine waves of lengths low..high, at most about 1 either way."""
    parts = [(2 * math.pi / r.uniform(low, high), r.uniform(0, 7), r.uniform(0.5, 1)) for _ in range(count)]
    total = sum(p[2] for p in parts)
    return lambda x: sum(a * np.sin(k * x + p) for k, p, a in parts) / total * 1.3


def wild_sides(seed: int | str) -> dict[int, tuple[Wave, Wave]]:
    """How the log's outside runs along both sides of a slab: for each side (inset of the line, width of the slope) of
    x.
    """
    out = {}
    for side in (-1, 1):
        r = random.Random(f"wild/{side}/{seed}")
        sway, bend, rough, slope = waves(r, 3, 36, 80), waves(r, 5, 9, 22), waves(r, 7, 1.3, 3.6), waves(r, 5, 6, 30)
        nicks = [(r.uniform(-33, 33), r.uniform(0.2, 0.5), r.uniform(0.4, 1.2)) for _ in range(5)]

        def inset(
            x: np.ndarray,
            sway: Wave = sway,
            bend: Wave = bend,
            rough: Wave = rough,
            nicks: Sequence[Sequence[float]] = nicks,
        ) -> np.ndarray:
            nick = sum(d * np.exp(-(((x - at) / w) ** 2)) for at, d, w in nicks)
            return np.clip(1.2 + 1.0 * sway(x) + 0.5 * bend(x) + 0.07 * rough(x) + nick, 0, 3.4)

        def width(x: np.ndarray, slope: Wave = slope, rough: Wave = rough) -> np.ndarray:
            return 0.62 + 0.42 * slope(x) + 0.08 * rough(x * 1.37 + 5)

        out[side] = (inset, width)
    return out


def wild(x: float, y: float, shape: Wild) -> list[Pair]:
    """Straight ends, sides as the tree grew."""
    xs = np.linspace(-x, x, 2 * int(x * 2) + 1)
    inset = {side: f for side, (f, _) in wild_sides(shape.seed).items()}
    front = [(float(px), float(-y + inset[-1](px))) for px in xs]
    back = [(float(px), float(y - inset[1](px))) for px in xs[::-1]]
    return front + back


KINDS = {f.__name__: f for f in (rectangle, clipped, rounded, boat, bowed, ellipse, doubled, racetrack, octagon, wild)}


def outline(shape: TopShape, length: float, width: float) -> list[Pair]:
    """Counter-clockwise plan of a top."""
    return KINDS[shape.kind](length / 2, width / 2, shape)


def miter(points: Sequence[Sequence[float]]) -> np.ndarray:
    """Unit inset direction times mitre length at every point of a counter-clockwise outline."""
    p = np.array(points)
    d1 = p - np.roll(p, 1, 0)
    d2 = np.roll(p, -1, 0) - p
    n1 = np.c_[-d1[:, 1], d1[:, 0]] / np.linalg.norm(d1, axis=1)[:, None]
    n2 = np.c_[-d2[:, 1], d2[:, 0]] / np.linalg.norm(d2, axis=1)[:, None]
    m = n1 + n2
    return m / (np.sum(m * n1, axis=1)[:, None])
