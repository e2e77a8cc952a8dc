"""Blender entry: blender -b -P whole_render.py -- pairs.json. Renders complete tables in one go, to check the layers
against.

pairs.json holds {"pairs": [{"name", "under": job, "top": job}], "work", "threads", "samples"}; WORK/whole/<name>/
gets a light.exr the
size of the frame.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import bpy

from blender import render, scene, stage
from families import registry
from families.stage import stage_of
from jobs import Job, job_of

FINER = 2  # times the samples of an under-structure: the reference should be the cleaner one


def whole(under: Job, top: Job, out: Path, factor: float) -> None:
    """One table with its own top, everything seen by the camera at once."""
    out.mkdir(parents=True, exist_ok=True)
    own = stage_of("table")
    scene.clear()
    piece = registry.build(under)
    for o in piece.casters:  # the top it is usually rendered under; here it gets its own
        bpy.data.objects.remove(o)
    for o in (*piece.seen, *registry.build(top).seen):
        o.visible_camera = True
    scene.use(piece.view)
    stage.light(piece.view, own)
    scene.ambience(own)
    bpy.context.scene.cycles.filter_width = own.pixel_filter
    render.render(out / "light.exr", "light", own.light_samples("under", factor) * FINER, own.frame)
    scene.ambience(None)
    render.render(out / "cover.exr", "cover", own.cover, own.frame)


def main() -> None:
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf8") as f:
        batch: dict[str, Any] = json.load(f)
    scene.start(batch["threads"])
    for pair in batch["pairs"]:
        folder = Path(batch["work"]) / "whole" / pair["name"]
        whole(job_of(pair["under"]), job_of(pair["top"]), folder, batch["samples"])
        print("DONE", pair["name"], flush=True)


if __name__ == "__main__":
    main()
