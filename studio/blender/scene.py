"""One camera, one set of lights and the floor for every family; the render settings. Inches."""

from __future__ import annotations

import math
from dataclasses import dataclass

import bpy
from mathutils import Matrix, Vector

from blender import closures, wood
from blender.nodes import Graph
from families.piece import Camera

FLOOR = "floor"
BOUNCES = 2
SENSOR = 36
PASSES = (
    "diffuse_direct",
    "diffuse_indirect",
    "glossy_direct",
    "glossy_indirect",
    "glossy_color",
    "normal",
    "position",
)


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


def pose(camera: Camera) -> tuple[Vector, Matrix]:
    """(position, 3x3 rotation) of a camera."""
    yaw, el = math.radians(camera.yaw), math.radians(camera.elevation)
    away = Vector((math.sin(yaw) * math.cos(el), -math.cos(yaw) * math.cos(el), math.sin(el)))
    return Vector(camera.target) + away * camera.distance, (-away).to_track_quat("-Z", "Y").to_matrix()


def use(camera: Camera) -> None:
    """Make this the one camera of the scene."""
    old = bpy.context.scene.camera
    if old:
        bpy.data.objects.remove(old)
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.clip_end = camera.lens, SENSOR, 2000
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
    g.put(0.22 + toward * 0.26 + overhead * 0.55, tree.nodes["Background"].inputs["Strength"])


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
    """An empty scene with materials, lights, floor, world and two view layers (light, grain)."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    wood.build()
    closures.build()
    world = bpy.data.worlds.new("world")
    s.world = world
    world.use_nodes = True
    sky(world.node_tree)
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
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = BOUNCES, BOUNCES, 1
    c.sample_clamp_indirect = 3
    c.caustics_reflective = c.caustics_refractive = False
    c.use_adaptive_sampling = False  # few samples, then a filter that knows the shape (packing/light_filter.py)
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    c.seed = 7
    s.render.film_transparent = True
    s.render.use_persistent_data = False
    s.render.threads_mode, s.render.threads = "FIXED", threads
    s.view_settings.view_transform = "Raw"
    i = s.render.image_settings
    i.file_format, i.exr_codec, i.color_mode = "OPEN_EXR_MULTILAYER", "NONE", "RGBA"
    i.color_depth = "32"  # positions need 32 bits


def view_layers(s: bpy.types.Scene) -> None:
    light = s.view_layers[0]
    light.name = "light"
    for k in PASSES:
        setattr(light, f"use_pass_{k}", True)
    light.aovs.add().name = "mask"
    grain = s.view_layers.new("grain")
    for name in (*wood.AOVS, "mask"):
        grain.aovs.add().name = name


def clear() -> None:
    """Remove the piece of the last job, keep the stage."""
    for obj in list(bpy.data.objects):
        if obj.get("layer"):
            mesh = obj.data
            bpy.data.objects.remove(obj)
            bpy.data.meshes.remove(mesh)


def ambience(on: bool) -> None:
    """Lights and sky on or off (grain renders need none)."""
    s = bpy.context.scene
    s.world.node_tree.nodes["Background"].inputs["Color"].default_value = (1, 1, 1, 1) if on else (0, 0, 0, 1)
    for name in (*LIGHTS, FLOOR):
        bpy.data.objects[name].hide_render = not on
    s.cycles.max_bounces = BOUNCES if on else 0
