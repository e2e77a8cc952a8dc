"""Sleigh ends: a frame bent back to a roll between scrolled ends, for head (out = 1) and foot (out = -1). Inches."""

import itertools
import math
from collections.abc import Sequence

import numpy as np
from bpy.types import Object

from families.bed import panels
from families.bed.frame import FIELDS_FROM, Bed
from families.bed.rows import Cap, End, Sleigh, rules
from families.bed.surface import Face, Field, board
from geometry.joinery import across, bezier, prism, rod
from geometry.log import board_seed, rng
from geometry.mesh import make, rings
from geometry.points import Pair

LOW = 8.0
STRAIGHT = {1: 15.0, -1: 10.0}  # up to here a board stands upright
THICK = 1.2
EDGE = 3.2  # fields keep this far inside the mattress's sides
RAIL = 3.0
MUNTIN = 3.0
BAND = (1.9, 1.35)  # half width of an end at the floor and under the scroll
VOLUTE = 2.45
ROLL = 1.5  # radius


def centre(spec: Sleigh, y: float, out: float) -> Pair:
    """Middle of the roll as (y, z)."""
    return y + out * (spec.back - ROLL - 1.0), spec.height - ROLL


def line(spec: Sleigh, y: float, out: float) -> list[Sequence[float]]:
    """The middle line of the bent board as (y, z), from low to the roll."""
    cy, cz = centre(spec, y, out)
    low, h = STRAIGHT[out], cz
    end = (cy - out * ROLL * 0.55, cz - ROLL * 0.5)
    run = bezier(
        (y, low),
        (y - out * spec.back * 0.16, low + (h - low) * 0.42),
        (y + out * spec.back * 0.10, low + (h - low) * 0.72),
        end,
        26,
    )
    return [(y, LOW), *run, end]


def face_of(spec: Sleigh, y: float, out: float) -> Face:
    """The board's face toward the foot."""
    mid = Face(line(spec, y, out), LOW)
    _, _, n = mid.at(mid.s)
    return Face(mid.p + n * THICK / 2, LOW)


def fields(spec: Sleigh, bed: Bed, y: float, out: float, key: str) -> list[Field]:
    face = face_of(spec, y, out)
    s0, s1 = (FIELDS_FROM if out > 0 else 11.5), face.s[-1] - RAIL
    half, n = bed.hw - EDGE, spec.tiers[0]
    w = (2 * half - (n - 1) * MUNTIN) / n
    return [Field(face, -half + k * (w + MUNTIN), -half + k * (w + MUNTIN) + w, s0, s1, f"{key}-{k}") for k in range(n)]


def head_fields(token: str, spec: Sleigh, bed: Bed) -> list[Field]:
    """The fields of a headboard, for its panel layer."""
    return fields(spec, bed, bed.head, 1, f"head-{token}-{bed.token}-field")


def frame(name: str, spec: Sleigh, bed: Bed, y: float, out: float, half: float, is_open: bool) -> list[Object]:
    """Bent rails, stiles and muntins; the backs of the panels unless slats fill the field."""
    fs = fields(spec, bed, y, out, f"{name}-field")
    face, s0, s1 = fs[0].face, fs[0].s0, fs[0].s1
    top = face.s[-1]
    rows = [
        ("bottom", -half, half, face.s[0], s0, "x"),
        ("top", -half, half, s1, top, "x"),
        ("stile-l", -half, fs[0].x0, s0, s1, "z"),
        ("stile-r", fs[-1].x1, half, s0, s1, "z"),
    ]
    rows += [(f"muntin-{k}", a.x1, b.x0, s0, s1, "z") for k, (a, b) in enumerate(itertools.pairwise(fs))]
    out_ = [board(f"{name}-{tag}", face, x0, x1, a, b, -THICK, 0, grain, 0.05) for tag, x0, x1, a, b, grain in rows]
    return out_ + ([] if is_open else [panels.backing(f) for f in fs])


def turned_bar(name: str, x0: float, x1: float, cy: float, cz: float, rows: list[Pair]) -> Object:
    """A round bar along x: rows of (distance from an end, radius), the same from both ends."""
    run = [(x0 + d, r) for d, r in rows] + [(x1 - d, r) for d, r in rows[::-1]]
    t = np.linspace(0, 2 * math.pi, 40, endpoint=False)
    loops = [[(x, cy + r * math.cos(a), cz + r * math.sin(a)) for a in t] for x, r in run]
    verts, faces = rings(loops)
    return make(name, "part", verts, faces, "x", board_seed(rng(name), 3), origin=(0, cy, cz), sharp=40)


