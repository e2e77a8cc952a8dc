"""Footboards with their posts: panels, slats, drawers, a rail on feet, a bench. Sleigh feet: sleigh.py. Inches."""

import itertools

from bpy.types import Object

from families.bed import caps, panels, posts, sleigh
from families.bed.frame import RAIL_END, Bed
from families.bed.rows import Bare, Bench, Drawers, Framed, Slatted, rules
from families.bed.slats import slats_of
from families.bed.surface import Field, flat
from geometry.leg_rows import Turning
from geometry.log import board_seed, rng
from geometry.mesh import block
from geometry.points import Point
from geometry.turning import lathe

LOW = 5.5  # underside
MUNTIN = 2.75
THICK = 1.4
KNOB = [[0, 0.42], [0.35, 0.34], [0.6, 0.4], [0.78, 0.68], [0.95, 0.75], [1.1, 0.68], [1.2, 0.42], [1.24, 0.04]]


def uprights(name: str, bed: Bed, top: float) -> list[Object]:
    spec = rules().posts["sq"]
    return [
        o
        for tag, sx in (("l", -1), ("r", 1))
        for o in posts.post(f"{name}-post-{tag}", spec, sx * bed.px, bed.foot, top)
    ]


def part(name: str, lo: Point, hi: Point, grain: str, ease: float = 0.06) -> Object:
    return block(name, "part", lo, hi, grain, ease)


def panelled(
    name: str, face_y: float, x0: float, x1: float, z0: float, z1: float, n: int, rail: float, muntin: float = MUNTIN
) -> list[Object]:
    """A frame with n flat panels, its face at face_y."""
    y0, y1 = face_y, face_y + THICK
    out = [
        part(f"{name}-rail-b", (x0, y0, z0), (x1, y1, z0 + rail), "x"),
        part(f"{name}-rail-t", (x0, y0, z1 - rail), (x1, y1, z1), "x"),
        part(f"{name}-stile-l", (x0, y0, z0 + rail), (x0 + rail, y1, z1 - rail), "z"),
        part(f"{name}-stile-r", (x1 - rail, y0, z0 + rail), (x1, y1, z1 - rail), "z"),
    ]
    w = (x1 - x0 - 2 * rail - (n - 1) * muntin) / n
    for k in range(n):
        a = x0 + rail + k * (w + muntin)
        out += panels.flat(Field(flat(face_y), a, a + w, z0 + rail, z1 - rail, f"{name}-field-{k}"), None)
        if k:
            out.append(part(f"{name}-muntin-{k}", (a - muntin, y0, z0 + rail), (a, y1, z1 - rail), "z"))
    return out


def capped(name: str, bed: Bed, top: float) -> Object:
    spec = rules().caps["cap"]
    out = bed.px + 1.5
    return caps.cap(f"{name}-cap", spec, (-out, bed.foot - 1.5), (out, bed.foot + 1.5), top)


def framed(name: str, spec: Framed, bed: Bed) -> list[Object]:
    high = spec.height - 1.25
    half = bed.px - 1.5
    return [
        *uprights(name, bed, high),
        *panelled(name, bed.foot - 0.75, -half, half, LOW, high, spec.tiers[0], spec.rail),
        capped(name, bed, spec.height),
    ]


def slatted(name: str, spec: Slatted, bed: Bed) -> list[Object]:
    high, half, y = spec.height - 1.25, bed.px - 1.5, bed.foot
    rails = [
        part(f"{name}-{tag}", (-half, y - 0.7, a), (half, y + 0.7, b), "x", 0.07)
        for tag, a, b in (("bottom", LOW, LOW + 4), ("top", high - 3, high))
    ]
    return [
        *uprights(name, bed, high),
        *rails,
        *slats_of(spec, half, LOW + 3.8, high - 2.8, y, name),
        capped(name, bed, spec.height),
    ]


def bare(name: str, spec: Bare, bed: Bed) -> list[Object]:
    """The rail goes on across the foot, over two square feet: it lies before the ends of the side rails, as what both
    would fill is hidden by one in the other's picture.
    """
    r, size = rules().rail, spec.foot
    y = -bed.hl - RAIL_END - r.thick
    out = bed.hw + r.gap + r.thick
    feet = [
        part(
            f"{name}-foot-{tag}",
            (sx * (out - size / 2) - size / 2 - sx * 0.35, y + 0.35, 0),
            (sx * (out - size / 2) + size / 2 - sx * 0.35, y + 0.35 + size, r.low),
            "z",
        )
        for tag, sx in (("l", -1), ("r", 1))
    ]
    return [*feet, part(f"{name}-rail", (-out, y, r.low), (out, y + r.thick, r.high), "x", 0.09)]


