"""Shapes of the studio. Z points up, the ground is z = 0, one unit is about the height of an apple."""

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Vector

from materials import linear, srgb

TAU = 2 * np.pi


def rng(seed):
    return np.random.default_rng(seed)


def _gradients(seed):
    r = rng(seed)
    table = r.normal(size=(256, 3))
    return r.permutation(256), table / np.linalg.norm(table, axis=1, keepdims=True)


def noise(points, scale=1.0, octaves=3, seed=0):
    """Gradient noise from about -1 to 1 at points of shape (…, 3)."""
    p = np.asarray(points, dtype=float) * scale
    total, weight = np.zeros(p.shape[:-1]), 1.0
    for octave in range(octaves):
        order, table = _gradients(seed + octave)
        cell = np.floor(p).astype(int)
        local = p - cell
        fade = local ** 3 * (local * (local * 6 - 15) + 10)
        value = np.zeros(p.shape[:-1])
        for corner in np.ndindex(2, 2, 2):
            c = np.array(corner)
            at = (cell + c) & 255
            g = table[order[(order[(order[at[..., 0]] + at[..., 1]) & 255] + at[..., 2]) & 255]]
            share = np.prod(np.where(c == 1, fade, 1 - fade), axis=-1)
            value += share * np.sum(g * (local - c), axis=-1)
        total += weight * value * 1.6
        p, weight = p * 2.03, weight * 0.5
    return total


def smooth_line(points, count):
    """Catmull-Rom line through points of any dimension, resampled evenly."""
    p = np.asarray(points, dtype=float)
    if len(p) < 3:
        t = np.linspace(0, 1, count)[:, None]
        return p[0] * (1 - t) + p[-1] * t
    q = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    fine = []
    for i in range(len(p) - 1):
        a, b, c, d = q[i:i + 4]
        t = np.linspace(0, 1, 24, endpoint=False)[:, None]
        fine.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    fine = np.vstack([*fine, p[-1:]])
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(fine, axis=0), axis=1))])
    at = np.linspace(0, length[-1], count)
    return np.stack([np.interp(at, length, fine[:, k]) for k in range(p.shape[1])], axis=1)


def paint(obj, colors):
    """Gives a mesh sRGB colours per vertex, shape (n, 3); the material must be `painted`."""
    layer = obj.data.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT')
    rgba = np.ones((len(colors), 4), dtype=np.float32)
    rgba[:, :3] = linear(np.clip(colors, 0, 1))
    layer.data.foreach_set('color', rgba.ravel())
    return obj


def mesh(verts, faces, mat, smooth=True, colors=None, uv=None):
    data = bpy.data.meshes.new('shape')
    data.from_pydata(np.asarray(verts).tolist(), [], np.asarray(faces).tolist() if isinstance(faces, np.ndarray) else faces)
    data.validate()
    data.polygons.foreach_set('use_smooth', [smooth] * len(data.polygons))
    obj = bpy.data.objects.new('shape', data)
    bpy.context.scene.collection.objects.link(obj)
    data.materials.append(mat)
    if uv is not None:
        layer = data.uv_layers.new()
        index = np.empty(len(data.loops), dtype=int)
        data.loops.foreach_get('vertex_index', index)
        layer.data.foreach_set('uv', np.asarray(uv, dtype=np.float32)[index].ravel())
    if colors is not None:
        paint(obj, colors)
    data.update()
    return obj


def surface(fn, nu, nv, mat, color=None, wrap=False, uv=True):
    """Grid from fn(u, v) -> (x, y, z), u and v arrays from 0 to 1; color(u, v, xyz) -> sRGB. `wrap` closes u."""
    u, v = np.meshgrid(np.linspace(0, 1, nu, endpoint=not wrap), np.linspace(0, 1, nv))
    xyz = np.stack(np.broadcast_arrays(*fn(u, v)), axis=-1).astype(float)
    i, j = np.meshgrid(np.arange(nu if wrap else nu - 1), np.arange(nv - 1))
    k = (i + 1) % nu
    faces = np.stack([j * nu + i, j * nu + k, (j + 1) * nu + k, (j + 1) * nu + i], axis=-1).reshape(-1, 4)
    colors = None
    if color is not None:
        c = np.asarray(color(u, v, xyz))
        colors = np.broadcast_to(c, (*u.shape, 3)).reshape(-1, 3)
    return mesh(xyz.reshape(-1, 3), faces, mat, colors=colors, uv=np.stack([u, v], -1).reshape(-1, 2) if uv and not wrap else None)


