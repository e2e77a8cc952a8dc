"""Where in the log a board lay, drawn by the names of parts: plain numbers. Inches."""

from __future__ import annotations

import math
import random

from geometry.points import Point

# offset along, pith across and through (inches); tilts and tone
Seed = tuple[Point, Point]
MATCHED = 0.35
SEEN = math.radians(26)  # from where tables and cases are seen, to the right of their front
FLAT_SAWN = ((-1.2, 1.2), (1.5, 3.8))  # where a board's pith lies: across, through (inches)


def rng(*key: object) -> random.Random:
    """A random source that depends only on the names given, so a piece looks the same every time."""
    return random.Random("/".join(str(k) for k in key))


def board_seed(r: random.Random, size: float = 4.0) -> Seed:
    """Where in the log a board lay: offset along, pith across/through (inches), tilts, tone -1..1.

    Wide boards (size under 2) come from all over the log: flat-sawn with cathedrals, off the middle, or rift with
    straight
    lines; thick stock for legs lies a little farther from the pith, and a maker picks it to match: its tones hardly
    differ.
    """
    match = 1
    if size < 2:
        across, depth = r.choice((FLAT_SAWN, FLAT_SAWN, FLAT_SAWN, ((1.4, 3.6), (1.6, 4.0)), ((4.5, 8.0), (0.8, 3.5))))
        across = r.uniform(*across) * r.choice((-1, 1))
        depth = r.uniform(*depth)
    else:
        across, depth = r.uniform(-2.2, 2.2), r.uniform(2.0, 5.5) + size * 0.5
        match = MATCHED
    return (
        (r.uniform(0, 400), across, r.choice((-1, 1)) * depth),
        (r.uniform(-0.022, 0.022), r.uniform(-0.03, 0.03), r.choice((-1, 1)) * r.uniform(0.15, 0.8) * match),
    )


def turned_seed(r: random.Random) -> Seed:
    """As `board_seed`, for stock that is turned: its pith lies beside it as the camera sees it, so that a bulb shows
    the lines of its rings upright; where it bulges toward the pith or away from it they close to eyes.
    """
    (along, across, through), tilts = board_seed(r)
    c, s = math.cos(SEEN), math.sin(SEEN)
    return (along, through * c - across * s, through * s + across * c), tilts
