"""Basins. What hangs in a hole is modelled only as far as the camera sees it through the hole, for nothing hides a layer:
every point of the rim's plane is carried along its line of sight to the inside of the bowl. Inches.

A builder returns (objects seen, objects that only shade them).
"""
import math

import numpy as np

from geometry.mesh import make, rings, rounded_square

AROUND = 120


def ellipse(row):
    t = np.linspace(0, 2 * math.pi, AROUND, endpoint=False)
    return np.c_[row["wide"] / 2 * np.cos(t), row["deep"] / 2 * np.sin(t)]


def rectangle(row):
    """Points at even angles seen from the middle would miss the corners; these lie close together there."""
    return spread(rounded_square(0, 0, row["wide"] / 2, row["deep"] / 2, row["radius"], 10))


def spread(points, most=0.6):
    """A closed line with points added until none are further apart than `most`."""
    p = np.array(points, float)
    out = []
    for a, c in zip(p, np.roll(p, -1, 0)):
        n = max(1, math.ceil(np.linalg.norm(c - a) / most))
        out += [a + (c - a) * k / n for k in range(n)]
    return np.array(out)


OUTLINES = {"ellipse": ellipse, "rectangle": rectangle}


def share(x, y, row):
    """0 in the middle of the hole, 1 at its edge."""
    if row["outline"] == "ellipse":
        return np.hypot(x / (row["wide"] / 2), y / (row["deep"] / 2))
    r = row["radius"]
    qx, qy = abs(x) - row["wide"] / 2 + r, abs(y) - row["deep"] / 2 + r
    off = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - r
    return 1 + off / (row["deep"] / 2)


def floor_of(s, row):
    """Height of the bowl's inside below the rim at a share of the way to the edge."""
    p = row["power"]
    return -row["wall"] - row["bowl"] * (1 - np.clip(s, 0, 1) ** p) ** (1 / p)


def seen_through(name, row, at, eye, outline, material):
    """The inside of the bowl as far as it shows through `outline`, which lies in the plane of `at`."""
    e = np.array(eye) - np.array(at)
    scales = np.r_[1.0, 1 - np.geomspace(0.004, 1, 54)][:-1]
    loops = []
    for k in scales:
        p = np.c_[outline * k, np.zeros(len(outline))]
        ray = p - e
        ray /= np.linalg.norm(ray, axis=1)[:, None]
        near, far = np.zeros(len(p)), np.full(len(p), np.nan)
        for step in np.arange(0.05, row["wide"] * 1.3, 0.05):
            q = p + ray * step
            s = share(q[:, 0], q[:, 1], row)
            out = (s >= 1) | (q[:, 2] <= floor_of(s, row))
            fresh = np.isnan(far)
            far = np.where(fresh & out, step, far)
            near = np.where(fresh & ~out, step, near)
        far = np.where(np.isnan(far), near, far)
        for _ in range(12):
            mid = (near + far) / 2
            q = p + ray * mid[:, None]
            s = share(q[:, 0], q[:, 1], row)
            out = (s >= 1) | (q[:, 2] <= floor_of(s, row))
            near, far = np.where(out, near, mid), np.where(out, mid, far)
        loops.append([tuple(v) for v in p + ray * ((near + far) / 2)[:, None] + np.array(at)])
    verts, faces = rings(loops, caps=False)
    faces.append(tuple(range(len(verts) - len(outline), len(verts))))
    return make(name, "part", verts, faces, "x", sharp=180, material=material)


def cover(name, outline, at):
    """What keeps light out of the bowl but through its hole: the top round it and the near wall."""
    loops = [[(x * k + at[0], y * k + at[1], at[2] + z) for x, y in outline] for k, z in ((5, -0.02), (1.012, -0.02), (1.03, -9))]
    verts, faces = rings(loops, caps=False)
    return make(name + "-cover", "part", verts, faces, "x", material="ceramic")


def undermount(name, row, at, eye):
    """A bowl under a hole in the stone."""
    outline = OUTLINES[row["outline"]](row)
    return [seen_through(name, row, at, eye, outline, "ceramic")], [cover(name, outline, at)]


def dropin(name, row, at, eye):
    """A rim that lies on the top, the bowl inside it."""
    r, wide = row["across"] / 2, row["rim"]
    profile = [(0, r - 0.02), (0.06, r), (0.22, r - 0.04), (0.34, r - 0.14), (0.40, r - 0.3),
               (0.38, r - wide * 0.72), (0.30, r - wide * 0.9), (0.12, r - wide), (-0.3, r - wide - 0.02)]
    loops = [[(at[0] + q * math.cos(t), at[1] + q * math.sin(t), at[2] + z) for t in np.linspace(0, 2 * math.pi, AROUND, endpoint=False)] for z, q in profile]
    verts, faces = rings(loops, caps=False)
    rim = make(name + "-rim", "part", verts, faces, "x", sharp=80, material="ceramic")
    inner = {**row, "outline": "ellipse", "wide": (r - wide) * 2, "deep": (r - wide) * 2}
    hole = ellipse(inner)
    low = (at[0], at[1], at[2] + 0.10)
    return [rim, seen_through(name, inner, low, eye, hole, "ceramic")], [cover(name, hole, low)]


def bowl(name, row, at, eye):
    """A round vessel with a thin rim."""
    loops = [[(at[0] + r * math.cos(t), at[1] + r * math.sin(t), at[2] + z) for t in np.linspace(0, 2 * math.pi, 96, endpoint=False)]
             for z, r in row["profile"]]
    verts, faces = rings(loops)
    return [make(name, "part", verts, faces, "x", sharp=60, material="ceramic")], []


def trough(name, row, at, eye):
    """A rectangular vessel cut from stone."""
    hx, hy = row["wide"] / 2, row["deep"] / 2
    loops = [[(at[0] + x, at[1] + y, at[2] + z) for x, y in rounded_square(0, 0, hx - less, hy - less, max(radius, 0.05), 8)]
             for z, less, radius in row["section"]]
    verts, faces = rings(loops)
    return [make(name, "part", verts, faces, "x", sharp=40, material="stone")], []


KINDS = {f.__name__: f for f in (undermount, dropin, bowl, trough)}
