"""From a job to its builder and its stage: registry.yaml, read once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from families.piece import Piece
from families.rows import read
from families.stage import FAMILIES, Stage, stage_of
from jobs import Job


@dataclass(frozen=True)
class Row:
    """builder: `<module>:<function>` that takes a Job; data: the files that it reads, below this folder."""

    builder: str
    data: tuple[str, ...]


def rows() -> dict[str, dict[str, Row]]:
    return read(FAMILIES / "registry.yaml", dict[str, dict[str, Row]])


def row_of(job: Job) -> Row:
    """@raises KeyError when nobody builds such a picture"""
    row = rows().get(job.family, {}).get(job.key)
    if row is None:
        raise KeyError(f"families/registry.yaml has no {job.family} {job.key}")
    return row


def builder_of(row: Row) -> Callable[[Job], Piece]:
    module, name = row.builder.split(":")
    return getattr(import_module(module), name)


def build(job: Job) -> Piece:
    """The objects of a picture, in the scene."""
    return builder_of(row_of(job))(job)


def package_of(folder: str) -> str:
    """The package that builds the pictures of a folder: table, case, bed, office."""
    return next(row.builder.split(".")[1] for row in rows()[folder].values() if row.builder.startswith("families."))


def stage_for(job: Job) -> Stage:
    return stage_of(package_of(job.family))
