"""Eight figures of wood as arithmetic. A value is 0 at the darkest and 1 at the lightest; the mean is about 0.6."""

from __future__ import annotations

from blender.nodes import Board, Graph, Val


def bands(g: Graph, r: Val, spacing: float, seed: Val | float, late: float = 0.42, uneven: float = 0.8) -> Val:
    """Latewood 0..1 of growth rings `spacing` inches apart: slow rise, quick fall, no two rings alike."""
    p = (r + g.noise1(r * 0.9 + seed) * spacing * uneven) / spacing
    f = g.fract(p)
    band = g.step(f, 1 - late - 0.35, 0.86) * g.step(f, 1.0, 0.88)
    return band * (0.55 + g.noise1(p * 0.55 + seed) * 0.45)


def quarter_sawn(g: Graph, b: Board, pores: Val) -> Val:
    """Rings edge-on give straight lines; rays lie across them as pale, wandering flakes that come and go."""
    sx, y, z = b["sx"], b["y"], b["z"]
    q = y + b["w1"] * 0.35 + b["fine"] * 0.03 + (z - b["zo"]) * 0.15
    lines = bands(g, q + b["o"], 0.21, b["o"] + 7.0)
    a = sx * 0.80 + y * 0.60 + b["w3"] * 0.6
    c = y * 0.80 - sx * 0.60 + b["fine"] * 0.16
    ray = g.noise(g.vec(a * 0.42, c * 1.9 + b["o"], z * 0.8), detail=1.0, distortion=0.35)
    patch = g.step(b["cloud"] + b["w3"] * 0.5, -0.6, 0.45) * (1.0 - b["side"])
    flake = g.step(ray + b["fibre"] * 0.08, 0.32, 0.80) * patch
    shade = g.step(ray, 0.05, 0.34) * g.step(ray, 0.60, 0.34) * patch  # a flake has a darker margin
    return (
        0.63
        - lines * 0.17
        - pores * 0.14
        + flake * 0.30
        - shade * 0.05
        + b["fibre"] * 0.05
        + b["streak"] * 0.05
        + b["tone"] * 0.075
    )


def knots(g: Graph, b: Board) -> tuple[Val, Val]:
    """(inches from the nearest knot's middle in knot radii, how far its pull on the rings reaches 0..1) of rustic
    boards.
    """
    kx, ky = 0.055, 0.125
    v = g.node("ShaderNodeTexVoronoi", voronoi_dimensions="2D", feature="F1")
    g.put(g.vec(b["sx"] * kx, b["y"] * ky + b["o"], 0.0), v.inputs["Vector"])
    v.inputs["Scale"].default_value = 1
    px, py, _ = g.split(v.outputs["Position"])
    pick, size, _ = g.split(v.outputs["Color"])
    ex = b["sx"] - px / kx
    ey = b["y"] - (py - b["o"]) / ky
    there = g.step(pick, 0.36, 0.40)
    radius = 0.30 + size * 0.55
    wobble = b["fine"] * 0.07 + b["fibre"] * 0.03
    d = g.hypot(ex * 0.80, ey) / radius + wobble
    pull = g.step(g.hypot(ex * 0.36, ey) / radius, 3.6, 0.3) * there
    return d + (1.0 - there) * 50.0, pull


def figures(g: Graph, b: Board) -> dict[str, Val]:
    """The eight figures as a dict of scalar sockets."""
    r, o, tone, fibre, streak, cloud, fleck = (b[k] for k in ("r", "o", "tone", "fibre", "streak", "cloud", "fleck"))
    ring = bands(g, r, 0.31, o)
    soft = bands(g, r, 0.52, o + 31.0, late=0.55)
    pores = g.step(b["hair"], 0.15, 0.80)
    open_pores = pores * (0.30 + ring * 0.70)  # ring-porous woods: the vessels crowd in the early wood
    gum = g.step(fleck, 0.86, 1.10)
    base = {}

    base["oak"] = 0.80 - ring * 0.24 - open_pores * 0.22 + fibre * 0.06 + streak * 0.05 + cloud * 0.03 + tone * 0.14

    base["qsoak"] = quarter_sawn(g, b, open_pores)

    # brown maple: plain sapwood, mineral streaks and a brown heart that come and go
    heart = g.step(streak * 0.95 + cloud * 0.22 + tone * 0.60 + b["w3"] * 0.25, 0.0, 0.75)
    mineral = g.step(g.noise(b["at"](0.040, 2.4), detail=1.0), 0.40, 0.85)
    base["bmaple"] = (
        0.74
        - soft * 0.06
        - heart * (0.27 + fibre * 0.06)
        - mineral * 0.17
        + fibre * 0.035
        + b["curl"] * 0.022
        + cloud * 0.03
        + tone * 0.08
    )

    base["maple"] = (
        0.68
        - soft * 0.075
        + fibre * 0.026
        + b["curl"] * 0.032
        + cloud * 0.018
        + streak * 0.025
        + tone * 0.085
        - g.step(fleck, 0.85, 1.2) * 0.05
    )

    base["cherry"] = (
        0.68
        - soft * 0.14
        + cloud * 0.055
        + b["curl"] * 0.028
        + fibre * 0.038
        + streak * 0.055
        - gum * 0.17
        + tone * 0.125
    )

    # hickory: the boundary of heart and sap follows the rings, and every board was cut elsewhere in the log
    two = g.step(r + streak * 0.55 - tone * 2.4, 5.3, 4.6)
    base["hickory"] = 0.83 - two * 0.33 - ring * 0.11 - open_pores * 0.17 + fibre * 0.055 + streak * 0.04 + cloud * 0.03

    base["walnut"] = (
        0.72
        - ring * 0.19
        - g.step(streak + cloud * 0.3, -0.05, 0.85) * 0.22
        - pores * 0.16
        + fibre * 0.06
        + cloud * 0.06
        + tone * 0.125
    )

    # rustic: cherry with knots: rings part round each, a dark rim, rings of its own, a checked core
    d, pull = knots(g, b)
    bent = bands(g, r + pull * 1.9, 0.42, o + 11.0, late=0.5)
    inside = g.step(d, 1.08, 0.94)
    rim = g.step(d, 1.55, 1.02) * 0.55 + inside * 0.45
    own = bands(g, d * 0.9, 0.23, o + 3.0) * inside
    core = g.step(d + b["curl"] * 0.12, 0.42, 0.16)
    plain = (
        0.71 - bent * (0.15 + pull * 0.16) + cloud * 0.06 + fibre * 0.045 + streak * 0.06 - gum * 0.13 + tone * 0.125
    )
    base["rustic"] = plain - rim * 0.22 - inside * 0.10 - own * 0.10 - core * 0.22

    return {k: val - b["end"] * (0.13 + ring * 0.08) - b["joint"] * 0.2 for k, val in base.items()}
