"""What a grain render holds, shared by the shader that writes it (wood.py) and the packer that reads it (passes.py)."""

# AOV -> what its red, green and blue are: the eight wood figures and the hand-worn irregularity of edges
GRAIN = {"g1": ("oak", "qsoak", "bmaple"), "g2": ("maple", "cherry", "hickory"), "g3": ("walnut", "rustic", "uneven")}
# the shallow reliefs of surface treatments, 0.5 = flat (docs/pictures.md)
RELIEF = {"r1": ("planed", "kerf", "dents")}
