"""How duvet and quilt are laid over a bed before they settle, and what hands do to them after. Inches.

(a, b) are positions on the cloth along x and y; the foot of the bed is at b < 0.
"""

from dataclasses import dataclass

import numpy as np

from families.bed.drape import dome, over, waves
from families.bed.folds import Hang, Hem
from families.bed.frame import Bed
from families.bed.settle import Fabric, Solid
from geometry.points import grid
from geometry.ramps import smooth_step


@dataclass(frozen=True)
class Cover:
    """end, foot: height where it would end at the sides and at the foot, did it not stretch; thick; open: from the
    head to its edge; fold: of it that lies back; square: of a quilt's stitches; rumple: how uneven it is laid, before
    it settles; billow: how high its filling swells.
    """

    end: float
    foot: float
    thick: float
    open: float
    rumple: float
    fabric: Fabric
    hang: Hang
    hem: Hem
    fold: float = 0.0
    square: float = 0.0
    billow: float = 0.0


STRAY = 0.28  # how far a fold strays from its line
TUCK, TUCKED = 9.0, 0.4  # how far into the faces a corner is smoothed, and how far it lies above the sheet
LIFT = 0.6  # above the sheet at first
ROLL = 1.2  # radius of the fold at first
FLAT = 0.25  # share of that at its hem
BEFORE = 5.0  # from a hem that lies on a cover to where its filling swells freely
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


def turned(bed: Bed, cover: Cover, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """How far round the fold a point lies: 0 before it, 1 where it lies back."""
    return smooth_step(np.clip((b - edge(bed, cover, a)) / (np.pi * ROLL), 0, 1))


def apart(bed: Bed, top: float, cover: Cover, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """What lies back lies higher above what is below it than it settled, less so at its thin hem: the solver does not
    know how thick both are, and they press into one another by some of it.
    """
    full = FLAT + (1 - FLAT) * dome(b.max() - b - cover.hem.wide, cover.hem.taper)
    out = over(bed, top, a, np.minimum(b, edge(bed, cover, a)), 0.0)[1]
    return out * (turned(bed, cover, a, b) * LOFT * (cover.thick - cover.fabric.layer) * full)[..., None]


def bare(bed: Bed, cover: Cover, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """0 where a cover has what lies back on it, and at its fold; 1 where its filling is free to swell."""
    if not cover.fold:
        return np.ones_like(a)
    turn = edge(bed, cover, a)
    hem = turn - cover.fold + np.pi * ROLL
    return smooth_step(np.maximum(np.clip((hem - b) / BEFORE, 0, 1), np.clip((b - turn) / (np.pi * ROLL), 0, 1)))


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
