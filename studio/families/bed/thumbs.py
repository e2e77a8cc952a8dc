"""Small pictures of a bed's parts. Inches."""

import numpy as np
from bpy.types import Object

from families.bed import cushions, drape, footboards, headboards, panels, posts, sleigh
from families.bed.frame import Bed, bed_of
from families.bed.rows import Headboard, rules
from families.bed.surface import Field, flat
from families.bed.view import view
from families.piece import Piece, View
from geometry.mesh import block
from geometry.points import Point, corners

WIDE = 74.0
PANEL = (20.0, 18.0)


def plain(objects: list[Object]) -> list[Object]:
    """Cushions in a picture coloured as wood: without grain, for one picture has one material."""
    for o in objects:
        o.data.attributes["wp"].data.foreach_set("vector", np.zeros(len(o.data.vertices) * 3, np.float32))
    return objects


def fill(token: str, spec: Headboard, bed: Bed) -> list[Object]:
    """The panels in a headboard's thumb: flat ones, or the cushion."""
    fields = sleigh.head_fields(token, spec, bed) if spec.kind == "sleigh" else headboards.fields(token, spec, bed)
    if spec.kind == "cushioned":
        return plain([o for f in fields for o in cushions.cushion(f, token, material="wood")])
    return [o for f in fields for o in panels.panel("flt", f, token)]


def headboard(token: str) -> Piece:
    bed = bed_of("q")
    spec = rules().headboards[token]
    is_sleigh = spec.kind == "sleigh"
    tokens = (token, "rol", "bl") if is_sleigh else (token, "cap", "sq")
    seen = headboards.headboard(tokens, bed) + fill(token, spec, bed)
    return Piece(seen, View(view(bed).fit, ortho=WIDE, yaw=0, elevation=4, target=(0, bed.head, 28)))


def footboard(token: str) -> Piece:
    bed = bed_of("q")
    seen = footboards.footboard(token, bed)
    return Piece(seen, View(view(bed).fit, ortho=WIDE, yaw=0, elevation=8, target=(0, bed.foot, 12)))


def room(wide: float) -> list[Point]:
    """What the lamps of a small part near the middle of the room are set for."""
    return corners((-wide / 2, -wide / 4, -wide / 2), (wide / 2, wide / 4, wide / 2))


def panel(token: str) -> Piece:
    """One field in its frame; the cushion alone."""
    w, h = PANEL
    f = Field(flat(0, -h), -w / 2, w / 2, -h / 2, h / 2, "thumb-panel")
    look = View(room(26.5), floor=-h, ortho=26.5, yaw=14, elevation=8, target=(0, 0, 0))
    if token == "uph":  # shown in a cover: one picture has one material
        return Piece(cushions.cushion(f, "smo"), look)
    r = 2.4
    frame = [
        block("thumb-rail-t", "part", (-w / 2 - r, 0, h / 2), (w / 2 + r, 1, h / 2 + r), "x", 0.06),
        block("thumb-rail-b", "part", (-w / 2 - r, 0, -h / 2 - r), (w / 2 + r, 1, -h / 2), "x", 0.06),
        block("thumb-stile-l", "part", (-w / 2 - r, 0, -h / 2), (-w / 2, 1, h / 2), "z", 0.06),
        block("thumb-stile-r", "part", (w / 2, 0, -h / 2), (w / 2 + r, 1, h / 2), "z", 0.06),
    ]
    return Piece([*frame, panels.backing(f), *panels.panel(token, f, "")], look)


def cap(token: str) -> Piece:
    """The end of a cap on its post and top rail, close; sleigh caps from the side."""
    beds = rules()
    bed = bed_of("q")
    if token in ("rol", "scr"):
        tokens = ("slg", token, "sc")
        seen = headboards.headboard(tokens, bed) + fill("slg", beds.headboards["slg"], bed)
        look = View(view(bed).fit, ortho=15, yaw=52, elevation=14, target=(bed.px - 2, bed.head + 4.5, 48.5))
        return Piece(seen, look)
    seen = headboards.headboard(("pnl", token, "sq"), bed) + fill("pnl", beds.headboards["pnl"], bed)
    if token == "arc":
        return Piece(seen, View(view(bed).fit, ortho=44, yaw=24, elevation=9, target=(bed.px - 19, bed.head, 44)))
    return Piece(seen, View(view(bed).fit, ortho=11, yaw=38, elevation=6, target=(bed.px - 1.4, bed.head, 47)))


def post(token: str) -> Piece:
    """A post from the floor to its top, with a little of what it holds."""
    beds = rules()
    bed, spec = bed_of("q"), beds.posts[token]
    if spec.kind == "end":
        y, sleigh_spec = 0.0, beds.headboards["slg"]
        seen = sleigh.end_board("thumb-end", sleigh_spec, bed, 1.0, y, 1, spec)
        return Piece(seen, View(room(56), ortho=56, yaw=58, elevation=8, target=(1, 3.5, 26)))
    seen = posts.post("thumb-post", spec, 0.0, 0.0, 49.0)
    return Piece(seen, View(room(58), ortho=58, yaw=26, elevation=8, target=(0, 0, 26.5)))


def cloth() -> Piece:
    """Four inches of cloth from above, with one soft fold."""
    a, b = np.meshgrid(np.linspace(-3, 3, 90), np.linspace(-3, 3, 90))
    u = a * 0.8 + b * 0.6 + 0.25 * np.sin(b * 0.9)
    soft = drape.waves("thumb-cloth", 6, 2.5, 7)
    z = 0.42 * np.exp(-(((u - 0.3) / 0.62) ** 2)) + 0.05 * soft(a, b)
    seen = [drape.sheet("thumb-cloth", np.stack([a, b, z], -1), np.stack([a, b, a * 0], -1))]
    return Piece(seen, View(room(4), floor=-1, ortho=4, yaw=0, elevation=78, target=(0, 0, 0.1)))


KINDS = {"headboard": headboard, "footboard": footboard, "panel": panel, "cap": cap, "post": post}


def thumb(what: str, token: str) -> Piece:
    return cloth() if what == "cloth" else KINDS[what](token)
