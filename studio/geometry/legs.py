"""Legs, one object each. A builder takes the leg's data row, the corner it stands in and its length (inches)."""
import math

import numpy as np

from .mesh import board_seed, make, rings, rng, rounded_square


def stretch(z, spec, length):
    """Map a drawn profile height to a leg of another length; foot and neck keep their size."""
    grow = length - spec["drawn"]
    foot, neck = spec["foot"], spec["neck"]
    if z <= foot:
        return z
    if z >= neck:
        return z + grow
    return foot + (z - foot) * (neck + grow - foot) / (neck - foot)


def smooth_profile(points, step=0.22):
    """Catmull-Rom through [height, radius] points; keeps short steps as they are, so rings stay crisp."""
    pts = np.asarray(points, float)
    out = [pts[0]]
    for i in range(len(pts) - 1):
        p0, p1, p2, p3 = pts[max(i - 1, 0)], pts[i], pts[i + 1], pts[min(i + 2, len(pts) - 1)]
        gap = p2[0] - p1[0]
        n = max(2, int(gap / step))
        # tangents scaled to the gap (non-uniform Catmull-Rom), limited so that it never overshoots
        m1 = (p2[1] - p0[1]) / max(p2[0] - p0[0], 1e-6) * gap
        m2 = (p3[1] - p1[1]) / max(p3[0] - p1[0], 1e-6) * gap
        d = p2[1] - p1[1]
        lim = 3 * abs(d)
        m1 = 0 if m1 * d < 0 else max(-lim, min(lim, m1))
        m2 = 0 if m2 * d < 0 else max(-lim, min(lim, m2))
        for k in range(1, n + 1):
            t = k / n
            h = (2 * t**3 - 3 * t**2 + 1) * p1[1] + (t**3 - 2 * t**2 + t) * m1 + (3 * t**2 - 2 * t**3) * p2[1] + (t**3 - t**2) * m2
            out.append(np.array([p1[0] + gap * t, h]))
    return out


def lathe(name, layer, spec, length, cx=0.0, cy=0.0, sides=56, shape=None, top=None, seed=None, span=None):
    """A turned part. `shape(angle, height)` may scale the radius (grooves); `span` keeps a part of the height."""
    loops = []
    for z, r in smooth_profile(spec["profile"]):
        if span and not span[0] - 1e-6 <= z <= span[1] + 1e-6:
            continue
        zz = stretch(z, spec, length)
        loop = []
        for k in range(sides):
            a = 2 * math.pi * k / sides
            rr = r - (shape(a, z) if shape else 0)
            loop.append((cx + rr * math.cos(a), cy + rr * math.sin(a), zz))
        loops.append(loop)
    if top is not None:
        loops.append([(x, y, top) for x, y, _ in loops[-1]])
    verts, faces = rings(loops)
    return make(name, layer, verts, faces, "z", seed or board_seed(rng(name), 4), origin=(cx, cy, 0), sharp=38)


def square_block(name, cx, cy, half, z0, z1, ease=0.1, seed=None, layer="leg"):
    """The square part of a leg between two heights, edges eased in plan and at both ends."""
    def ring(s, z):
        return [(x, y, z) for x, y in rounded_square(cx, cy, s, s, ease)]
    e = ease * 0.7
    loops = [ring(half - e, z0), ring(half, z0 + e), ring(half, z1 - 0.01), ring(half - 0.01, z1)]
    verts, faces = rings(loops)
    return make(name, layer, verts, faces, "z", seed, origin=(cx, cy, 0), sharp=30)


def turned(name, spec, cx, cy, sx, sy, length):
    """Block above, turning below."""
    seed = board_seed(rng(name), 4)
    half = spec["block"] / 2
    floor_of_block = length - spec["blockHeight"]
    fluted = None
    sides = 56
    if spec["kind"] == "flutes":
        n, depth, lo, hi = spec["grooves"], spec["depth"], spec["grooveFrom"], spec["grooveTo"]
        sides = n * 10

        def fluted(a, z):
            fade = max(0.0, min(1.0, (z - lo) / 0.5, (hi - z) / 0.5))
            u = (a * n / (2 * math.pi)) % 1 * 2 - 1  # -1..1 across one groove
            w = 1 - (u / 0.78) ** 2
            return depth * math.sqrt(w) * math.sqrt(fade) if w > 0 else 0
    turning = lathe(name + "-turn", "leg", spec, length, cx, cy, sides, fluted, floor_of_block + 0.06, seed)
    return [turning, square_block(name + "-block", cx, cy, half, floor_of_block, length, 0.12, seed)]


