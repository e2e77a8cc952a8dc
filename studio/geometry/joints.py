"""Where the boards of a panel meet, and the members of a frame: plain numbers. Inches."""

from random import Random

import numpy as np

from geometry.points import Pair

Area = tuple[float, float, float, float]  # u0, v0, u1, v1: what a board of a frame covers


def members(area: Area, stiles: Pair, rails: Pair) -> dict[str, Area]:
    """Stiles (left, right) as high as a frame, its rails (top, bottom) between them."""
    u0, v0, u1, v1 = area
    a, b = u0 + stiles[0], u1 - stiles[1]
    return {
        "stile-l": (u0, v0, a, v1),
        "stile-r": (b, v0, u1, v1),
        "rail-t": (a, v1 - rails[0], b, v1),
        "rail-b": (a, v0, b, v0 + rails[1]),
    }


def walked(r: Random, lo: float, hi: float, limits: Pair, sliver: float) -> list[float]:
    """Where boards of uneven width meet between lo and hi, none narrower than `sliver` at the end."""
    out, at = [], lo
    while True:
        at += r.uniform(*limits)
        if at > hi - sliver:
            return out
        out.append(at)


def shared(r: Random, lo: float, hi: float, limits: Pair) -> list[float]:
    """The edges from lo to hi of as many boards as fit, no two quite alike."""
    n = max(1, round((hi - lo) / (sum(limits) / 2)))
    at = np.cumsum([0.0, *(r.uniform(*limits) for _ in range(n))])
    return (lo + at * (hi - lo) / at[-1]).tolist()
