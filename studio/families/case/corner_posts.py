"""Corner posts that are one piece with the legs below them: cut in two for the layers of the picture alone. Inches."""

from bpy.types import Object

from families.case.box import Box
from geometry.log import board_seed, rng
from geometry.mesh import make, rings, rounded_square

EASE = 0.09
TENON = 0.3  # legs reach up behind the posts: pixels that both cover by half would let the floor through
SLACK = 0.01  # of a tenon within its post: in one picture they must not lie in one plane
SIGNS = tuple((sx, sy) for sx in (-1, 1) for sy in (-1, 1))


def wood_of(b: Box, sx: int, sy: int) -> str:
    """Names the wood of a post, and of the leg that it is."""
    return f"{b.token}-post{sx}{sy}"


def corner_posts(layer: str, b: Box, size: float, z0: float, z1: float) -> list[Object]:
    """Four square posts at the corners of a box. Their wood is counted from the foot of its legs (geometry/legs.py),
    and their ends are sharp: an eased one would draw a line where nothing is joined.
    """
    out = []
    for sx, sy in SIGNS:
        wood = wood_of(b, sx, sy)
        cx, cy = sx * (b.w - size) / 2, sy * (b.d - size) / 2
        loops = [[(x, y, z) for x, y in rounded_square(cx, cy, size / 2, size / 2, EASE)] for z in (z0, z1)]
        verts, faces = rings(loops)
        seed = board_seed(rng(wood))
        out.append(make(f"{wood}-{layer}", layer, verts, faces, "z", seed, origin=(cx, cy, -b.zone), sharp=30))
    return out


def tenons(b: Box, size: float) -> list[Object]:
    """What of the legs reaches up behind posts of this size."""
    return corner_posts("leg", b, size - 2 * SLACK, -SLACK, TENON)
