"""What the shaders write (blender/) and the packer reads (packing/): the colour of the light passes, the figures of
each material.
"""

NEUTRAL = 0.42  # albedo of everything that the light passes show but dark insides

# AOV -> what its red, green and blue are: the eleven wood figures and the hand-worn irregularity of edges
GRAIN = {
    "g1": ("oak", "qsoak", "bmaple"),
    "g2": ("maple", "cherry", "hickory"),
    "g3": ("walnut", "rustic", "uneven"),
    "g4": ("woak", "elm", "rhickory"),
}
# the shallow reliefs of surface treatments, 0.5 = flat (docs/pictures.md), and again how irregular edges are
RELIEF = {"r1": ("planed", "kerf", "dents"), "r2": ("uneven", "uneven", "uneven")}
SHALLOW = RELIEF["r1"]
# material → AOV → what its red, green and blue are
FIGURES = {
    "wood": GRAIN,
    "stone": {"g1": ("vein", "speck", "cloudy")},
    "cloth": {"g1": ("weave", "hide", "ticking"), "g2": ("linen", "linen", "linen")},
}
LENT = "walnut"  # the figure whose fibres the engine shows in others too (materials/woods.yaml)


def names_of(material: str) -> list[str]:
    """The grain maps that a pass of this material has."""
    return [n for group in FIGURES.get(material, {}).values() for n in dict.fromkeys(group) if n != "uneven"]
