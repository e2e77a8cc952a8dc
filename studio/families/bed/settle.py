"""Cloth that comes to rest: Blender's own solver, in a scene of its own. Inches."""

from collections.abc import Sequence
from dataclasses import dataclass

import bpy
import numpy as np
from bpy.types import Object, Scene

from geometry.points import Face

INCH = 0.0254  # the solver reckons in metres
SKIN = 0.12  # how far cloth keeps from what it lies on
FRICTION = 80.0
Solid = tuple[np.ndarray, Sequence[Face]]  # points, and faces that look outward


@dataclass(frozen=True)
class Fabric:
    """mass: kilograms a point; stretch, bend: stiffness; excess: how much larger than its plan it is cut; layer:
    how far two layers of it lie apart, nought where it never lies on itself; filling: how hard what is sewn up in it
    presses outward for each part by which it has too little room, nought where it is not closed.
    """

    mass: float
    stretch: float
    bend: float
    frames: int
    excess: float = 0.0
    layer: float = 0.0
    filling: float = 0.0


def settled(
    start: np.ndarray,
    plan: np.ndarray,
    faces: Sequence[Face],
    fabric: Fabric,
    solids: Sequence[Solid] = (),
    room: float = 0.0,
) -> np.ndarray:
    """Where the points of a cloth come to rest that begins at `start` and is cut flat to `plan`; `solids` hold it.
    room: cubic inches that its filling would take.
    """
    scene = bpy.data.scenes.new("settling")
    try:
        for solid in solids:
            hold(scene, *solid)
        cloth = put(scene, start, faces)
        cut(cloth, plan)
        sew(cloth, fabric)
        if fabric.filling:
            fill(cloth, fabric.filling, room)
        for frame in range(1, fabric.frames + 1):
            scene.frame_set(frame)
        seen = cloth.evaluated_get(scene.view_layers[0].depsgraph).data
        points = np.empty(len(seen.vertices) * 3)
        seen.vertices.foreach_get("co", points)
        return points.reshape(-1, 3) / INCH
    finally:
        for obj in list(scene.objects):
            bpy.data.meshes.remove(obj.data)
        bpy.data.scenes.remove(scene)


def put(scene: Scene, points: np.ndarray, faces: Sequence[Face]) -> Object:
    mesh = bpy.data.meshes.new("settling")
    mesh.from_pydata((points * INCH).tolist(), [], [tuple(f) for f in faces])
    obj = bpy.data.objects.new("settling", mesh)
    scene.collection.objects.link(obj)
    return obj


def hold(scene: Scene, points: np.ndarray, faces: Sequence[Face]) -> None:
    """A solid that cloth lies on and does not slide off."""
    obj = put(scene, points, faces)
    obj.modifiers.new("solid", "COLLISION")
    obj.collision.thickness_outer = SKIN * INCH
    obj.collision.cloth_friction = FRICTION
    obj.collision.damping = 0.5


def cut(cloth: Object, plan: np.ndarray) -> None:
    """Its lengths at rest are those of the plan, however it lies at first."""
    cloth.shape_key_add(name="start")
    flat = cloth.shape_key_add(name="plan")
    flat.data.foreach_set("co", (plan * INCH).astype(np.float32).ravel())
    flat.value = 0


def sew(cloth: Object, fabric: Fabric) -> None:
    solver = cloth.modifiers.new("cloth", "CLOTH")
    s, touch, cache = solver.settings, solver.collision_settings, solver.point_cache
    s.rest_shape_key = cloth.data.shape_keys.key_blocks["plan"]
    s.quality, s.mass, s.air_damping = 8, fabric.mass, 3
    s.tension_stiffness = s.compression_stiffness = fabric.stretch
    s.shear_stiffness = fabric.stretch / 3
    s.bending_stiffness = fabric.bend
    s.tension_damping = s.compression_damping = 10
    s.bending_damping = 0.5
    s.shrink_min = -fabric.excess
    touch.distance_min, touch.collision_quality = SKIN * INCH, 3
    touch.use_self_collision = fabric.layer > 0
    touch.self_distance_min, touch.self_friction = max(fabric.layer * INCH, 0.001), 10
    cache.frame_start, cache.frame_end = 1, fabric.frames + 1


def fill(cloth: Object, filling: float, room: float) -> None:
    s = cloth.modifiers["cloth"].settings
    s.use_pressure = s.use_pressure_volume = True
    s.uniform_pressure_force, s.pressure_factor, s.target_volume = 0, filling, room * INCH**3
