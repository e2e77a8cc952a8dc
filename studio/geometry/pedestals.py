"""Pedestals, one or two under a top: feet (layer leg), columns (layer can), bearers that meet the top (layer leg).
Inches.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from bpy.types import Object

from geometry.base_rows import BoxShaft, Double, DrumShaft, Feet, Single, Tulip, TurnedShaft
from geometry.log import board_seed, rng, turned_seed

from .drums import drum
from .joinery import ARRIS, bezier, prism
from .mesh import block, make, rings, rounded_square
from .turning import lathe

PLATE = 1.1
RISE = 10.8  # of an arched foot at the column


def carved_foot(
    name: str, side: Sequence[Sequence[float]], width: float, angle: float, ease: float, x: float = 0.0
) -> Object:
    """A closed side view [(outward, z)...] as wide as `width`, generously rounded at both faces, turned to `angle`
    degrees about a column at x.
    """
    pts = np.array(side)
    tan = np.roll(pts, -1, 0) - np.roll(pts, 1, 0)
    nrm = np.c_[tan[:, 1], -tan[:, 0]] / (np.linalg.norm(tan, axis=1)[:, None] + 1e-9)
    area = 0.5 * np.sum(pts[:, 0] * np.roll(pts, -1, 0)[:, 1] - np.roll(pts, -1, 0)[:, 0] * pts[:, 1])
    nrm *= 1 if area > 0 else -1
    ca, sa = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    loops, wood = [], []
    round_over = [(-math.cos(k), 1 - math.sin(k)) for k in np.linspace(0, math.pi / 2, 6)]
    cuts = [(-width / 2 + ease + w * ease, c * ease) for w, c in round_over]
    for w, cut in cuts + [(-w, c) for w, c in cuts[::-1]]:
        loop = []
        for (u, z), n in zip(pts, nrm):
            pu, pz = u - n[0] * cut, max(z - n[1] * cut, 0 if z < 0.01 else -1)
            loop.append((x + pu * ca - w * sa, pu * sa + w * ca, pz))
            wood.append((pu, pz, w))
        loops.append(loop)
    verts, faces = rings(loops)
    return make(name, "leg", verts, faces, "x", board_seed(rng(name), 3), wood=wood, sharp=32)


def arched_side(reach: float) -> list[list[float]]:
    """A foot that leaves the column high, sweeps down and ends in a rounded toe on the floor."""
    knee = reach * 0.55
    top = bezier((1.6, RISE), (knee * 0.5, RISE + 0.1), (knee * 0.62, 6.2), (knee, 4.1))
    top += bezier((knee, 4.1), (knee + 3, 2.5), (reach - 3.5, 2.7), (reach - 1.2, 2.7))
    toe = bezier((reach - 1.2, 2.7), (reach + 0.2, 2.7), (reach + 0.3, 0.4), (reach - 0.5, 0), 10)
    arch = bezier((reach - 3.9, 0.15), (reach - 5.4, 1.4), (knee * 0.85, 1.5), (knee * 0.5, 4.0))
    return [*top, *toe, [reach - 0.5, 0], [reach - 3.6, 0], *arch, [1.6, 5.6]]


def slab_side(reach: float, height: float) -> list[list[float]]:
    """A mission foot: a slab with a sloped top at the toe and a shallow relief below."""
    return [
        [0, height],
        [reach - 4.2, height],
        [reach - 0.3, height * 0.52],
        [reach, height * 0.42],
        [reach, 0.06],
        [reach - 0.1, 0],
        [reach - 3.2, 0],
        [reach - 3.8, 0.55],
        [0, 0.55],
    ]


def feet(name: str, f: Feet, x: float, z: float) -> list[Object]:
    """All feet of the column at x; those of a left column are the mirror image of a right one's."""
    angles = [a if x >= 0 else 180 - a for a in f.angles]
    if f.height is not None:
        out = []
        for k, a in enumerate(angles):
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            place = ((x, 0, 0), (c, s, 0), (0, 0, 1), (-s, c, 0))
            out.append(prism(f"{name}{k}", "leg", slab_side(f.reach, z), place, -f.width / 2, f.width / 2, (1, 0), 0.1))
        return out
    return [carved_foot(f"{name}{k}", arched_side(f.reach), f.width, a, 0.42, x) for k, a in enumerate(angles)]


