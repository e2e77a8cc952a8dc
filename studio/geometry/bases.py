"""Single pedestals: feet (layer leg), column (layer can), a cleat that meets the top. Inches."""
import math

import numpy as np

from .legs import lathe, stretch
from .mesh import block, board_seed, make, rings, rng, rounded_square


def bezier(p0, p1, p2, p3, n=14):
    """Points of a cubic curve, end point left out."""
    t = np.linspace(0, 1, n, endpoint=False)[:, None]
    p0, p1, p2, p3 = (np.array(p, float) for p in (p0, p1, p2, p3))
    return ((1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t**2 * p2 + t**3 * p3).tolist()


def extruded_foot(name, side, width, angle, ease=0.16):
    """Extrude a closed side view [(outward, z)...] to `width`, eased at both faces, turned to `angle` degrees."""
    pts = np.array(side)
    nxt, prv = np.roll(pts, -1, 0), np.roll(pts, 1, 0)
    tan = nxt - prv
    nrm = np.c_[tan[:, 1], -tan[:, 0]] / (np.linalg.norm(tan, axis=1)[:, None] + 1e-9)
    area = 0.5 * np.sum(pts[:, 0] * nxt[:, 1] - nxt[:, 0] * pts[:, 1])
    nrm *= 1 if area > 0 else -1
    ca, sa = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    loops, wood = [], []
    for w, cut in ((-width / 2, ease), (-width / 2 + ease * 0.3, ease * 0.3), (-width / 2 + ease, 0), (width / 2 - ease, 0), (width / 2 - ease * 0.3, ease * 0.3), (width / 2, ease)):
        loop = []
        for (x, z), n in zip(pts, nrm):
            px, pz = x - n[0] * cut, max(z - n[1] * cut, 0 if z < 0.01 else -1)
            loop.append((px * ca - w * sa, px * sa + w * ca, pz))
            wood.append((px, pz, w))
        loops.append(loop)
    verts, faces = rings(loops)
    return make(name, "leg", verts, faces, "x", board_seed(rng(name), 3), wood=wood, sharp=32)


def arched_side(reach):
    """Side view of a foot that leaves the column high, sweeps down and ends in a rounded toe on the floor."""
    top = bezier((2.6, 10.8), (5.2, 10.9), (6.6, 6.2), (10.4, 4.1)) + bezier((10.4, 4.1), (13.4, 2.5), (15.5, 2.7), (reach - 1.2, 2.7))
    toe = bezier((reach - 1.2, 2.7), (reach + 0.2, 2.7), (reach + 0.3, 0.4), (reach - 0.5, 0), 8)
    under = [[reach - 0.5, 0], [reach - 3.6, 0]] + bezier((reach - 3.9, 0.15), (reach - 5.4, 1.4), (8.4, 1.5), (5.6, 4.0)) + [[2.6, 5.6]]
    return top + toe + under


def slab_side(reach, height):
    """Side view of a mission foot: a slab with a sloped top at the toe and a shallow relief below."""
    return [[1.8, height], [reach - 4.2, height], [reach - 0.3, height * 0.52], [reach, height * 0.42], [reach, 0.06], [reach - 0.1, 0],
            [reach - 3.2, 0], [reach - 3.8, 0.55], [1.8, 0.55]]


def cleat(name, z1, half=11.0, thick=1.1, wide=3.4):
    """Two crossed bearers screwed to the underside of the top."""
    return [block(name + "-x", "can", (-half, -wide / 2, z1 - thick), (half, wide / 2, z1), "x"),
            block(name + "-y1", "can", (-wide / 2, wide / 2, z1 - thick), (wide / 2, half, z1), "y"),
            block(name + "-y2", "can", (-wide / 2, -half, z1 - thick), (wide / 2, -wide / 2, z1), "y")]


def turned_pedestal(name, spec, length):
    f = spec["foot4"]
    out = [lathe(name + "-column", "can", spec, length, sides=96, top=length - 1.1)]
    out += cleat(name + "-cleat", length)
    out += [extruded_foot(f"{name}-foot{k}", arched_side(f["reach"]), f["width"], 19 + 90 * k, 0.3) for k in range(4)]
    return out


def box_pedestal(name, spec, length):
    f, c, p = spec["foot4"], spec["column"] / 2, spec["plinth"] / 2
    z = f["height"]
    out = []
    for s in (-1, 1):  # a coopered box: two full faces, two between them
        a = sorted((s * c, s * (c - 0.9)))
        out.append(block(f"{name}-face{s}", "can", (-c, a[0], z), (c, a[1], length - 1.1), "z", 0.09))
        out.append(block(f"{name}-side{s}", "can", (a[0], -c + 0.9, z), (a[1], c - 0.9, length - 1.1), "z", 0.03))
    mould = [(p, z - 0.01), (p, z + 1.5), (p - 0.12, z + 1.62), (p - 0.55, z + 1.9), (c + 0.02, z + 2.25)]
    cap = [(c + 0.02, length - 3.4), (c + 0.5, length - 3.0), (c + 0.75, length - 2.6), (c + 0.75, length - 1.1)]
    for tag, prof in (("plinth", mould), ("cap", cap)):
        verts, faces = rings([[(x, y, zz) for x, y in rounded_square(0, 0, r, r, 0.07)] for r, zz in prof])
        out.append(make(f"{name}-{tag}", "can", verts, faces, "x", board_seed(rng(name, tag), 6), sharp=25))
    out += cleat(name + "-cleat", length)
    out += [extruded_foot(f"{name}-foot{k}", slab_side(f["reach"], z), f["width"], 90 * k, 0.1) for k in range(4)]
    return out


def tulip(name, spec, length):
    cut = spec["split"]
    seed = board_seed(rng(name), 8)
    foot = lathe(name + "-foot", "leg", spec, length, sides=128, span=(0, cut), seed=seed)
    stem = lathe(name + "-stem", "can", spec, length, sides=128, span=(cut, 99), top=length, seed=seed)
    return [foot, stem]


KINDS = {"turnedPedestal": turned_pedestal, "boxPedestal": box_pedestal, "tulip": tulip}


def base(name, spec, length):
    """All objects of a pedestal that carries a top whose underside is at `length`."""
    return KINDS[spec["kind"]](name, spec, length)
