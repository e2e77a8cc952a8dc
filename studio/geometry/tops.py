"""Table tops: an outline in plan, an edge profile swept along it, cut into edge-glued boards. Inches."""
import math

import bmesh
import bpy
import numpy as np

from .mesh import board_seed, finish, rng


def arc(cx, cy, rx, ry, a0, a1, n):
    """Points of an elliptical arc in plan, both ends included; degrees."""
    return [(cx + rx * math.cos(math.radians(a)), cy + ry * math.sin(math.radians(a))) for a in np.linspace(a0, a1, n)]


def outline(shape, length, width):
    """Counter-clockwise plan of a top."""
    x, y, kind = length / 2, width / 2, shape["kind"]
    if kind == "rectangle":
        return [(x, -y), (x, y), (-x, y), (-x, -y)]
    if kind == "clipped":
        c = shape["cut"]
        return [(x, -y + c), (x, y - c), (x - c, y), (-x + c, y), (-x, y - c), (-x, -y + c), (-x + c, -y), (x - c, -y)]
    if kind == "rounded":
        r, out = shape["radius"], []
        for cx, cy, a in ((x - r, -y + r, -90), (x - r, y - r, 0), (-x + r, y - r, 90), (-x + r, -y + r, 180)):
            out += arc(cx, cy, r, r, a, a + 90, 15)
        return out
    if kind == "boat":
        e = shape["end"] / 2
        sag = y - e
        radius = (x * x + sag * sag) / (2 * sag)
        half = math.degrees(math.asin(x / radius))
        top = arc(0, y - radius, radius, radius, 90 - half, 90 + half, 41)
        return top + [(-px, -py) for px, py in top]
    if kind == "ellipse":
        return arc(0, 0, x, y, 0, 360, 181)[:-1]
    if kind == "doubled":
        return arc(x - y, 0, y, y, -90, 90, 61) + arc(-x + y, 0, y, y, 90, 270, 61)
    if kind == "octagon":
        return [(x / math.cos(math.pi / 8) * math.cos(math.radians(a)), y / math.cos(math.pi / 8) * math.sin(math.radians(a)))
                for a in np.arange(22.5, 360, 45)]
    raise ValueError(f"no such shape kind: {kind}")


def profile(rows):
    """Expand an edge's data rows to [(inset, depth)...] from the flat of the top down to the underside."""
    out = []
    for row in rows:
        if "at" in row:
            out.append(tuple(row["at"]))
            continue
        cx, cd, rx, rd, a0, a1 = row["arc"]
        for a in np.linspace(math.radians(a0), math.radians(a1), max(4, int(abs(a1 - a0) / 9))):
            out.append((cx - rx * math.cos(a), cd - rd * math.sin(a)))
    return out


def miter(points):
    """Unit inset direction times mitre length at every point of a convex counter-clockwise outline."""
    p = np.array(points)
    d1 = p - np.roll(p, 1, 0)
    d2 = np.roll(p, -1, 0) - p
    n1 = np.c_[-d1[:, 1], d1[:, 0]] / np.linalg.norm(d1, axis=1)[:, None]
    n2 = np.c_[-d2[:, 1], d2[:, 0]] / np.linalg.norm(d2, axis=1)[:, None]
    m = n1 + n2
    return m / (np.sum(m * n1, axis=1)[:, None])


def seams(name, width, limits):
    """Where the glue lines run across a top of this width: boards of uneven width, none thinner than 3 inches."""
    r = rng("seams", name)
    out, y = [], -width / 2
    while True:
        y += r.uniform(*limits)
        if y > width / 2 - 3:
            return out
        out.append(y)


def top(name, shape, rows, data, length, width, height, lines=None, key="board"):
    """One top whose face is at `height`. Boards depend on the size only, so every shape shows the same wood.

    lines: glue lines across the width, if not left to chance; key: another key gives other boards.
    """
    pts = np.array(outline(shape, length, width))
    inward = miter(pts)
    prof = profile(rows)
    bm = bmesh.new()
    loops = []
    for inset, depth in prof:
        loops.append([bm.verts.new((*(p + m * inset), height - depth)) for p, m in zip(pts, inward)])
    n = len(pts)
    for a, b in zip(loops, loops[1:]):
        for i in range(n):
            j = (i + 1) % n
            bm.faces.new((a[i], b[i], b[j], a[j]))
    bm.faces.new(loops[0])
    bm.faces.new(loops[-1][::-1])
    lines = lines or seams(f"{length}x{width}", width, data["boards"])
    for y in lines:
        geom = bm.verts[:] + bm.edges[:] + bm.faces[:]
        bmesh.ops.bisect_plane(bm, geom=geom, plane_co=(0, y, 0), plane_no=(0, 1, 0))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    boards = []
    limits = [-width / 2, *lines, width / 2]
    for k in range(len(limits) - 1):
        r = rng(key, length, width, k)
        (xo, yo, zo), b1 = board_seed(r, 1.4)
        mid = (limits[k] + limits[k + 1]) / 2
        boards.append(((xo, yo + mid, zo), b1))
    ys = np.empty(len(mesh.polygons) * 3)
    mesh.polygons.foreach_get("center", ys)
    index = np.clip(np.searchsorted(lines, ys.reshape(-1, 3)[:, 1]), 0, len(boards) - 1)
    return finish(mesh, name, "top", "x", None, None, [boards[i] for i in index], (0, 0, height), 32)
