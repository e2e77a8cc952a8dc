"""Headboards on posts: frames with fields, slats, a plank, a bookcase, frames for a cushion. Inches."""

import itertools
from collections.abc import Sequence

import numpy as np
from bpy.types import Object

from families.bed import bookcase, caps, panels, posts, sleigh
from families.bed.frame import FACE, FIELDS_FROM, STILE, Bed
from families.bed.rows import Cap, Cushioned, Framed, Headboard, Plank, Slatted, rules
from families.bed.slats import slats_of
from families.bed.surface import Field, board, flat
from geometry.joinery import lengthwise, prism
from geometry.log import board_seed, rng
from geometry.mesh import block, make, rings
from geometry.outlines import waves

BOTTOM = 13.0  # where a headboard begins, behind the mattress
MUNTIN = 3.0
RAIL = 3.75  # top rail under the cap
CAP = 1.25  # fields leave room for this cap whatever lies above
THICK = 1.4
CUSHION_FRAME = 3.0


def tiers(spec: Framed, bed: Bed) -> list[tuple[float, float, int]]:
    """(s0, s1, how many) of each row of fields."""
    top = spec.height - CAP - RAIL
    if len(spec.tiers) == 1 or spec.upper is None:
        return [(FIELDS_FROM, top, spec.tiers[0])]
    split = top - spec.upper
    return [(FIELDS_FROM, split - MUNTIN, spec.tiers[0]), (split, top, spec.tiers[1])]


def fields(token: str, spec: Headboard, bed: Bed) -> list[Field]:
    """The openings of a headboard's frame, for its panel layer."""
    y = bed.head - FACE
    key = f"head-{token}-{bed.token}-field"
    if spec.kind == "cushioned":
        top = spec.height - CUSHION_FRAME
        return [Field(flat(bed.head - 1.5), -bed.hw + 0.5, bed.hw - 0.5, FIELDS_FROM, top, key)]
    if spec.kind == "bookcase":
        return bookcase.doors(spec, bed, key)
    if spec.kind != "framed":
        return []
    half, out = bed.hw - STILE, []
    for row, (s0, s1, n) in enumerate(tiers(spec, bed)):
        w = (2 * half - (n - 1) * MUNTIN) / n
        out += [
            Field(flat(y), -half + k * (w + MUNTIN), -half + k * (w + MUNTIN) + w, s0, s1, f"{key}-{row}{k}")
            for k in range(n)
        ]
    return out


def top_rail(name: str, y: float, half: float, z0: float, z1: float, cap: Cap, thick: float) -> Object:
    """The rail under the cap: it rises with an arch."""
    if cap.rise is None:
        return block(name, "part", (-half, y, z0), (half, y + thick, z1), "x", 0.06)
    upper = [(x, z1 + caps.arch(x, half, cap.rise)) for x in np.linspace(half, -half, 41)]
    return prism(name, "part", [(-half, z0), (half, z0), *upper], lengthwise(y), 0, thick, (1, 0), 0.04)


def framed(name: str, token: str, spec: Framed, bed: Bed, cap: Cap, half: float) -> list[Object]:
    """Rails, stiles and muntins round the fields, and backs of panels. half: to the inner faces of the posts."""
    y, face = bed.head - FACE, flat(bed.head - FACE)
    rows = tiers(spec, bed)
    top = rows[-1][1]
    out = [
        block(f"{name}-bottom", "part", (-half, y, BOTTOM), (half, y + THICK, rows[0][0]), "x", 0.06),
        top_rail(f"{name}-top", y, half, top, spec.height - cap.thick, cap, THICK),
    ]
    edge = bed.hw - STILE
    for side, x0, x1 in (("l", -half, -edge), ("r", edge, half)):
        out.append(block(f"{name}-stile-{side}", "part", (x0, y, rows[0][0]), (x1, y + THICK, top), "z", 0.05))
    for (_, low, _), (high, _, _) in itertools.pairwise(rows):
        out.append(block(f"{name}-middle", "part", (-edge, y, low), (edge, y + THICK, high), "x", 0.06))
    for k, (a, b) in enumerate(zip(fs := fields(token, spec, bed), fs[1:])):
        if b.x0 > a.x1:
            out.append(board(f"{name}-muntin-{k}", face, a.x1, b.x0, a.s0, a.s1, -THICK, 0, ease=0.05))
    return out + [panels.backing(f) for f in fs]


