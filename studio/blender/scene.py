"""One camera, one set of lights and the floor for every family; the render settings. Inches."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import bpy
from mathutils import Matrix, Vector

import figures
from blender import closures, wood
from blender.nodes import Graph, Val
from families.piece import Camera, Glow
from families.stage import Stage

FLOOR = "floor"
CARDS = "cards"
GLOW = "glow"
SENSOR = 36
LIGHT_PASSES = (
    "diffuse_direct",
    "diffuse_indirect",
    "diffuse_color",
    "glossy_direct",
    "glossy_indirect",
    "glossy_color",
)
# Noise below which a pixel has samples enough, and how many it takes at least: of the cover, faces take few, outlines
# and arrises all; of small metal parts, the air between them takes few.
EDGES, METALS = (0.015, 4), (0.004, 8)
SKY_MAP = 64  # of where the room is bright: it is smooth, and a larger one takes longer than a small picture


@dataclass(frozen=True)
class Light:
    """An area light: where it stands, what it looks at, its size (inches) and its power (watts), for a table."""

    at: tuple[float, float, float]
    target: tuple[float, float, float]
    size: tuple[float, float]
    watts: float
    throws_shade: bool = True  # or is for the sheen only


# Soft key from the upper left front, fill from the right, a soft box behind on the left for the sheen.
LIGHTS = {
    "key": Light((-100, -110, 198), (0, 0, 20), (150, 150), 4.65e5),
    "front": Light((40, -300, 70), (0, 0, 18), (180, 180), 3.0e5),
    "fill": Light((230, -60, 80), (0, 0, 18), (140, 140), 1.5e5),
    "rim": Light((-190, 200, 118), (0, 0, 30), (150, 90), 0.55e5, throws_shade=False),
}


def area(name: str, light: Light) -> None:
    data = bpy.data.lights.new(name, "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = light.size
    data.energy = light.watts
    obj = bpy.data.objects.new(name, data)
    obj.location = light.at
    obj.rotation_euler = (Vector(light.target) - obj.location).to_track_quat("-Z", "Y").to_euler()
    obj.visible_diffuse = light.throws_shade
    bpy.context.scene.collection.objects.link(obj)


def glows(found: Sequence[Glow]) -> None:
    """The light within a piece, instead of that of the piece before."""
    for obj in [obj for obj in bpy.data.objects if obj.name.startswith(GLOW)]:
        bpy.data.lights.remove(obj.data)
    for k, glow in enumerate(found):
        name, toward = f"{GLOW}{k}", Vector(glow.at) + Vector(glow.toward)
        area(name, Light(glow.at, tuple(toward), glow.size, glow.watts))
        bpy.data.objects[name].visible_camera = bpy.data.objects[name].visible_glossy = False


def lamps() -> list[dict[str, object]]:
    """The lamps that throw shade, as they stand now: middle, half their sides, watts."""
    out = []
    for name in (name for name, light in LIGHTS.items() if light.throws_shade):
        obj = bpy.data.objects[name]
        turn = obj.rotation_euler.to_matrix()
        u, v = (list(turn.col[k] * size / 2) for k, size in enumerate((obj.data.size, obj.data.size_y)))
        out.append({"name": name, "at": list(obj.location), "u": u, "v": v, "watts": obj.data.energy})
    return out


def pose(camera: Camera) -> tuple[Vector, Matrix]:
    """(position, 3x3 rotation) of a camera."""
    yaw, el = math.radians(camera.yaw), math.radians(camera.elevation)
    out = Vector((math.sin(yaw), -math.cos(yaw), 0))
    away = out * math.cos(el) + Vector((0, 0, math.sin(el)))
    looks = away if camera.shift is None else out
    return Vector(camera.target) + away * camera.distance, (-looks).to_track_quat("-Z", "Y").to_matrix()


def use(camera: Camera) -> None:
    """Make this the one camera of the scene."""
    old = bpy.context.scene.camera
    if old:
        bpy.data.objects.remove(old)
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.clip_end = camera.lens, SENSOR, 2000
    data.shift_y = camera.shift or 0.0
    if camera.ortho:
        data.type, data.ortho_scale = "ORTHO", camera.ortho
    obj = bpy.data.objects.new("camera", data)
    obj.location, turn = pose(camera)
    obj.rotation_euler = turn.to_euler()
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj


def sky(tree: bpy.types.NodeTree) -> None:
    """A studio's white room, brighter behind on the left: what a polished top mirrors falls off softly to the right."""
    g = Graph(tree)
    x, y, z = g.split(g.node("ShaderNodeTexCoord").outputs["Generated"])
    toward = g.step(x * -0.66 + y * 0.66 + z * 0.35, -0.1, 1.0)
    overhead = g.step(z, 0.55, 0.95)  # what the arrises mirror
    room = 0.22 + toward * 0.26 + overhead * 0.55
    mirrored = Val(g, g.node("ShaderNodeLightPath").outputs["Is Glossy Ray"])
    has_cards = Val(g, g.node("ShaderNodeValue", name=CARDS).outputs[0])
    g.put(room + (cards(g, x, y, z) - room) * mirrored * has_cards, tree.nodes["Background"].inputs["Strength"])


