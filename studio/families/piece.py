"""What a builder hands over: the objects of one picture, what shades them, and how they are looked at. Inches.

World of a piece: x to the right, y to the back, z up; its middle over the origin. The floor's height is the view's.
"""
from dataclasses import dataclass, field

from geometry import mesh

# Which parts of a layer are clear panes, told apart in the `mask` pass (pack.py).
mesh.MASKS.update({"part": (1, 0, 0, 1), "top": (1, 0, 0, 1), "glass": (0, 0, 1, 1)})


@dataclass
class View:
    """Where the camera stands. `fit`: corner points of the whole furniture, which fill the frame; every layer of it has the same."""

    fit: list
    floor: float = 0.0
    ortho: float = 0.0  # width of the frame in inches, for thumbs; 0 = the family's perspective, at the distance that fits
    yaw: float = 26.0
    elevation: float = 14.0
    target: tuple | None = None  # middle of a thumb; None = middle of `fit`


@dataclass
class Piece:
    """Objects seen in this layer, objects that only cast shade on them, and the view.

    extent: points that bound the picture, the same for all that share grain; None: what is seen bounds it.
    contact: inches that a small part's own shade reaches on what lies behind it (hardware, sinks); 0 = none.
    """

    seen: list
    view: View
    casters: list = field(default_factory=list)
    extent: list | None = None
    contact: float = 0.0


def corners(lo, hi):
    """The eight corners of a box from corner lo to corner hi."""
    return [(x, y, z) for x in (lo[0], hi[0]) for y in (lo[1], hi[1]) for z in (lo[2], hi[2])]
