"""Wraps, sandwiches, meat and fish, Asian dishes."""

from dishes import *
from families.fastfood import cheese_slice, frill, fried, tomato_slice
from families.fruit import cut_face, leaf, skin
from materials import *
from shapes import *

GOODS = {}


def good(fn):
    GOODS[fn.__name__.replace('_', '-')] = fn
    return fn


FILLING = (('#7a4426', 26), ('#8c5230', 14), ('#cf2f24', 12), ('#6aa832', 16), ('#efe3ee', 8), ('#ecb545', 10))


def stuffing(r, seed, depth=0.16, dome=0.1):
    """Chopped filling on a disc facing +z."""
    g = rng(seed)
    parts = []
    for color, n in FILLING:
        m = material(color, rough=0.4, coat=0.2, bump=('noise', 12, 0.4), tints=[(0.3, color), (0.7, color)])
        for k in range(n):
            a, q = g.uniform(0, TAU), r * np.sqrt(g.random()) * 0.92
            size = g.uniform(0.07, 0.14) * r / 0.5
            parts.append(place(ball(m, size, squash=(1.2, 0.8, 0.6), rough=0.2, freq=2, seed=k, seg=18), (q * np.cos(a), q * np.sin(a), g.uniform(-depth, 0) + dome * (1 - (q / r) ** 2)), tuple(g.uniform(0, 360, 3))))
    return parts


def lavash(length, r, seed, cut=True):
    def color(u, v, p):
        spots = np.clip(noise(p, 4.2, 3, seed) * 1.9 - 0.5, 0, 0.9)
        c = mix('#ecd3a0', '#f6e6c2', 0.5 + 0.8 * noise(p, 1.5, 3, seed + 1))
        grill = np.clip(np.cos((p[..., 2] * 1.0 + p[..., 0] * 0.6) * 15) - 0.72, 0, 1) * 2.6 * np.clip(0.6 + noise(p, 2, 2, 9), 0, 1)
        c = mix(c, srgb('#a3632a'), spots)
        return mix(c, srgb('#6e3a14'), np.clip(grill, 0, 0.75))
    body = tube([(0, 0, 0), (0.02, 0, length * 0.5), (0, 0, length)], [r * 0.92, r, r, r * 0.98], material(painted=True, rough=0.7, bump=('noise', 8, 0.25)), seg=90, steps=90, color=color, caps=False,
                bulge=lambda a, v: 1 + 0.035 * np.exp(-(((a - 4.0) / 0.12)) ** 2) + 0.02 * np.sin(a * 3 + v * 4))
    lip = surface(lambda u, v: (r * (0.98 - 0.12 * v) * np.cos(u * TAU), r * (0.98 - 0.12 * v) * np.sin(u * TAU), length + 0.015 * np.sin(v * np.pi)), 90, 6, material('#f3dfb4', rough=0.7), wrap=True)
    end = place(ball(material('#ecd3a0', rough=0.7), r * 0.93, squash=(1, 1, 0.35), seg=40), (0, 0, 0.02))
    fill = [place(o, tuple(np.array(o.location) + [0, 0, length])) for o in _turn_keep(stuffing(r * 0.86, seed))]
    return [body, lip, end, *fill]


def _turn_keep(parts):
    for o in parts:
        o['r'] = tuple(o.rotation_euler)
    return parts


@good
def burrito():
    def one(seed, length, at, turn):
        g = rng(seed)
        parts = lavash(length, 0.48, seed)
        paper = material('#f7f1e4', rough=0.8, tints=[(0.35, '#efe5d0'), (0.65, '#fbf7ee')], tint_scale=3)
        wrap = surface(lambda u, v: (0.515 * np.cos(u * TAU) * (1 + 0.01 * np.sin(u * 40)), 0.515 * np.sin(u * TAU) * (1 + 0.01 * np.sin(u * 40)), -0.12 + v * (1.15 + 0.16 * np.sin(u * TAU * 1 + 1) + 0.03 * np.sin(u * TAU * 9))), 160, 30, paper, wrap=True)
        stripe = surface(lambda u, v: (0.519 * np.cos(u * TAU) * (1 + 0.01 * np.sin(u * 40)), 0.519 * np.sin(u * TAU) * (1 + 0.01 * np.sin(u * 40)), 0.28 + 0.16 * v), 160, 6, material('#c8331f', rough=0.7), wrap=True)
        return settle(group([*parts, thickness(wrap, 0.012), stripe], at, turn))
    one(3, 2.3, (-1.25, 0.75, 0), (88, 0, 74))
    one(6, 2.0, (0.05, 0.35, 0), (60, 0, -16))
    return {'view': (-6, 26), 'fit': 0.88}