def cleat(name: str, z: float, x: float = 0.0, half: float = 11.0, wide: float = 3.4) -> list[Object]:
    """Two crossed bearers under the top, half-lapped over the column."""
    w = wide / 2
    return [
        block(name + "-x", "leg", (x - half, -w, z - PLATE), (x + half, w, z), "x", ARRIS),
        block(name + "-y1", "leg", (x - w, w, z - PLATE), (x + w, half, z), "y", ARRIS),
        block(name + "-y2", "leg", (x - w, -half, z - PLATE), (x + w, -w, z), "y", ARRIS),
    ]


def turned_column(name: str, spec: TurnedShaft, top: float, x: float, length: float) -> list[Object]:
    return [
        lathe(name + "-column", "can", spec, length, x, 0, sides=128, top=top),
        *feet(name + "-foot", spec.feet, x, 0),
    ]


def box_column(name: str, spec: BoxShaft, top: float, x: float, length: float) -> list[Object]:
    """A coopered box with a plinth moulding over the feet and a cap below the bearers."""
    f, c, p = spec.feet, spec.column / 2, spec.plinth / 2
    z, out = f.height, []
    for s in (-1, 1):
        a = sorted((s * c, s * (c - 0.9)))
        out.append(block(f"{name}-face{s}", "can", (x - c, a[0], z), (x + c, a[1], top), "z", 0.09))
        out.append(block(f"{name}-side{s}", "can", (x + a[0], -c + 0.9, z), (x + a[1], c - 0.9, top), "z", 0.03))
    mould = [(p, z - 0.01), (p, z + 1.5), (p - 0.12, z + 1.62), (p - 0.55, z + 1.9), (c + 0.02, z + 2.25)]
    cap = [(c + 0.02, top - 2.3), (c + 0.5, top - 1.9), (c + 0.75, top - 1.5), (c + 0.75, top)]
    for tag, prof in (("plinth", mould), ("cap", cap)):
        verts, faces = rings([[(x + u, v, zz) for u, v in rounded_square(0, 0, r, r, 0.07)] for r, zz in prof])
        out.append(make(f"{name}-{tag}", "can", verts, faces, "x", board_seed(rng(name, tag), 6), sharp=25))
    return out + feet(name + "-foot", f, x, z)


def tulip(name: str, spec: Tulip, length: float) -> list[Object]:
    """One turning: a dished foot and a stem that opens into the seat of the top."""
    cut, seed = spec.split, turned_seed(rng(name))
    return [
        lathe(name + "-foot", "leg", spec, length, sides=160, span=(0, cut), seed=seed),
        lathe(name + "-stem", "can", spec, length, sides=160, span=(cut, 99), top=length, seed=seed),
    ]


COLUMNS = {TurnedShaft: turned_column, BoxShaft: box_column, DrumShaft: drum}


def single(name: str, spec: Single, length: float) -> list[Object]:
    """One column on crossed bearers."""
    return COLUMNS[type(spec.shaft)](name, spec.shaft, length - PLATE, 0.0, length) + cleat(name + "-cleat", length)


def double(name: str, spec: Double, length: float) -> list[Object]:
    """Two columns under two long rails that carry the top."""
    rail, out = spec.rail, []
    under = length - rail.height
    for s in (-1, 1):
        x = s * spec.spread / 2
        out += COLUMNS[type(spec.shaft)](f"{name}{s}", spec.shaft, under - PLATE, x, length)
        out.append(block(f"{name}-plate{s}", "leg", (x - 4.5, -6, under - PLATE), (x + 4.5, 6, under), "y", ARRIS))
        y = s * rail.apart / 2
        out.append(
            block(
                f"{name}-rail{s}",
                "leg",
                (-rail.length / 2, y - 0.9, under),
                (rail.length / 2, y + 0.9, length),
                "x",
                ARRIS,
            )
        )
    if spec.stretcher and isinstance(spec.shaft, BoxShaft):
        t, x = spec.stretcher, (spec.spread - spec.shaft.column) / 2
        out.append(
            block(name + "-stretcher", "leg", (-x, -t.thick / 2, t.span[0]), (x, t.thick / 2, t.span[1]), "x", 0.08)
        )
    return out
