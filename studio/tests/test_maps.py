"""Relief around a piece: what a layer borrows that is a little larger."""

import numpy as np
import pytest

from packing.maps import beside_wood


@pytest.mark.parametrize("left", [10, 11])
def test_relief_goes_on_around_the_wood_without_a_dark_rim(left: int) -> None:
    wood = np.zeros((40, 40), bool)
    wood[left:25, left:25] = True
    found, near = beside_wood({"dents": np.where(wood, 0.5, 0).astype(np.float32)}, wood, 2)
    assert near.sum() > (wood.sum() / 4) * 1.5
    assert found["dents"][near] == pytest.approx(0.5)