@good
def doner_sandwich():
    def half(side):
        def fn(u, v):
            a = (u - 0.5) * np.pi * 1.02
            r = 1.25 * np.sqrt(v)
            h = 0.10 + 0.34 * np.clip(1 - v ** 2.2, 0, 1) + 0.05 * np.exp(-((v - 0.86) / 0.1) ** 2)
            return r * np.sin(a), side * (0.22 + h), r * np.cos(a) * -1 + 1.25
        return surface(fn, 90, 50, material(painted=True, rough=0.5, bump=('noise', 8, 0.2), coat=0.1),
                       color=lambda u, v, p: mix(mix('#e6b46c', '#b8702a', 0.5 + 0.7 * noise(p, 2.0, 4, 3 + side)), srgb('#f3dcaa'), np.clip(0.5 - v, 0, 1) * 0.5))
    thickness(half(-1), 0.05)
    thickness(half(1), 0.05)
    g = rng(9)
    meats = [material(c, rough=0.45, coat=0.2, bump=('noise', 9, 0.5), tints=[(0.3, d), (0.7, c)], tint_scale=5) for c, d in (('#8a5330', '#5f321a'), ('#a0663c', '#74421f'))]
    for k in range(60):
        x = g.uniform(-1.05, 1.05)
        size = g.uniform(0.22, 0.36)
        obj = surface(lambda u, v, s=k: ((u - 0.5) * 1.4, (v - 0.5) * 0.6, 0.10 * np.sin(u * 7 + s) + 0.06 * np.sin(v * 5 + s)), 14, 10, meats[k % 2])
        thickness(obj, 0.07)
        place(obj, (x, g.uniform(-0.2, 0.2), 1.18 + 0.16 * g.random() - 0.10 * abs(x)), tuple(g.uniform(0, 360, 3)), size)
    green = material('#6aa832', rough=0.4, coat=0.2)
    for k in range(9):
        x = -1.0 + 0.25 * k
        obj = surface(lambda u, v, s=k: ((u - 0.5) * 0.7, 0.1 * np.sin(u * 9 + s) * v, v * 0.42 + 0.06 * np.sin(u * 13 + s)), 26, 14, green)
        place(thickness(obj, 0.02), (x, -0.24 + 0.06 * (k % 2), 1.08), (-14, 0, 8 * (k % 3) - 8))
    for k, x in enumerate((-0.72, -0.2, 0.38, 0.85)):
        group(tomato_slice(0.27), (x, -0.1, 1.22 - 0.05 * abs(x)), (72, 20 * (k % 2) - 10, 10))
    ring_m = material('#b765a0', rough=0.3, coat=0.4)
    for k in range(10):
        x = g.uniform(-0.95, 0.95)
        tube([(x - 0.2, -0.1, 1.3), (x, -0.14, 1.46), (x + 0.2, -0.05, 1.34)], 0.028, ring_m, seg=10, steps=14)
    sauce = material('#fbf6ea', rough=0.2, coat=0.4)
    tube([(-0.8, -0.16, 1.36), (-0.5, -0.18, 1.5), (-0.15, -0.14, 1.4), (0.2, -0.18, 1.53), (0.6, -0.15, 1.38)], [0.02, 0.045, 0.04, 0.045, 0.02], sauce, seg=14)
    return {'view': (-12, 20), 'fit': 0.84}