def cards(g: Graph, x: Val, y: Val, z: Val) -> Val:
    """What a photographer puts up for metals to mirror: a white ceiling, black flags along the horizon, a strip of
    light on the left. Seen in mirrors only: the room goes on lighting the piece.
    """
    ceiling = g.step(z, 0.18, 0.62)
    strip = g.step(x * -0.8 + y * -0.25, 0.42, 0.62) * g.step(z, -0.35, 0.0)
    return g.min(0.05 + ceiling * 1.15 + strip * 0.9, 1.3)


def floor() -> None:
    mesh = bpy.data.meshes.new(FLOOR)
    s = 700
    mesh.from_pydata([(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [], [(0, 1, 2, 3)])
    mat = bpy.data.materials.new(FLOOR)
    mat.use_nodes = True
    b = mat.node_tree.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = (0.62, 0.62, 0.62, 1)
    wood.specular_of(b).default_value = 0
    mesh.materials.append(mat)
    obj = bpy.data.objects.new(FLOOR, mesh)
    obj.visible_camera = False
    bpy.context.scene.collection.objects.link(obj)


def start(threads: int) -> None:
    """An empty scene with materials, lights, floor, world and three view layers (light, cover, grain)."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    wood.build()
    closures.build()
    world = bpy.data.worlds.new("world")
    s.world = world
    world.use_nodes = True
    sky(world.node_tree)
    world.cycles.sampling_method, world.cycles.sample_map_resolution = "MANUAL", SKY_MAP
    for name, light in LIGHTS.items():
        area(name, light)
    floor()
    settings(s, threads)
    view_layers(s)


def settings(s: bpy.types.Scene, threads: int) -> None:
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device = "CPU"
    c.use_denoising = False
    c.glossy_bounces = 1
    c.sample_clamp_indirect = 3
    c.caustics_reflective = c.caustics_refractive = False
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    c.seed = 7
    s.render.film_transparent = True
    s.render.use_persistent_data = False
    s.render.threads_mode, s.render.threads = "FIXED", threads
    s.view_settings.view_transform = "Raw"
    i = s.render.image_settings
    i.file_format, i.exr_codec, i.color_mode = "OPEN_EXR_MULTILAYER", "NONE", "RGBA"
    i.color_depth = "32"


def view_layers(s: bpy.types.Scene) -> None:
    light = s.view_layers[0]
    light.name = "light"
    for k in LIGHT_PASSES:
        setattr(light, f"use_pass_{k}", True)
    cover = s.view_layers.new("cover")
    cover.material_override = cover_material()
    cover.use_pass_normal = True
    cover.aovs.add().name = "mask"
    for name, aovs in (("grain", figures.GRAIN), ("relief", figures.RELIEF)):
        layer = s.view_layers.new(name)
        for aov in aovs:
            layer.aovs.add().name = aov
    layer.use_pass_normal = layer.use_pass_position = True


def cover_material() -> bpy.types.Material:
    """Glows in the colour of its normal, so that an adaptive render goes on wherever a surface ends or bends; tells the
    layer's mask.
    """
    mat = bpy.data.materials.new("cover")
    mat.use_nodes = True
    g = Graph(mat.node_tree)
    g.tree.nodes.remove(g.tree.nodes["Principled BSDF"])
    x, y, z = g.split(g.node("ShaderNodeNewGeometry").outputs["Normal"])
    glow = g.node("ShaderNodeEmission")
    g.tree.links.new(g.rgb(x * 0.5 + 0.5, y * 0.5 + 0.5, z * 0.5 + 0.5), glow.inputs["Color"])
    g.tree.links.new(glow.outputs[0], g.tree.nodes["Material Output"].inputs["Surface"])
    g.aov("mask", color=g.node("ShaderNodeObjectInfo").outputs["Color"])
    return mat


def clear() -> None:
    """Remove the piece of the last job, keep the stage."""
    for obj in list(bpy.data.objects):
        if obj.get("layer"):
            mesh = obj.data
            bpy.data.objects.remove(obj)
            bpy.data.meshes.remove(mesh)


def ambience(own: Stage | None, mirrors: bool = False) -> None:
    """The light of a family's stage, its lamps and its room, with cards for what mirrors; None: all off (outlines and
    grain need none).
    """
    s, glow = bpy.context.scene, own.sky if own else 0.0
    s.world.node_tree.nodes[CARDS].outputs[0].default_value = float(mirrors)
    s.world.node_tree.nodes["Background"].inputs["Color"].default_value = (glow, glow, glow, 1)
    for name in (*LIGHTS, FLOOR):
        bpy.data.objects[name].hide_render = own is None
    s.cycles.max_bounces = s.cycles.diffuse_bounces = own.bounces if own else 0
