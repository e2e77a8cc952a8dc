"""The cabinet layer of a case: its carcass in the shade of a top and of fronts."""

from families.case.carcass import carcass, shade_of_fronts, shade_of_top
from families.case.fronts import on_case
from families.case.glow import within
from families.case.plan import plan
from families.piece import Piece
from jobs import Job


def layer(job: Job) -> Piece:
    case, b, look, _ = on_case(job)
    shade = [shade_of_top(b), *shade_of_fronts(case, b)]
    return Piece(carcass(case, b), look, shade, glows=within(case, plan(case, b).cells))
