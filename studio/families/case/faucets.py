"""Faucets of metal. Each stands at the origin on the top (z = 0), its spout towards -y; those out of the wall start at y = 0. Inches."""
import math

import numpy as np

from families.case.smith import circle, curve, flat, placed, swept, turned
from geometry.mesh import make, rings, rounded_square


def column(name, x, profile, sides=40):
    return turned(name, profile, (x, 0), axis="z", sides=sides, crisp=True, sharp=32)


def spout(name, points, radius, nozzle):
    """A bent tube and the nozzle at its end, which points down."""
    line = curve(*points, n=12)
    x, y, z = line[-1]
    r = nozzle
    tip = [(z + 0.02, r * 0.8), (z, r), (z - 0.28, r), (z - 0.32, r - 0.04), (z - 0.32, r - 0.1), (z - 0.2, r - 0.12), (z - 0.2, 0.001)]
    loops = turned(name + "-tip", tip, (x, y), axis="z", sides=32, crisp=True, sharp=30)
    return [swept(name, line, circle(radius, 28), up=(1, 0, 0)), loops]


def lever(name, points, wide, thick):
    """A flat lever that narrows to its end."""
    return swept(name, curve(*points, n=10), flat(lambda t: wide / 2 * (1 - 0.25 * t), thick, min(thick, wide) * 0.42), up=(0, 0, 1), sharp=50)


def single(name, row):
    """A body with a spout near its head and a lever on it."""
    h = row["high"]
    r = row["body"]
    body = [(0, r + 0.26), (0.07, r + 0.26), (0.13, r + 0.22), (0.15, r + 0.04), (0.3, r), (h - 1.0, r * 0.94), (h - 0.97, r * 0.94 - 0.03)]
    head = [(h - 0.93, r * 0.94 - 0.04), (h - 0.9, r * 0.94), (h - 0.34, r * 0.93), (h - 0.22, r * 0.86), (h - 0.14, r * 0.7), (h - 0.09, r * 0.4), (h - 0.08, 0.001)]
    z = h - 1.9
    neck = [(0, -0.2, z - 0.12), (0, -1.4, z + 0.42), (0, -2.8, z + 0.72), (0, -4.1, z + 0.55), (0, -4.75, z + 0.02), (0, -4.85, z - 0.25)]
    handle = [(0, -0.12, h - 0.2), (0, 0.5, h - 0.05), (0, 1.3, h + 0.32), (0, 2.0, h + 0.78)]
    return [column(name + "-body", 0, body), column(name + "-head", 0, head), *spout(name + "-spout", neck, lambda t: 0.52 - 0.1 * t, 0.45),
            lever(name + "-lever", handle, 0.62, 0.24)]


def pill(name, hx, hy, thick):
    """The plate of a centreset: half round at both ends, its edge rounded."""
    loops = [[(x, y, z) for x, y in rounded_square(0, 0, hx - less, hy - less, hy - less, 14)]
             for z, less in ((0, 0.02), (0.04, 0), (thick - 0.14, 0), (thick - 0.06, 0.04), (thick - 0.01, 0.12), (thick, 0.24))]
    verts, faces = rings(loops)
    return make(name, "part", verts, faces, sharp=45, material="metal")


STEM = [(0, 0.86), (0.06, 0.86), (0.14, 0.8), (0.24, 0.66), (0.5, 0.52), (0.95, 0.46), (1.0, 0.40), (1.04, 0.40), (1.06, 0.5), (1.12, 0.54), (1.5, 0.52), (1.6, 0.44), (1.66, 0.28), (1.68, 0.001)]
GOOSE = [(0, 0.98), (0.07, 0.98), (0.16, 0.92), (0.26, 0.74), (0.42, 0.62), (0.7, 0.55), (0.9, 0.52), (0.96, 0.5)]


def lifted(profile, by):
    return [(z + by, r) for z, r in profile]


def neck_of(high, reach):
    """A gooseneck: up, over and down again."""
    r = reach / 2
    arc = [(0, -r + r * math.cos(a), high - r * 0.95 + r * 0.95 * math.sin(a)) for a in np.radians((0, 35, 70, 105, 140, 165))]
    return [(0, 0, 0.5), (0, 0, (high - r) * 0.6), *arc, (0, -reach - 0.02, high - r - 0.5)]


