"""The outside of a case and how it is framed. A box hangs with its underside at z = 0; feet reach down from it. Inches."""
from dataclasses import dataclass

from families.piece import View, corners

TOP = 1.0  # under an ordinary top
CROWN = 3.0  # under the crown of a tall case
ZONE = 4.0  # feet, as measured in the price book
TALLEST_FOOT = 5.2  # data/boxes.yaml says where taller ones are offered
TALL = 72.0
ELEVATION = {"bedroom": 14.0, "dining": 13.0, "living": 17.0, "bath": 20.0, "case": 14.0}


@dataclass(frozen=True)
class Box:
    """Width, depth and height of the box alone. `zone`: length of the legs where it stands on legs, else 0."""

    token: str
    w: float
    d: float
    h: float
    zone: float
    is_tall: bool
    rise: float  # what tops, crowns, sinks and faucets need above it in the frame
    drop: float  # what feet need below it

    @property
    def front(self):
        """y of the front face."""
        return -self.d / 2


def box(token, family, data):
    """The box of a token such as 60x20x36 (W × D × H outside, docs/pictures-families.md)."""
    w, d, h = (float(v) for v in token.split("x"))
    own = data["furniture"]["boxes"].get(token, {})
    tall = h >= TALL
    is_bath = family == "bath" and not tall
    height = own.get("height", h - ZONE if is_bath else h - ZONE - (CROWN if tall else TOP))
    zone = own.get("zone", 0.0)
    drop = own.get("drop", zone or TALLEST_FOOT)
    rise = 9.5 if is_bath else 4.6 if tall else 1.6
    return Box(token, w, d, height, zone, tall, rise, drop)


def view(b, family, floor):
    """Every layer of a box is seen alike, whatever stands below or on it."""
    over = 2.6 if b.is_tall else 1.0
    lo = (-b.w / 2 - over, -b.d / 2 - over, -b.drop)
    return View(fit=corners(lo, (b.w / 2 + over, b.d / 2, b.h + b.rise)), floor=floor, elevation=ELEVATION[family])