@good
def taco():
    def one(seed, at, turn):
        shell = surface(lambda u, v: (1.15 * np.cos((u - 0.5) * np.pi) * np.sin((v - 0.5) * 0.0 + 0) * 0 + 1.15 * np.sin((u - 0.5) * np.pi * 0.98) * np.ones_like(v),
                                      np.sign(v - 0.5) * (np.abs(v - 0.5) * 2) ** 0.8 * (0.30 + 0.22 * (np.abs(v - 0.5) * 2)),
                                      0.05 + 1.05 * np.cos((u - 0.5) * np.pi * 0.98) * 0 + (np.abs(v - 0.5) * 2) ** 1.2 * 1.12 * np.sqrt(np.clip(1 - ((u - 0.5) * 1.96) ** 2, 0, 1))), 80, 60, material(painted=True, rough=0.6, bump=('cells', 14, 0.35)),
                        color=lambda u, v, p: mix('#d99a3a', '#f2c66c', 0.5 + 0.9 * noise(p, 3.5, 3, seed)))
        parts = [thickness(shell, 0.04)]
        g = rng(seed)
        top = lambda x: 0.92 * np.sqrt(max(0, 1 - (x / 1.12) ** 2)) + 0.06
        beef = material('#6b3a1d', rough=0.5, bump=('noise', 12, 0.6))
        for k in range(70):
            x = g.uniform(-0.95, 0.95)
            parts.append(place(ball(beef, g.uniform(0.09, 0.14), rough=0.25, freq=2, seed=k, seg=16), (x, g.uniform(-0.28, 0.28), g.uniform(0.3, top(x) - 0.05)), tuple(g.uniform(0, 360, 3))))
        for k in range(26):
            x = g.uniform(-0.95, 0.95)
            c = material(('#6aa832', '#82bb4c', '#5a9a2f')[k % 3], rough=0.4, coat=0.2)
            o = surface(lambda u, v, s=k: ((u - 0.5) * 0.45, 0.07 * np.sin(u * 9 + s), v * 0.24 + 0.05 * np.sin(u * 11 + s)), 18, 8, c)
            parts.append(place(o, (x, g.uniform(-0.3, 0.3), top(x) + 0.0), (g.uniform(-40, 40), g.uniform(-30, 30), g.uniform(-40, 40))))
        red = material('#d2352a', rough=0.15, coat=0.5)
        for k in range(16):
            x = g.uniform(-0.85, 0.85)
            parts.append(place(box((0.14, 0.14, 0.12), red, 0.03), (x, g.uniform(-0.25, 0.25), top(x) + 0.06), tuple(g.uniform(0, 360, 3))))
        yellow = material('#f7b92e', rough=0.4)
        for k in range(34):
            x = g.uniform(-0.9, 0.9)
            parts.append(place(box((0.26, 0.035, 0.035), yellow, 0.01, 1), (x, g.uniform(-0.26, 0.26), top(x) + 0.12), tuple(g.uniform(-40, 40, 2)) + (g.uniform(0, 360),)))
        return group(parts, at, turn)
    one(3, (-0.1, 0.55, 0), (0, 0, 10))
    one(8, (0.1, -0.55, 0), (0, 0, 10))
    lime = [cut_face(0.36, '#cfe08a', '#eef5cc', '#5f9a2c', 9), place(disc_cylinder(0.36, -0.16, -0.002, material('#5f9a2c', rough=0.35, coat=0.3), 0.05))]
    settle(group(lime, (1.35, -0.95, 0), (40, -10, 0)))
    return {'view': (-22, 24), 'fit': 0.88}


