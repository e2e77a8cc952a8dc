"""Duvet and quilt: cut, laid over the bed, fallen into their folds. Inches.

(a, b) are positions on the cloth along x and y; the foot of the bed is at b < 0.
"""

from dataclasses import dataclass

import numpy as np
from bpy.types import Object

from families.bed.drape import dome, over, sheet, waves
from families.bed.frame import Bed
from families.bed.settle import Fabric, Solid, settled
from geometry.nets import finer, normals
from geometry.points import grid
from geometry.ramps import smooth_step


@dataclass(frozen=True)
class Cover:
    """end, foot: height where it ends at the sides and at the foot; thick; open: from the head to its edge; fold: of it
    that lies back; square: of a quilt's stitches; rumple: how uneven it is laid, before it settles.
    """

    end: float
    foot: float
    thick: float
    open: float
    rumple: float
    fabric: Fabric
    fold: float = 0.0
    square: float = 0.0


# an open footboard shows the foot of the bed, sheet and all
COVERS = {
    "duv": Cover(
        end=15.8,
        foot=14.7,
        thick=1.8,
        open=27.0,
        rumple=0.1,
        fabric=Fabric(mass=0.35, stretch=20, bend=15, frames=45, excess=0.025, layer=0.47),
        fold=17.0,
    ),
    "qlt": Cover(
        end=15.1,
        foot=14.5,
        thick=0.35,
        open=21.0,
        rumple=0.1,
        fabric=Fabric(mass=0.35, stretch=20, bend=4, frames=40, excess=0.012),
        square=4.0,
    ),
}
STEP = 1.0  # between the points that settle
FINER = 2  # how often their net is refined for the picture
STRAY = 0.28  # how far a fold strays from its line
TUCK, TUCKED = 9.0, 0.4  # how far into the faces a corner is smoothed, and how far it lies above the sheet
LIFT = 0.6  # above the sheet at first
ROLL = 1.2  # radius of the fold at first
LOFT = 0.6  # share of its thickness that what lies back keeps


def edge(bed: Bed, cover: Cover, a: np.ndarray) -> np.ndarray:
    """Where along the bed a cover ends toward the head, or is folded back: by hand, so not quite straight."""
    stray = STRAY * waves(f"fold/{bed.token}", 4, 22, 50)(a, a * 0) if cover.fold else a * 0
    return bed.hl - cover.open + stray


def laid(bed: Bed, top: float, cover: Cover, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Where the points of a cover lie at first: folded back at its fold, bent over the edges of the mattress."""
    beyond = b - edge(bed, cover, a)
    arc = np.pi * ROLL
    turn = np.clip(beyond, 0, arc) / ROLL
    back = np.maximum(beyond - arc, 0)
    y = np.minimum(b, edge(bed, cover, a)) + ROLL * np.sin(turn) - back
    return over(bed, top, a, y, LIFT + ROLL * (1 - np.cos(turn)))[0]


def apart(bed: Bed, top: float, cover: Cover, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """What lies back lies higher above what is below it than it settled: the solver does not know how thick both are,
    and they press into one another by some of it.
    """
    rise = np.clip((b - edge(bed, cover, a)) / (np.pi * ROLL), 0, 1)
    out = over(bed, top, a, np.minimum(b, edge(bed, cover, a)), 0.0)[1]
    return out * (smooth_step(rise) * LOFT * (cover.thick - cover.fabric.layer))[..., None]


def rumpled(bed: Bed, cover: Cover, a: np.ndarray, b: np.ndarray, key: str) -> np.ndarray:
    """How far a cover lies above its bed before it settles: nothing at its edges and where it lies on itself."""
    turn = edge(bed, cover, a)
    inner = np.clip((bed.hw - np.abs(a)) / 6, 0, 1) * np.clip((b + bed.hl) / 6, 0, 1)
    free = np.maximum(np.clip((turn - cover.fold - 4 - b) / 8, 0, 1), 0.8 * np.clip((b - turn - 3) / 4, 0, 1))
    return inner * free * np.maximum(1 + cover.rumple * 2 * waves(key, 10, 20, 44)(a, b), 0)


def tucked(rest: np.ndarray, bed: Bed, top: float, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """A cover with its corners at the foot folded under by hand, smooth: left to fall, they would bunch up there."""
    share = smooth_step(np.clip((np.minimum(np.abs(a) - bed.hw, -b - bed.hl) + TUCK) / TUCK, 0, 1))
    return rest + share[..., None] * (over(bed, top, a, b, TUCKED)[0] - rest)


def solids(bed: Bed, top: float) -> list[Solid]:
    """What holds a cover: the mattress under its sheet, and the footboard."""
    a, b = np.meshgrid(np.linspace(-bed.hw - 14, bed.hw + 14, 90), np.linspace(-bed.hl - 14, bed.hl + 14, 120))
    y, x = -bed.hl - 1.4, bed.hw + 8
    wall = np.array([(-x, y, 5), (x, y, 5), (x, y, 40), (-x, y, 40)])
    return [(over(bed, top, a, b, 0.0)[0].reshape(-1, 3), grid(*a.shape)), (wall, [(3, 2, 1, 0)])]


def stitched(cover: Cover, a: np.ndarray, b: np.ndarray, key: str) -> np.ndarray:
    """How far a quilt swells between its seams."""
    jitter = waves(f"{key}/stitch", 7, 5, 14)
    u, v = (a + 0.08 * jitter(a, b)) / cover.square, (b + 0.08 * jitter(b, a)) / cover.square
    line = np.minimum(np.abs(u - np.round(u)), np.abs(v - np.round(v))) * cover.square
    pillow = 0.34 * dome(line, 1.5)
    return (pillow + 0.10 * np.abs(np.sin(np.pi * u) * np.sin(np.pi * v))) * (1 + 0.2 * jitter(a, b))


def cover(token: str, bed: Bed, top: float) -> list[Object]:
    """Both faces of a cover over a sheet at `top`, which meet in a soft hem."""
    spec, key = COVERS[token], f"cover/{token}/{bed.token}"
    side, foot, head = bed.hw + top - spec.end, -bed.hl - top + spec.foot, bed.hl - spec.open + spec.fold
    a, b = np.meshgrid(
        np.linspace(-side, side, int(2 * side / STEP) + 1), np.linspace(foot, head, int((head - foot) / STEP) + 1)
    )
    start = laid(bed, top, spec, a, b)
    start[..., 2] += rumpled(bed, spec, a, b, key)
    plan = np.stack([a, b, a * 0], -1)
    rest = settled(start.reshape(-1, 3), plan.reshape(-1, 3), grid(*a.shape), spec.fabric, solids(bed, top))
    rest = tucked(rest.reshape(plan.shape), bed, top, a, b) + apart(bed, top, spec, a, b)
    net = np.concatenate([rest, plan[..., :2]], -1)
    for _ in range(FINER):
        net = finer(net)
    point, a, b = net[..., :3], net[..., 3], net[..., 4]
    hem = np.minimum(side - np.abs(a), np.minimum(b - foot, head - b))
    half = spec.thick / 2
    rounded = dome(hem, half)
    full = half * rounded
    swell = full + rounded * stitched(spec, a, b, key) if spec.square else full
    out, flat = normals(point), np.stack([a, b, a * 0], -1)
    return [
        sheet(f"cover-{bed.token}-upper", point + out * swell[..., None], flat),
        sheet(f"cover-{bed.token}-lower", point - out * full[..., None], flat),
    ]
