"""Grain and relief beside the wood that they are of."""

import numpy as np
import pytest

from packing.maps import beside_wood, wood_only


@pytest.mark.parametrize("left", [10, 11])
def test_relief_goes_on_around_the_wood_without_a_dark_rim(left: int) -> None:
    wood = np.zeros((40, 40), bool)
    wood[left:25, left:25] = True
    found, near = beside_wood({"dents": np.where(wood, 0.5, 0).astype(np.float32)}, wood, 2)
    assert near.sum() > (wood.sum() / 4) * 1.5
    assert found["dents"][near] == pytest.approx(0.5)


def test_grain_fades_into_the_dark_beside_it_without_a_step_and_is_its_own_to_its_edge() -> None:
    wide, edges, light = 180, (30, 150), 0.8
    wood = np.ones((40, wide), bool)
    wood[:, edges[0] : edges[1]] = False
    wood[:, 57:63] = True  # a bar
    grain = np.where(wood, 0.4, 0).astype(np.float32)
    grain[:, edges[1] :] = light
    grain[:, [edges[0] - 1, 57, 62, edges[1], edges[1] + 2]] = 0.3  # what the filters mixed with the dark
    uneven = np.where(wood, 0.5, 0).astype(np.float32)
    row = wood_only({"oak": grain, "uneven": uneven}, np.ones_like(grain))["oak"][20]
    assert row[: edges[0] + 1] == pytest.approx(0.4, abs=0.01)
    assert row[57:63] == pytest.approx(0.4, abs=0.01)
    assert row[edges[1] - 1 :] == pytest.approx(light, abs=0.01)
    assert row[105] == pytest.approx(0.6, abs=0.05)
    assert np.abs(np.diff(row)).max() < 0.06
