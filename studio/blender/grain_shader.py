"""Eleven figures of wood as arithmetic. A value is 0 at the darkest and 1 at the lightest; the mean is about 0.6."""

from __future__ import annotations

from dataclasses import dataclass

from blender.nodes import Board, Graph, Val

RIM = 0.65  # what rings and glue lines lose on end grain and round a top, where they are finer than a picture
STRAYS = 0.6  # how far, of the room that each has, a branch stands from the middle of it: of 1 they may touch
SOAKED = 0.2  # end grain drinks more of a finish


def bands(g: Graph, r: Val, spacing: float, seed: Val | float, late: float = 0.42, uneven: float = 0.8) -> Val:
    """Latewood 0..1 of growth rings `spacing` inches apart: slow rise, quick fall, no two rings alike."""
    p = (r + g.noise1(r * 0.9 + seed) * spacing * uneven) / spacing
    f = g.fract(p)
    band = g.step(f, 1 - late - 0.35, 0.86) * g.step(f, 1.0, 0.88)
    return band * (0.55 + g.noise1(p * 0.55 + seed) * 0.45)


def quarter_sawn(g: Graph, b: Board, pores: Val) -> Val:
    """Rings edge-on give straight lines; rays lie across them as fine, pale flakes that come and go."""
    sx, y, z = b["sx"], b["y"], b["z"]
    q = y + b["w1"] * 0.35 + b["fine"] * 0.03 + (z - b["zo"]) * 0.15
    lines = bands(g, q + b["o"], 0.17, b["o"] + 7.0)
    # ribbons that cross the grain, and wander
    a = y * 0.87 + sx * 0.50 + b["w3"] * 0.6
    c = sx * 0.87 - y * 0.50 + b["w1"] * 1.2 + b["fine"] * 0.10
    ray = g.noise(g.vec(a * 0.50, c * 2.9 + b["o"], z * 0.8), detail=1.0, rough=0.4, distortion=0.35)
    patch = 0.30 + g.step(b["cloud"] + b["w3"] * 0.5, -0.7, 0.6) * 0.70
    flake = g.step(ray + b["fibre"] * 0.10, 0.24, 0.52) * patch * (1.0 - b["side"])
    return (
        0.63
        - lines * 0.15
        - pores * 0.13
        + flake * 0.105
        + b["fibre"] * 0.045
        + b["streak"] * 0.045
        + b["tone"] * 0.075
    )


@dataclass(frozen=True)
class Knots:
    """Where a point lies to the nearest knot.

    d: its distance from the knot's middle in the knot's radii there; pull: how far the knot bends the rings, 0..1;
    rim, bark, inside, core: the darkened wood round a knot, the thin line of its bark, the knot itself, its checked
    heart, each 0..1; own: its own rings.
    """

    d: Val
    pull: Val
    rim: Val
    bark: Val
    inside: Val
    core: Val
    own: Val


def knots(g: Graph, b: Board) -> Knots:
    """Branches: cones that grow from the pith outwards, so that they are round on a face and short on an edge."""
    along, around = 0.05, 0.95  # knots an inch of log and a radian
    y, z = b["y"] - b["yo"], b["z"] - b["zo"]
    radius = g.max(g.hypot(y, z), 0.25)
    # counted from the far side of the pith, where no board of this log is
    turn = g.math("ARCTAN2", y, -z * g.math("SIGN", b["zo"]))
    at = g.vec(b["sx"] * along, turn * around + b["o"], 0.0)
    branch, border = g.cells(at, STRAYS)
    px, py, _ = g.split(branch.outputs["Position"])
    pick, size, _ = g.split(branch.outputs["Color"])
    # what belongs to a branch is gone before its cell ends and another's begins
    there = g.step(pick, 0.20, 0.24)
    near = g.step(border, 0.015, 0.075)
    # a branch leans upwards as it grows
    ex = b["sx"] - px / along - radius * 0.16
    ey = (turn - (py - b["o"]) / around) * radius
    thick = g.min(radius * (0.065 + size * size * 0.18), 0.95)
    wobble = b["fine"] * 0.09 + b["fibre"] * 0.03
    d = g.hypot(ex * 0.85, ey) / thick + wobble + (1.0 - there * near) * 50.0
    pull = g.step(g.hypot(ex * 0.36, ey) / thick, 3.6, 0.3) * there * g.step(border, 0.0, 0.16)
    inside = g.step(d, 1.08, 0.94)
    return Knots(
        d=d,
        pull=pull,
        rim=g.step(d, 1.55, 1.02) * 0.55 + inside * 0.45,
        bark=g.step(d, 0.80, 0.98) * g.step(d, 1.24, 1.04),
        inside=inside,
        core=g.step(d + b["curl"] * 0.12, 0.42, 0.16),
        own=bands(g, d * 0.9, 0.27, b["o"] + 3.0) * inside,
    )


def knotty(plain: Val, knot: Knots) -> Val:
    """A figure with its knots: a dark rim, a line of bark, rings of their own, a checked core."""
    return plain - knot.rim * 0.13 - knot.bark * 0.17 - knot.inside * 0.08 - knot.own * 0.14 - knot.core * 0.17


