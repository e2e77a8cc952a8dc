"""What a builder hands over: the objects of one picture, what shades them, and how they are looked at. Inches.

World of a piece: x to the right, y to the back, z up; its middle over the origin. The floor's height is the view's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bpy.types import Object

Point = tuple[float, float, float]


@dataclass(frozen=True)
class Camera:
    """A camera that looks at `target`: degrees, inches, millimetres; ortho: the width seen in inches, 0 for
    perspective. shift: it stands level, so that uprights are upright, and its lens is shifted by so many frame widths
    upwards; None: it is tilted towards the target.
    """

    yaw: float
    elevation: float
    distance: float
    lens: float
    target: Point
    ortho: float = 0.0
    shift: float | None = None


@dataclass(frozen=True)
class View:
    """Where the camera stands. `fit`: corner points of the whole furniture, which fill the frame; all its layers have
    the same.
    """

    fit: list[Point]
    floor: float = 0.0
    ortho: float = 0.0  # width of the frame in inches, for thumbs; 0 = perspective, at the distance that fits
    yaw: float = 26.0
    elevation: float = 14.0
    target: Point | None = None  # middle of a thumb; None = middle of `fit`


@dataclass(frozen=True)
class Stand:
    """A plane that parts stand on: where coordinate `axis` (1: y, 2: z) is `at`.

    ground: corners of the face that takes their shade; None: whatever faces of the casters lie in the plane. back: the
    share of the light that they take from it and throw back. fades: height over which the shade fades out below the
    upper end of an upright face, where what is behind in truth may be lower.
    """

    parts: list[Object]
    axis: int
    at: float
    ground: list[Point] | None = None
    back: float = 0.0
    fades: float = 0.0


@dataclass(frozen=True)
class Glow:
    """A surface that shines within a piece, itself unseen: its middle, which way it shines, width and height, watts."""

    at: Point
    toward: Point
    size: tuple[float, float]
    watts: float


@dataclass
class Piece:
    """Objects seen in this layer, objects that only cast shade on them, and the view or a camera of its own.

    extent: points that bound the picture, the same for all that share grain; None: what is seen bounds it.
    stands: what small parts of it stand on and throw their shade on (hardware, sinks, faucets). wall: y of what
    it hangs on or stands before, and shades. tone_from: `<layer>/<geometry>` of the picture whose boards go on in this
    one, so that both are toned alike. glows: light of its own.
    """

    seen: list[Object]
    view: View | Camera
    casters: list[Object] = field(default_factory=list)
    extent: list[Point] | None = None
    stands: Sequence[Stand] = ()
    wall: float | None = None
    tone_from: str | None = None
    glows: Sequence[Glow] = ()
