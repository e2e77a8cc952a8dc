"""Shallow reliefs of surface treatments as light: 0.5 is flat, above faces the key light, below
turns from it. Inches.
"""

from __future__ import annotations

from blender.nodes import Board, Graph, Val

KEY = (-0.592, -0.415, 0.691)  # toward the key light of every stage.yaml
KERFS_APART = 0.25  # inches
DENTS_APART = 2.2  # inches between the middles of dents, in space; a face shows those that it cuts


def planed(g: Graph, b: Board) -> Val:
    """Scallops of a hand plane: shallow hollows some 7 in long and 1.3 in wide along the board, no two alike, with soft
    ridges between them.
    """
    u, v = b["sx"] / 7.0 + b["o"], b["y"] / 1.3 + b["w3"] * 0.35 + b["o"] * 3.0
    cell = g.node("ShaderNodeTexVoronoi", voronoi_dimensions="2D", feature="SMOOTH_F1")
    g.put(g.vec(u, v, 0.0), cell.inputs["Vector"])
    for name, value in {"Scale": 1.0, "Smoothness": 0.22, "Randomness": 0.8}.items():
        cell.inputs[name].default_value = value
    middle_u, middle_v, _ = g.split(cell.outputs["Position"])
    pick, _, _ = g.split(cell.outputs["Color"])
    return 0.5 + ((v - middle_v) * 0.75 + (u - middle_u) * 0.12) * (0.45 + pick * 0.55)


def kerf(g: Graph, b: Board) -> Val:
    """Lines of a saw straight across the board, a quarter inch apart: each as deep as its tooth stood out, some scored,
    and patches that a plane has touched.
    """
    sx, y, o = b["sx"], b["y"], b["o"]
    p = (sx + y * (b["tone"] * 0.10 + 0.03) + b["w3"] * 0.25 + g.noise1(sx * 0.8 + o) * 0.06) / KERFS_APART
    line = p - g.fract(p)
    depth = 0.45 + g.noise1(line * 0.73 + o * 5.0) * 0.45
    scored = g.step(g.noise1(line * 0.61 + o * 9.0), 0.45, 0.75)
    touched = g.step(b["cloud"] + b["w1"] * 0.5, -0.9, 0.5)
    wave = g.math("SINE", p * 6.2832) + g.math("SINE", p * 12.566 + 1.1) * 0.45
    return 0.5 + wave * g.max(depth, 0.12) * (0.22 + scored * 0.14) * (0.45 + touched * 0.55)


def dents(g: Graph) -> Val:
    """Dents of what fell on it, round to long, lit on the side that faces the key; worm holes, short scratches.

    They lie in space, not in a board's own inches: on an upright board a dent that is lit as on a level one looks like
    a wart, and on a face across its board a scratch runs from edge to edge.
    """
    point = g.node("ShaderNodeNewGeometry")
    place, normal = g.split(point.outputs["Position"]), g.split(point.outputs["Normal"])
    v = g.node("ShaderNodeTexVoronoi", voronoi_dimensions="3D", feature="F1")
    g.put(g.vec(*[axis / DENTS_APART for axis in place]), v.inputs["Vector"])
    v.inputs["Scale"].default_value = 1
    away = [axis - at * DENTS_APART for axis, at in zip(place, g.split(v.outputs["Position"]))]
    chance = g.split(v.outputs["Color"])
    above = g.dot(away, normal)
    flat = [axis - n * above for axis, n in zip(away, normal)]
    pick = chance[0]
    hole = g.step(g.length(flat), 0.072, 0.039) * g.step(pick, 0.28, 0.26)
    scratched = g.step(pick, 0.29, 0.31) * g.step(pick, 0.44, 0.42)
    return 0.5 + bowl(g, flat, above, chance) - hole * 0.5 - scratch(g, flat, normal, chance) * scratched * 0.24


def bowl(g: Graph, flat: list[Val], above: Val, chance: list[Val]) -> Val:
    """How far the wall of a dent turns to the key: `flat` from its middle, which lies `above` under the face."""
    pick, size, turn = chance
    # a thing's edge leaves a long dent, its corner a round one
    edge = [turn - 0.5, size - 0.5, pick - 0.72]
    along = g.dot(flat, edge) / g.max(g.dot(edge, edge), 0.01) * g.step(turn, 0.35, 0.7) * 0.75
    near = [axis - way * along for axis, way in zip(flat, edge)]
    radius = 0.16 + size * size * 0.32
    depth = g.max(1.0 - g.abs(above) / radius, 0.0) * g.step(pick, 0.42, 0.46)
    far = g.length(near) / radius
    wall = g.step(far, 1.1, 0.75) * g.min(far * 1.6, 1.0)
    faces_key = g.dot(near, KEY) / g.max(far * radius, 0.02)
    return wall * depth * faces_key * -0.5


def scratch(g: Graph, flat: list[Val], normal: list[Val], chance: list[Val]) -> Val:
    """1 in a straight scratch of about 1.5 in, `flat` from its middle."""
    pick, size, turn = chance
    heading = [turn - 0.5, size - 0.5, (pick - 0.365) * 5.0]
    out = g.dot(heading, normal)
    course = g.math("SQRT", g.max(g.dot(heading, heading) - out * out, 0.003))
    ahead = g.dot(flat, heading) / course
    aside = g.math("SQRT", g.max(g.dot(flat, flat) - ahead * ahead, 0.0))
    return g.step(aside, 0.040, 0.015) * g.step(g.abs(ahead), 0.9, 0.6)


def reliefs(g: Graph, b: Board) -> dict[str, Val]:
    """Planed, kerf and dents as scalar sockets, clipped to 0..1 by the caller."""
    return {"planed": planed(g, b), "kerf": kerf(g, b), "dents": dents(g)}