def figures(g: Graph, b: Board) -> dict[str, Val]:
    """The eleven figures as a dict of scalar sockets."""
    r, o, tone, fibre, streak, cloud, fleck = (b[k] for k in ("r", "o", "tone", "fibre", "streak", "cloud", "fleck"))
    across = 1.0 - g.max(b["end"], b["side"]) * RIM
    ring = bands(g, r, 0.18, o) * across
    soft = bands(g, r, 0.27, o + 31.0, late=0.55) * across
    pores = g.step(b["hair"], 0.15, 0.80)
    open_pores = pores * (0.30 + ring * 0.70)  # ring-porous woods: the vessels crowd in the early wood
    gum = g.step(fleck, 0.86, 1.10)
    base = {}

    base["oak"] = 0.80 - ring * 0.24 - open_pores * 0.22 + fibre * 0.06 + streak * 0.05 + cloud * 0.03 + tone * 0.11

    # white oak: narrower rings, closed vessels, and the ends of long rays as thin dark dashes
    narrow = bands(g, r, 0.15, o + 17.0, late=0.50) * across
    rays = g.step(g.noise(b["at"](0.85, 10.0), detail=0.0), 0.62, 0.98)
    base["woak"] = (
        0.76
        - narrow * 0.16
        - pores * (0.08 + narrow * 0.10)
        - rays * 0.07
        + fibre * 0.05
        + streak * 0.05
        + cloud * 0.03
        + tone * 0.10
    )

    # elm: grain that wanders, and late wood in fine wavy bands between its rings
    astray = r + g.noise(b["at"](0.06, 0.32), detail=2.0, rough=0.6) * 0.22
    wide = bands(g, astray, 0.24, o + 23.0, late=0.5) * across
    wavy = bands(g, astray + fibre * 0.012, 0.085, o + 29.0, late=0.6, uneven=0.5)
    base["elm"] = (
        0.74
        - wide * 0.19
        - wavy * 0.10
        - pores * wide * 0.10
        + fibre * 0.05
        + streak * 0.05
        + cloud * 0.04
        + tone * 0.10
    )

    base["qsoak"] = quarter_sawn(g, b, open_pores)

    # brown maple: plain sapwood, mineral streaks and a brown heart that come and go
    heart = g.step(streak * 0.70 + cloud * 0.30 + tone * 0.55 + b["w1"] * 0.30 + b["w3"] * 0.25, -0.25, 0.95)
    mineral = g.step(g.noise(b["at"](0.040, 2.4), detail=1.0), 0.40, 0.85)
    base["bmaple"] = (
        0.68
        - soft * 0.06
        - heart * (0.16 + fibre * 0.05)
        - mineral * 0.09
        + fibre * 0.035
        + b["curl"] * 0.022
        + cloud * 0.03
        + tone * 0.08
    )

    base["maple"] = (
        0.68
        - soft * 0.075
        + fibre * 0.026
        + b["curl"] * 0.022
        + cloud * 0.012
        + streak * 0.025
        + tone * 0.085
        - g.step(fleck, 0.85, 1.2) * 0.05
    )

    base["cherry"] = (
        0.68
        - soft * 0.17
        + cloud * 0.045
        + b["curl"] * 0.028
        + fibre * 0.038
        + streak * 0.025
        + b["stain"] * 0.05
        - gum * 0.06
        + tone * 0.10
    )

    # hickory: the boundary of heart and sap follows the rings, and every board was cut elsewhere in the log
    two = g.step(r + streak * 0.45 + b["w3"] * 0.5 - tone * 1.6, 4.6, 3.3)
    hickory = 0.79 - two * 0.30 - ring * 0.12 - open_pores * 0.17 + fibre * 0.055 + streak * 0.05 + cloud * 0.03
    base["hickory"] = hickory

    base["walnut"] = (
        0.72
        - ring * 0.24
        - g.step(b["stain"] + streak * 0.35, -0.1, 0.95) * 0.21
        - streak * 0.025
        - pores * 0.12
        + fibre * 0.06
        + cloud * 0.06
        + tone * 0.125
    )

    knot = knots(g, b)
    # rustic cherry: rings part round each knot
    bent = bands(g, r + knot.pull * 1.9, 0.26, o + 11.0, late=0.5) * across
    base["rustic"] = knotty(
        0.71
        - bent * (0.15 + knot.pull * 0.14)
        + cloud * 0.06
        + fibre * 0.045
        + streak * 0.06
        - gum * 0.09
        + tone * 0.10,
        knot,
    )

    # rustic hickory: more heart beside the sap than in a chosen board, bark pockets, knots
    dark = g.step(r + streak * 0.7 + b["w3"] * 0.7 + tone * 1.6, 4.4, 3.0)
    parted = bands(g, r + knot.pull * 1.6, 0.22, o + 19.0, late=0.5) * across
    base["rhickory"] = knotty(
        0.84
        - dark * 0.33
        - parted * (0.11 + knot.pull * 0.14)
        - open_pores * 0.16
        - gum * 0.10
        + fibre * 0.055
        + streak * 0.05
        + cloud * 0.03,
        knot,
    )

    return {k: val - b["end"] * SOAKED - b["joint"] * across * 0.2 for k, val in base.items()}
