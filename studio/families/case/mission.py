"""The mission pull: a hammered plate with a square bail. Of metal, at the origin (hardware_shapes.py). Inches."""

from dataclasses import dataclass
from typing import Literal

import numpy as np
from bpy.types import Object

from families.case.bails import hanging
from families.case.hardware_shapes import turned
from families.case.pulls import Pull
from geometry.log import rng
from geometry.mesh import make
from geometry.points import Pair, grid, moved


@dataclass(frozen=True)
class Mission(Pull):
    kind: Literal["mission"]
    plate: Pair
    thick: float


def hammered(name: str, hx: float, hz: float, thick: float) -> Object:
    """A square-cornered plate whose face shows the hammer: shallow hollows side by side."""
    r = rng("hammer", hx, hz)
    dents = [
        (r.uniform(-hx, hx), r.uniform(-hz, hz), r.uniform(0.2, 0.34), r.uniform(0.016, 0.03))
        for _ in range(int(hx * hz * 34))
    ]
    nx, nz = int(hx * 26), int(hz * 26)
    xs, zs = np.linspace(-hx, hx, nx), np.linspace(-hz, hz, nz)
    gx, gz = np.meshgrid(xs, zs)
    depth = np.zeros_like(gx)
    for x, z, wide, deep in dents:
        depth = np.maximum(depth, deep * np.clip(1 - ((gx - x) ** 2 + (gz - z) ** 2) / wide**2, 0, 1))
    rim = np.minimum(hx - abs(gx), hz - abs(gz))
    out = thick - depth * np.clip(rim / 0.05, 0, 1) - 0.035 * np.clip(1 - rim / 0.05, 0, 1)
    verts = [(float(x), -float(o), float(z)) for x, o, z in zip(gx.ravel(), out.ravel(), gz.ravel())]
    faces = grid(nz, nx)
    edge = [
        *range(nx),
        *(j * nx + nx - 1 for j in range(1, nz)),
        *((nz - 1) * nx + i for i in range(nx - 2, -1, -1)),
        *(j * nx for j in range(nz - 2, 0, -1)),
    ]
    base = len(verts)
    verts += [(verts[k][0], 0.0, verts[k][2]) for k in edge]
    n = len(edge)
    faces += [(edge[k], base + k, base + (k + 1) % n, edge[(k + 1) % n]) for k in range(n)]
    return make(name, "part", verts, faces, sharp=40, material="metal")


BAIL = 0.2  # thick: a thinner one is lost on its plate in the picture of a whole case
NAIL = [(0, 0.13), (0.03, 0.13), (0.05, 0.115), (0.085, 0.07), (0.1, 0.005)]
STUD = [
    (0, 0.2),
    (0.05, 0.2),
    (0.1, 0.17),
    (0.13, 0.13),
    (0.34, 0.13),
    (0.4, 0.17),
    (0.46, 0.17),
    (0.52, 0.1),
    (0.535, 0.005),
]


def mission(name: str, row: Mission, on_door: bool) -> list[Object]:
    """A hammered plate with a square bail; on doors the plate stands upright."""
    wide, high = row.plate[::-1] if on_door else row.plate
    hx, hz, t = wide / 2, high / 2, row.thick
    reach, drop, eyes = (hx * 0.62, hz * 0.72, hz * 0.30) if on_door else (hx * 0.66, hz * 1.02, hz * 0.34)
    parts = [
        hanging(name, reach, drop, 0.42, BAIL, True),
        *(turned(f"{name}-stud{s}", STUD, (s * reach, 0), sides=24) for s in (-1, 1)),
    ]
    nails = [
        turned(f"{name}-nail{a}{c}", NAIL, (a * (hx - 0.24), c * (hz - 0.24)), sides=20)
        for a in (-1, 1)
        for c in (-1, 1)
    ]
    return [
        hammered(name + "-plate", hx, hz, t),
        *moved(parts, (0, 0, eyes)),
        *moved(nails, (0, 0.03 - t, 0)),
    ]
