"""Heaps: bodies that fall on the ground and lie as they come to rest."""

import bpy
import numpy as np
from mathutils import Matrix

from shapes import TAU, copy, rng


def heap(parts, count, radius, reach, seed=1, size=(0.92, 1.08), frames=150, wide=1.0):
    """Drops copies of parts in layers on a lattice and keeps where they lie, unless they rolled away.

    reach: length of the largest part; radius: of a layer; `wide` stretches the layers along x.
    """
    scene = bpy.context.scene
    scene.gravity = (0, 0, -4)
    g = rng(seed)
    made, layer = [], 0
    spots = [(i * reach * wide, j * reach) for i in range(-9, 10) for j in range(-9, 10) if np.hypot(i, j) * reach <= radius]
    while len(made) < count:
        turn = g.uniform(0, TAU)
        for i in g.permutation(len(spots))[:count - len(made)]:
            x, y = spots[i]
            at = (x * np.cos(turn) - y * np.sin(turn), x * np.sin(turn) + y * np.cos(turn), reach * (0.6 + layer))
            made.append(copy(parts[len(made) % len(parts)], at, tuple(g.uniform(0, 360, 3)), g.uniform(*size)))
        layer += 1
    for obj in parts:
        obj.hide_render = True
        obj.location.z = -500
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.collection = bpy.data.collections.new('bodies')
    world.substeps_per_frame, world.solver_iterations = 12, 20
    data = bpy.data.meshes.new('ground')
    e = radius * 40
    data.from_pydata([(-e, -e, 0), (e, -e, 0), (e, e, 0), (-e, e, 0)], [], [(0, 1, 2, 3)])
    ground = bpy.data.objects.new('ground', data)
    scene.collection.objects.link(ground)
    for obj in (*made, ground):
        world.collection.objects.link(obj)
        body = obj.rigid_body
        body.type = 'PASSIVE' if obj is ground else 'ACTIVE'
        body.collision_shape = 'BOX' if obj is ground else 'CONVEX_HULL'
        body.use_margin, body.collision_margin = True, 0.004
        body.friction, body.restitution = 1.0, 0.0
        body.linear_damping, body.angular_damping = 0.3, 0.8
    world.point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    rest = [Matrix(obj.matrix_world) for obj in made]
    middle = np.median([tuple(m.translation) for m in rest], axis=0)
    bpy.ops.rigidbody.world_remove()
    bpy.data.objects.remove(ground)
    scene.frame_set(1)
    for obj, matrix in zip(made, rest):
        obj.matrix_world = matrix
        x, y, z = np.array(matrix.translation) - middle
        if np.hypot(x / wide, y) > radius * 2.1:
            obj.hide_render = True
