"""Pictures of beds: every layer of a bed, and the thumbs of its parts (docs/pictures-families.md)."""
from families.bed import bedding, cushions, footboards, headboards, mattress, panels, rails, sleigh, thumbs
from families.bed.frame import bed_of
from families.bed.view import eye, view
from families import legacy
from families.piece import Piece

# a headboard's own cap and post in its panel's picture, where they only shade
STAND_IN = {"sleigh": ("rol", "bl")}


def layer(job):
    """The Piece of one layer: `tokens` are those of docs/pictures-families.md."""
    family, name, tokens, data = job.family, job.layer, list(job.tokens), legacy.data()
    *own, size = tokens
    bed = bed_of(size, data)
    look = view(bed)
    box, head, foot = rails.mattress_box, rails.headboard_box, rails.footboard_box
    sides = [rails.rail(side, bed, data) for side in (-1, 1)] if name in ("shadow", "headboard", "panel", "mattress", "bedding", "footboard") else []
    if name == "shadow":
        ends = [*footboards.footboard(own[0], bed, data), *headboards.headboard(("pnl", "cap", "sq"), bed, data)]
        return Piece([*ends, *sides, box(bed)], look)
    if name == "headboard":
        return Piece(headboards.headboard(own, bed, data), look, [box(bed), *sides])
    if name == "panel":
        return Piece(panel(own, bed, data), look, [*stand(own[1], bed, data), box(bed), *sides])
    if name == "farside":
        return Piece([rails.rail(-1, bed, data), *rails.slats(bed, data)], look, [rails.rail(1, bed, data), head(bed), foot(bed)])
    if name == "nearside":
        return Piece([rails.rail(1, bed, data)], look, [box(bed), head(bed), foot(bed)])
    if name == "mattress":
        thick = data["furniture"]["beds"]["mattresses"][own[0]]
        return Piece(mattress.mattress(thick, bed), look, [head(bed), foot(bed), *sides])
    if name == "bedding":
        return Piece(bedding.bedding(own[0], bed), look, [head(bed), foot(bed), *sides])
    return Piece(footboards.footboard(own[0], bed, data), look, [box(bed), *sides])


def fields(token, bed, data):
    spec = data["furniture"]["beds"]["headboards"][token]
    return sleigh.head_fields(token, spec, bed) if spec["kind"] == "sleigh" else headboards.fields(token, spec, bed)


def panel(own, bed, data):
    """What fills the fields of a headboard, cut to what the camera sees of it."""
    token, board = own
    where = eye(bed, data)
    if token == "uph":
        return [o for f in fields(board, bed, data) for o in cushions.cushion(f, board, where)]
    return [o for f in fields(board, bed, data) for o in panels.panel(token, f, board, where)]


def stand(token, bed, data):
    """The headboard around a panel, for its shade."""
    kind = data["furniture"]["beds"]["headboards"][token]["kind"]
    return headboards.headboard((token, *STAND_IN.get(kind, ("cap", "sq"))), bed, data)


def thumb(job):
    """The Piece of a thumb such as `headboard-pnl`, or of `cloth`."""
    family, what, token, data = job.family, job.what, job.token, legacy.data()
    return thumbs.thumb(what, token, data)
