"""Blender entry: blender -b -P whole_render.py -- pairs.json. Renders complete tables in one go, to check the layers against.

pairs.json holds {"data": ..., "pairs": [{"name", "under": job, "top": job}]}; WORK/whole/<name>/ gets a light.exr the size of the frame.
"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import bpy  # noqa: E402

from families.table import pieces  # noqa: E402
from blender import render_tables as render  # noqa: E402
from blender import scene  # noqa: E402

SAMPLES = 2  # times those of an under-structure: the reference should be the cleaner one


def whole(pair, data):
    """One table with its own top, everything seen by the camera at once."""
    out = os.path.join(data["work"], "whole", pair["name"])
    os.makedirs(out, exist_ok=True)
    scene.clear()
    under, stand_ins = pieces.build(pair["under"], data)
    for o in stand_ins:  # the top it is usually rendered under; here it gets its own
        bpy.data.objects.remove(o)
    top, _ = pieces.build(pair["top"], data)
    for o in (*under, *top):
        o.visible_camera = True
    bpy.data.objects["floor"].visible_camera = False
    scene.ambience(True)
    render.render(f"{out}/light.exr", "light", data["samples"]["light"] * SAMPLES, data["frame"])


def main():
    with open(sys.argv[sys.argv.index("--") + 1]) as f:
        batch = json.load(f)
    scene.start(batch["data"])
    for pair in batch["pairs"]:
        whole(pair, batch["data"])
        print("DONE", pair["name"], flush=True)


if __name__ == "__main__":
    main()
