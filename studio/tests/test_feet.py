"""Where a shelf between legs ends. The meshes themselves want Blender; these are their numbers. Inches."""

from types import SimpleNamespace

import pytest

from families.case.feet import middle, rules
from families.case.legs import HOUSED, spec_of
from families.case.stands import RECESS
from geometry.leg_rows import Square


def mesh(*edges: tuple[tuple[float, float, float], tuple[float, float, float]]) -> SimpleNamespace:
    points = [point for edge in edges for point in edge]
    return SimpleNamespace(
        data=SimpleNamespace(
            vertices=[SimpleNamespace(co=point) for point in points],
            edges=[SimpleNamespace(vertices=(2 * k, 2 * k + 1)) for k in range(len(edges))],
        )
    )


def test_a_shelf_ends_in_the_middle_of_a_leg_that_tapers_on_its_inner_side() -> None:
    outer = ((-10, -5, -12), (-10, -5, 0))
    inner = ((-9, -5, -12), (-8, -5, 0))
    right = ((9, -5, -12), (8, -5, 0))
    # halfway up the leg goes from -10 to -8.5
    assert middle([mesh(outer, inner, right)], -6) == pytest.approx(-9.25)


def test_what_does_not_reach_the_height_of_a_shelf_does_not_count() -> None:
    leg = ((-10, 0, -12), (-10, 0, 0)), ((-9, 0, -12), (-9, 0, 0))
    bracket = ((-6, 0, -2), (-5, 0, 0))
    assert middle([mesh(*leg, bracket)], -6) == pytest.approx(-9.5)


def test_corbels_of_small_legs_stand_behind_the_faces_of_the_rails_that_they_reach_up_into() -> None:
    own = rules().legs
    for length in (10.0, 17.0):
        spec = spec_of("msn", length, own)
        assert isinstance(spec, Square) and spec.corbel
        _, high, thick, back = spec.corbel
        assert back - thick == pytest.approx(own.reveal) and own.reveal >= RECESS
        assert HOUSED < high < length / 2
