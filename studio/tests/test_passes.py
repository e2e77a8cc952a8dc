"""Light at an outline: which pixels know their own."""

import numpy as np
import pytest

from packing.passes import bleed, solid_of


@pytest.mark.parametrize(("samples", "share"), [(6, 0.5), (8, 0.5), (16, 0.25), (24, 1 / 6)])
def test_a_pixel_knows_its_own_light_from_four_hits_on(samples: int, share: float) -> None:
    assert solid_of(samples) == pytest.approx(share)


@pytest.mark.parametrize(("material", "share"), [("wood", 1 / 24), ("metal", 1 / 6), ("stone", 0.5)])
def test_what_mirrors_lamps_asks_for_more(material: str, share: float) -> None:
    assert solid_of(96, material) == pytest.approx(share)


@pytest.mark.parametrize(("samples", "line"), [(8, 0.9), (24, 0.1)])
def test_a_dark_line_that_covers_a_third_of_its_pixels_is_kept_with_many_samples(samples: int, line: float) -> None:
    alpha = np.array([[0, 0, 0], [0.3, 0.3, 0.3], [1, 1, 1], [1, 1, 1]], np.float32)
    light = np.array([[0, 0, 0], [0.1, 0.1, 0.1], [0.9, 0.9, 0.9], [0.9, 0.9, 0.9]], np.float32)
    assert bleed(light, alpha, solid_of(samples))[1] == pytest.approx(line)
