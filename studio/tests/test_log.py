"""Where in the log boards and posts lay (geometry/log.py)."""

from geometry.log import board_seed, rng

NAMES = [f"board {k}" for k in range(40)]


def test_rings_of_thick_stock_run_from_corner_to_corner() -> None:
    for name in NAMES:
        (_, across, through), _ = board_seed(rng(name), 3)
        assert 0.7 < abs(across / through) < 1.4  # its pith lies beyond a corner, so that no face runs along a ring
        assert abs(across) > 3


def test_no_board_lay_level_in_its_log_or_rings_would_close_to_eyes() -> None:
    for name in NAMES:
        for size in (1, 4):
            _, (across, through, _) = board_seed(rng(name), size)
            assert min(abs(across), abs(through)) >= 0.01


def test_stock_for_legs_is_picked_to_match() -> None:
    wide, thick = ([abs(board_seed(rng(name), size)[1][2]) for name in NAMES] for size in (1, 4))
    assert max(thick) < max(wide) / 2
