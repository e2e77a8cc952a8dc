"""The wood. One material for every piece: neutral light for the light passes, eight grain figures as AOVs.

Attributes read (geometry/mesh.py writes them): wp = inches along, across and through the board; b0 = offset along the
log and pith position; b1 = tilts of the board in the log and its tone; b2.x = 1 on end grain.
A grain value is 0 at the darkest and 1 at the lightest; the mean is about 0.6.
"""
import bpy

from nodes import Graph

AOVS = {"g1": ("oak", "qsoak", "bmaple"), "g2": ("maple", "cherry", "hickory"), "g3": ("walnut", "rustic", None)}


def ring_bands(g, r, spacing, seed, late=0.42, uneven=0.8):
    """Latewood 0..1 of growth rings `spacing` inches apart: slow rise, quick fall, no two rings alike."""
    p = (r + g.noise1(r * 0.9 + seed) * spacing * uneven) / spacing
    f = g.fract(p)
    band = g.step(f, 1 - late - 0.35, 0.86) * g.step(f, 1.0, 0.88)
    return band * (0.62 + g.noise1(p * 0.55 + seed) * 0.38)


def figures(g):
    """The eight figures as a dict of scalar sockets."""
    x, y, z = g.attribute("wp")
    xo, yo, zo = g.attribute("b0")
    ty, tz, tone = g.attribute("b1")
    end = g.attribute("b2")[0]
    sx = x + xo
    o2 = xo * 0.37

    def at(kx, ky, kz=None):
        return g.vec(sx * kx, y * ky + o2, z * (ky if kz is None else kz) - o2)

    # where this point lies in the log
    w1, w2, w3 = g.noise(at(0.022, 0.07), detail=1.5, three=True)
    fine = g.noise(at(0.16, 0.55), detail=1.0)
    cy = y - yo + ty * x + w1 * 1.15
    cz = z - zo + tz * x + w2 * 1.35
    r = g.hypot(cy, cz) + fine * 0.085

    fibre = g.noise(at(0.30, 5.5), detail=2.5, rough=0.6)
    hair = g.noise(at(0.75, 15.0), detail=1.0)
    streak = g.noise(at(0.020, 0.62), detail=2.5, rough=0.55)
    cloud = g.noise(at(0.13, 0.30), detail=2.0, rough=0.5)
    curl = g.noise(g.vec(sx * 0.5 + y * 0.28 + w3 * 0.9, y * 0.13 + o2, z * 0.2), detail=1.0)
    fleck = g.noise(at(1.6, 8.0), detail=0.0)

    late = ring_bands(g, r, 0.46, o2)
    soft = ring_bands(g, r, 0.66, o2 + 31.0, late=0.55)
    pores = g.step(hair, 0.22, 0.85) * (0.35 + (1.0 - late) * 0.65)
    base = {}

    base["oak"] = 0.74 - late * 0.30 - pores * 0.30 + fibre * 0.07 + streak * 0.075 + tone * 0.055

    # quarter-sawn: rings edge-on give straight lines; rays lie across them as pale, wandering flakes
    q = y + w1 * 0.35 + fine * 0.03 + (z - zo) * 0.15
    lines = ring_bands(g, q + o2, 0.27, o2 + 7.0)
    a = sx * 0.85 + y * 0.53 + w3 * 0.5
    b = y * 0.85 - sx * 0.53 + fine * 0.12
    ray = g.noise(g.vec(a * 0.5, b * 2.1 + o2, z * 0.8), detail=1.5, distortion=0.25)
    patch = g.step(cloud + w3 * 0.5, -0.55, 0.55)
    flake = g.step(ray, 0.30, 0.85) * patch
    base["qsoak"] = 0.66 - lines * 0.16 - pores * 0.15 + flake * 0.28 + fibre * 0.06 + streak * 0.05 + tone * 0.05

    # brown maple: plain sapwood, mineral streaks and a brown heart that come and go
    heart = g.step(streak * 0.75 + cloud * 0.28 + tone * 0.75, 0.10, 1.05)
    mineral = g.step(g.noise(at(0.045, 2.6), detail=1.0), 0.42, 0.95)
    base["bmaple"] = 0.71 - soft * 0.085 - heart * 0.26 - mineral * 0.15 + fibre * 0.04 + curl * 0.022 + cloud * 0.03 + tone * 0.03

    base["maple"] = 0.665 - soft * 0.075 + fibre * 0.032 + curl * 0.026 + cloud * 0.035 + streak * 0.025 + tone * 0.04 - g.step(fleck, 0.85, 1.2) * 0.05

    gum = g.step(fleck, 0.95, 1.25)
    base["cherry"] = 0.67 - soft * 0.15 + cloud * 0.065 + curl * 0.026 + fibre * 0.04 + streak * 0.05 - gum * 0.10 + tone * 0.055

    two = g.step(streak * 0.9 + tone * 0.95 + w3 * 0.30, -0.12, 0.40)
    base["hickory"] = 0.77 - two * 0.30 - late * 0.13 - pores * 0.15 + fibre * 0.06 + streak * 0.04

    base["walnut"] = 0.68 - late * 0.25 - g.step(streak, -0.1, 1.0) * 0.17 - pores * 0.15 + fibre * 0.06 + cloud * 0.075 + tone * 0.07

    # rustic: cherry with knots; rings bend round each knot
    v = g.node("ShaderNodeTexVoronoi", voronoi_dimensions="2D", feature="F1")
    g.put(g.vec(sx * 0.060, y * 0.105 + o2, z * 0.03), v.inputs["Vector"])
    v.inputs["Scale"].default_value = 1
    pick = g.split(v.outputs["Color"])
    from nodes import Val
    d = Val(g, v.outputs["Distance"]) * 10.0
    knot = g.step(pick[0], 0.38, 0.46)
    bend = g.step(d, 3.4, 0.2) * knot
    kr = ring_bands(g, r + bend * 1.6, 0.50, o2 + 11.0, late=0.5)
    core = g.step(d + fine * 0.12 + fibre * 0.05, 0.62, 0.36) * knot
    rim = g.step(d + fine * 0.12, 1.25, 0.5) * knot
    base["rustic"] = 0.69 - kr * (0.16 + bend * 0.14) + cloud * 0.07 + fibre * 0.045 + streak * 0.06 - gum * 0.09 + tone * 0.07 - rim * 0.17 - core * 0.30

    return {k: val - end * 0.10 for k, val in base.items()}


def build():
    """Make the material `wood`."""
    mat = bpy.data.materials.new("wood")
    mat.use_nodes = True
    tree = mat.node_tree
    g = Graph(tree)
    bsdf = tree.nodes["Principled BSDF"]
    bsdf.inputs["Base Color"].default_value = (0.42, 0.42, 0.42, 1)
    bsdf.inputs["Roughness"].default_value = 0.36
    bsdf.inputs["Specular"].default_value = 0.5
    values = figures(g)
    for name, three in AOVS.items():
        g.aov(name, color=g.rgb(*[g.math("MINIMUM", g.max(values[k], 0.0), 1.0) if k else 1.0 for k in three]))
    info = g.node("ShaderNodeObjectInfo")
    g.aov("mask", color=info.outputs["Color"])
    return mat
