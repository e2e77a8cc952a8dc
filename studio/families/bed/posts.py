"""Posts: square, tapered, clipped, turned with a ball. Inches."""

import math

from bpy.types import Object

from families.bed.rows import Post, Turned
from geometry.leg_rows import Turning
from geometry.log import board_seed, rng, turned_seed
from geometry.mesh import make, rings, rounded_square
from geometry.points import Pair
from geometry.turning import lathe, square_block

RAIL_LOW = 7.0
EASE = 0.1


def stacked(name: str, x: float, y: float, sections: list[Pair], corner: float, steps: int = 3) -> Object:
    """A post through square sections (half size, height); `corner`: radius, or size of a cut if steps is 1."""
    loops = [
        [(px, py, z) for px, py in rounded_square(x, y, half, half, min(corner, half * 0.4), steps)]
        for half, z in sections
    ]
    verts, faces = rings(loops)
    return make(name, "part", verts, faces, "z", board_seed(rng(name), 4), origin=(x, y, 0), sharp=28)


def ends(half: float, z0: float, z1: float, e: float = EASE) -> tuple[list[Pair], list[Pair]]:
    return [(half - e, z0), (half, z0 + e)], [(half, z1 - e), (half - e, z1)]


def square(name: str, spec: Post, x: float, y: float, top: float) -> list[Object]:
    low, high = ends(spec.size / 2, 0, top)
    return [stacked(name, x, y, [*low, *high], EASE)]


def tapered(name: str, spec: Post, x: float, y: float, top: float) -> list[Object]:
    half, foot = spec.size / 2, spec.foot / 2
    _, high = ends(half, 0, top)
    return [stacked(name, x, y, [(foot - 0.06, 0), (foot, 0.06), (half, RAIL_LOW), *high], EASE)]


def clipped(name: str, spec: Post, x: float, y: float, top: float) -> list[Object]:
    low, high = ends(spec.size / 2, 0, top)
    return [stacked(name, x, y, [*low, *high], spec.cut, steps=1)]


def profile(turning: Turned, z0: float, z1: float, big: float) -> list[list[float]]:
    """A vase between two square blocks: [height, radius]."""
    h = z1 - z0
    low = [[z0 + z, big * r] for z, r in turning.vase]
    high = [[z1 - z, big * r] for z, r in turning.vase[::-1]]
    mid = [[z0 + h * t, big * r] for t, r in turning.belly]
    return low + [m for m in mid if z0 + 2.9 < m[0] < z1 - 2.9] + high


def turned(name: str, spec: Post, x: float, y: float, top: float) -> list[Object]:
    """A turned foot, a block for the rails, a vase, a block for the top rail, a ball on a neck.

    @raises ValueError for a row without a turning
    """
    if spec.turning is None:
        raise ValueError(f"{name} has no turning")
    half, ball, turning = spec.size / 2, spec.ball / 2, spec.turning
    seed = turned_seed(rng(name))
    blocks = ((5.5, 17.0), (top - 6.5, top))
    centre = top + 1.45 + math.sqrt(ball**2 - 0.8**2)
    finial = [[top + z, r] for z, r in turning.neck]
    finial += [[centre + ball * math.sin(a), ball * math.cos(a)] for a in [math.radians(v) for v in range(-50, 90, 10)]]
    finial.append([centre + ball, 0.05])
    out = [
        square_block(f"{name}-block-{k}", x, y, half, z0, z1, 0.12, seed, "part") for k, (z0, z1) in enumerate(blocks)
    ]
    for k, prof in enumerate((turning.foot, profile(turning, blocks[0][1], blocks[1][0], half), finial)):
        prof = [p for i, p in enumerate(prof) if i == 0 or p[0] > prof[i - 1][0] + 0.004]
        out.append(
            lathe(
                f"{name}-turned-{k}",
                "part",
                Turning(profile=prof, drawn=1, foot=0, neck=0),
                1,
                x,
                y,
                36,
                seed=seed,
            )
        )
    return out


KINDS = {"square": square, "tapered": tapered, "clipped": clipped, "turned": turned}


def post(name: str, spec: Post, x: float, y: float, top: float) -> list[Object]:
    """A post on the floor at (x, y), its block `top` high."""
    return KINDS[spec.kind](name, spec, x, y, top)


def half_of(spec: Post) -> float:
    return spec.size / 2
