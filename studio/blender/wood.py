"""The wood. One material for every piece: neutral light for the light passes, eleven grain figures and reliefs as AOVs.

Attributes read (geometry/mesh.py writes them): wp = inches along, across and through the board; b0 = offset along the
log and pith position; b1 = tilts of the board in the log and its tone, -1..1 and less on the log's outside; b2 = 1 on
end grain (2 more on the sides of a top), where the board is glued to its neighbours (positions across).
"""

from __future__ import annotations

import bpy
from bpy.types import Material, Node, NodeSocket

import figures as names
from blender import grain_shader, relief_shader
from blender.nodes import Board, Graph, Val, Value

NEUTRAL = (names.NEUTRAL, names.NEUTRAL, names.NEUTRAL, 1)
FILM = 0.27  # roughness of a film on planed wood
SWAY = 0.6  # inches that fibres sway from the line of their board
CROOKED = 0.75  # inches that the pith wanders from a straight line
FEATHER = 0.03  # inches that a ring strays from fibre to fibre
LOG_SIDE = 0.75  # and on the log's outside, whose dips would glint like ice


def board(g: Graph) -> Board:
    """Where a point lies in its board and in the log: the sockets every figure is made of."""
    x, y, z = g.attribute("wp")
    xo, yo, zo = g.attribute("b0")
    ty, tz, tone = g.attribute("b1")
    b = {"y": y, "z": z, "tone": tone, "sx": x + xo, "o": xo * 0.37, "yo": yo, "zo": zo}
    b["outside"] = g.step(tone, -1.5, -2.0)
    cut, low, high = g.attribute("b2")
    b["side"] = g.step(cut, 1.4, 1.6)
    b["end"] = cut - b["side"] * 2.0
    b["joint"] = g.step(g.min(y - low, high - y), 0.05, 0.015)
    sx, o = b["sx"], b["o"]

    def at(kx: float, ky: float, kz: float | None = None) -> Val:
        return g.vec(sx * kx, y * ky + o, z * (ky if kz is None else kz) - o)

    b["at"] = at
    b["w1"], w2, b["w3"] = g.noise(at(0.022, 0.07), detail=1.0, three=True)
    b["fine"] = g.noise(at(0.16, 0.55), detail=1.0)
    b["r"] = g.hypot(y - yo + ty * x + b["w1"] * CROOKED, z - zo + tz * x + w2 * CROOKED) + b["fine"] * 0.085

    def along(kx: float, ky: float) -> Val:
        # fibres that lie dead straight, and end within a hand's breadth, look brushed on
        return g.vec(sx * kx, (y + b["w1"] * SWAY) * ky + o, (z + w2 * SWAY) * ky - o)

    b["fibre"] = g.noise(along(0.07, 5.5), detail=2.0, rough=0.6)
    b["hair"] = g.noise(along(0.16, 16.0), detail=1.0)
    # where a face runs along a ring, fibres are what its edge is made of
    b["r"] = b["r"] + (b["fibre"] + b["hair"] * 0.3) * FEATHER
    b["streak"] = g.noise(along(0.012, 0.62), detail=3.0, rough=0.55)
    # heartwood is stained ring by ring: lines that run up a board's middle and back, as its rings do
    b["stain"] = g.noise(g.vec(sx * 0.006, b["r"] * 0.95 + o, o), detail=2.0, rough=0.6)
    b["cloud"] = g.noise(at(0.045, 0.30), detail=1.0, rough=0.5)
    b["curl"] = g.noise(g.vec(sx * 0.5 + y * 0.28 + b["w3"] * 0.9, y * 0.13 + o, z * 0.2), detail=1.0)
    b["fleck"] = g.noise(at(1.6, 9.0), detail=0.0)
    return b


def build() -> Material:
    """Make the material `wood`."""
    mat = bpy.data.materials.new("wood")
    mat.use_nodes = True
    g = Graph(mat.node_tree)
    b = board(g)
    neutral(g, FILM + b["outside"] * (LOG_SIDE - FILM))
    values = {
        **grain_shader.figures(g, b),
        **relief_shader.reliefs(g, b),
        "uneven": 0.5 + b["cloud"] * 0.16 + b["fine"] * 0.14,
    }
    for name, three in {**names.GRAIN, **names.RELIEF}.items():
        g.aov(name, color=g.rgb(*[g.min(g.max(values[k], 0.0), 1.0) for k in three]))
    return mat


def specular_of(bsdf: Node) -> NodeSocket:
    """The socket of the film's strength, whose name changed with Blender 4."""
    return bsdf.inputs["Specular"] if "Specular" in bsdf.inputs else bsdf.inputs["Specular IOR Level"]


def neutral(g: Graph, roughness: Value) -> None:
    """The closure of the light passes: mid-grey under a clear film."""
    bsdf = g.tree.nodes["Principled BSDF"]
    bsdf.inputs["Base Color"].default_value = NEUTRAL
    g.put(roughness, bsdf.inputs["Roughness"])
    specular_of(bsdf).default_value = 0.5
