"""The data files of cases, beds and office pieces have the form that their builders read; a wrong one is told."""

from pathlib import Path

import pytest

from families.bed import rows as bed
from families.case import layout
from families.case.box import DATA, Boxes
from families.office import rows as office
from families.rows import BadRow, changed, made, read
from families.table import measures
from geometry.leg_rows import Leg, OwnApron, Turned


def boxes(folder: Path, row: str) -> Boxes:
    file = folder / "boxes.yaml"
    file.write_text(f"boxes:\n  48x24x18: {row}\n", encoding="utf8")
    return read(file, Boxes)


def test_the_files_of_the_families_are_read_whole() -> None:
    assert read(DATA / "boxes.yaml", Boxes).boxes["40x24x84"].corner.half == 15
    assert layout.cases().cases["dr6"].box == "60x20x36"
    assert isinstance(bed.rules().headboards["slg"], bed.Sleigh)
    assert isinstance(office.rules().bases["pdd"], office.Desk)


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("{ hight: 5 }", "boxes.yaml: boxes 48x24x18 hight is not known"),
        ("{ corner: { half: 15 } }", "boxes.yaml: boxes 48x24x18 corner run is missing"),
        ("{ height: five }", "boxes.yaml: boxes 48x24x18 height is 'five', not a number"),
    ],
)
def test_a_wrong_row_is_told_by_file_and_key(tmp_path: Path, row: str, told: str) -> None:
    with pytest.raises(BadRow, match=told):
        boxes(tmp_path, row)


def test_a_leg_lacks_nothing_of_its_kind() -> None:
    with pytest.raises(BadRow, match=r"legs\.yaml: tur profile is missing"):
        made(
            Leg, {"kind": "lathe", "block": 4, "block_height": 5, "drawn": 28, "foot": 3, "neck": 14}, "legs.yaml: tur"
        )
    assert isinstance(measures.legs()["tur"], Turned)


def test_what_differs_takes_the_place_of_what_is_usual() -> None:
    usual = measures.Apron(height=3.5, thickness=0.875, setback=0.55)
    assert changed(usual, OwnApron(setback=0)) == measures.Apron(height=3.5, thickness=0.875, setback=0)
