"""Aprons: boards between the legs, a bent ring under a round top, a square frame under a square one. Inches."""

from __future__ import annotations

import math

import numpy as np
from bpy.types import Object

from families.table.measures import Apron
from geometry.joinery import ARRIS
from geometry.log import board_seed, rng
from geometry.mesh import block, make
from geometry.points import Pair


def between_legs(name: str, apron: Apron, corner: Pair, block_size: float, length: float) -> list[Object]:
    """Four boards that butt against the leg blocks (or reach into round legs); `length` is the underside of the top."""
    h, t, back = apron.height, apron.thickness, apron.setback
    x, y = corner
    inset = block_size - apron.reach
    lo, hi = length - h, length
    out = []
    for s in (-1, 1):
        ys = sorted((s * (y - back), s * (y - back - t)))
        xs = sorted((s * (x - back), s * (x - back - t)))
        out.append(block(f"{name}-long{s}", "apron", (-x + inset, ys[0], lo), (x - inset, ys[1], hi), "x", ARRIS))
        out.append(block(f"{name}-end{s}", "apron", (xs[0], -y + inset, lo), (xs[1], y - inset, hi), "y", ARRIS))
    return out


def stubs(name: str, apron: Apron, half: float, length: float, reach: float = 4.5) -> list[Object]:
    """Short ends of the two boards that meet a leg standing alone at the near left corner, its block centred on the
    origin.
    """
    lo, hi = -half + apron.setback, -half + apron.setback + apron.thickness
    z = length - apron.height
    return [
        block(name + "-x", "apron", (half, lo, z), (half + reach, hi, length), "x", ARRIS),
        block(name + "-y", "apron", (lo, half, z), (hi, half + reach, length), "y", ARRIS),
    ]


def between_frames(name: str, apron: Apron, corner: Pair, thick: float, length: float) -> list[Object]:
    """Two long boards between end frames `thick` inches thick."""
    x, y, t = corner[0] - thick, corner[1] - apron.setback, apron.thickness
    lo = length - apron.height
    sides = [(s, sorted((s * y, s * (y - t)))) for s in (-1, 1)]
    return [block(f"{name}-long{s}", "apron", (-x, a, lo), (x, b, length), "x", ARRIS) for s, (a, b) in sides]


def ring(
    name: str, apron: Apron, radius: float, length: float, straight: float = 0.0, sides: int = 160
) -> list[Object]:
    """A bent apron whose fibres follow the bend, the joint at the back; `straight` half inches between two half
    circles.
    """
    h, t, e = apron.height, apron.thickness, ARRIS
    arris = [(radius - e, length - h), (radius - e * 0.3, length - h + e * 0.3), (radius, length - h + e)]
    section = [(radius - t, length - h), *arris, (radius, length), (radius - t, length)]
    turns = [math.pi / 2 + 2 * math.pi * k / sides for k in range(sides + 1)]
    half = sides // 2
    path = [(-straight, a) for a in turns[: half + 1]] + [(straight, a) for a in turns[half:]]
    if straight:
        path = [(0.0, turns[0]), *path, (0.0, turns[-1])]
    verts, wood, faces, run, last = [], [], [], 0.0, None
    for shift, a in path:
        p = np.array((shift + radius * math.cos(a), radius * math.sin(a)))
        run += 0 if last is None else float(np.linalg.norm(p - last))
        last = p
        for r, z in section:
            verts.append((shift + r * math.cos(a), r * math.sin(a), z))
            wood.append((run, z - length + h / 2, r - radius))
    n = len(section)
    for k in range(len(path) - 1):
        for j in range(n):
            i = (j + 1) % n
            faces.append((k * n + j, (k + 1) * n + j, (k + 1) * n + i, k * n + i))
    return [make(name, "apron", verts, faces, "x", board_seed(rng(name), 1), wood=wood, sharp=30)]


def frame(name: str, apron: Apron, half: Pair, length: float) -> list[Object]:
    """Four boards joined into a rectangle: two run through, two butt between them. half: half its length and half its
    width.
    """
    h, t, (hx, hy) = apron.height, apron.thickness, half
    lo, hi = length - h, length
    out = []
    for s in (-1, 1):
        a, b = sorted((s * hy, s * (hy - t))), sorted((s * hx, s * (hx - t)))
        out.append(block(f"{name}-x{s}", "apron", (-hx, a[0], lo), (hx, a[1], hi), "x", ARRIS))
        out.append(block(f"{name}-y{s}", "apron", (b[0], -hy + t, lo), (b[1], hy - t, hi), "y", ARRIS))
    return out
