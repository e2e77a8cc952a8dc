"""The shade of a piece on the floor."""

from __future__ import annotations

import numpy as np
import pytest

from packing import shadow

N = int(2 * shadow.HALF * shadow.FINE)
MIDDLE = N // 2
WIDE = 200  # pixels of a board's half


def board(height: float) -> list[shadow.Tile]:
    """A square board that hangs over the middle of the floor."""
    low = np.full((2 * WIDE, 2 * WIDE), height, np.float32)
    return [(MIDDLE - WIDE, MIDDLE - WIDE, low, low + 1)]


def dark(height: float, under: float) -> float:
    return float(shadow.contact(board(height), N, under)[MIDDLE, MIDDLE])


def test_a_low_case_darkens_the_floor_below_it() -> None:
    assert dark(5, 0.75) > dark(5, 0) + 0.25
    assert dark(3, 0.75) > dark(5, 0.75) > dark(12, 0.75)


def test_a_table_top_does_not() -> None:
    assert dark(28, 0.75) == pytest.approx(dark(28, 0), abs=0.03)


def test_what_stands_on_the_floor_throws_no_more() -> None:
    assert dark(0, 0.75) == pytest.approx(dark(0, 0))


def test_the_dark_ends_softly_beyond_the_case() -> None:
    row = shadow.contact(board(5), N, 0.75)[MIDDLE]
    assert 0.25 * row[MIDDLE] < row[MIDDLE + WIDE] < 0.75 * row[MIDDLE]
    assert row[MIDDLE + WIDE + 15 * shadow.FINE] < 0.01
