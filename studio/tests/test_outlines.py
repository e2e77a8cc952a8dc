"""Outlines of tops: sizes and shapes as the trade draws them, by hand calculation. Inches."""

from __future__ import annotations

import math

import numpy as np
import pytest

from families.table import measures
from geometry.outlines import Plain, Rounded, Wild, miter, outline
from geometry.rims import Step, profile, swept, thinned


@pytest.mark.parametrize("token", [token for token, row in measures.shapes().items() if not isinstance(row, Wild)])
def test_an_outline_is_as_large_as_its_bucket(token: str) -> None:
    row = measures.shapes()[token]
    b = measures.bucket(row.bucket)
    plan = np.array(outline(row, b.length, b.width))
    assert np.ptp(plan[:, 0]) == pytest.approx(b.length, abs=0.05)
    assert np.ptp(plan[:, 1]) == pytest.approx(b.width, abs=0.05)


@pytest.mark.parametrize("token", list(measures.shapes()))
def test_an_outline_runs_counter_clockwise(token: str) -> None:
    row = measures.shapes()[token]
    b = measures.bucket(row.bucket)
    x, y = np.array(outline(row, b.length, b.width)).T
    assert np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y) > 0


def test_a_rounded_corner_leaves_four_quarter_circles_out() -> None:
    x, y = np.array(outline(Rounded(radius=4), 72, 42)).T
    area = 0.5 * np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y)
    assert area == pytest.approx(72 * 42 - (4 - math.pi) * 16, abs=0.2)


def test_an_octagon_is_cut_by_its_eighth_parts() -> None:
    corners = np.array(outline(Plain(kind="octagon"), 54, 54))
    sides = np.linalg.norm(corners - np.roll(corners, 1, 0), axis=1)
    assert sides == pytest.approx([54 * math.tan(math.pi / 8)] * 8)


def test_the_mitre_of_a_square_corner_is_the_diagonal() -> None:
    inward = miter([(1, -1), (1, 1), (-1, 1), (-1, -1)])
    assert inward.tolist() == [[-1, 1], [-1, -1], [1, -1], [1, 1]]


def test_a_profile_goes_over_points_and_arcs() -> None:
    rows = profile([Step(at=(1, 0)), Step(arc=(0.5, 0.5, 0.5, 0.5, 90, 0)), Step(at=(0, 1.5))])
    assert rows[0] == (1, 0)
    assert rows[1] == pytest.approx((0.5, 0))
    assert rows[-2] == pytest.approx((0, 0.5))
    assert rows[-1] == (0, 1.5)


def test_an_edge_of_a_thinner_top_keeps_its_angles() -> None:
    edge = (Step(at=(1, 0.5)), Step(arc=(0.5, 1, 0.5, 0.25, 90, -90)))
    assert thinned(edge, 0.5) == (Step(at=(0.5, 0.25)), Step(arc=(0.25, 0.5, 0.25, 0.125, 90, -90)))


@pytest.mark.parametrize("token", list(measures.edges()))
def test_an_edge_ends_at_the_underside(token: str) -> None:
    loops = swept(measures.shapes()["re"], measures.edges()[token], 1.5, 72, 42)
    assert loops[0][0, 2] == pytest.approx(0, abs=1e-9)
    assert max(loop[0, 2] for loop in loops) == pytest.approx(1.5)


LONG = ("s", "l", "x")


@pytest.mark.parametrize("edge", list(measures.edges()))
@pytest.mark.parametrize("token", [token for token, row in measures.shapes().items() if not isinstance(row, Wild)])
def test_a_face_never_folds_over_itself_at_a_corner(token: str, edge: str) -> None:
    row = measures.shapes()[token]
    for name in LONG if row.bucket in LONG else (row.bucket,):
        b = measures.bucket(name)
        row = measures.shape_of(token, b.width)
        rim, *_, face = [loop[:, :2] for loop in reversed(swept(row, measures.edges()[edge], 1.5, b.length, b.width))]
        sides, inner = (np.roll(loop, -1, 0) - loop for loop in (rim, face))
        assert (np.sum(sides * inner, axis=1) > 0).all(), name


@pytest.mark.parametrize("edge", list(measures.edges()))
@pytest.mark.parametrize("bucket", LONG)
def test_no_leg_stands_out_from_under_a_boat(bucket: str, edge: str) -> None:
    b = measures.bucket(bucket)
    x, y = b.plans["r"].corner
    under = swept(measures.shape_of("bo", b.width), measures.edges()[edge], measures.top().thickness, b.length, b.width)
    rim = under[-1][under[-1][:, 1] > 0]
    assert np.interp(x, *rim[np.argsort(rim[:, 0])][:, :2].T) > y - 0.05
