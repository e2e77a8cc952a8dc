"""A base under a smaller or larger top than its row tells it for: it spans as much of the top. Inches."""

from dataclasses import replace

from families.office.rows import Base, Columns, Desk, Drums, Ends, rules
from geometry.base_rows import Posts
from geometry.points import Pair


def base_of(token: str, length: float, depth: float) -> Base | None:
    """The base of this token under a top of this size; None: the top stands on the legs of a writing desk."""
    base = rules().bases.get(token)
    if base is None:
        return None
    drawn = rules().sizes[base.size]
    long, deep = length / drawn.length, depth / drawn.depth
    if isinstance(base, Desk):
        return replace(
            base,
            y=times(base.y, deep),
            units=tuple(replace(unit, x=times(unit.x, long)) for unit in base.units),
            leg=base.leg and times(base.leg, long),
            knee=base.knee and times(base.knee, long),
        )
    if isinstance(base, Ends):
        return replace(base, x=base.x * long, half=base.half * deep)
    if isinstance(base, (Columns, Drums)):
        return replace(base, x=base.x * long)
    own = replace(base.base, from_end=base.base.from_end * long)
    if isinstance(own, Posts):
        shoe, bearer = (replace(member, half=member.half * deep) for member in (own.shoe, own.bearer))
        own = replace(own, shoe=shoe, bearer=bearer)
    return replace(base, base=own)


def times(pair: Pair, by: float) -> Pair:
    return pair[0] * by, pair[1] * by
