"""The frame of a door: stiles, rails, the moulded inner edge (sticking), and what shape it leaves open. Inches."""

from dataclasses import dataclass

import numpy as np
from bpy.types import Object

from families.case.fronts import Door, Sticking
from families.case.layout import Opening
from geometry.joints import members
from geometry.panels import JOINT, eased, plank, rectangle, stock, strip
from geometry.points import Outline
from geometry.ramps import smooth_step

STEPS = 28  # points along a curved rail


def arch(s: np.ndarray) -> np.ndarray:
    """A segment of a circle: height 0..1 at s = -1..1."""
    r = (1 + 0.36) / 0.72  # a rise of 0.36 of the half width gives the curve its form; the height is scaled afterwards
    low = np.sqrt(r * r - 0.36)
    return (np.sqrt(np.maximum(r * r - s * s * 0.36, 0)) - low) / (r - low)


def cathedral(s: np.ndarray) -> np.ndarray:
    """Shoulders, a sweep upwards and a soft point in the middle."""
    k = np.clip((1 - np.abs(s) - 0.14) / 0.86, 0, 1)
    return 0.86 * smooth_step(k) + 0.14 * k


CURVES = {"arch": arch, "cathedral": cathedral}


@dataclass(frozen=True)
class Hole:
    """What a frame leaves open: a rectangle, its top edge raised by a curve. v1 is where the curve springs from the
    stiles.
    """

    u0: float
    v0: float
    u1: float
    v1: float
    rise: float = 0.0
    curve: str = "arch"

    def top(self, inset: float = 0.0) -> Outline:
        """Points of the upper edge from left to right, moved inwards by `inset` along its normals."""
        half = (self.u1 - self.u0) / 2
        if not self.rise:
            return [(self.u0 + inset, self.v1 - inset), (self.u1 - inset, self.v1 - inset)]
        u = np.linspace(inset - half, half - inset, STEPS + 1)
        reach = np.linspace(-inset, inset, 61 if inset else 1)
        over = self.v1 + self.rise * CURVES[self.curve]((u[:, None] + reach) / half)
        under = over - np.sqrt(np.maximum(inset**2 - reach**2, 0))
        return list(zip((u + half + self.u0).tolist(), under.min(1).tolist()))

    def outline(self, inset: float = 0.0) -> Outline:
        """The edge, counter-clockwise from the lower left corner."""
        return [(self.u0 + inset, self.v0 + inset), (self.u1 - inset, self.v0 + inset), *self.top(inset)[::-1]]

    def sides(self, inset: float) -> dict[str, Outline]:
        """The four edges as open paths."""
        p = self.outline(inset)
        return {"rail-b": p[:2], "stile-r": p[1:3], "rail-t": p[2:], "stile-l": [p[-1], p[0]]}


def frame(o: Opening, wide: float, kind: Door, sticking: Sticking) -> tuple[list[Object], Hole, Hole]:
    """(objects, Hole as the members leave it, Hole inside the sticking) of a door's frame."""
    s, rise = sticking.width, min(kind.rise, (o.w - 2 * wide) * 0.22)
    top = o.z1 - wide + s - rise
    hole = Hole(o.x0 + wide - s, o.z0 + wide - s, o.x1 - wide + s, top, rise, kind.curve)
    woods = {  # the same for every kind of door, so that they can share their grain
        role: stock(f"{o.key}-{role}", "z" if "stile" in role else "x", area, frame=True)
        for role, area in members((o.x0, o.z0, o.x1, o.z1), (wide, wide), (wide, wide)).items()
    }

    def curved(i: float) -> Outline:
        lower = [(max(hole.u0 + i, min(hole.u1 - i, u)), v + i) for u, v in hole.top()]
        return [*lower, (hole.u1 - i, o.z1 - i), (hole.u0 + i, o.z1 - i)]

    whole = {
        "stile-l": rectangle((o.x0, o.z0, hole.u0, o.z1)),
        "stile-r": rectangle((hole.u1, o.z0, o.x1, o.z1)),
        "rail-b": rectangle((hole.u0, o.z0, hole.u1, hole.v0)),
        "rail-t": curved,
    }
    parts = [plank(f"{o.key}-{role}", shape, eased(JOINT), o.face, woods[role]) for role, shape in whole.items()]
    for role in whole if sticking.rows else ():
        loops = [(hole.sides(i)[role], -depth) for i, depth in sticking.rows]
        parts.append(strip(f"{o.key}-{role}-sticking", loops, o.face, woods[role]))
    return parts, hole, Hole(hole.u0 + s, hole.v0 + s, hole.u1 - s, hole.v1 - s)
