"""What a bed is made with: the sheet, the pillows, and a duvet or quilt over them. Inches."""

from bpy.types import Object

from families.bed.covers import cover
from families.bed.drape import OUT, RADIUS, cloth, creases, hemmed, waves
from families.bed.frame import Bed
from families.bed.mattress import LOW
from families.bed.pillows import pillow

PAD = 0.6  # between mattress and sheet, whose edges are rounder: it hides the piping
SHEET_END = 13.7  # height where the sheet ends
SINGLE = 27.0  # width of a pillow that has a bed for itself


def sheet(bed: Bed, top: float) -> Object:
    """A fitted sheet, taut but for small pulls."""
    hang = top - SHEET_END
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
        out.append(pillow(f"{name}-low", (x, bed.hl - 10.2, top + 2.3), 5, w, 20.0, 5.6, skew))
        out.append(pillow(f"{name}-high", (x + 0.4, bed.hl - 7.0, top + 9.4), 42, w - 0.6, 19.5, 6.6, -skew * 1.4))
    return out


def bedding(token: str, thick: float, bed: Bed) -> list[Object]:
    """What lies on a mattress so thick."""
    top = LOW + thick + PAD
    return [sheet(bed, top), *pillows(bed, top), *cover(token, bed, top)]
