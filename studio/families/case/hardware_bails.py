"""Pulls that hang: bails on rosettes, rings on plates, hammered plates with a drop. Of metal, at the origin (smith.py). Inches."""
import math

import numpy as np

from families.case.smith import circle, curve, swept, turned
from geometry.mesh import make, rings, rng, rounded_square


def hanging(name, reach, drop, out, thick, square=False):
    """A bail between two eyes at ±reach: down, out a little and across, thicker in its middle."""
    low = out + 0.16
    line = curve((-reach, -out, 0), (-reach - 0.03, -out - 0.03, -drop * 0.25), (-reach + 0.05, -low, -drop * 0.66), (-reach + 0.34, -low, -drop * 0.94),
                 (-reach * 0.4, -low, -drop), (0, -low, -drop), (reach * 0.4, -low, -drop), (reach - 0.34, -low, -drop * 0.94),
                 (reach - 0.05, -low, -drop * 0.66), (reach + 0.03, -out - 0.03, -drop * 0.25), (reach, -out, 0), n=7)

    def radius(t):
        return thick * (0.78 + 0.5 * math.exp(-(((t - 0.5) / 0.2) ** 2)))
    if square:
        def section(t):
            r = radius(t) * 0.95
            return rounded_square(0, 0, r, r, 0.03, 2)
        return swept(name, line, section, up=(0.02, -1, 0.05), sharp=30)
    return swept(name, line, circle(radius, 16), up=(0.02, -1, 0.05))


def rosette(name, x, radius):
    """A plate with five lobes and a turned boss, its rim stepped."""
    loops = []
    for out, r in ((0, 1), (0.05, 1), (0.075, 0.95), (0.085, 0.86), (0.10, 0.80), (0.14, 0.62), (0.16, 0.50)):
        lobes = 0.10 * min(1, max(0, (r - 0.45) / 0.4))
        loops.append([(x + radius * r * (1 + lobes * math.cos(5 * a + math.pi / 2)) * math.cos(a), -out,
                       radius * r * (1 + lobes * math.cos(5 * a + math.pi / 2)) * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 60, endpoint=False)])
    verts, faces = rings(loops)
    return make(name, "part", verts, faces, sharp=30, material="metal")


POST = [(0.1, 0.15), (0.16, 0.17), (0.22, 0.11), (0.36, 0.10), (0.42, 0.15), (0.5, 0.18), (0.58, 0.16), (0.64, 0.09), (0.655, 0.005)]


def bail(name, row, on_door):
    """A bail hanging from two posts on shaped rosettes; shorter on doors, whose stiles are narrow."""
    reach = row["reach"] * (row["short"] if on_door else 1)
    out = [hanging(name, reach, row["drop"], 0.46, row["thick"])]
    for s in (-1, 1):
        out += [rosette(f"{name}-rose{s}", s * reach, row["rosette"]), turned(f"{name}-post{s}", POST, (s * reach, 0), sides=24)]
    return out


def ring(name, row, on_door):
    """A ring hanging from an eye in the middle of a round plate, leaning on the plate's rim."""
    big, thick, r = row["across"] / 2, row["thick"] / 2, row["plate"] / 2
    disc = [(0, r), (0.04, r), (0.07, r - 0.03), (0.08, r - 0.09), (0.075, r - 0.13), (0.09, r - 0.18), (0.14, r * 0.45), (0.17, r * 0.3), (0.18, 0.005)]
    eye_out, middle = 0.30, big - thick
    lean = 0.10
    points = []
    for a in np.linspace(0, 2 * math.pi, 72, endpoint=False):
        u, v = middle * math.sin(a), middle * math.cos(a)
        down = middle - v  # from the eye
        points.append((u, -eye_out + lean * down, 0.03 - down * math.sqrt(1 - lean * lean)))
    points = [(x, min(y, -thick - 0.02), z) for x, y, z in points]
    knuckle = curve((0, -0.1, 0.16), (0, -0.32, 0.17), (0, -0.45, 0.05), (0, -0.42, -0.09), (0, -0.25, -0.14), (0, -0.1, -0.13), n=6)
    return [turned(name + "-plate", disc, sharp=25), swept(name, points, circle(thick, 16), closed=True),
            swept(name + "-eye", knuckle, circle(0.085, 14), up=(1, 0, 0))]


def hammered(name, hx, hz, thick):
    """A square-cornered plate whose face shows the hammer: shallow hollows side by side."""
    r = rng("hammer", hx, hz)
    dents = [(r.uniform(-hx, hx), r.uniform(-hz, hz), r.uniform(0.2, 0.34), r.uniform(0.03, 0.055)) for _ in range(int(hx * hz * 34))]
    nx, nz = int(hx * 26), int(hz * 26)
    xs, zs = np.linspace(-hx, hx, nx), np.linspace(-hz, hz, nz)
    gx, gz = np.meshgrid(xs, zs)
    depth = np.zeros_like(gx)
    for x, z, wide, deep in dents:
        depth = np.maximum(depth, deep * np.clip(1 - ((gx - x) ** 2 + (gz - z) ** 2) / wide**2, 0, 1))
    rim = np.minimum(hx - abs(gx), hz - abs(gz))
    out = thick - depth * np.clip(rim / 0.05, 0, 1) - 0.035 * np.clip(1 - rim / 0.05, 0, 1)
    verts = [(float(x), -float(o), float(z)) for x, o, z in zip(gx.ravel(), out.ravel(), gz.ravel())]
    faces = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(nz - 1) for i in range(nx - 1)]
    edge = [*range(nx), *(j * nx + nx - 1 for j in range(1, nz)), *((nz - 1) * nx + i for i in range(nx - 2, -1, -1)), *(j * nx for j in range(nz - 2, 0, -1))]
    base = len(verts)
    verts += [(verts[k][0], 0.0, verts[k][2]) for k in edge]
    n = len(edge)
    faces += [(edge[k], base + k, base + (k + 1) % n, edge[(k + 1) % n]) for k in range(n)]
    return make(name, "part", verts, faces, sharp=40, material="metal")


NAIL = [(0, 0.13), (0.03, 0.13), (0.05, 0.115), (0.085, 0.07), (0.1, 0.005)]
STUD = [(0, 0.2), (0.05, 0.2), (0.1, 0.17), (0.13, 0.13), (0.34, 0.13), (0.4, 0.17), (0.46, 0.17), (0.52, 0.1), (0.535, 0.005)]


def mission(name, row, on_door):
    """A hammered plate with a square bail; on doors the plate stands upright."""
    wide, high = row["plate"][::-1] if on_door else row["plate"]
    hx, hz, t = wide / 2, high / 2, row["thick"]
    reach, drop, eyes = (hx * 0.62, hz * 0.72, hz * 0.30) if on_door else (hx * 0.66, hz * 1.02, hz * 0.34)
    parts = [hanging(name, reach, drop, 0.42, 0.12, True), *(turned(f"{name}-stud{s}", STUD, (s * reach, 0), sides=24) for s in (-1, 1))]
    for o in parts:
        for v in o.data.vertices:
            v.co.z += eyes
        o.data.update()
    nails = [turned(f"{name}-nail{a}{c}", NAIL, (a * (hx - 0.24), c * (hz - 0.24)), sides=20) for a in (-1, 1) for c in (-1, 1)]
    for o in nails:
        for v in o.data.vertices:
            v.co.y -= t - 0.03
        o.data.update()
    return [hammered(name + "-plate", hx, hz, t), *parts, *nails]
