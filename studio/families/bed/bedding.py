"""Duvet and quilt, the sheet below them and the pillows. Inches."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from bpy.types import Object

from families.bed.drape import BASE, OUT, RADIUS, cloth, creases, hemmed, waves
from families.bed.frame import Bed
from families.bed.pillows import pillow
from geometry.points import Pair

STEP = 0.75
SHEET_HANG = 13.0
SINGLE = 27.0  # width of a pillow that has a bed for itself


@dataclass(frozen=True)
class Cover:
    """hang, foot: how far it hangs down the sides and at the foot; open: from the head to its edge; fold: of it that
    lies back; square: of a quilt's stitches.
    """

    hang: float
    foot: float
    thick: float
    lift: float
    open: float
    fold: float = 0.0
    square: float = 0.0


# an open footboard shows the foot of the bed, sheet and all
DUVET = Cover(hang=10.4, foot=12.2, thick=2.0, lift=1.2, open=27.0, fold=18.0)
QUILT = Cover(hang=12.4, foot=12.4, thick=0.5, lift=0.35, open=21.0, square=4.0)
Relief = Callable[[np.ndarray, np.ndarray], np.ndarray]  # of what hangs, by how far beyond the edge and where along it
Loft = Callable[[np.ndarray, np.ndarray, np.ndarray, np.ndarray], np.ndarray]


def edge(bed: Bed) -> Pair:
    """Cloth positions where the flat of the top ends, sideways and lengthwise."""
    return bed.hw + OUT - RADIUS, bed.hl + OUT - RADIUS


def fold_line(bed: Bed) -> float:
    """Cloth position along the bed where the duvet is folded back."""
    return edge(bed)[1] + RADIUS - DUVET.open


def sheet(bed: Bed) -> Object:
    """A fitted sheet, taut but for small pulls."""
    hx, hy = edge(bed)
    w, pull = waves(f"sheet/{bed.token}", 9, 9, 26), creases(f"pull/{bed.token}", 16, 30)
    a, sa = hemmed(-hx - SHEET_HANG, hx + SHEET_HANG, 1.2, 0.1)
    b, sb = hemmed(-hy - SHEET_HANG, hy + SHEET_HANG, 1.2, 0.1)
    return cloth(
        f"sheet-{bed.token}",
        bed,
        a,
        b,
        0.0,
        sa,
        sb,
        lambda a, b, e, t: 0.07 * w(a, b) + 0.10 * pull(a, b) * (b > hy - 40),
    )


def hanging(key: str, drop: float, amount: float, out: float) -> Relief:
    """Folds that grow toward the hem: relief of what hangs."""
    sway, fine = waves(f"{key}/sway", 5, 10, 26), waves(f"{key}/fine", 5, 5, 9)

    def relief(e: np.ndarray, along: np.ndarray) -> np.ndarray:
        t = np.clip((e - 2.0) / drop, 0, 1.2)
        fold = sway(along, along * 0) + 0.45 * fine(along, along * 0)
        return t**1.3 * (out + amount * fold)

    return relief


def puffed(bed: Bed, key: str) -> Loft:
    """The loft of a duvet: a crown, lumps, creases."""
    hx, turn = edge(bed)[0], fold_line(bed)
    lump, small, crease, long = (
        waves(f"{key}/lump", 10, 18, 40),
        waves(f"{key}/small", 10, 6, 12),
        creases(f"{key}/crease", 12, 30),
        creases(f"{key}/long", 22, 50),
    )
    hang = hanging(key, DUVET.hang, 1.25, 0.6)

    def relief(a: np.ndarray, b: np.ndarray, e: np.ndarray, along: np.ndarray) -> np.ndarray:
        crown = 0.6 * (1 - np.clip(np.abs(a) / hx, 0, 1) ** 2)
        # what lies under the fold bears it evenly: no dark slots below its lip
        free = np.clip((turn - b) / 9, 0, 1)
        soft = 0.7 * lump(a, b) + 0.1 * small(a, b)
        top = crown + soft * (0.3 + 0.7 * free) + (0.9 * long(a, b) - 0.5 * crease(a, b)) * free
        fade = 1 - 0.55 * np.clip(e / 6, 0, 1)
        return top * fade + hang(e, along)

    return relief


def duvet(bed: Bed) -> list[Object]:
    """Duvet over the foot and both sides, its upper part folded back."""
    hx, hy = edge(bed)
    d, key = DUVET, f"duvet/{bed.token}"
    relief = puffed(bed, key)
    turn = fold_line(bed)
    a, sa = hemmed(-hx - d.hang, hx + d.hang, STEP, d.thick)
    b, sb = hemmed(-hy - d.foot, turn, STEP, d.thick, high_hem=False)
    body = cloth(f"duvet-{bed.token}", bed, a, b, d.lift, sa, sb, relief)
    lump, crease = waves(f"{key}/back", 10, 10, 30), creases(f"{key}/backcrease", 10, 26)
    hang = hanging(f"{key}/back", d.hang, 0.45, 0.35)
    b, sb = hemmed(turn - d.fold, turn, STEP, d.thick)
    last = len(b) - 7
    sb[last:] = (
        (1 - np.cos(np.linspace(0, np.pi, 8)[1:])) * (d.lift + d.thick) / 2 * 1.06
    )  # the fold rolls down to the sheet
    b[last:] = turn + np.sin(np.linspace(0, np.pi, 8)[1:]) * 1.35
    a, sa = hemmed(-hx - d.hang + 0.7, hx + d.hang - 0.7, STEP, d.thick)

    def folded(a: np.ndarray, b: np.ndarray, e: np.ndarray, along: np.ndarray) -> np.ndarray:
        near = np.clip((turn + 1.5 - b) / 3.0, 0, 1)
        return (
            relief(a, b, e, along) * 0.72 * (0.35 + 0.65 * near)
            + 0.34 * lump(a, b)
            - 0.5 * crease(a, b) * near
            + 0.25 * hang(e, along)
        )

    return [body, cloth(f"duvet-back-{bed.token}", bed, a, b, d.lift + d.thick * 0.95, sa, sb, folded)]


def quilt(bed: Bed) -> list[Object]:
    """A quilt stitched in squares; it lies flat, its hem a bound edge."""
    hx, hy = edge(bed)
    q = QUILT
    lump, crease, hang = (
        waves(f"quilt/{bed.token}", 9, 18, 44),
        creases(f"quiltcrease/{bed.token}", 16, 34),
        hanging(f"quilt/{bed.token}", q.hang, 0.16, 0.05),
    )
    jitter = waves(f"quiltstitch/{bed.token}", 7, 5, 14)
    a, sa = hemmed(-hx - q.hang, hx + q.hang, 0.5, q.thick)
    b, sb = hemmed(-hy - q.foot, hy + RADIUS - q.open, 0.5, q.thick)

    def relief(a: np.ndarray, b: np.ndarray, e: np.ndarray, along: np.ndarray) -> np.ndarray:
        u, v = (a + 0.08 * jitter(a, b)) / q.square, (b + 0.08 * jitter(b, a)) / q.square
        line = np.minimum(np.abs(u - np.round(u)), np.abs(v - np.round(v))) * q.square
        puff = 0.34 * np.sqrt(np.clip(1 - (1 - np.clip(line / 1.5, 0, 1)) ** 2, 0, 1)) + 0.10 * np.abs(
            np.sin(np.pi * u) * np.sin(np.pi * v)
        )
        return puff * (1 + 0.2 * jitter(a, b)) + 0.16 * lump(a, b) - 0.12 * crease(a, b) + hang(e, along)

    return [cloth(f"quilt-{bed.token}", bed, a, b, q.lift, sa, sb, relief)]


def pillows(bed: Bed) -> list[Object]:
    """Two a person: one lies, the other leans on it and the headboard."""
    w = SINGLE if bed.people == 1 else bed.hw - 2.2
    places = (("m", 0.0, 1.5),) if bed.people == 1 else (("l", -bed.hw / 2, 1.5), ("r", bed.hw / 2, -1.0))
    out = []
    for tag, x, skew in places:
        out += pillow(f"pillow-{bed.token}-{tag}-low", (x, bed.hl - 9.9, BASE + 2.9), 9, w, 18.5, 6.6, skew)
        out += pillow(
            f"pillow-{bed.token}-{tag}-high",
            (x + 0.4, bed.hl - 7.3, BASE + 8.4),
            36,
            w - 0.6,
            18.0,
            6.4,
            -skew * 1.4,
        )
    return out


def bedding(token: str, bed: Bed) -> list[Object]:
    return [sheet(bed), *pillows(bed), *(duvet(bed) if token == "duv" else quilt(bed))]
