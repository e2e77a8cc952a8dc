"""Points of a softbox."""

from __future__ import annotations

import numpy as np
import pytest

from packing import softbox


def test_it_is_as_bright_as_told_and_brightest_in_the_middle() -> None:
    across = np.linspace(-1, 1, 2001)
    light = [softbox.hot(at) for at in across]
    assert np.mean(light) == pytest.approx(1, abs=2e-3)
    assert (light[0], light[1000]) == (0, pytest.approx(1.5))


def test_its_points_share_the_light() -> None:
    points = list(softbox.softbox(400))
    assert sum(share for *_, share in points) == pytest.approx(1, abs=0.02)
    assert np.abs(np.mean([point[:2] for point in points], axis=0)).max() < 0.02
