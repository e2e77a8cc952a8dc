"""What of a new drawing takes its place in a pass that there is."""

from __future__ import annotations

import numpy as np

from packing.renew import window


def test_a_window_is_cut_where_the_pass_lies() -> None:
    drawn = np.arange(24).reshape(4, 6)
    assert window(drawn, [10, 20, 6, 4], [12, 21, 3, 2]).tolist() == [[8, 9, 10], [14, 15, 16]]


def test_beyond_what_was_drawn_its_border_goes_on() -> None:
    drawn = np.array([[1, 2], [3, 4]])
    assert window(drawn, [0, 0, 2, 2], [-1, 0, 4, 2]).tolist() == [[1, 1, 2, 2], [3, 3, 4, 4]]
