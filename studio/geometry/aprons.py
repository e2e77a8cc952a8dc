"""Aprons: boards between the legs, a bent ring under a round top, a square frame under a square one. Inches."""
import math

from .mesh import block, board_seed, make, rng


def between_legs(name, apron, corner, half_block, length):
    """Four boards that butt against the leg blocks; `length` is the underside of the top."""
    h, t, back = apron["height"], apron["thickness"], apron["setback"]
    x, y = corner
    bx, by = x - 2 * half_block, y - 2 * half_block
    lo, hi = length - h, length
    out = []
    for s in (-1, 1):
        ys = sorted((s * (y - back), s * (y - back - t)))
        xs = sorted((s * (x - back), s * (x - back - t)))
        out.append(block(f"{name}-long{s}", "apron", (-bx, ys[0], lo), (bx, ys[1], hi), "x", 0.06))
        out.append(block(f"{name}-end{s}", "apron", (xs[0], -by, lo), (xs[1], by, hi), "y", 0.06))
    return out


def ring(name, apron, radius, length, sides=128):
    """A bent apron; its fibres follow the circle, the joint is at the back."""
    h, t = apron["height"], apron["thickness"]
    e = 0.06
    outline = [(radius - t, length - h), (radius - e, length - h), (radius, length - h + e), (radius, length), (radius - t, length)]
    verts, wood, faces = [], [], []
    for k in range(sides + 1):
        a = math.pi / 2 + 2 * math.pi * k / sides
        for r, z in outline:
            verts.append((r * math.cos(a), r * math.sin(a), z))
            wood.append((radius * 2 * math.pi * k / sides, z - length + h / 2, r - radius))
    n = len(outline)
    for k in range(sides):
        for j in range(n):
            i = (j + 1) % n
            faces.append((k * n + j, (k + 1) * n + j, (k + 1) * n + i, k * n + i))
    return [make(name, "apron", verts, faces, "x", board_seed(rng(name), 1), wood=wood, sharp=30)]


def frame(name, apron, half, length):
    """Four boards mitred into a square; drawn as two long and two that butt between them."""
    h, t = apron["height"], apron["thickness"]
    lo, hi = length - h, length
    out = []
    for s in (-1, 1):
        a = sorted((s * half, s * (half - t)))
        out.append(block(f"{name}-x{s}", "apron", (-half, a[0], lo), (half, a[1], hi), "x", 0.06))
        out.append(block(f"{name}-y{s}", "apron", (a[0], -half + t, lo), (a[1], half - t, hi), "y", 0.06))
    return out
