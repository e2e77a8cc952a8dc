"""Bases of desks and conference tables under tops of other sizes."""

from families.office import rows as office
from families.office.stretch import base_of
from geometry.base_rows import Posts


def test_under_the_top_that_it_is_told_for_a_base_is_as_told() -> None:
    for token, base in office.rules().bases.items():
        size = office.rules().sizes[base.size]
        assert base_of(token, size.length, size.depth) == base


def test_a_desk_half_as_long_has_pedestals_half_as_wide() -> None:
    desk = base_of("pdl", 33, 16)
    assert isinstance(desk, office.Desk)
    assert desk.y == (-7.25, 7.25)
    assert desk.units[0].x == (-15, -7)
    assert (desk.knee, desk.leg) == ((-7, 14.375), (14.375, 15))
    assert desk.units[0].rows == ((5, "drawer"), (5, "drawer"), (11, "drawer"))


def test_conference_bases_stand_as_far_out_but_are_as_stout() -> None:
    ends, drums, trestle = (base_of(token, 144, 63) for token in ("pnl", "drm", "tre"))
    assert isinstance(ends, office.Ends)
    assert (ends.x, ends.half, ends.thick) == (42, 22.5, 2)
    assert isinstance(drums, office.Drums)
    assert (drums.x, drums.shaft.radius) == (39, 9)
    assert isinstance(trestle, office.TableBase)
    assert isinstance(trestle.base, Posts)
    assert (trestle.base.from_end, trestle.base.post) == (30, (5.5, 3))
    assert (trestle.base.shoe.half, trestle.base.bearer.half) == (22.5, 21)


def test_legs_of_a_writing_desk_are_no_base() -> None:
    assert base_of("shk", 54, 26) is None