def cushioned(name: str, token: str, spec: Cushioned, bed: Bed, cap: Cap, half: float) -> list[Object]:
    """Rails above and below a cushion; the posts close its sides."""
    y = bed.head - 1.5
    field = fields(token, spec, bed)[0]
    back = Field(field.face, -half, half, field.s0, field.s1, field.key)
    return [
        top_rail(f"{name}-top", y, half, field.s1, spec.height - cap.thick, cap, 2.0),
        block(f"{name}-bottom", "part", (-half, y, BOTTOM), (half, y + 2, field.s0), "x", 0.06),
        panels.backing(back),
    ]


def slatted(name: str, token: str, spec: Slatted, bed: Bed, cap: Cap, half: float) -> list[Object]:
    y = bed.head
    high = spec.height - cap.thick
    z0, z1 = 18.0, high - 4.5
    rails = [
        block(f"{name}-{tag}", "part", (-half, y - 0.7, a), (half, y + 0.7, b), "x", 0.07)
        for tag, a, b in (("bottom", BOTTOM, z0), ("top", z1, high))
    ]
    return rails + slats_of(spec, half, z0 - 0.2, z1 + 0.2, y, name)


def plank(name: str, token: str, spec: Plank, bed: Bed, cap: Cap, half: float) -> list[Object]:
    """One slab, its upper edge as the tree grew: wavy, and sloping back under the bark."""
    top, low = spec.height, spec.height - spec.plank
    y0, y1 = bed.head - 1.0, bed.head + 1.0
    r = rng("bark", bed.token)
    sway, bend, rough, slope = waves(r, 3, 34, 70), waves(r, 5, 8, 20), waves(r, 7, 1.4, 3.6), waves(r, 5, 6, 30)
    xs = np.linspace(-half, half, int(half * 4))
    line = top - 1.5 + 0.95 * sway(xs) + 0.45 * bend(xs) + 0.06 * rough(xs)
    fall = 0.85 + 0.4 * slope(xs) + 0.08 * rough(xs * 1.4 + 5)
    loops = []
    for x, z, f in zip(xs, line, fall):
        bark = [
            (y0, z - f),
            (y0 + 0.12, z - f * 0.72),
            (y0 + 0.4, z - f * 0.38),
            (y0 + 0.9, z - f * 0.1),
            (y1 - 0.15, z),
            (y1, z - 0.15),
        ]
        loops.append(
            [(x, y, v) for y, v in ((y1, low + 0.08), (y1 - 0.08, low), (y0 + 0.08, low), (y0, low + 0.08), *bark)]
        )
    verts, faces = rings(loops)
    slab = make(
        name + "-plank",
        "part",
        verts,
        faces,
        "x",
        board_seed(rng(name), 1),
        origin=(0, bed.head, (top + low) / 2),
        sharp=40,
    )
    return [
        slab,
        block(
            f"{name}-bottom", "part", (-half, bed.head - 0.7, BOTTOM - 1), (half, bed.head + 0.7, low - 2.5), "x", 0.07
        ),
    ]


KINDS = {"framed": framed, "cushioned": cushioned, "slatted": slatted, "plank": plank}


def headboard(tokens: Sequence[str], bed: Bed) -> list[Object]:
    """All objects of the layer: headboard, cap, post."""
    token, cap_token, post_token = tokens
    beds = rules()
    spec, cap, post = beds.headboards[token], beds.caps[cap_token], beds.posts[post_token]
    name = f"head-{token}-{bed.token}"
    if spec.kind == "sleigh":
        return sleigh.board_and_ends(name, spec, bed, bed.head, 1, post=post, cap=cap)
    is_turned, is_plank = post.kind == "turned", spec.kind == "plank"
    top = spec.height + (1.0 if is_turned else 0.0)
    high = top if is_turned or is_plank else spec.height - cap.thick
    half = bed.px - posts.half_of(post)
    out = [
        o
        for side, sx in (("l", -1), ("r", 1))
        for o in posts.post(f"{name}-post-{side}", post, sx * bed.px, bed.head, high)
    ]
    if spec.kind == "bookcase":
        out += bookcase.case(name, spec, bed, cap, half)
    else:
        out += KINDS[spec.kind](name, token, spec, bed, cap, half)
    if is_plank:
        return out
    reach = half if is_turned else bed.px + posts.half_of(post)
    front, back = bed.head - posts.half_of(post), bed.head + posts.half_of(post)
    if spec.kind == "bookcase":
        back = bed.head - 1.5 + spec.depth
    return [*out, caps.cap(f"{name}-cap", cap, (-reach, front), (reach, back), spec.height, not is_turned)]
