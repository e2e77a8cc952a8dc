"""What a cloth solver does not give a made bed: swells of the filling, folds of what hangs, seams and hems. Inches.

(a, b) are positions on the cloth, points[row, column] where they are in the room: a row has one b, a column one a.
"""

from dataclasses import dataclass

import numpy as np

from families.bed.drape import dome, waves
from families.bed.frame import Bed
from geometry.log import rng
from geometry.ramps import smooth_step

BEND = 1.0  # inside the mattress's side: from here on cloth hangs
FOOT = (1.0, 9.0)  # from the foot end: where cloth begins to hang free of the tucked corner, and where it does
RIDGE = 1.6  # the higher, the narrower are folds against the hollows between them
LEAST = 0.3  # share of its depth that cloth stands off everywhere at its hem, which so throws a shade
ROOM = 330.0  # square inches of cloth for each crease
LONG, WIDE, HIGH = (6.0, 16.0), (1.0, 2.4), (0.2, 0.55)  # creases: half their length and width, share of a billow
LEAD, APART = (0.5, 2.6), 0.45  # radians: which way most creases of a cloth run, and how far others stray from it
CURVED = 0.012  # how far creases bend, for each inch of their length
TENSION, SPREAD, REACH = 3.5, 6.0, 13.0  # folds that a corner pulls: how many a half turn, from where, how far


@dataclass(frozen=True)
class Hang:
    """level: height of a hem at the sides; stray: how far it strays; deep: how far folds stand out there; far: the
    least and the most from fold to fold; lean: inches that what lies back runs to the foot, for each that it hangs.
    """

    level: float
    stray: float
    deep: float
    far: tuple[float, float]
    lean: float = 0.0


@dataclass(frozen=True)
class Hem:
    """edge: half its thickness; wide: from its edge to its seam; taper: from there to where the cloth is full;
    gathers: how much its puckers change the filling there.
    """

    edge: float
    wide: float
    taper: float
    gathers: float


def hanging(bed: Bed, a: np.ndarray, side: float) -> np.ndarray:
    """How far down what hangs at the sides, which ends at |a| = side: 0 on the mattress, 1 at the hem."""
    start = bed.hw - BEND
    return np.clip((np.abs(a) - start) / (side - start), 0, 1)


def hung(
    points: np.ndarray, bed: Bed, a: np.ndarray, b: np.ndarray, back: np.ndarray, hang: Hang, key: str
) -> np.ndarray:
    """Sides that end where they shall, whatever they stretched, in folds that stand out (never in) and deepen
    downward. back: 0..1, what lies back, which hangs in the same folds.
    """
    side = a.max()
    down = hanging(bed, a, side)
    free = smooth_step(np.clip((b + bed.hl - FOOT[0]) / (FOOT[1] - FOOT[0]), 0, 1))
    stray, fold = waves(f"{key}/stray", 5, 9, 30), waves(f"{key}/fold", 7, *hang.far)
    out = points.copy()
    for sign, hem in ((-1, 0), (1, -1)):
        mine = (np.sign(a) == sign) & (down > 0)
        bend = np.argmax(mine[0]) if sign > 0 else len(a[0]) - 1 - np.argmax(mine[0][::-1])
        z, high = points[..., 2], points[:, bend, 2][:, None]
        y = points[:, hem, 1][:, None]
        end = hang.level + hang.stray * (stray(y, y * 0 + 60 * sign) + 0.8 * back[:, hem][:, None])
        drawn = high + (z - high) * (high - end) / np.maximum(high - z[:, hem][:, None], 1.0)
        out[..., 2] = np.where(mine, z + (drawn - z) * free, out[..., 2])
        y = points[..., 1] + 0.2 * (bed.hl - points[..., 2])  # folds do not hang quite upright
        ridge = LEAST + (1 - LEAST) * (0.5 + 0.5 * np.tanh(fold(y, y * 0 + 60 * sign))) ** RIDGE
        out[..., 0] += sign * np.where(mine, hang.deep * ridge * smooth_step(down) * free, 0)
    out[..., 1] -= hang.lean * back * down * (side - bed.hw + BEND)
    return out


def billows(key: str, bed: Bed, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """How the filling swells, about 0..1: broad and shallow, with soft creases, and pulled toward the corners at the
    foot.
    """
    broad = 0.5 + 0.5 * np.tanh(waves(f"{key}/billow", 9, 13, 34)(a, b))
    return broad + creased(key, a, b) + pulled(key, bed, a, b)


def creased(key: str, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Soft, slightly bent ridges with a hollow along one side, that run out at both ends, strewn over a cloth."""
    r, out = rng(f"{key}/creases"), np.zeros_like(a)
    lead = r.uniform(*LEAD)
    for _ in range(round(np.ptp(a) * np.ptp(b) / ROOM)):
        x, y, turn = a - r.uniform(a.min(), a.max()), b - r.uniform(b.min(), b.max()), lead + r.uniform(-APART, APART)
        along, across = x * np.cos(turn) + y * np.sin(turn), y * np.cos(turn) - x * np.sin(turn)
        t = (across + r.uniform(-CURVED, CURVED) * along**2) / r.uniform(*WIDE)
        shape = np.exp(-(t**2)) - 0.5 * np.exp(-((t - 1.7) ** 2))
        out += r.uniform(*HIGH) * shape * np.exp(-((along / r.uniform(*LONG)) ** 2))
    return out


def pulled(key: str, bed: Bed, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Folds that run from the corners at the foot into cloth, 0..0.5; none where it is folded under there."""
    u, v = np.abs(a) - bed.hw + BEND, b + bed.hl - BEND
    far, turn = np.hypot(u, v), np.arctan2(v, u)
    bent = waves(f"{key}/pulled", 4, 9, 20)(a, b)
    fans = 0.5 + 0.5 * np.cos(2 * TENSION * turn + bent + np.sign(a))
    near = smooth_step(np.clip(far / SPREAD, 0, 1)) * np.exp(-far / REACH)
    return 0.5 * fans * near * smooth_step(np.clip(v / SPREAD, 0, 1))


def filled(half: float, inside: np.ndarray, along: np.ndarray, hem: Hem, key: str) -> np.ndarray:
    """Half the thickness of a cover so far inside its edge: a rounded edge, flat up to the seam, then full.
    along: where on the edge, for the gathers.
    """
    gather = 1 + hem.gathers * waves(f"{key}/gather", 7, 2.0, 5.5)(along, along * 0) * np.exp(
        -np.maximum(inside - hem.wide, 0) / hem.taper * 2
    )
    return hem.edge * dome(inside, hem.edge) + (half - hem.edge) * dome(inside - hem.wide, hem.taper) * gather
