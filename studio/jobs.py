"""What the planner asks for: a batch of jobs (scripts/studio)."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from families.piece import Camera

# The planner's names of fields, where they differ.
NAMES = {"grainOwner": "grain_owner"}


@dataclass(frozen=True)
class Job:
    """One picture, or the pictures of one render. What a table's job has beside the rest has defaults.

    kind: layer, shadow, thumb; of tables top, under, swatch, seam, thumb. layer: the picture layer (the kind where
    one render
    makes several). grain_owner: the geometry whose grain this one shows. height in inches.
    """

    id: str
    family: str
    kind: str
    layer: str
    geometry: str
    version: str = ""
    tokens: tuple[str, ...] = ()
    grain: bool = True
    grain_owner: str | None = None
    figures: tuple[str, ...] = ()
    what: str = ""
    token: str = ""
    layers: tuple[str, ...] = ()
    shape: str = ""
    edge: str = ""
    bucket: str = ""
    plan: str = ""
    height: int = 0
    camera: Camera | None = None

    @property
    def key(self) -> str:
        """Its row in families/registry.yaml."""
        return f"thumb/{self.what}" if self.kind == "thumb" else self.layer

    @property
    def is_small(self) -> bool:
        """Whether it is a square picture with a camera of its own."""
        return self.kind in ("thumb", "swatch")

    @property
    def folder(self) -> str:
        return self.id.replace("/", "_")


@dataclass(frozen=True)
class Batch:
    """samples: a factor on every family's own. only: `grain` (of wood), `light`, `relief` or `shade` (of the
    whole piece) alone, for passes that there are; empty for all.
    """

    jobs: tuple[Job, ...]
    work: Path
    threads: int
    samples: float
    only: str = ""


KNOWN = {field.name for field in fields(Job)}


def job_of(row: dict[str, Any]) -> Job:
    named = {NAMES.get(key, key): tuple(value) if isinstance(value, list) else value for key, value in row.items()}
    if row.get("camera"):
        named["camera"] = Camera(**{**row["camera"], "target": tuple(row["camera"]["target"])})
    return Job(**{key: value for key, value in named.items() if key in KNOWN})


def read_batch(file: str | Path) -> Batch:
    batch = json.loads(Path(file).read_text(encoding="utf8"))
    jobs = tuple(job_of(row) for row in batch["jobs"])
    return Batch(jobs, Path(batch["work"]), batch["threads"], batch["samples"], batch.get("only", ""))
