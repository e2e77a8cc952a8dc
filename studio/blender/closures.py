"""Materials beside wood: neutral light closures with a gloss of their own; stone and cloth write figures as wood does.

Figures are grey pictures, 0 dark to 1 light (materials in studio/materials say what colours they become). `wp` is
in inches.
"""

from __future__ import annotations

import bpy

import figures
from blender import wood
from blender.nodes import Graph, Val

GLOSS = {"steel": 0.32, "metal": 0.16, "stone": 0.16, "ceramic": 0.10, "cloth": 0.85, "glass": 0.08, "dark": 0.9}


DARK = (0.05, 0.05, 0.05, 1)
MIRROR = (0.4, 0.4, 0.4, 1)  # of what metals reflect, so that the panel tells a lamp from a white ceiling


def build() -> None:
    """Make every material; `dark` is the inside of a case that nobody looks into."""
    for name, rough in GLOSS.items():
        mat = bpy.data.materials.new(name)
        mat.use_nodes = True
        g = Graph(mat.node_tree)
        if name == "metal":
            metal(g, rough)
        else:
            wood.neutral(g, rough)
        if name in figures.FIGURES:
            values = {"stone": stone, "cloth": cloth}[name](g)
            for aov, keys in figures.FIGURES[name].items():
                g.aov(aov, color=g.rgb(*[g.min(g.max(values[k], 0.0), 1.0) for k in keys]))
    bpy.data.materials["dark"].node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = DARK


def metal(g: Graph, rough: float) -> None:
    """A white mirror over the neutral body: the panels tell what a metal reflects and what a lacquer on it scatters,
    and studio/materials/metals.yaml how much of each a finish shows.
    """
    g.tree.nodes.remove(g.tree.nodes["Principled BSDF"])
    body, mirror, both = (g.node(f"ShaderNode{kind}") for kind in ("BsdfDiffuse", "BsdfAnisotropic", "AddShader"))
    body.inputs["Color"].default_value = wood.NEUTRAL
    mirror.inputs["Color"].default_value = MIRROR
    mirror.inputs["Roughness"].default_value = rough
    g.tree.links.new(body.outputs[0], both.inputs[0])
    g.tree.links.new(mirror.outputs[0], both.inputs[1])
    g.tree.links.new(both.outputs[0], g.tree.nodes["Material Output"].inputs["Surface"])


def stone(g: Graph) -> dict[str, Val]:
    """vein: marble and soapstone, veins at 30 degrees; speck: quartz; cloudy: honed quartz."""
    x, y, z = g.attribute("wp")
    u, v = x * 0.866 + y * 0.5, y * 0.866 - x * 0.5
    warp = g.noise(g.vec(x * 0.05, y * 0.05, z * 0.05), detail=3.0)
    broad = g.abs(g.noise(g.vec(u * 0.018, v * 0.075 + warp * 0.55, z * 0.05), detail=2.0))
    fine = g.abs(g.noise(g.vec(u * 0.05 + 9.0, v * 0.16 + warp * 0.9, z * 0.1 + 4.0), detail=2.0))
    cloud = g.noise(g.vec(x * 0.035, y * 0.05, z * 0.05 + 2.0), detail=3.0)
    grit = g.noise(g.vec(x * 5.0, y * 5.0, z * 5.0), detail=1.0)
    vein = 0.80 - g.step(broad, 0.20, 0.0) * 0.42 - g.step(fine, 0.10, 0.0) * 0.22 + cloud * 0.09
    return {"vein": vein, "speck": 0.62 + grit * 0.12 + cloud * 0.05, "cloudy": 0.6 + cloud * 0.10 + grit * 0.06}


def cloth(g: Graph) -> dict[str, Val]:
    """Woven, hide, mattress ticking, washed linen."""
    x, y, z = g.attribute("wp")
    slub = (
        g.noise(g.vec(x * 0.35, y * 6.0, z), detail=1.0) * 0.07
        + g.noise(g.vec(x * 6.0, y * 0.35, z + 3.0), detail=1.0) * 0.07
    )
    n = 13.0  # threads an inch
    a, b = g.math("SINE", x * (n * 3.1416)), g.math("SINE", y * (n * 3.1416))
    weave = 0.60 + a * b * 0.13 + slub
    stripe = g.step(g.abs(g.fract(x / 1.5) - 0.5), 0.10, 0.065)
    cloud = g.noise(g.vec(x * 0.12, y * 0.12, z * 0.12), detail=2.0)
    grain = g.noise(g.vec(x * 3.2, y * 3.2, z * 3.2), detail=2.0)
    crease = g.abs(g.noise(g.vec(x * 0.22 + grain * 0.05, y * 0.22, z * 0.22), detail=3.0))
    return {
        "weave": weave,
        "hide": 0.60 + grain * 0.055 + cloud * 0.09 - g.step(crease, 0.05, 0.0) * 0.10,
        "ticking": 0.72 + slub * 0.6 - stripe * 0.38,
        "linen": 0.62 + slub * 1.3 + cloud * 0.05 + a * b * 0.05,
    }
