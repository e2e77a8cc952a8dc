"""Where the parts of a bed stand. Head at y > 0, foot toward the camera, floor at z = 0. Inches."""

from dataclasses import dataclass

from families.bed.rows import rules

POST_OUT = 1.0  # middle of a post beyond the mattress, sideways
POST_END = 2.5  # and lengthwise
RAIL_END = 1.2  # side rails end this far beyond it
STILE = 3.0  # fields of a headboard keep this far inside the mattress's sides
FACE = 0.75  # boards of a headboard lie this far in front of the middle of its posts
FIELDS_FROM = 19.0  # fields begin above this bottom rail


@dataclass(frozen=True)
class Bed:
    """A size: width and length of the mattress, and what its row says beside."""

    token: str
    w: float
    length: float
    people: int
    centre: bool

    @property
    def hw(self) -> float:
        return self.w / 2

    @property
    def hl(self) -> float:
        return self.length / 2

    @property
    def px(self) -> float:
        """x of the middle of a post."""
        return self.hw + POST_OUT

    @property
    def head(self) -> float:
        """y of the middle of the headboard's posts."""
        return self.hl + POST_END

    @property
    def foot(self) -> float:
        return -self.hl - POST_END


def bed_of(token: str) -> Bed:
    row = rules().sizes[token]
    return Bed(token, row.width, row.length, row.people, row.centre)
