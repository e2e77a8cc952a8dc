"""Tops of single planks: breadboard ends, and a slab with the line of the bark along its front. Inches."""
import bmesh
import bpy
import numpy as np

from geometry.mesh import MASKS, block, board_seed, finish, rng
from geometry.outlines import wild_sides
from geometry.tops import BARK_TONE, seams

END = 3.0  # width of a breadboard end
PROUD = 0.0625
EASE = 0.07


def solid(obj):
    """A top is made like a table's, but the mask of these pictures tells clear panes from the rest (piece.py)."""
    obj.color = MASKS["part"]
    return obj


def breadboard(name, row, x, y0, y1, low):
    """Planks side by side between two ends whose grain runs across."""
    high = low + row["thick"]
    cuts = [y0, *(y + (y0 + y1) / 2 for y in seams(name, y1 - y0, row["boards"])), y1]
    out = [block(f"{name}-plank{k}", "part", (-x + END, a + PROUD * (k == 0), low), (x - END, c, high), "x", 0.035)
           for k, (a, c) in enumerate(zip(cuts, cuts[1:]))]
    for s in (-1, 1):
        lo, hi = sorted((s * x, s * (x - END)))
        out.append(block(f"{name}-end{s}", "part", (lo, y0, low - PROUD), (hi, y1, high + PROUD), "y", EASE))
    return out


def wild(name, row, x, y0, y1, low):
    """One slab whose front falls away as the log's outside did; the other three sides are sawn."""
    inset, width = wild_sides({"seed": name})[-1]
    xs = np.linspace(-x, x, int(x * 4) + 1)
    thick = row["thick"]
    line, slope = y0 + inset(xs) * row["sway"] - row["over"], width(xs)
    bm = bmesh.new()
    loops = []
    for down in [0, 0.02, *np.linspace(0.08, 0.94, 15) * thick, thick]:
        t = down / thick
        ease = {0: EASE, 0.02: EASE * 0.4}.get(down, 0) if t < 0.5 else EASE * (t == 1)
        fall = max(0, 1 - t / 0.9) ** 1.5 + max(0, t - 0.9) * 1.6
        bumps = 0.035 * (np.sin(xs * 2.1 + t * 5) + np.sin(xs * 4.7 - t * 9) + np.sin(xs * 8.3 + t * 14) * 0.6) * np.sin(np.pi * min(t, 1))
        front = [(np.clip(px, -x + ease, x - ease), py, low + thick - down) for px, py in zip(xs, line + slope * fall + bumps)]
        loops.append([bm.verts.new(p) for p in [*front, (x - ease, y1, low + thick - down), (-x + ease, y1, low + thick - down)]])
    n = len(loops[0])
    for a, c in zip(loops, loops[1:]):
        for i in range(n):
            j = (i + 1) % n
            bm.faces.new((a[i], c[i], c[j], a[j]))
    bm.faces.new(loops[0])
    bm.faces.new(loops[-1][::-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    is_bark = [abs(f.normal.z) < 0.985 and f.normal.y < -0.2 and abs(f.normal.x) < 0.75 for f in bm.faces]
    bm.free()
    obj = finish(mesh, name, "top", "x", board_seed(rng(name), 1.4), None, None, (0, (y0 + y1) / 2, low + thick), 50)
    marks = np.empty(len(is_bark) * 3, np.float32)
    tones = obj.data.attributes["b1"].data
    tones.foreach_get("vector", marks)
    marks[2::3] = np.where(is_bark, BARK_TONE, marks[2::3])
    tones.foreach_set("vector", marks)
    return solid(obj)
