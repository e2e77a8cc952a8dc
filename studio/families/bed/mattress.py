"""The mattress: a tufted top panel, a border, piped edges. Inches."""

import numpy as np
from bpy.types import Object

from families.bed import drape
from families.bed.frame import Bed
from geometry.joinery import rod
from geometry.mesh import make, rings, rounded_square

LOW = 13.0
CORNER, EDGE, PIPE = 4.0, 1.5, 0.26
PUFF = (6.5, 0.6)  # size of the stitched diamonds and how far they swell
IN = 0.25
STEP = 0.4  # between the points of a panel: seams are narrow


def ring(bed: Bed, inset: float, z: float, steps: int = 8) -> np.ndarray:
    """Points round the mattress, and how far along it each lies."""
    pts = np.array(rounded_square(0, 0, bed.hw - IN - inset, bed.hl - IN - inset, CORNER - inset * 0.5, steps))
    return np.c_[pts, np.full(len(pts), z)]


def border(bed: Bed, top: float) -> Object:
    """The sides, a little swollen, from pipe to pipe; its stripes stand upright."""
    levels = np.linspace(0, 1, 9)
    loops = [ring(bed, 0.35 - 0.35 * np.sin(np.pi * t) ** 0.6, LOW + 0.9 + (top - LOW - 1.8) * t) for t in levels]
    loops = [np.vstack([p, p[:1]]) for p in loops]
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(loops[0][:, :2], axis=0), axis=1))]
    wood = np.array([(a, p[2], 0) for loop in loops for a, p in zip(along, loop)])
    verts, faces = rings([[tuple(p) for p in loop] for loop in loops], closed=False, caps=False)
    return make(f"mattress-border-{bed.token}", "part", verts, faces, "x", None, wood, sharp=60, material="cloth")


def panel(bed: Bed, z: float, up: float, name: str) -> Object:
    """Top or underside: from the pipe over a soft edge to the middle, stitched in diamonds, without stripes."""
    hx, hy = bed.hw - IN, bed.hl - IN
    u = np.linspace(-1, 1, int(2 * hx / STEP))
    v = np.linspace(-1, 1, int(2 * hy / STEP))
    uu, vv = np.meshgrid(u, v)
    x, y = hx * uu, hy * vv
    qx, qy = np.maximum(np.abs(x) - (hx - CORNER), 0), np.maximum(np.abs(y) - (hy - CORNER), 0)
    far = np.maximum(np.maximum(qx, qy), 1e-9) / np.maximum(np.hypot(qx, qy), 1e-9)
    x, y = np.sign(x) * (np.abs(x) - qx + qx * far), np.sign(y) * (np.abs(y) - qy + qy * far)
    qx, qy = np.maximum(np.abs(x) - (hx - CORNER), 0), np.maximum(np.abs(y) - (hy - CORNER), 0)
    near = np.clip(CORNER - np.hypot(qx, qy), 0, CORNER)
    swell = drape.dome(near, 3.0)
    size, high = PUFF
    a, b = (x + y) / size, (x - y) / size
    line = np.minimum(np.abs(a - np.round(a)), np.abs(b - np.round(b))) * size * 0.7
    puff = high * drape.dome(line, 1.4)
    soft = drape.waves(f"mattress/{name}", 8, 14, 40)
    depth = swell * (EDGE - 0.6 - high + puff + 0.06 * soft(x, y))
    # plain cloth: stripes that lie aslant break into dashes, and quilts have none
    return drape.sheet(name, np.stack([x, y, z + up * depth], -1), np.stack([x * 0, y, x], -1))


def mattress(thick: float, bed: Bed) -> list[Object]:
    top = LOW + thick
    pipes = [ring(bed, 0.05, z) for z in (top - 0.95, LOW + 0.95)]
    cords = [
        rod(f"mattress-pipe-{bed.token}-{k}", "part", np.vstack([p, p[:1]]), PIPE, 8, "cloth")
        for k, p in enumerate(pipes)
    ]
    return [
        border(bed, top),
        panel(bed, top - 0.9, 1, f"mattress-top-{bed.token}"),
        panel(bed, LOW + 0.9, -1, f"mattress-low-{bed.token}"),
        *cords,
    ]