def lathe(profile, mat, seg=96, steps=64, sharp=False, bulge=None, color=None, uv=False):
    """Turned body. profile: (radius, z) from bottom to top, smoothed unless sharp. bulge(angle, t, r, z) -> (r, z)."""
    line = np.asarray(profile, dtype=float) if sharp else smooth_line(profile, steps)
    n = len(line)

    def fn(u, v):
        at = v * (n - 1)
        r = np.interp(at, np.arange(n), line[:, 0])
        z = np.interp(at, np.arange(n), line[:, 1])
        a = u * TAU
        if bulge:
            r, z = bulge(a, v, r, z)
        return r * np.cos(a), r * np.sin(a), z
    return surface(fn, seg + 1 if uv else seg, n, mat, color=color, wrap=not uv, uv=uv)


def ball(mat, radius=1.0, squash=(1, 1, 1), rough=0.0, freq=1.5, octaves=3, seed=0, seg=72, color=None):
    """Sphere with noise: rough is the height of the noise in radii."""
    def fn(u, v):
        a, b = u * TAU, (v - 0.5) * np.pi
        d = np.stack([np.cos(b) * np.cos(a), np.cos(b) * np.sin(a), np.sin(b)], axis=-1)
        r = radius * (1 + (rough * noise(d + seed * 3.7, freq, octaves, seed) if rough else 0))
        return d[..., 0] * r * squash[0], d[..., 1] * r * squash[1], d[..., 2] * r * squash[2]
    return surface(fn, seg, seg // 2 + 1, mat, color=color, wrap=True)


def tube(points, radius, mat, seg=24, steps=64, color=None, flat=1.0, twist=0.0, caps=True, bulge=None):
    """Sweep along a smoothed line. radius: number or list spread over the line. flat: height over width. color(u, v, xyz)."""
    line = smooth_line(points, steps)
    radii = np.interp(np.linspace(0, 1, steps), np.linspace(0, 1, np.size(radius)), np.atleast_1d(radius).astype(float))
    tangent = np.gradient(line, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    side = np.cross(tangent[0], [0, 0, 1] if abs(tangent[0][2]) < 0.9 else [1, 0, 0])
    side /= np.linalg.norm(side)
    sides = []
    for t in tangent:
        side = side - t * np.dot(side, t)
        side = side / (np.linalg.norm(side) + 1e-9)
        sides.append(side)
    sides = np.array(sides)
    ups = np.cross(sides, tangent)
    if caps:
        line, sides, ups = (np.vstack([x[:1], x, x[-1:]]) for x in (line, sides, ups))
        radii = np.concatenate([[1e-4], radii, [1e-4]])
    n = len(line)

    def fn(u, v):
        j = np.rint(v * (n - 1)).astype(int)
        a = u * TAU + twist * v * TAU
        r = radii[j]
        if bulge:
            r = r * bulge(a, v)
        p = line[j] + sides[j] * (r * np.cos(a))[..., None] + ups[j] * (r * np.sin(a) * flat)[..., None]
        return p[..., 0], p[..., 1], p[..., 2]
    return surface(fn, seg, n, mat, color=color, wrap=True)


def bevelled(obj, width, segments=3):
    if width > 0:
        b = obj.modifiers.new('bevel', 'BEVEL')
        b.width, b.segments, b.limit_method, b.angle_limit = width, segments, 'ANGLE', 0.6
        b.harden_normals = True
        obj.data.use_auto_smooth = True
    return obj


def box(size, mat, bevel=0.03, segments=3):
    """Box on the ground, centred; size is (x, y, z)."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    verts = [(sx * x, sy * y, z * h) for h in (0, 1) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return bevelled(mesh(verts, faces, mat), bevel, segments)


def prism(outline, depth, mat, bevel=0.02, segments=3):
    """Plate from an outline of (x, z), counter-clockwise seen from the front (-y), extruded by depth around y = 0."""
    n = len(outline)
    verts = [(x, -depth / 2, z) for x, z in outline] + [(x, depth / 2, z) for x, z in outline]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [((i + 1) % n, i, n + i, n + (i + 1) % n) for i in range(n)]
    obj = mesh(verts, faces, mat)
    b = bmesh.new()
    b.from_mesh(obj.data)
    bmesh.ops.recalc_face_normals(b, faces=b.faces)
    b.to_mesh(obj.data)
    b.free()
    obj.data.use_auto_smooth = True
    return bevelled(obj, bevel, segments)


def disc_cylinder(r, z0, z1, mat, bevel=0.02, seg=64, r_top=None):
    """Closed cylinder or cone with rounded rims."""
    t = r if r_top is None else r_top
    b = min(bevel, r, t, (z1 - z0) / 2)
    k = 1 - np.sqrt(0.5)
    return lathe([(1e-4, z0), (r - b, z0), (r - b * k, z0 + b * k), (r, z0 + b), (t, z1 - b), (t - b * k, z1 - b * k), (t - b, z1),
                  (1e-4, z1)], mat, seg=seg, sharp=True)


def plane_picture(path, w, h, **look):
    """Upright picture facing the viewer (-y), centred, standing on z = 0."""
    from materials import material
    return mesh([(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h), (-w / 2, 0, h)], [(0, 1, 2, 3)], material(image=path, **look), smooth=False,
                uv=[(0, 0), (1, 0), (1, 1), (0, 1)])


def place(obj, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Moves, turns (degrees about x, y, z, in this order) and scales; returns the object."""
    obj.location = Vector(at)
    obj.rotation_euler = Euler([np.radians(t) for t in turn])
    obj.scale = (scale,) * 3 if np.isscalar(scale) else scale
    return obj


def copy(obj, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    twin = obj.copy()
    bpy.context.scene.collection.objects.link(twin)
    return place(twin, at, turn, scale)


def group(objects, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Moves several objects as one body."""
    parent = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(parent)
    for obj in objects:
        if obj.parent is None:
            obj.parent = parent
    return place(parent, at, turn, scale)


def copies(parent, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """A second body of a group."""
    return group([_branch(child) for child in parent.children], at, turn, scale)


def _branch(obj):
    twin = obj.copy()
    bpy.context.scene.collection.objects.link(twin)
    twin.parent = None
    for child in obj.children:
        _branch(child).parent = twin
    return twin


def settle(parent, z=0.0):
    """Drops or lifts a group (or a body) until its lowest point is at z."""
    bpy.context.view_layer.update()

    def bodies(obj):
        yield obj
        for child in obj.children:
            yield from bodies(child)
    low = np.inf
    for obj in bodies(parent):
        if obj.type == 'MESH' and not obj.hide_render:
            m = np.array(obj.matrix_world)
            low = min(low, (verts_of(obj) @ m[2, :3] + m[2, 3]).min())
    parent.location.z += z - low
    return parent


def thickness(obj, width, offset=-1):
    m = obj.modifiers.new('thick', 'SOLIDIFY')
    m.thickness, m.offset = width, offset
    return obj


def subdivided(obj, levels=2):
    m = obj.modifiers.new('round', 'SUBSURF')
    m.levels = m.render_levels = levels
    return obj


def clump(parts, mat, resolution=0.06, threshold=0.6):
    """Metaballs melted to one body. parts: (x, y, z, radius) or (x, y, z, radius, -1) for a dent."""
    data = bpy.data.metaballs.new('clump')
    data.resolution = data.render_resolution = resolution
    data.threshold = threshold
    for x, y, z, r, *sign in parts:
        e = data.elements.new()
        e.co, e.radius = (x, y, z), r * 1.6
        e.use_negative = bool(sign)
    obj = bpy.data.objects.new('clump', data)
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.view_layer.update()
    solid = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(obj)
    solid.materials.clear()
    solid.materials.append(mat)
    solid.polygons.foreach_set('use_smooth', [True] * len(solid.polygons))
    made = bpy.data.objects.new('clump', solid)
    bpy.context.scene.collection.objects.link(made)
    return made


def verts_of(obj):
    co = np.empty(len(obj.data.vertices) * 3)
    obj.data.vertices.foreach_get('co', co)
    return co.reshape(-1, 3)


def reshape(obj, fn):
    """Moves the vertices: fn((n, 3)) -> (n, 3)."""
    obj.data.vertices.foreach_set('co', np.asarray(fn(verts_of(obj))).ravel())
    obj.data.update()
    return obj


def rough_up(obj, height, freq=4, octaves=3, seed=0):
    """Pushes the vertices along their normals by noise."""
    normals = np.empty(len(obj.data.vertices) * 3)
    obj.data.vertices.foreach_get('normal', normals)
    return reshape(obj, lambda p: p + normals.reshape(-1, 3) * (height * noise(p, freq, octaves, seed))[:, None])


def slab(outline, z0, z1, mat, bevel=0.02, segments=3):
    """Body with a plan of (x, y), counter-clockwise, from z0 to z1."""
    obj = prism([(x, y) for x, y in outline], z1 - z0, mat, bevel, segments)
    reshape(obj, lambda p: np.stack([p[:, 0], p[:, 2], (z0 + z1) / 2 - p[:, 1]], axis=1))
    return obj


def scatter_on(ground, parts, count, seed=0, up=0.3, lift=0.0, size=(0.9, 1.1), where=None, flat=False):
    """Lays copies of parts on a mesh, their z along its normal; `where(p)` picks places, `up` is the least slope of the normal."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    data = ground.evaluated_get(graph).to_mesh()
    data.calc_loop_triangles()
    co = np.empty(len(data.vertices) * 3)
    data.vertices.foreach_get('co', co)
    m = np.array(ground.matrix_world)
    co = co.reshape(-1, 3) @ m[:3, :3].T + m[:3, 3]
    tri = np.empty(len(data.loop_triangles) * 3, dtype=int)
    data.loop_triangles.foreach_get('vertices', tri)
    a, b, c = (co[tri.reshape(-1, 3)[:, k]] for k in range(3))
    normal = np.cross(b - a, c - a)
    area = np.linalg.norm(normal, axis=1)
    normal = normal / (area[:, None] + 1e-12)
    keep = normal[:, 2] > up
    if where is not None:
        keep &= np.array([bool(where(p)) for p in (a + b + c) / 3])
    index = np.where(keep)[0]
    g = rng(seed)
    made = []
    for k in g.choice(index, count, p=area[index] / area[index].sum()):
        s, t = g.random(2)
        if s + t > 1:
            s, t = 1 - s, 1 - t
        at = a[k] + (b[k] - a[k]) * s + (c[k] - a[k]) * t + normal[k] * lift
        obj = parts[g.integers(len(parts))]
        twin = copy(obj, at, scale=g.uniform(*size))
        around = Vector((0, 0, 1) if flat else normal[k]).to_track_quat('Z', 'Y')
        twin.rotation_euler = (around @ Euler((0, 0, g.uniform(0, TAU))).to_quaternion()).to_euler()
        made.append(twin)
    for obj in parts:
        obj.location = (0, 0, -500)
        obj.hide_render = True
    return made


def circle(r, n=48, start=0.0, end=TAU):
    a = np.linspace(start, end, n, endpoint=abs(end - start) < TAU - 1e-6)
    return [(r * np.cos(x), r * np.sin(x)) for x in a]


def rounded(w, h, r, n=8):
    """Outline of a rounded rectangle of (x, z), standing on z = 0."""
    pts = []
    for cx, cz, start in ((w / 2 - r, r, -90), (w / 2 - r, h - r, 0), (-w / 2 + r, h - r, 90), (-w / 2 + r, r, 180)):
        for k in range(n + 1):
            a = np.radians(start + 90 * k / n)
            pts.append((cx + r * np.cos(a), cz + r * np.sin(a)))
    return pts


def on_sphere(count, r, seed=0, top=-1.0):
    """Random points of a sphere above the height `top` (in radii)."""
    g = rng(seed)
    pts = []
    while len(pts) < count:
        d = g.normal(size=3)
        d /= np.linalg.norm(d)
        if d[2] > top:
            pts.append(d * r)
    return np.array(pts)


__all__ = [name for name in dir() if not name.startswith('_')]
