"""Where a front goes: what the carcass leaves open and fronts and hardware fill. Inches."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Opening:
    """One front: its own outside measures (what the drawer front or the door covers), in the plane of the case's face.

    kind: drawer, small, door. x0..x1, z0..z1: the edges of the front itself, gaps already taken off, laps already put on.
    y: the plane of the face frame in front of (or flush in) which it stands. mount: inset (flush in the frame), overlay (3/4
    proud, laps the frame 1/2), slab (proud, no frame). hand: side of the hinges, l or r, for doors.
    upper: a door of an upper case (its pull sits low). key: names the front, so that its wood is always the same.
    """

    kind: str
    x0: float
    x1: float
    z0: float
    z1: float
    y: float
    mount: str
    hand: str
    upper: bool
    key: str

    @property
    def w(self):
        return self.x1 - self.x0

    @property
    def h(self):
        return self.z1 - self.z0

    @property
    def face(self):
        """y of the front's own face."""
        return self.y - (0.0 if self.mount == "inset" else 0.75)
