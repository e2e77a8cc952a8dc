"""Faucets of metal. Each stands at the origin on the top (z = 0), its spout towards -y; those out of the wall start at
y = 0. Inches.
"""

from dataclasses import dataclass
from typing import Literal

from bpy.types import Object

from families.case.hardware_shapes import curve, flat, swept, turned
from families.case.spouts import column, cross, lever, lifted, neck_of, pill, spout
from geometry.points import Pair, Point, moved

Turning = tuple[Pair, ...]  # [up or out, radius]


@dataclass(frozen=True)
class Single:
    """behind: a point of the rim of every vessel, from the faucet: what it hides is taken away."""

    kind: Literal["single"]
    high: float
    body: float
    behind: Point | None = None


@dataclass(frozen=True)
class Centreset:
    kind: Literal["centreset"]
    high: float
    reach: float
    centres: float
    plate: Point
    base: Turning
    stem: Turning


@dataclass(frozen=True)
class Widespread:
    kind: Literal["widespread"]
    high: float
    reach: float
    centres: float
    base: Turning
    stem: Turning


@dataclass(frozen=True)
class Wall:
    """Out of the wall, `above` the top."""

    kind: Literal["wall"]
    above: float
    centres: float
    reach: float
    flange: Turning
    stem: Turning


Faucet = Single | Centreset | Widespread | Wall


def single(name: str, row: Single) -> list[Object]:
    """A body with a spout near its head and a lever on it."""
    h = row.high
    r = row.body
    body = [
        (0, r + 0.26),
        (0.07, r + 0.26),
        (0.13, r + 0.22),
        (0.15, r + 0.04),
        (0.3, r),
        (h - 1.0, r * 0.94),
        (h - 0.97, r * 0.94 - 0.03),
    ]
    head = [
        (h - 0.93, r * 0.94 - 0.04),
        (h - 0.9, r * 0.94),
        (h - 0.34, r * 0.93),
        (h - 0.22, r * 0.86),
        (h - 0.14, r * 0.7),
        (h - 0.09, r * 0.4),
        (h - 0.08, 0.001),
    ]
    z = h - 1.9
    neck = [
        (0, -0.2, z - 0.12),
        (0, -1.4, z + 0.42),
        (0, -2.8, z + 0.72),
        (0, -4.1, z + 0.55),
        (0, -4.75, z + 0.02),
        (0, -4.85, z - 0.25),
    ]
    handle = [(0, -0.12, h - 0.2), (0, 0.5, h - 0.05), (0, 1.3, h + 0.32), (0, 2.0, h + 0.78)]
    return [
        column(name + "-body", 0, body),
        column(name + "-head", 0, head),
        *spout(name + "-spout", neck, lambda t: 0.52 - 0.1 * t, 0.45),
        lever(name + "-lever", handle, 0.62, 0.24),
    ]


def centreset(name: str, row: Centreset) -> list[Object]:
    """Two levers and a low spout on one plate."""
    t, c = row.plate[2], row.centres / 2
    out = [pill(name + "-plate", row.plate[0] / 2, row.plate[1] / 2, t), column(name + "-base", 0, lifted(row.base, t))]
    out += spout(name + "-spout", neck_of(row.high, row.reach), lambda s: 0.47 - 0.08 * s, 0.42)
    for s in (-1, 1):
        out.append(column(f"{name}-stem{s}", s * c, lifted([(z * 0.8, r * 0.84) for z, r in row.stem], t)))
        z = t + 1.2
        out.append(
            lever(
                f"{name}-lever{s}",
                [
                    (s * c, 0, z),
                    (s * (c + 0.7), -0.08, z + 0.08),
                    (s * (c + 1.5), -0.2, z + 0.22),
                    (s * (c + 2.0), -0.28, z + 0.34),
                ],
                0.46,
                0.2,
            )
        )
    return out


def widespread(name: str, row: Widespread) -> list[Object]:
    """A gooseneck and two cross handles, each on its own base."""
    c = row.centres / 2
    out = [
        column(name + "-base", 0, row.base),
        *spout(name + "-spout", neck_of(row.high, row.reach), lambda s: 0.48 - 0.07 * s, 0.44),
    ]
    for s in (-1, 1):
        out += [column(f"{name}-stem{s}", s * c, row.stem), *cross(f"{name}-cross{s}", s * c, 1.95)]
    return out


def wall(name: str, row: Wall) -> list[Object]:
    """A spout and two handles that come out of the wall, each through a round plate."""
    z, c, reach = row.above, row.centres / 2, row.reach
    out = [turned(name + "-plate", row.flange, (0, z), crisp=True, sides=40)]
    line = [
        (0, -0.1, z),
        (0, -reach * 0.5, z + 0.02),
        (0, -reach * 0.84, z - 0.02),
        (0, -reach * 0.97, z - 0.3),
        (0, -reach, z - 0.8),
        (0, -reach, z - 1.0),
    ]
    out += spout(name + "-spout", line, 0.42, 0.42)
    for s in (-1, 1):
        out.append(turned(f"{name}-stem{s}", [*row.flange, *row.stem], (s * c, z), crisp=True, sides=36))
        arm = swept(
            f"{name}-lever{s}",
            curve((0, -1.5, 0), (0, -1.52, 0.8), (0, -1.6, 1.7), (0, -1.66, 2.1), n=8),
            flat(lambda t: 0.2 - 0.04 * t, 0.2, 0.07),
            sharp=50,
        )
        out += moved([arm], (s * c, 0, z))
    return out


KINDS = {Single: single, Centreset: centreset, Widespread: widespread, Wall: wall}


def faucet(name: str, row: Faucet) -> list[Object]:
    return KINDS[type(row)](name, row)