@good
def sandwich():
    toast = material('#c98d45', rough=0.8, tints=[(0.3, '#a8682a'), (0.55, '#cf954e'), (0.75, '#ecc88f')], tint_scale=3.5, bump=('cells', 18, 0.5))
    crumb = material('#f3e0b4', rough=0.85, bump=('cells', 18, 0.5))
    tri = [(-1.0, -0.5), (1.0, -0.5), (0, 0.5)]

    def grown(k, cx=0.0, cy=-0.17):
        return [((x - cx) * k + cx, (y - cy) * k + cy) for x, y in tri]

    def one(at, turn):
        parts, z = [], 0.0
        for storey in range(3):
            parts += [slab(grown(1.0), z, z + 0.13, crumb, 0.03), slab(grown(0.965), z + 0.09, z + 0.136, toast, 0.02)]
            z += 0.135
            if storey == 2:
                break
            green = surface(lambda u, v, s=storey: ((u - 0.5) * 2.0 * (1 - v * 0.9), -0.54 + v * 0.95, z + 0.035 + 0.035 * np.sin(u * 26 + s) * np.exp(-v * 3)), 90, 20, material('#6aa832', rough=0.4, coat=0.2))
            parts.append(thickness(green, 0.03))
            if storey == 0:
                parts.append(slab(grown(0.98), z + 0.06, z + 0.17, material('#e9d3ae', rough=0.6, bump=('noise', 9, 0.4)), 0.03))
                parts.append(slab(grown(1.03), z + 0.175, z + 0.21, material('#f6b62a', rough=0.3, coat=0.2, sss=0.1), 0.015))
                z += 0.215
            else:
                for x in (-0.62, -0.1, 0.42):
                    parts.append(place(disc_cylinder(0.3, z + 0.05, z + 0.12, material('#cf2f24', rough=0.15, coat=0.5), 0.02), (x + 0.1, -0.26, 0)))
                for x in (-0.35, 0.3):
                    parts.append(place(disc_cylinder(0.27, z + 0.12, z + 0.18, material('#fbf7ec', rough=0.3), 0.02), (x, -0.28, 0)))
                    parts.append(place(disc_cylinder(0.13, z + 0.13, z + 0.185, material('#f3b229', rough=0.5), 0.02), (x, -0.36, 0)))
                z += 0.185
        pick = tube([(0, -0.1, z - 0.4), (0, -0.1, z + 0.55)], 0.02, material('#d9b77a', rough=0.6), seg=8, steps=4)
        olive = place(ball(material('#7a8a2a', rough=0.15, coat=0.6), 0.14, squash=(1, 1, 1.2), seg=30), (0, -0.1, z + 0.18))
        return group([*parts, pick, olive], at, turn)
    plate_k = plate(True, 1.75)
    one((-0.55, 0.30, 0.06), (0, 0, 24))
    one((0.58, -0.12, 0.06), (0, 0, -16))
    return {'view': (0, 30), 'fit': 0.92}


@good
def steak():
    def color(u, v, p):
        marble = np.clip(noise(p, 3.4, 4, 6) * 1.8 - 0.55, 0, 0.85)
        c = mix('#8f1d22', '#b5343a', 0.5 + 0.7 * noise(p, 1.5, 3, 2))
        return mix(c, srgb('#f0dcd2'), marble)
    outline = smooth_line([(-1.5, -0.2), (-1.2, -0.85), (-0.3, -1.0), (0.7, -0.95), (1.5, -0.55), (1.65, 0.2), (1.2, 0.75), (0.4, 0.85), (-0.4, 1.0), (-1.2, 0.65), (-1.5, -0.2)], 120)[:-1]

    def body(k, z0, z1, mat, bevel):
        c = np.array([0.1, 0])
        return slab([tuple((q - c) * k + c) for q in outline], z0, z1, mat, bevel, 4)
    body(1.0, 0, 0.42, material('#f3e2d4', rough=0.35, coat=0.3), 0.12)
    at, ring = np.linspace(0, 1, len(outline) + 1), np.vstack([outline, outline[:1]])
    surface(lambda u, v: (0.1 + (np.interp(u, at, ring[:, 0]) - 0.1) * v * 0.90, np.interp(u, at, ring[:, 1]) * v * 0.88, 0.425 + 0.03 * np.sin(v * 3)), 240, 90,
            material(painted=True, rough=0.25, coat=0.4, bump=('noise', 9, 0.25)), color=color)
    bone = material('#f1e6cf', rough=0.4)
    for x, y, r, s in ((-0.95, 0.1, 0.22, 1.0),):
        place(disc_cylinder(r, 0.40, 0.50, bone, 0.04), (x, y, 0), scale=(1, 1.3, 1))
        place(disc_cylinder(r * 0.6, 0.44, 0.51, material('#c98a80', rough=0.5, bump=('cells', 20, 0.6)), 0.02), (x, y, 0), scale=(1, 1.3, 1))
    for k in range(9):
        place(leaf(0.30, 0.06, '#3f7a35', 0.03), (1.05 + 0.05 * k, -0.75 + 0.06 * k, 0.06 + 0.04 * k), (30, 0, 40 + 36 * (k % 2) - 80 * (k % 3)))
    tube([(0.75, -1.15, 0.06), (1.2, -0.85, 0.2), (1.6, -0.5, 0.46)], 0.025, material('#5d7a3a', rough=0.6), seg=8)
    g = rng(2)
    pepper = material('#2a2320', rough=0.8)
    for k in range(12):
        place(ball(pepper, 0.04, seg=10), (g.uniform(-1.5, -0.8), g.uniform(-1.2, -0.9), 0.03))
    return {'view': (-6, 42), 'fit': 0.86}