def taper(name, spec, cx, cy, sx, sy, length):
    """Shaker: square block; the two faces that look inwards taper to the foot."""
    b, f, h = spec["block"], spec["foot"], length - spec["blockHeight"]
    ox, oy = cx + sx * b / 2, cy + sy * b / 2  # outside corner stays put

    def ring(size, z, cut=0.0):
        mx, my = ox - sx * size / 2, oy - sy * size / 2
        return [(x, y, z) for x, y in rounded_square(mx, my, size / 2 - cut, size / 2 - cut, 0.1)]
    loops = [ring(f, 0, 0.08), ring(f, 0.1), ring(b, h), ring(b, length - 0.01), ring(b, length, 0.01)]
    verts, faces = rings(loops)
    return [make(name, "leg", verts, faces, "z", origin=(cx, cy, 0), sharp=20)]


def square(name, spec, cx, cy, sx, sy, length):
    """Mission: a straight post with chamfered corners and foot."""
    s, c = spec["block"] / 2, spec["chamfer"]

    def ring(z, cut=0.0):
        return [(x, y, z) for x, y in rounded_square(cx, cy, s - cut, s - cut, c, 1)]
    verts, faces = rings([ring(0, c), ring(c), ring(length - 0.01), ring(length, 0.01)])
    return [make(name, "leg", verts, faces, "z", origin=(cx, cy, 0), sharp=20)]


def cabriole(name, spec, cx, cy, sx, sy, length):
    """S curve out to the knee, in to the ankle, out to a pad foot, along the diagonal of the corner."""
    b = spec["block"]
    post = length - spec["blockHeight"]
    kz = post - 2.6
    # (height, outward shift along the diagonal, half size, roundness 0 square .. 1 round)
    keys = [(0, 0.35, spec["pad"] * 0.40, 1), (0.15, 0.36, spec["pad"] * 0.48, 1), (0.6, 0.38, spec["pad"] * 0.52, 1), (1.0, 0.34, spec["pad"] * 0.46, 1),
            (1.5, 0.12, spec["ankle"] * 0.66, 1), (2.4, -0.32, spec["ankle"] * 0.53, 1), (post * 0.20, -0.62, spec["ankle"] * 0.52, 0.95),
            (post * 0.40, -0.48, 0.80, 0.7), (post * 0.60, 0.02, 1.05, 0.5), (post * 0.78, spec["knee"] * 0.62, 1.42, 0.42),
            (kz, spec["knee"], 1.72, 0.36), (post - 1.2, spec["knee"] * 0.86, 1.80, 0.25), (post - 0.35, 0.42, b / 2 + 0.05, 0.1),
            (post, 0.1, b / 2, 0.04)]
    zs = np.array([k[0] for k in keys])
    fine = np.unique(np.concatenate([np.linspace(0, 3, 22), np.linspace(3, post, 46)]))
    from scipy.interpolate import PchipInterpolator
    curves = [PchipInterpolator(zs, [k[i] for k in keys]) for i in (1, 2, 3)]
    loops = []
    for z in list(fine) + [post + 0.05, length - 0.01, length]:
        zz = min(z, post)
        out, half, rnd = (float(c(zz)) for c in curves)
        if z > post:
            out, half, rnd = 0, b / 2 - (0.01 if z == length else 0), 0.04
        dx, dy = sx * out * 0.7, sy * out * 0.7
        loops.append([(x, y, z) for x, y in rounded_square(cx + dx, cy + dy, half, half, max(0.1, half * rnd), 8)])
    verts, faces = rings(loops)
    return [make(name, "leg", verts, faces, "z", origin=(cx, cy, 0), sharp=48)]


KINDS = {"lathe": turned, "flutes": turned, "taper": taper, "square": square, "cabriole": cabriole}


def leg(name, spec, corner, length):
    """One leg whose block has its outside corner at `corner`; the corner's signs say which way is out."""
    half = spec["block"] / 2
    sx, sy = math.copysign(1, corner[0]), math.copysign(1, corner[1])
    return KINDS[spec["kind"]](name, spec, corner[0] - sx * half, corner[1] - sy * half, sx, sy, length)
