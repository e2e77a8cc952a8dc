"""What a bed is made with: the sheet, the pillows, and a duvet or quilt over them. Inches."""

import numpy as np
from bpy.types import Object

from families.bed.covers import cover
from families.bed.drape import OUT, RADIUS, cloth, creases, hemmed, waves
from families.bed.frame import FACE, Bed
from families.bed.mattress import LOW
from families.bed.pillows import Lies, pillow
from families.bed.rows import rules
from families.bed.settle import Solid
from families.piece import Stand

PAD = 0.6  # between mattress and sheet, whose edges are rounder: it hides the piping
SHEET_END = 13.7  # height where the sheet ends
FADES = 9.0  # a shade on the headboard, below the upper end of the lowest
SINGLE = 27.0  # width of a pillow that has a bed for itself


# where on half the bed's width a person sleeps, the pillow that lies there and the one on it: no two alike
SINGLES = ((0.0, Lies(11.0, 2.6, 3, 6.3, 1.5), Lies(10.2, 8.0, 11, 6.6, -2.1, 0.4)),)
PAIRS = (
    (-0.5, Lies(10.8, 2.6, 3, 6.4, 2.0), Lies(9.9, 8.0, 13, 6.5, -3.0, 0.5)),
    (0.5, Lies(11.4, 2.6, 2, 6.1, -1.6, 0.3), Lies(10.3, 8.0, 10, 6.9, 2.4, -0.4)),
)


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
    """Two a person, one on the other: they leave the headboard to be seen, which is what is for sale."""
    w = SINGLE if bed.people == 1 else bed.hw - 1.4
    out = []
    for k, (place, low, high) in enumerate(SINGLES if bed.people == 1 else PAIRS):
        held = [level(bed)]
        for which, lies, wide, deep in (("low", low, w, 20.0), ("high", high, w - 0.6, 19.5)):
            one = pillow(f"pillow-{bed.token}-{k}-{which}", lies, wide, deep, held)
            held.append((one.points, one.faces))
            out.append(one.put((place * bed.hw + lies.aside, bed.hl - lies.off, top)))
    return out


def level(bed: Bed) -> Solid:
    """What pillows lie on."""
    x = bed.hl
    return np.array([(-x, -x, 0.0), (x, -x, 0), (x, x, 0), (-x, x, 0)]), [(0, 1, 2, 3)]


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
