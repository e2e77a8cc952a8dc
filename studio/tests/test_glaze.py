"""Clear panes: what a pixel shows of wood, of what lies behind it and of what the glass mirrors."""

from __future__ import annotations

import numpy as np
import pytest

from packing.glaze import BRIGHT, GAMMA, LIT, PANE, TOP, WINDOW, cut, panes

FRAME = [1600, 920]


def glazed(share: float, at: int = 0) -> tuple[float, float, float, float]:
    """Coverage, diffuse, specular and mirrored light of a pixel that is glass by so much, so far right in the frame."""
    mask = np.array([[[1 - share, 0, share]]])
    one = [np.full((1, 1), value) for value in (1.0, 0.5, 0.25)]
    alpha, dif, spec, mirrored = (float(image[0, 0]) for image in panes(*one, mask, [at, 0, 1, 1], FRAME))
    return alpha, dif, spec, mirrored


def test_wood_is_as_it_was_and_mirrors_nothing() -> None:
    assert glazed(0) == (1, 0.5, 0.25, 0)


def test_glass_has_no_body_and_what_lies_behind_shows() -> None:
    found = [glazed(1, at) for at in range(0, FRAME[0], 8)]
    assert all((dif, spec, mirrored) == (0, 0, pytest.approx(BRIGHT)) for _, dif, spec, mirrored in found)
    covers = [alpha for alpha, *_ in found]
    assert min(covers) == pytest.approx(PANE)
    assert max(covers) <= PANE + WINDOW
    assert max(covers) > PANE + WINDOW / 2


def test_where_a_bars_edge_crosses_a_pixel_each_gives_its_share() -> None:
    alpha, dif, _, mirrored = glazed(0.5)
    assert alpha == pytest.approx(0.5 + 0.5 * PANE)
    # drawn over what is behind, colours count by coverage: half of the wood's light, and of the glass what it covers
    assert alpha * dif == pytest.approx(0.5 * 0.5)
    assert alpha * mirrored == pytest.approx(0.5 * PANE * BRIGHT)


def holed(share: float, dif: float) -> tuple[float, float]:
    """Coverage and diffuse light of a pixel that is the wall of a hole by so much."""
    mask = np.array([[[1 - share, share, 0]]])
    one = np.ones((1, 1))
    alpha, light, _ = (float(image[0, 0]) for image in cut(one, one * dif, one * 0.25, mask))
    return alpha, light


def test_a_wall_cut_into_a_top_is_the_tops_own_colour_in_shade() -> None:
    alpha, light = holed(1, TOP / 4)
    assert light == 0
    # drawn over the top as it is encoded, it leaves a quarter of its light
    assert (1 - alpha) ** GAMMA == pytest.approx(1 / 4)


def test_a_wall_in_full_light_is_told_from_the_top() -> None:
    alpha, _ = holed(1, 2 * TOP)
    assert (1 - alpha) ** GAMMA == pytest.approx(LIT)


def test_the_bowl_is_as_it_was_and_what_meets_the_wall_is_darker() -> None:
    assert holed(0, 0.5) == (1, 0.5)
    assert holed(0.5, 0.5)[1] < 0.5
