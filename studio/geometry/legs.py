"""Legs. A builder takes the leg's data row, the centre of its block, the signs that say which way is out, and its
length. Inches.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from bpy.types import Object

from geometry.leg_rows import Cabriole, CornerLeg, CrossEnds, Grooved, Hairpin, Leaning, Splayed, Square, Taper, Turned
from geometry.log import rng, turned_seed
from geometry.points import Pair, Place, Point

from .cabriole import cabriole
from .joinery import ARRIS, across, bezier, crossed, lengthwise, prism
from .mesh import block, make, rings, rounded_square
from .steel import hairpin
from .turning import lathe, square_block


def grooves(spec: Grooved) -> Callable[[float, float], float]:
    """How far below the turned surface a flute (hollow) or a reed's quirk (between beads) lies, as shape(angle,
    height) for the lathe.
    """
    n, depth, lo, hi = spec.grooves, spec.depth, spec.groove_from, spec.groove_to
    hollow = spec.kind == "flutes"

    def shape(a: float, z: float) -> float:
        fade = max(0.0, min(1.0, (z - lo) / 0.5, (hi - z) / 0.5))
        u = (a * n / (2 * math.pi)) % 1 * 2 - 1  # -1..1 across one groove or bead
        if not hollow:
            return depth * (1 - math.sqrt(1 - u * u)) * math.sqrt(fade)
        w = 1 - (u / 0.78) ** 2
        return depth * math.sqrt(w) * math.sqrt(fade) if w > 0 else 0

    return shape


def turning(name: str, spec: Turned, cx: float, cy: float, length: float) -> Object:
    """What is turned of a leg, up into its block."""
    cut = grooves(spec) if isinstance(spec, Grooved) else None
    sides = spec.grooves * 12 if cut else 72
    top = length - spec.block_height + 0.06
    return lathe(name + "-turn", "leg", spec, length, cx, cy, sides, cut, top, turned_seed(rng(name)))


def turned(name: str, spec: Turned, cx: float, cy: float, sx: float, sy: float, length: float) -> list[Object]:
    """Block above, turning below."""
    floor_of_block, seed = length - spec.block_height, turned_seed(rng(name))
    head = square_block(name + "-block", cx, cy, spec.block / 2, floor_of_block, length, 0.1, seed)
    return [turning(name, spec, cx, cy, length), head]


def taper(name: str, spec: Taper, cx: float, cy: float, sx: float, sy: float, length: float) -> list[Object]:
    """Shaker: square block; the two faces that look inwards taper to the foot."""
    b, f, h = spec.block, spec.foot, length - spec.block_height
    ox, oy = cx + sx * b / 2, cy + sy * b / 2  # outside corner stays put

    def ring(size: float, z: float, cut: float = 0.0) -> list[Point]:
        mx, my = ox - sx * size / 2, oy - sy * size / 2
        return [(x, y, z) for x, y in rounded_square(mx, my, size / 2 - cut, size / 2 - cut, ARRIS * 1.3)]

    loops = [ring(f, 0, 0.08), ring(f, 0.08), ring(b, h), ring(b, length - 0.01), ring(b, length, 0.01)]
    verts, faces = rings(loops)
    return [make(name, "leg", verts, faces, "z", origin=(cx, cy, 0), sharp=4)]


def square(name: str, spec: Square, cx: float, cy: float, sx: float, sy: float, length: float) -> list[Object]:
    """A straight post with chamfered corners and foot; Mission legs carry corbels beside it, glued to the apron's
    face.
    """
    s, c = spec.block / 2, spec.chamfer

    def ring(z: float, cut: float = 0.0) -> list[Point]:
        return [(x, y, z) for x, y in rounded_square(cx, cy, s - cut, s - cut, c, 1)]

    verts, faces = rings([ring(0, c), ring(c), ring(length - 0.01), ring(length, 0.01)])
    return [
        make(name, "leg", verts, faces, "z", origin=(cx, cy, 0), sharp=20),
        *corbels(name, spec, cx, cy, sx, sy, length),
    ]


def corbels(name: str, spec: Square, cx: float, cy: float, sx: float, sy: float, length: float) -> list[Object]:
    """Two brackets whose backs lie on the apron: wide under the top, swept to a point down the side of the leg."""
    if spec.corbel is None:
        return []
    wide, high, thick, back = spec.corbel
    s = spec.block / 2
    sweep = bezier(
        (wide, length - 0.9),
        (wide * 0.95, length - high * 0.42),
        (0.45, length - high * 0.45),
        (0.4, length - high),
        12,
    )
    side = [(0, length), (wide, length), *sweep, (0.4, length - high), (0, length - high)]
    out = []
    for tag, place, (at, inward), (depth, outward) in (
        ("x", lengthwise(0), (cx, -sx), (cy, sy)),
        ("y", across(0), (cy, -sy), (cx, sx)),
    ):
        outline = [(at + inward * (s + u), v) for u, v in side]
        lo, hi = sorted(depth + outward * (s - back + k) for k in (0, thick))
        out.append(prism(f"{name}-corbel-{tag}", "leg", outline, place, lo, hi))
    return out


def splayed(name: str, spec: Leaning, cx: float, cy: float, sx: float, sy: float, length: float) -> list[Object]:
    """A straight round taper that leans outwards along the diagonal; the rails are tenoned into its thick end."""
    lean = math.tan(math.radians(spec.splay)) / math.sqrt(2)
    leg = lathe(name, "leg", spec, length, cx, cy, 64, top=length)
    for v in leg.data.vertices:  # level rings slide outwards, so that foot and head stay flat on floor and top
        v.co.x += sx * lean * (length - v.co.z)
        v.co.y += sy * lean * (length - v.co.z)
    leg.data.update()
    return [leg]


KINDS = {
    Turned: turned,
    Grooved: turned,
    Taper: taper,
    Square: square,
    Cabriole: cabriole,
    Splayed: splayed,
    Hairpin: hairpin,
}


def leg(name: str, spec: CornerLeg, corner: Pair, length: float) -> list[Object]:
    """One leg whose block has its outside corner at `corner`; the corner's signs say which way is out."""
    half = spec.block / 2
    sx, sy = math.copysign(1, corner[0]), math.copysign(1, corner[1])
    return KINDS[type(spec)](name, spec, corner[0] - sx * half, corner[1] - sy * half, sx, sy, length)


def cross_end(name: str, spec: CrossEnds, place: Place, half: float, length: float) -> tuple[list[Object], float]:
    """An end frame of two half-lapped members under a bearer; `half` is how far the feet stand out. Also the crossing
    height.
    """
    w, t = spec.member
    under = length - spec.bearer
    out, z = crossed(name, "leg", place, half - w * 0.75, half - w * 1.1, 0, under, w, t, 0.09)
    run = [
        (-half, length),
        (half, length),
        (half, length - 1.1),
        (half - 1.2, under),
        (-half + 1.2, under),
        (-half, length - 1.1),
    ]
    return [*out, prism(name + "-bearer", "leg", run, place, -t / 2, t / 2, (1, 0), 0.09)], z


def cross_ends(spec: CrossEnds, corner: Pair, length: float) -> list[Object]:
    """Both end frames and the stretcher that ties their crossings."""
    x, t = corner[0] - spec.member[1] / 2, spec.member[1]
    out = []
    for s in (-1, 1):
        frame, z = cross_end(f"end{s}", spec, across(s * x), corner[1], length)
        out += frame
    h, d = spec.stretcher
    return [*out, block("stretcher", "leg", (-x + t / 2, -d / 2, z - h / 2), (x - t / 2, d / 2, z + h / 2), "x", ARRIS)]