def prawn(mat, tail):
    t = np.linspace(0, 1, 12)
    line = [(0.75 * np.cos(-0.5 + 4.3 * x), 0, 0.75 * np.sin(-0.5 + 4.3 * x)) for x in t]
    body = tube(line, [0.06, 0.17, 0.27, 0.30, 0.29, 0.26, 0.22, 0.17, 0.12, 0.09], mat, seg=40, steps=130, bulge=lambda a, v: 0.93 + 0.10 * np.abs(np.sin(v * np.pi * 6.5)) ** 0.6,
                color=lambda u, v, p: mix(mix('#f6b08a', '#e8663f', np.abs(np.sin(v * np.pi * 6.5)) ** 2 * 0.9), srgb('#fbe3d2'), np.clip(np.cos(u * TAU) * 0.9, 0, 0.8)))
    fins = []
    end = np.array(line[-1])
    for k in (-1, 0, 1):
        fins.append(place(ball(tail, 0.2, squash=(1.3, 0.4 + 0.1 * abs(k), 0.14), seg=24), (end[0] + 0.14, 0.13 * k, end[2] + 0.16), (0, -50, 24 * k)))
    return [body, *fins]


@good
def shrimp():
    m, tail = material(painted=True, rough=0.25, coat=0.35, sss=0.15), material('#e0552f', rough=0.3, coat=0.3)
    spots = [(-0.95, 0.55, 0, 20), (0.55, 0.75, 0, 160), (-0.35, -0.35, 0, 60), (1.1, -0.35, 0, 210), (-1.35, -0.45, 0, 300), (0.25, 0.2, 0.32, 110), (0.35, -0.95, 0, 20)]
    for k, (x, y, z, t) in enumerate(spots):
        settle(group(prawn(m, tail), (x, y, 0), (84 if z == 0 else 70, 0, t), 0.9), z)
    ice = glass('#f4fbff', shade=0.03)
    for x, y in ((-1.7, 0.3), (1.6, 0.55), (-0.5, -1.25)):
        settle(place(box((0.34, 0.34, 0.3), ice, 0.05), (x, y, 0), (12, 8, x * 40)))
    lemon = [cut_face(0.42, '#f3d95a', '#fbf1bc', '#eebf1c', 9), place(disc_cylinder(0.42, -0.14, -0.002, material('#eebf1c', rough=0.4), 0.04))]
    settle(group(lemon, (1.25, -1.0, 0), (24, -8, 0)))
    return {'view': (-4, 44), 'fit': 0.88}


@good
def fried_shrimp():
    plate()
    batter = material('#e2ab55', rough=0.55, tints=[(0.3, '#b87528'), (0.55, '#e2ab55'), (0.75, '#f3d08c')], tint_scale=4, bump=('noise', 10, 0.9))
    tail = material('#e0552f', rough=0.3, coat=0.3)
    for k in range(5):
        x = -0.8 + 0.36 * k
        body = tube([(0, -0.75, 0), (0.05, -0.2, 0.05), (0, 0.45, 0)], [0.06, 0.15, 0.185, 0.19, 0.18, 0.14, 0.09], batter, seg=48, steps=70)
        rough_up(body, 0.06, 6, 3, k)
        fins = [place(ball(tail, 0.14, squash=(0.45, 1.3, 0.16), seg=20), (0.07 * j, 0.60, 0.03), (14, 0, -22 * j)) for j in (-1, 0, 1)]
        settle(group([body, *fins], (x, -0.05 + 0.04 * k, 0), (0, 0, -16 + 6 * (k % 2)), 1.05), 0.03)
    lathe([(1e-4, 0.0), (0.26, 0.0), (0.36, 0.2), (0.34, 0.2), (0.25, 0.05), (1e-4, 0.04)], material('#22262b', rough=0.3, coat=0.4), seg=48).location = (0.95, 0.55, 0.05)
    sauce = pool(0.32, 0.2, material('#5a2410', rough=0.08, coat=0.7))
    sauce.location = (0.95, 0.55, 0.02)
    lemon = [cut_face(0.3, '#f3d95a', '#fbf1bc', '#eebf1c', 9), place(disc_cylinder(0.3, -0.1, -0.002, material('#eebf1c', rough=0.4), 0.03))]
    settle(group(lemon, (0.95, -0.35, 0), (26, -10, 0)), 0.04)
    for k in range(6):
        place(leaf(0.4, 0.2, '#5a9a35', 0.1), (-0.95 + 0.1 * k, 0.72, 0.08), (18, 0, k * 50))
    return {'view': 'dish'}


