"""The data files of cases, beds and office pieces have the form that their builders read; a wrong one is told."""

from pathlib import Path

import pytest

from families.bed import rows as bed
from families.case import layout
from families.case.box import DATA, Boxes
from families.office import rows as office
from families.rows import BadRow, read


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
