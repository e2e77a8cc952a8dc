"""Pictures of beds: every layer of a bed, and the thumbs of its parts (docs/pictures-families.md)."""

from collections.abc import Sequence

from bpy.types import Object

from families.bed import bedding, cushions, footboards, headboards, mattress, panels, rails, sleigh, thumbs
from families.bed.frame import Bed, bed_of
from families.bed.rows import rules
from families.bed.surface import Field
from families.bed.view import eye, view
from families.piece import Piece, Stand
from jobs import Job

# a headboard's own cap and post in its panel's picture, where they only shade
STAND_IN = {"sleigh": ("rol", "bl")}
SOLID = "sld"  # what lib/families/bed.ts calls a headboard without air between its slats


def layer(job: Job) -> Piece:
    """The Piece of one layer: its tokens are those of docs/pictures-families.md."""
    *own, size = job.tokens
    name = job.layer
    bed = bed_of(size)
    look = view(bed)
    box, head, foot = rails.mattress_box, rails.headboard_box, rails.footboard_box
    sides = (
        [rails.rail(side, bed) for side in (-1, 1)]
        if name in ("shadow", "headboard", "panel", "mattress", "bedding", "footboard")
        else []
    )
    if name == "shadow":
        ends = [*footboards.footboard(own[0], bed), *headboards.headboard(("pnl", "cap", "sq"), bed)]
        return Piece([*ends, *sides, box(bed)], look)
    if name == "headboard":
        return Piece(headboards.headboard(own, bed), look, [box(bed), *sides])
    if name == "panel":
        return Piece(panel(own, bed), look, [*stand(own[1], bed), box(bed), *sides])
    if name == "farside":
        return Piece([rails.rail(-1, bed), *rails.slats(bed)], look, [rails.rail(1, bed), head(bed), foot(bed)])
    if name == "nearside":
        return Piece([rails.rail(1, bed)], look, [box(bed), head(bed), foot(bed)])
    if name in ("mattress", "bedding"):
        made, stands = soft(own, bed)
        return Piece([*made, rails.head_gap(bed)], look, [head(bed), foot(bed), *sides], stands=stands)
    made = footboards.footboard(own[0], bed)
    if rules().footboards[own[0]].kind == "bare":  # its feet reach under the rail, which hides their tops
        far, near = sides
        near.is_holdout = True
        return Piece([*made, near], look, [box(bed), far])
    return Piece(made, look, [box(bed), *sides])


def soft(own: Sequence[str], bed: Bed) -> tuple[list[Object], list[Stand]]:
    """A mattress, or bedding on one, and what takes its shade: tokens as in layer."""
    rows = rules().mattresses
    if len(own) == 1:
        return mattress.mattress(rows[own[0]], bed), []
    token, behind, lies_on = own
    made, pillows = bedding.bedding(token, rows[lies_on], bed)
    return made, [bedding.before_headboard(bed, pillows)] if behind == SOLID else []


def fields(token: str, bed: Bed) -> list[Field]:
    spec = rules().headboards[token]
    return sleigh.head_fields(token, spec, bed) if spec.kind == "sleigh" else headboards.fields(token, spec, bed)


def panel(own: Sequence[str], bed: Bed) -> list[Object]:
    """What fills the fields of a headboard, cut to what the camera sees of it."""
    token, board = own
    where = eye(bed)
    if token == "uph":
        return [o for f in fields(board, bed) for o in cushions.cushion(f, board, where)]
    return [o for f in fields(board, bed) for o in panels.panel(token, f, board, where)]


def stand(token: str, bed: Bed) -> list[Object]:
    """The headboard around a panel, for its shade."""
    kind = rules().headboards[token].kind
    return headboards.headboard((token, *STAND_IN.get(kind, ("cap", "sq"))), bed)


def thumb(job: Job) -> Piece:
    """The Piece of a thumb such as `headboard-pnl`, or of `cloth`."""
    return thumbs.thumb(job.what, job.token)
