"""Boards of panels and frames, and cut outlines: plain numbers. Inches."""

from random import Random

import pytest

from geometry.joints import members, shared, walked
from geometry.points import bounds, clipped, grid


def test_rails_lie_between_the_stiles() -> None:
    assert members((0, 0, 20, 30), (2, 1), (3, 4)) == {
        "stile-l": (0, 0, 2, 30),
        "stile-r": (19, 0, 20, 30),
        "rail-t": (2, 27, 19, 30),
        "rail-b": (2, 0, 19, 4),
    }


@pytest.mark.parametrize("seed", range(20))
def test_glued_boards_keep_their_widths_and_leave_no_sliver(seed: int) -> None:
    lines = walked(Random(seed), -12, 13, (4.2, 6.4), 2.6)
    widths = [b - a for a, b in zip([-12, *lines], lines)]
    assert all(4.2 <= width <= 6.4 for width in widths)
    assert 13 - lines[-1] >= 2.6


def test_a_panel_narrower_than_a_board_has_no_joint() -> None:
    assert walked(Random(1), 0, 6, (4.2, 6.4), 2.6) == []


@pytest.mark.parametrize("seed", range(20))
def test_a_whole_number_of_boards_fills_a_panel(seed: int) -> None:
    edges = shared(Random(seed), 2, 32, (4.2, 6.4))
    assert len(edges) == 7  # 30 / 5.3 = 5.7: six boards
    assert edges[0] == 2
    assert edges[-1] == pytest.approx(32)
    assert edges == sorted(edges)


def test_a_square_cut_in_half() -> None:
    square = [(0, 0), (2, 0), (2, 2), (0, 2)]
    assert clipped(square, [x - 1 for x, _ in square]) == [(1, 0), (2, 0), (2, 2), (1, 2)]


def test_nothing_is_left_beyond_and_all_is_left_before() -> None:
    square = [(0, 0), (2, 0), (2, 2), (0, 2)]
    assert clipped(square, [-1] * 4) == []
    assert clipped(square, [1] * 4) == square


def test_a_net_of_points() -> None:
    assert grid(2, 3) == [(0, 1, 4, 3), (1, 2, 5, 4)]


def test_bounds() -> None:
    assert bounds([(1, 5, 0), (-1, 7, 2)]) == ([-1, 5, 0], [1, 7, 2])