def centreset(name, row):
    """Two levers and a low spout on one plate."""
    t, c = row["plate"][2], row["centres"] / 2
    out = [pill(name + "-plate", row["plate"][0] / 2, row["plate"][1] / 2, t), column(name + "-base", 0, lifted(GOOSE, t))]
    out += spout(name + "-spout", neck_of(row["high"], row["reach"]), lambda s: 0.47 - 0.08 * s, 0.42)
    for s in (-1, 1):
        out.append(column(f"{name}-stem{s}", s * c, lifted([(z * 0.8, r * 0.84) for z, r in STEM], t)))
        z = t + 1.2
        out.append(lever(f"{name}-lever{s}", [(s * c, 0, z), (s * (c + 0.7), -0.08, z + 0.08), (s * (c + 1.5), -0.2, z + 0.22), (s * (c + 2.0), -0.28, z + 0.34)], 0.46, 0.2))
    return out


def cross(name, x, z):
    """Four arms with rounded ends about a hub."""
    out = [column(name + "-hub", x, lifted([(-0.26, 0.3), (-0.2, 0.36), (0.2, 0.36), (0.27, 0.28), (0.3, 0.14), (0.31, 0.001)], z), 32)]
    for k in range(4):
        a = math.radians(45 + 90 * k + 12)
        d = np.array((math.cos(a), math.sin(a), 0))
        line = [tuple(np.array((x, 0, z)) + d * u) for u in (0.1, 0.3, 0.5, 0.8, 0.95, 1.05, 1.12, 1.17, 1.195)]
        radii = (0.15, 0.15, 0.15, 0.19, 0.22, 0.21, 0.17, 0.1, 0.01)
        out.append(swept(f"{name}-arm{k}", line, circle(lambda t, radii=radii: float(np.interp(t, np.linspace(0, 1, len(radii)), radii)), 20), up=(0, 0, 1), sharp=60))
    return out


def widespread(name, row):
    """A gooseneck and two cross handles, each on its own base."""
    c = row["centres"] / 2
    out = [column(name + "-base", 0, GOOSE), *spout(name + "-spout", neck_of(row["high"], row["reach"]), lambda s: 0.48 - 0.07 * s, 0.44)]
    for s in (-1, 1):
        out += [column(f"{name}-stem{s}", s * c, STEM), *cross(f"{name}-cross{s}", s * c, 1.95)]
    return out


FLANGE = [(0, 1.05), (0.06, 1.05), (0.14, 1.0), (0.2, 0.84), (0.26, 0.6), (0.4, 0.48)]


def wall(name, row):
    """A spout and two handles that come out of the wall, each through a round plate."""
    z, c, reach = row["above"], row["centres"] / 2, row["reach"]
    out = [turned(name + "-plate", FLANGE, (0, z), crisp=True, sides=40)]
    line = [(0, -0.1, z), (0, -reach * 0.5, z + 0.02), (0, -reach * 0.84, z - 0.02), (0, -reach * 0.97, z - 0.3), (0, -reach, z - 0.8), (0, -reach, z - 1.0)]
    out += spout(name + "-spout", line, 0.42, 0.42)
    for s in (-1, 1):
        stem = [*FLANGE, (1.2, 0.42), (1.24, 0.5), (1.7, 0.52), (1.84, 0.46), (1.92, 0.3), (1.94, 0.001)]
        out.append(turned(f"{name}-stem{s}", stem, (s * c, z), crisp=True, sides=36))
        arm = swept(f"{name}-lever{s}", curve((0, -1.5, 0), (0, -1.52, 0.8), (0, -1.6, 1.7), (0, -1.66, 2.1), n=8), flat(lambda t: 0.2 - 0.04 * t, 0.2, 0.07), sharp=50)
        out += placed([arm], (s * c, 0, z))
    return out


KINDS = {f.__name__: f for f in (single, centreset, widespread, wall)}