def spiral(
    cy: float, cz: float, out: float, r0: float, r1: float, turns: float, start: float
) -> tuple[np.ndarray, np.ndarray]:
    """Points (y, z) of a scroll that winds inward."""
    t = np.linspace(0, 1, int(30 * turns))
    a = start + out * t * turns * 2 * math.pi
    r = r0 * (r1 / r0) ** t
    return cy + r * np.cos(a), cz + r * np.sin(a)


def band(spec: Sleigh, y: float, out: float) -> tuple[np.ndarray, np.ndarray]:
    """Outline (y, z) of a scrolled end below its volute: front edge up, back edge down."""
    mid = Face([(y, 0), *line(spec, y, out)], 0)
    _, _, n = mid.at(mid.s)
    half = np.interp(mid.s, (0, mid.s[-1] * 0.25, mid.s[-1]), (BAND[0], BAND[0], BAND[1]))[:, None]
    front, back = mid.p + n * half, mid.p - n * half
    return front, back


def end_board(name: str, spec: Sleigh, bed: Bed, x: float, y: float, out: float, post: End) -> list[Object]:
    """One scrolled end, its volute a little proud; carved: a bead that follows the edge and winds into the eye."""
    t = post.thick / 2
    front, back = band(spec, y, out)
    cy, cz = centre(spec, y, out)
    made = [
        prism(name, "part", [tuple(p) for p in front] + [tuple(p) for p in back[::-1]], across(x), -t, t, (0, 1), 0.14)
    ]
    ring = np.linspace(0, 2 * math.pi, 44, endpoint=False)
    r = min(VOLUTE, spec.back * 0.42)
    made.append(
        prism(
            f"{name}-volute",
            "part",
            [(cy + r * math.cos(a), cz + r * math.sin(a)) for a in ring],
            across(x),
            -t - 0.14,
            t + 0.14,
            (0, 1),
            0.13,
        )
    )
    if post.carved:
        made += carving(name, front, back, cy, cz, r, out, x, t)
    return made


def carving(
    name: str, front: np.ndarray, back: np.ndarray, cy: float, cz: float, r: float, out: float, x: float, t: float
) -> list[Object]:
    """The bead on the outer face (x > 0 shows it on the right, x < 0 on the left) and the eye of the scroll."""
    side = math.copysign(1, x)
    face = x + side * (t + 0.13)
    sy, sz = spiral(cy, cz, out, r - 0.28, 0.5, 1.9, math.pi / 2)
    made = [rod(f"{name}-scroll", "part", [(face, a, b) for a, b in zip(sy, sz)], 0.15, 8, "wood")]
    edge = (front * 0.82 + back * 0.18)[2:-3]
    made.append(rod(f"{name}-bead", "part", [(x + side * t, a, b) for a, b in edge], 0.12, 8, "wood"))
    loops = []
    for rr, h in ((0.46, -0.1), (0.46, 0.1), (0.36, 0.2), (0.18, 0.27), (0.03, 0.28)):
        loops.append(
            [
                (face + side * h, cy + rr * math.cos(a), cz + rr * math.sin(a))
                for a in np.linspace(0, 2 * math.pi, 18, endpoint=False)
            ]
        )
    verts, faces = rings(loops)
    return [
        *made,
        make(f"{name}-eye", "part", verts, faces, "z", board_seed(rng(name), 4), origin=(x, cy, cz), sharp=50),
    ]


def roll_of(name: str, cap: Cap, half: float, cy: float, cz: float) -> Object:
    """The roll between the ends; a carved one has rings where it meets them."""
    rows = [(d, ROLL + out) for d, out in cap.rings] or [(0, ROLL), (2.0, ROLL)]
    return turned_bar(f"{name}-roll", -half, half, cy, cz, rows)


def board_and_ends(
    name: str, spec: Sleigh, bed: Bed, y: float, out: float, post: End | None = None, cap: Cap | None = None
) -> list[Object]:
    """A whole sleigh head or foot; the foot has plain ends and its own panels."""
    beds = rules()
    post, cap = post or beds.posts["bl"], cap or beds.caps["rol"]
    half = bed.px - post.thick / 2
    cy, cz = centre(spec, y, out)
    made = [
        o
        for tag, sx in (("l", -1), ("r", 1))
        for o in end_board(f"{name}-end-{tag}", spec, bed, sx * bed.px, y, out, post)
    ]
    made += frame(name, spec, bed, y, out, half, "sls" in name)
    return [*made, roll_of(name, cap, half, cy, cz)]
