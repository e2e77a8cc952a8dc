"""Duvet and quilt: cut, laid over the bed, fallen into their folds, filled, sewn. Inches.

(a, b) are positions on the cloth along x and y; the foot of the bed is at b < 0.
"""

import numpy as np
from bpy.types import Object

from families.bed.drape import dome, sheet, waves
from families.bed.folds import Hang, Hem, billows, filled, hanging, hung
from families.bed.frame import Bed
from families.bed.lay import Cover, apart, bare, laid, rumpled, solids, tucked, turned
from families.bed.settle import Fabric, settled
from geometry.nets import finer, normals
from geometry.points import grid
from geometry.ramps import smooth_step

# at the sides covers are tucked in behind the rail, which is drawn in front of them; an open footboard shows the foot
# of the bed, sheet and all
COVERS = {
    "duv": Cover(
        end=15.6,
        foot=16.3,
        thick=1.8,
        open=27.0,
        rumple=0.1,
        fabric=Fabric(mass=0.35, stretch=20, bend=15, frames=45, excess=0.025, layer=0.47),
        hang=Hang(level=14.4, stray=0.45, deep=1.4, far=(7, 15), lean=0.12),
        hem=Hem(edge=0.45, wide=0.9, taper=2.2, gathers=0.5),
        fold=17.0,
        billow=1.2,
    ),
    "qlt": Cover(
        end=15.4,
        foot=15.6,
        thick=0.5,
        open=21.0,
        rumple=0.1,
        fabric=Fabric(mass=0.35, stretch=20, bend=4, frames=40, excess=0.012),
        hang=Hang(level=14.4, stray=0.3, deep=0.9, far=(8, 18)),
        hem=Hem(edge=0.25, wide=0.6, taper=0.4, gathers=0.2),
        square=4.0,
        billow=0.45,
    ),
}
STEP = 1.0  # between the points that settle
FINER = 2  # how often their net is refined for the picture
BORDER = 3.0  # of a quilt, from its edge to the first seam of its squares
PUFF, MIDDLE = 0.42, 0.12  # how far it swells between seams: the pads, and more toward their middle
SIDE = 0.7  # by how much more at the sides, where no light rakes over it
THREAD = 0.12  # how wide a seam is pressed down
PUCKER = 0.07  # of the cloth that its seams gather
LESS = 0.5  # of its billows has what lies back, and what hangs


def seams(cover: Cover, at: np.ndarray, stray: np.ndarray) -> np.ndarray:
    """Where `at` is between the seams of a quilt, in whole squares from one of them: as many as come out even."""
    low, high = at.min() + BORDER, at.max() - BORDER
    return (at + stray - low) / (high - low) * round((high - low) / cover.square)


def stitched(cover: Cover, a: np.ndarray, b: np.ndarray, inside: np.ndarray, key: str) -> np.ndarray:
    """How far a quilt swells between its seams; inside: from its edge."""
    jitter, gather = waves(f"{key}/stitch", 7, 5, 14), waves(f"{key}/pucker", 9, 1.2, 2.4)
    within = inside - BORDER
    stray = 0.08 * np.clip(within / 2, 0, 1)
    u, v = seams(cover, a, stray * jitter(a, b)), seams(cover, b, stray * jitter(b, a))
    squares = np.minimum(np.abs(u - np.round(u)), np.abs(v - np.round(v))) * cover.square
    border = np.minimum(-within, np.maximum(inside - cover.hem.wide, 0))
    line = np.hypot(np.where(within > 0, squares, border), THREAD) - THREAD
    pad = PUFF * dome(line, 1.5) + MIDDLE * np.abs(np.sin(np.pi * u) * np.sin(np.pi * v)) * (within > 0)
    return (pad + PUCKER * gather(a, b) * np.exp(-line / 0.9) * np.clip(line / 0.3, 0, 1)) * (1 + 0.2 * jitter(a, b))


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
    rest = hung(rest, bed, a, b, turned(bed, spec, a, b) * bool(spec.fold), spec.hang, key)
    net = np.concatenate([rest, plan[..., :2]], -1)
    for _ in range(FINER):
        net = finer(net)
    return faces(f"cover-{bed.token}", net[..., :3], *thicknesses(spec, bed, net[..., 3], net[..., 4], key))


def thicknesses(spec: Cover, bed: Bed, a: np.ndarray, b: np.ndarray, key: str) -> tuple[np.ndarray, ...]:
    """(a, b, how far the upper face of a cover is from its middle, how far the lower one)."""
    sides, ends = a.max() - np.abs(a), np.minimum(b - b.min(), b.max() - b)
    inside = np.minimum(sides, ends)
    full = filled(spec.thick / 2, inside, np.where(sides < ends, b + np.sign(a) * 200, a), spec.hem, key)
    down = hanging(bed, a, a.max())
    swell = spec.billow * billows(key, bed, a, b) * bare(bed, spec, a, b) * dome(inside - spec.hem.wide, spec.hem.taper)
    at_foot = smooth_step(np.clip((2 - b - bed.hl) / 4, 0, 1))  # the footboard stands close
    over = turned(bed, spec, a, b) if spec.fold else a * 0
    swell = swell * (1 - (1 - LESS) * np.maximum(over, down)) * (1 - at_foot)
    pads = 0.0
    if spec.square:
        pads = dome(inside - spec.hem.wide, 0.5) * stitched(spec, a, b, inside, key) * (1 + SIDE * down)
    return a, b, full + pads + swell * (1 - over), full + swell * over


def faces(name: str, middle: np.ndarray, a: np.ndarray, b: np.ndarray, up: np.ndarray, low: np.ndarray) -> list[Object]:
    """Upper and lower face of a cover about its middle."""
    out, flat = normals(middle), np.stack([a, b, a * 0], -1)
    return [
        sheet(f"{name}-upper", middle + out * up[..., None], flat),
        sheet(f"{name}-lower", middle - out * low[..., None], flat),
    ]
