"""What a bed is made with: the sheet, the pillows, and a duvet or quilt over them. Inches."""

import numpy as np
from bpy.types import Object

from families.bed.covers import cover
from families.bed.drape import OUT, RADIUS, cloth, creases, hemmed, waves
from families.bed.frame import FACE, Bed
from families.bed.mattress import LOW
from families.bed.pillows import pillow
from families.bed.rows import rules
from families.piece import Stand

PAD = 0.6  # between mattress and sheet, whose edges are rounder: it hides the piping
SHEET_END = 13.7  # height where the sheet ends
FADES = 9.0  # a shade on the headboard, below the upper end of the lowest
SINGLE = 27.0  # width of a pillow that has a bed for itself


def sheet(bed: Bed, top: float) -> Object:
    """A fitted sheet, taut but for small pulls."""
    hang = top - SHEET_END + RADIUS * (np.pi / 2 - 1)  # round the edge it takes more cloth than it falls
    hx, hy = bed.hw + OUT - RADIUS, bed.hl + OUT - RADIUS
    w, pull = waves(f"sheet/{bed.token}", 9, 9, 26), creases(f"pull/{bed.token}", 16, 30)
    a, sa = hemmed(-hx - hang, hx + hang, 1.2, 0.1)
    b, sb = hemmed(-hy - hang, hy + hang, 1.2, 0.1)
    return cloth(
        f"sheet-{bed.token}", bed, top, a, b, sa, sb, lambda a, b: 0.07 * w(a, b) + 0.10 * pull(a, b) * (b > hy - 40)
    )


def pillows(bed: Bed, top: float) -> list[Object]:
    """Two a person: one lies, the other leans on it and the headboard."""
    w = SINGLE if bed.people == 1 else bed.hw - 1.4
    places = (("m", 0.0, 1.5),) if bed.people == 1 else (("l", -bed.hw / 2, 1.5), ("r", bed.hw / 2, -1.0))
    out = []
    for tag, x, skew in places:
        name = f"pillow-{bed.token}-{tag}"
        out.append(pillow(f"{name}-low", (x, bed.hl - 10.2, top + 2.3), 5, w, 20.0, 6.0, skew))
        out.append(pillow(f"{name}-high", (x + 0.4, bed.hl - 7.0, top + 9.4), 42, w - 0.6, 19.5, 7.6, -skew * 1.4))
    return out


def bedding(token: str, thick: float, bed: Bed) -> tuple[list[Object], list[Object]]:
    """(what lies on a mattress so thick, the pillows of it)."""
    top = LOW + thick + PAD
    soft = pillows(bed, top)
    return [sheet(bed, top), *soft, *cover(token, bed, top)], soft


def before_headboard(bed: Bed, soft: list[Object]) -> Stand:
    """The headboard as the pillows shade it: flat, as wide as any and as high as the lowest."""
    half, low = bed.px + 1.5, rules().slats.top
    high = min(row.height for row in rules().headboards.values())
    y = bed.head - FACE
    face = [(-half, y, low), (half, y, low), (half, y, high), (-half, y, high)]
    return Stand(soft, 1, y, face, fades=FADES)
