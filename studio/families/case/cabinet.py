"""The cabinet layer of a case: its carcass in the shade of a top and of fronts."""

from families.case.carcass import carcass, shade_of_fronts, shade_of_top
from families.case.fronts import on_case
from families.piece import Piece
from jobs import Job


def layer(job: Job) -> Piece:
    case, b, look, _ = on_case(job)
    return Piece(carcass(case, b), look, [shade_of_top(b), *shade_of_fronts(case, b)])
