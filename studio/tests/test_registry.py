"""Every row of the registry names a builder that is there, of one job, and data that is there."""

from __future__ import annotations

import ast
from dataclasses import replace

import pytest
import yaml

from families import registry
from families.stage import FAMILIES, stage_of
from figures import LENT
from jobs import job_of

STUDIO = FAMILIES.parent
ROWS = [(folder, key, row) for folder, rows in registry.rows().items() for key, row in rows.items()]
NAMES = [f"{folder} {key}" for folder, key, _ in ROWS]


@pytest.mark.parametrize(("folder", "key", "row"), ROWS, ids=NAMES)
def test_builder_and_data_are_there(folder: str, key: str, row: registry.Row) -> None:
    module, name = row.builder.split(":")
    tree = ast.parse((STUDIO / f"{module.replace('.', '/')}.py").read_text(encoding="utf8"))
    (found,) = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == name]
    assert [argument.arg for argument in found.args.args] == ["job"]
    assert all((FAMILIES / file).is_file() for file in row.data)


def test_a_job_finds_its_row_and_its_stage() -> None:
    thumb = {"id": "case/thumb/door-shk", "family": "case", "kind": "thumb", "layer": "thumb", "geometry": "door-shk"}
    job = job_of({**thumb, "what": "door", "token": "shk"})
    assert registry.row_of(job) is registry.rows()["case"]["thumb/door"]
    assert registry.stage_for(job) is stage_of("case")


def test_a_layer_that_nobody_builds_is_said() -> None:
    job = job_of({"id": "bath/lid/a", "family": "bath", "kind": "layer", "layer": "lid", "geometry": "a"})
    with pytest.raises(KeyError, match="no bath lid"):
        registry.row_of(job)


def test_samples_are_scaled_and_never_below_the_least() -> None:
    stage = replace(stage_of("table"), least=3, samples={"light": 8, "top": 6, "grain": 4, "thumb_grain": 8})
    assert stage.light_samples("top", 1) == 6
    assert stage.light_samples("under", 2) == 16
    assert stage.grain_samples("thumb", 0.01) == 3


def test_a_shape_of_a_layer_may_have_samples_of_its_own() -> None:
    stage = replace(stage_of("table"), samples={"light": 4, "top": 6, "top-cov": 64})
    assert stage.light_samples("top", 1, ("72", "cov")) == 64
    assert stage.light_samples("top", 1, ("72", "eas")) == 6
    assert stage.light_samples("leg", 1, ("cov",)) == 4


def test_the_figure_that_lends_its_fibres_is_stored_at_least_as_well_as_the_layer() -> None:
    packing = replace(stage_of("table").packing, grain={"rest": 49, "lent": 58, "top": 60})
    assert [packing.grain_quality("door", figure) for figure in ("oak", LENT)] == [49, 58]
    assert [packing.grain_quality("top", figure) for figure in ("oak", LENT)] == [60, 60]


def test_the_engine_borrows_fibres_of_that_figure_alone() -> None:
    woods = yaml.safe_load((STUDIO / "materials" / "woods.yaml").read_text(encoding="utf8"))
    assert {wood["fine"]["figure"] for wood in woods.values() if "fine" in wood} == {LENT}
