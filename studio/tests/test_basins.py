"""What of a hung basin is of the top's stone, and what of the bowl. Inches."""

import pytest

from families.case import basins
from families.case.basins import Basin, outline_of, parted

AT, EYE = (0.0, 0.0, 30.0), (60.0, -120.0, 90.0)
BASIN = Basin(16, 12, 1.25, 5, 2.6, reveal=0.26)


def test_walls_reach_as_deep_as_the_stone_is_thick_and_the_bowl_begins_there(monkeypatch: pytest.MonkeyPatch) -> None:
    made = {}
    monkeypatch.setattr(basins, "made", lambda name, layer, verts, faces: made.update({layer: (verts, faces)}))
    parted("basin", BASIN, AT, EYE, outline_of(BASIN))
    heights = {layer: [verts[k][2] for face in faces for k in face] for layer, (verts, faces) in made.items()}
    high, low = AT[2], AT[2] - BASIN.wall
    assert low < min(heights["cut"]) < low + 0.1
    assert high - 0.1 < max(heights["cut"]) <= high + 1e-6
    assert min(heights["part"]) < low - BASIN.bowl / 2