@good
def cheese():
    body = material('#f3c04a', rough=0.4, sss=0.15, coat=0.1)
    A = np.radians(52)
    arc = [(2.0 * np.cos(a), 2.0 * np.sin(a)) for a in np.linspace(-A / 2, A / 2, 24)]
    wedge = slab([(0.0, 0), *arc], 0, 0.92, body, 0.04)
    holes = []
    g = rng(6)
    for k in range(26):
        a = (-A / 2) if k % 2 else A / 2
        r, z, s = g.uniform(0.4, 1.8), g.uniform(0.12, 0.8), g.uniform(0.05, 0.15)
        holes.append((r * np.cos(a), r * np.sin(a), z, s))
    for k in range(10):
        r, a = g.uniform(0.5, 1.8), g.uniform(-A / 2.6, A / 2.6)
        holes.append((r * np.cos(a), r * np.sin(a), 0.92, g.uniform(0.06, 0.14)))
    cutter = []
    for x, y, z, s in holes:
        cutter.append(place(ball(material('#e0a52e', rough=0.5), s, seg=24), (x, y, z)))
    bpy.context.view_layer.update()
    tool = cutter[0]
    for o in bpy.context.selected_objects:
        o.select_set(False)
    for o in cutter:
        o.select_set(True)
    bpy.context.view_layer.objects.active = tool
    bpy.ops.object.join()
    cut = wedge.modifiers.new('holes', 'BOOLEAN')
    cut.operation, cut.object, cut.solver = 'DIFFERENCE', tool, 'EXACT'
    cut.use_self = True
    tool.hide_render = True
    rind = surface(lambda u, v: (2.012 * np.cos((u - 0.5) * A * 0.985), 2.012 * np.sin((u - 0.5) * A * 0.985), 0.03 + 0.86 * v), 40, 6, material('#c8311f', rough=0.35, coat=0.3))
    group([wedge, rind], (-0.75, 0.1, 0), (0, 0, -52))
    slices = material('#f5c95c', rough=0.4, sss=0.15)
    for k in range(2):
        place(slab([(0, 0), *[(1.5 * np.cos(a), 1.5 * np.sin(a)) for a in np.linspace(-0.28, 0.28, 10)]], 0, 0.09, slices, 0.015), (0.1 + 0.2 * k, -1.0 - 0.1 * k, 0.10 * k), (0, 0, 10 + 14 * k))
    return {'view': (-10, 26), 'fit': 0.86}


@good
def butter_dish():
    d = material('#f4f1ea', rough=0.2, coat=0.3)
    slab([(x, y - 0.85) for x, y in rounded(2.7, 1.7, 0.3)], 0, 0.14, d, 0.06)
    butter = material('#f8e3a0', rough=0.35, sss=0.3)
    place(box((1.35, 0.85, 0.62), butter, 0.05), (-0.28, 0.05, 0.14))
    for k in range(3):
        place(box((0.16, 0.84, 0.60), butter, 0.03), (0.55 + 0.24 * k, 0.03 - 0.02 * k, 0.16), (0, 28 + 16 * k, 0))
    curl = surface(lambda u, v: ((0.16 + 0.035 * u * 2) * np.cos(u * 9), (v - 0.5) * 0.5, 0.2 + (0.16 + 0.035 * u * 2) * np.sin(u * 9)), 80, 12, butter)
    place(thickness(curl, 0.04), (-0.3, 0.0, 0.76), (0, 0, 30))
    return {'view': (-22, 28), 'fit': 0.86}