def drawers(name: str, spec: Drawers, bed: Bed) -> list[Object]:
    """Inset drawers with wooden knobs between two rails."""
    n, high, half, y = spec.count, spec.height - 1.25, bed.px - 1.5, bed.foot - 1.0
    z0, z1, gap, stile = LOW + 1.75, high - 1.5, 0.07, 1.5
    out = [
        *uprights(name, bed, high),
        part(f"{name}-rail-b", (-half, y, LOW), (half, y + 2, z0), "x"),
        part(f"{name}-rail-t", (-half, y, z1), (half, y + 2, high), "x"),
        block(
            f"{name}-dark", "part", (-half, y + 1.1, z0 - 0.2), (half, y + 2.2, z1 + 0.2), "x", 0.02, material="dark"
        ),
    ]
    w = (2 * half - (n - 1) * stile) / n
    for k in range(n):
        a = -half + k * (w + stile)
        out.append(
            part(f"{name}-front-{k}", (a + gap, y + 0.02, z0 + gap), (a + w - gap, y + 0.9, z1 - gap), "x", 0.08)
        )
        if k:
            out.append(part(f"{name}-stile-{k}", (a - stile, y, z0), (a, y + 1.1, z1), "z"))
        out += [
            knob(f"{name}-knob-{k}{j}", a + w * t, y + 0.02, (z0 + z1) / 2)
            for j, t in enumerate((0.25, 0.75) if w > 26 else (0.5,))
        ]
    return [*out, capped(name, bed, spec.height)]


def knob(name: str, x: float, y: float, z: float) -> Object:
    """A turned knob out of the front."""
    obj = lathe(
        name, "part", Turning(profile=KNOB, drawn=1, foot=0, neck=0), 1, sides=28, seed=board_seed(rng(name), 4)
    )
    for v in obj.data.vertices:
        px, py, pz = v.co
        v.co = (x + px, y - pz, z + py)
    return obj


def bench(name: str, spec: Bench, bed: Bed) -> list[Object]:
    """A blanket bench: panelled box on short feet, a lid that overhangs."""
    back, lid = bed.foot + 1.5, 1.25
    front, half, high = back - spec.depth + 0.75, bed.px + 1.0, spec.height - lid
    low = 3.5
    out = [
        part(f"{name}-foot-{i}{j}", (x, y, 0), (x + 2.5, y + 2.5, low), "z")
        for i, x in enumerate((-half, half - 2.5))
        for j, y in enumerate((front, back - 2.5))
    ]
    out += panelled(f"{name}-front", front, -half, half, low, high, 3, 2.5)
    y0, y1, t = front + THICK, back, 1.0
    for tag, x0 in (("l", -half), ("r", half - t)):
        out += [
            part(f"{name}-{tag}-low", (x0, y0, low), (x0 + t, y1, low + 2.5), "y"),
            part(f"{name}-{tag}-high", (x0, y0, high - 2.5), (x0 + t, y1, high), "y"),
            part(f"{name}-{tag}-a", (x0, y0, low + 2.5), (x0 + t, y0 + 1.3, high - 2.5), "z"),
            part(f"{name}-{tag}-b", (x0, y1 - 2.5, low + 2.5), (x0 + t, y1, high - 2.5), "z"),
            part(
                f"{name}-{tag}-panel", (x0 + 0.3, y0 + 1.2, low + 2.4), (x0 + t - 0.45, y1 - 2.4, high - 2.4), "z", 0.02
            ),
        ]
    out.append(part(f"{name}-back", (-half + t, back - 0.8, low), (half - t, back, high), "x"))
    e = 0.75
    lines = [front - e, front + 4.6, front + 9.7, back]
    out += [
        part(f"{name}-lid-{k}", (-half - e, a, high), (half + e, b, high + lid), "x", 0.1 if k != 1 else 0.02)
        for k, (a, b) in enumerate(itertools.pairwise(lines))
    ]
    return out


KINDS = {"framed": framed, "slatted": slatted, "bare": bare, "drawers": drawers, "bench": bench}


def footboard(token: str, bed: Bed) -> list[Object]:
    spec, name = rules().footboards[token], f"foot-{token}-{bed.token}"
    if spec.kind != "sleigh":
        return KINDS[spec.kind](name, spec, bed)
    out = sleigh.board_and_ends(name, spec, bed, bed.foot, -1)
    return out + [o for f in sleigh.fields(spec, bed, bed.foot, -1, f"{name}-field") for o in panels.flat(f, None)]
