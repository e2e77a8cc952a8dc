"""Corner posts that are one piece with the legs below them: cut in two for the layers of the picture alone. Inches."""

from bpy.types import Object

from families.case.box import Box
from families.case.shelves import rectangle
from geometry.boards import plate
from geometry.log import board_seed, rng
from geometry.mesh import make, rings, rounded_square
from geometry.points import Pair, Point

EASE = 0.09
# Legs reach up behind the posts: pixels that both cover by half would let the floor through, and the encoding of a
# picture rings for some ten pixels where it ends, which would draw a line on the leg.
TENON = 1.0
SLACK = 0.01  # of a tenon within its post: in one picture they must not lie in one plane
SIGNS = tuple((sx, sy) for sx in (-1, 1) for sy in (-1, 1))


def wood_of(b: Box, sx: int, sy: int) -> str:
    """Names the wood of a post, and of the leg that it is."""
    return f"{b.token}-post{sx}{sy}"


def post(layer: str, b: Box, sx: int, sy: int, size: Pair, rows: tuple[Point, ...]) -> Object:
    """A post or a part of it, from below: rows of [height, how far its inner faces lie in, how far all of them]; its
    outer ones are those of the box.

    Its wood is counted from the foot of its legs (geometry/legs.py). Its ends are sharp unless rows ease them: an eased
    one would draw a line where nothing is joined.
    """
    (wide, deep), wood = size, wood_of(b, sx, sy)
    cx, cy = sx * (b.w - wide) / 2, sy * (b.d - deep) / 2

    def ring(z: float, inner: float, cut: float) -> list[Point]:
        hx, hy = ((k - inner) / 2 - cut for k in size)
        return [(x, y, z) for x, y in rounded_square(cx + sx * inner / 2, cy + sy * inner / 2, hx, hy, EASE)]

    verts, faces = rings([ring(*row) for row in rows])
    seed = board_seed(rng(wood))
    return make(f"{wood}-{layer}", layer, verts, faces, "z", seed, origin=(cx, cy, -b.zone), sharp=30)


def four(layer: str, b: Box, size: Pair, rows: tuple[Point, ...]) -> list[Object]:
    """The same of every post of a box."""
    return [post(layer, b, sx, sy, size, rows) for sx, sy in SIGNS]


def corner_posts(layer: str, b: Box, size: Pair, z0: float, z1: float) -> list[Object]:
    """Four posts at the corners of a box, of a width and a depth."""
    return four(layer, b, size, ((z0, 0, 0), (z1, 0, 0)))


def tenons(b: Box, size: Pair) -> list[Object]:
    """What of the legs reaches up behind posts of this size."""
    return four("leg", b, size, ((-SLACK, 0, SLACK), (TENON, 0, SLACK)))


def between(b: Box, size: Pair) -> list[Object]:
    """Plain bodies that fill a box between its posts as high as tenons reach: they shade legs as its rails do."""
    (wide, deep), x, y = size, b.w / 2, b.d / 2
    outlines = rectangle(wide - x, -y, x - wide, y), rectangle(-x, deep - y, x, y - deep)
    return [plate(f"between{k}", outline, 0.0, TENON) for k, outline in enumerate(outlines)]
