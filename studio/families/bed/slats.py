"""Upright slats and spindles of headboards and footboards. Inches."""

from bpy.types import Object

from families.bed.rows import Slatted
from geometry.log import board_seed, rng
from geometry.mesh import block, make
from geometry.points import Pair


def slats_of(spec: Slatted, half: float, z0: float, z1: float, y: float, name: str) -> list[Object]:
    """Upright slats between two rails, evenly spread; the middle one pierced if the row says so."""
    wide, thick = spec.slat
    n = spec.count or int((2 * half - spec.gap) / (wide + spec.gap))
    gap = (2 * half - n * wide) / (n + 1)
    out = []
    for k in range(n):
        x = -half + gap + k * (wide + gap)
        if spec.slot and k == n // 2:
            out += pierced(f"{name}-slat-{k}", x, x + wide, z0, z1, y - thick / 2, y + thick / 2, spec.slot)
        else:
            out.append(
                block(f"{name}-slat-{k}", "part", (x, y - thick / 2, z0), (x + wide, y + thick / 2, z1), "z", 0.07)
            )
    return out


def pierced(name: str, x0: float, x1: float, z0: float, z1: float, y0: float, y1: float, slot: Pair) -> list[Object]:
    """A slat with a slot above its middle, out of one board."""
    w, h = slot
    xs = [x0, (x0 + x1 - w) / 2, (x0 + x1 + w) / 2, x1]
    zs = [z0, z0 + (z1 - z0) * 0.66 - h / 2, z0 + (z1 - z0) * 0.66 + h / 2, z1]
    verts = [(x, y, z) for y in (y0, y1) for z in zs for x in xs]

    def at(i: int, j: int, back: int) -> int:
        return back * 16 + j * 4 + i

    cells = [(i, j) for j in range(3) for i in range(3) if (i, j) != (1, 1)]
    faces = [
        tuple(at(i + a, j + b, back) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))) for i, j in cells for back in (0, 1)
    ]
    rim = [((i, 0), (i + 1, 0)) for i in range(3)] + [((i, 3), (i + 1, 3)) for i in range(3)]
    rim += [((0, j), (0, j + 1)) for j in range(3)] + [((3, j), (3, j + 1)) for j in range(3)]
    rim += [((1, 1), (2, 1)), ((1, 2), (2, 2)), ((1, 1), (1, 2)), ((2, 1), (2, 2))]
    faces += [(at(*p, 0), at(*q, 0), at(*q, 1), at(*p, 1)) for p, q in rim]
    mid = ((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2)
    return [make(name, "part", verts, faces, "z", board_seed(rng(name), 2), origin=mid, sharp=25)]
