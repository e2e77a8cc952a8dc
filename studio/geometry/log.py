"""Where in the log a board lay, drawn by the names of parts: plain numbers. Inches."""

from __future__ import annotations

import math
import random

from geometry.points import Point

# offset along, pith across and through (inches); tilts and tone
Seed = tuple[Point, Point]
MATCHED = 0.35
SEEN = math.radians(26)  # from where tables and cases are seen, to the right of their front
TILT, TONE = (0.010, 0.032), (0.25, 0.9)  # least and most that a board's pith runs out of it per inch, and of its tone
FLAT_SAWN = ((-1.2, 1.2), (1.5, 3.8))  # where a board's pith lies: across, through (inches)


def rng(*key: object) -> random.Random:
    """A random source that depends only on the names given, so a piece looks the same every time."""
    return random.Random("/".join(str(k) for k in key))


def board_seed(r: random.Random, size: float = 4.0) -> Seed:
    """Where in the log a board lay: offset along, pith across/through (inches), tilts, tone -1..1.

    Wide boards (size under 2) come from all over the log: flat-sawn with cathedrals, off the middle, or rift with
    straight lines. Thick stock for legs is turned so that its rings run from corner to corner, and straight lines down
    every face; a maker picks it to match: its tones hardly differ.
    """
    along = r.uniform(0, 400)
    if size < 2:
        across, depth = r.choice((FLAT_SAWN, FLAT_SAWN, FLAT_SAWN, ((1.4, 3.6), (1.6, 4.0)), ((4.5, 8.0), (0.8, 3.5))))
        pith = r.uniform(*across), r.uniform(*depth)
    else:
        away = r.uniform(3.0, 6.0) + size * 0.5
        pith = away, away * r.uniform(0.75, 1.3)
    across, depth = (way * r.choice((-1, 1)) for way in pith)
    return (along, across, depth), tilts(r, 1 if size < 2 else MATCHED)


def tilts(r: random.Random, match: float) -> Point:
    """How far the pith runs out of a board per inch, across and through: no trunk is a cylinder, so its rings end in
    points and not in eyes. And the board's tone, of which `match` is left.
    """
    across, through, tone = (r.uniform(*span) * r.choice((-1, 1)) for span in (TILT, TILT, TONE))
    return across, through, tone * match


def turned_seed(r: random.Random) -> Seed:
    """As `board_seed`, for stock that is turned: its pith lies beside it as the camera sees it, so that a bulb shows
    the lines of its rings upright; where it bulges toward the pith or away from it they close to eyes.
    """
    along, across = r.uniform(0, 400), r.uniform(-2.2, 2.2)
    through = r.uniform(4.0, 7.5) * r.choice((-1, 1))
    c, s = math.cos(SEEN), math.sin(SEEN)
    return (along, through * c - across * s, through * s + across * c), tilts(r, MATCHED)
