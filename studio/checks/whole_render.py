"""Blender entry: blender -b -P whole_render.py -- pieces.json. Renders complete pieces in one go, to check the layers
against.

pieces.json holds {"pieces": [{"name", "jobs"}], "work", "threads", "samples"}; WORK/whole/<name>/ gets a light.exr and
a cover.exr the size of the frame, and how many samples the first has.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import bpy

from blender import render, scene, stage
from families import registry
from jobs import Job, job_of

FINER = 2  # times the samples of a layer: the reference should be the cleaner one


def whole(jobs: Sequence[Job], out: Path, factor: float) -> None:
    """One piece, everything that its layers show seen by the camera at once."""
    out.mkdir(parents=True, exist_ok=True)
    own = registry.stage_for(jobs[0])
    scene.clear()
    pieces = [registry.build(job) for job in jobs]
    for piece in pieces:
        # what shades a layer or cuts it out is a layer of its own here
        for o in {*piece.casters, *(o for o in piece.seen if o.is_holdout)}:
            bpy.data.objects.remove(o)
    view = pieces[0].view
    scene.use(stage.camera_of(view, own.frame))
    stage.light(view, own)
    scene.glows([glow for piece in pieces for glow in piece.glows])
    scene.ambience(own)
    bpy.context.scene.cycles.filter_width = own.pixel_filter
    samples = own.light_samples("whole", factor) * FINER
    render.render(out / "light.exr", "light", samples, own.frame)
    scene.ambience(None)
    render.render(out / "cover.exr", "cover", own.cover, own.frame, enough=scene.EDGES)
    (out / "meta.json").write_text(json.dumps({"samples": samples}), encoding="utf8")


def main() -> None:
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf8") as f:
        batch: dict[str, Any] = json.load(f)
    scene.start(batch["threads"])
    for piece in batch["pieces"]:
        folder = Path(batch["work"]) / "whole" / piece["name"]
        whole([job_of(row) for row in piece["jobs"]], folder, batch["samples"])
        print("DONE", piece["name"], flush=True)


if __name__ == "__main__":
    main()
