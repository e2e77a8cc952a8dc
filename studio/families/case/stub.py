"""A corner of a case to show a foot, a top or a crown on: right front, cut off by the picture. Inches."""
from families.case.box import Box
from geometry.mesh import block

STILE, THICK = 1.5, 0.75


def box(w=30.0, d=18.0, h=12.0):
    """A box that exists only in thumbs."""
    return Box("stub", w, d, h, 0.0, False, 1.6, 8.2)


def corner(b):
    """Front stile, top and bottom rails, a front that fills them and the side, of a stub."""
    x, y = b.w / 2, b.front
    return [
        block("stub-stile", "part", (x - STILE, y, 0), (x, y + THICK, b.h), "z", 0.06),
        block("stub-rail-top", "part", (-x, y, b.h - 1.25), (x - STILE, y + THICK, b.h), "x", 0.04),
        block("stub-rail-bottom", "part", (-x, y, 0), (x - STILE, y + THICK, 2), "x", 0.04),
        block("stub-front", "part", (-x, y + 0.02, 2.06), (x - STILE - 0.06, y + THICK, b.h - 1.31), "x", 0.06),
        *(block(f"stub-side-{k}", "part", (x - THICK, max(y + THICK, y0), 0), (x, y1, b.h), "z", 0.015)
          for k, (y0, y1) in enumerate(zip((y, y + 6, y + 11.4), (y + 6, y + 11.4, -y)))),
    ]
