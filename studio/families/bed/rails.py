"""Side rails, the slats between them, and stand-ins that only shade other layers. Inches."""

from bpy.types import Object

from families.bed.frame import RAIL_END, Bed
from families.bed.rows import rules
from geometry.mesh import block

CENTRE = (1.5, 3.5)  # width and height of a rail under the slats
END = (0.9, 3.0)  # thickness of the rail at the foot's end, and how far it reaches below the slats' tops
FOOT = 1.25  # half of its feet


def rail(side: int, bed: Bed) -> Object:
    """The rail of a side (-1 far, 1 near), from post to post."""
    r = rules().rail
    a, b = sorted((side * (bed.hw + r.gap), side * (bed.hw + r.gap + r.thick)))
    end = bed.hl + RAIL_END
    return block(f"rail-{bed.token}-{side}", "part", (a, -end, r.low), (b, end, r.high), "y", 0.09)


def slats(bed: Bed) -> list[Object]:
    """The slats that carry the mattress from end to end, the cleat under their far ends, the rail under the first of
    them, which is seen through an open footboard, and a wide bed's rail under their middle.
    """
    spec, gap = rules().slats, rules().rail.gap
    top, n = spec.top, spec.count
    room = (2 * bed.hl - n * spec.wide) / (n - 1)
    out = [
        block(
            f"cleat-{bed.token}",
            "part",
            (-bed.hw - gap, -bed.hl, top - 2.25),
            (-bed.hw, bed.hl, top - spec.thick),
            "y",
            0.06,
        ),
        block(
            f"end-{bed.token}",
            "part",
            (-bed.hw - gap, -bed.hl, top - END[1]),
            (bed.hw + gap, -bed.hl + END[0], top - spec.thick),
            "x",
            0.06,
        ),
    ]
    for k in range(n):
        y = -bed.hl + k * (spec.wide + room)
        out.append(
            block(
                f"slat-{bed.token}-{k}",
                "part",
                (-bed.hw - gap + 0.1, y, top - spec.thick),
                (bed.hw + gap - 0.1, y + spec.wide, top),
                "x",
                0.06,
            )
        )
    return out + (centre_rail(bed, top - spec.thick) if bed.centre else [])


def centre_rail(bed: Bed, high: float) -> list[Object]:
    """A rail from head to foot under the slats, on two feet a third of the length from either end."""
    name, low = f"centre-{bed.token}", high - CENTRE[1]
    feet = [
        block(f"{name}-foot-{s}", "part", (-FOOT, s * bed.hl / 3 - FOOT, 0), (FOOT, s * bed.hl / 3 + FOOT, low), "z")
        for s in (-1, 1)
    ]
    half = CENTRE[0] / 2
    return [block(f"{name}-rail", "part", (-half, -bed.hl, low), (half, bed.hl, high), "y", 0.06), *feet]


def head_gap(bed: Bed) -> Object:
    """Dark from the mattress to the headboard: below its edge one would see the bright floor between them."""
    half, high = bed.hw + rules().rail.gap, rules().slats.top + 0.4
    return block(
        f"gap-{bed.token}", "part", (-half, bed.hl - 4, 8), (half, bed.head - 1.2, high), "x", 0.02, material="dark"
    )


def mattress_box(bed: Bed, top: float = 20.0, short: float = 4.0) -> Object:
    """Lower and shorter than a mattress: a bed is also drawn without one, and its headboard must not be black then."""
    return block("stand-in-mattress", "part", (-bed.hw, -bed.hl, 13), (bed.hw, bed.hl - short, top), "y", 1.5)


def headboard_box(bed: Bed, top: float = 47.0) -> Object:
    return block("stand-in-headboard", "part", (-bed.px - 1.5, bed.head, 8), (bed.px + 1.5, bed.head + 2, top), "x")


def footboard_box(bed: Bed, top: float = 10.5) -> Object:
    """No higher than the lower rail of an open footboard: light comes in above it, and between its slats one sees what
    hangs at the foot.
    """
    return block("stand-in-footboard", "part", (-bed.px - 1.5, bed.foot - 1, 6), (bed.px + 1.5, bed.foot + 1, top), "x")
