"""What figures each material has, shared by the shaders that write them (closures.py) and the packer that reads them (pack.py)."""
import figures

# material → AOV → what its red, green and blue are
FIGURES = {
    "wood": figures.GRAIN,
    "stone": {"g1": ("vein", "speck", "cloudy")},
    "cloth": {"g1": ("weave", "hide", "ticking"), "g2": ("linen", "linen", "linen")},
}


def names_of(material):
    """The grain maps that a pass of this material has."""
    return [n for group in FIGURES.get(material, {}).values() for n in dict.fromkeys(group) if n != "uneven"]
