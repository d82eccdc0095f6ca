"""Drinks, ice cream, bottles for babies."""

from dishes import *
from families.fruit import cut_face, leaf, skin
from families.home import torus
from materials import *
from shapes import *

GOODS = {}


def good(fn):
    GOODS[fn.__name__.replace('_', '-')] = fn
    return fn


@good
def coffee_cup():
    saucer(1.12)
    cup(0.70, 0.86)
    crema = pool(0.655, 0.06 + 0.76, material(painted=True, rough=0.2, coat=0.3))
    paint(crema, mix(mix('#8a5426', '#b8854a', 0.5 + 0.9 * noise(verts_of(crema), 3.2, 3, 3)), srgb('#5a2f12'), np.clip((np.hypot(*verts_of(crema).T[:2]) - 0.58) * 9, 0, 0.8)))
    bean = ball(material('#3d1f10', rough=0.3, coat=0.3), 0.13, squash=(1.25, 0.85, 0.6), seg=30)
    crease = material('#20100a', rough=0.6)
    for x, y, t in ((-0.95, -0.28, 30), (-0.72, -0.66, -20), (0.72, -0.72, 70)):
        place(ball(material('#3d1f10', rough=0.3, coat=0.3, tints=[(0.3, '#32180b'), (0.7, '#512c17')]), 0.14, squash=(1.25, 0.85, 0.6), seg=30), (x, y, 0.19), (0, 0, t))
        place(ball(crease, 0.14, squash=(1.05, 0.09, 0.3), seg=20), (x, y, 0.245), (0, 0, t))
    bean.hide_render = True
    bpy.data.objects.remove(bean)
    steel = metal('#c9ccd1', 0.2)
    tube([(-0.5, -0.98, 0.19), (0.1, -0.92, 0.15), (0.65, -0.62, 0.19)], [0.028, 0.024, 0.04], steel, seg=12, flat=0.5)
    place(ball(steel, 0.15, squash=(1.4, 0.85, 0.22), seg=30), (0.80, -0.50, 0.2), (0, 0, 36))
    return {'view': (-16, 32)}


@good
def tea_cup():
    saucer(1.12)
    clear = glass('#f4f7f7', shade=0.08)
    lathe([(1e-4, 0.07), (0.40, 0.07), (0.44, 0.12), (0.60, 0.4), (0.68, 0.75), (0.70, 1.0), (0.68, 1.0), (0.655, 0.75), (0.575, 0.42), (0.40, 0.16), (1e-4, 0.14)], clear, seg=96, steps=90)
    tea = material(painted=True, rough=0.05, coat=0.6)
    lathe([(1e-4, 0.15), (0.40, 0.165), (0.572, 0.43), (0.652, 0.75), (0.66, 0.86), (1e-4, 0.862)], tea, seg=96, steps=70, color=lambda u, v, p: mix('#8a4a0c', '#c98a2a', np.clip(p[..., 2], 0, 1)))
    tube([(0.66, 0, 0.88), (0.98, 0, 0.92), (1.08, 0, 0.62), (0.9, 0, 0.38), (0.60, 0, 0.36)], [0.06, 0.055, 0.05, 0.05, 0.06], clear, seg=18)
    for k in range(5):
        place(leaf(0.32, 0.11, '#4f9440', 0.05), (-0.25 + 0.12 * k, -0.05 + 0.1 * (k % 2), 0.88), (4, 0, k * 70))
    for x, y, t in ((-0.72, -0.66, 30), (-0.5, -0.86, 80), (0.45, -0.86, 140)):
        place(leaf(0.5, 0.16, '#5a9a48', 0.1), (x, y, 0.16), (8, 0, t))
    flower = material('#f7f2e2', rough=0.6)
    for x, y in ((0.75, -0.58), (-0.02, 0.12)):
        z = 0.19 if x > 0.5 else 0.9
        place(ball(material('#e9b52a', rough=0.7), 0.08, squash=(1, 1, 0.6), seg=20), (x, y, z + 0.03))
        for k in range(9):
            place(ball(flower, 0.09, squash=(1.3, 0.55, 0.2), seg=16), (x + 0.13 * np.cos(k * TAU / 9), y + 0.13 * np.sin(k * TAU / 9), z), (0, 0, k * 40))
    return {'view': (-16, 26)}


@good
def glass_of_milk():
    lathe([(1e-4, 0.10), (0.50, 0.11), (0.535, 0.16), (0.60, 1.0), (0.645, 1.46), (0.64, 1.475), (0.60, 1.465), (1e-4, 1.46)], material('#fdfaf2', rough=0.3, sss=0.1), seg=96, sharp=True)
    lathe([(0.48, 0), (0.53, 0.03), (0.56, 0.1), (0.64, 1.0), (0.70, 1.75), (0.69, 1.765), (0.68, 1.75), (0.655, 1.48)], film('#d5e5ee', 0.26, 0.02), seg=96, sharp=True)
    lathe([(1e-4, 0), (0.48, 0), (0.53, 0.03), (0.56, 0.10), (1e-4, 0.09)], film('#c3d8e4', 0.45, 0.02), seg=96, sharp=True)
    place(torus(0.69, 0.014, film('#eef6fa', 0.6, 0.02)), (0, 0, 1.755))
    return {'view': (-14, 20), 'fit': 0.76}


def tumbler_film(r0, r1, h, alpha=0.22):
    lathe([(1e-4, 0), (r0 - 0.04, 0), (r0, 0.04), (r1, h)], film('#f2f6f8', alpha), seg=96, sharp=True)
    lathe([(r1 - 0.01, h - 0.03), (r1 + 0.035, h - 0.02), (r1 + 0.04, h + 0.02), (r1, h + 0.03)], film('#f6f9fb', 0.6), seg=96, sharp=True)


def straw(x, y, z0, z1, color, lean=8, r=0.05, bend=False):
    return place(tube([(0, 0, 0), (0, 0, z1 - z0)], r, material(color, rough=0.35), seg=20, steps=6, caps=False), (x, y, z0), (0, lean, 0))


@good
def bubble_tea():
    tumbler_film(0.50, 0.70, 1.9, 0.18)
    milk = material(painted=True, rough=0.3)
    lathe([(1e-4, 0.03), (0.475, 0.035), (0.675, 1.78), (1e-4, 1.78)], milk, seg=96, sharp=True, bulge=None,
          color=lambda u, v, p: mix('#b98a5f', '#dcb88f', np.clip(p[..., 2] / 1.6 + 0.25 * noise(p, 1.6, 3, 3), 0, 1)))
    pearl = ball(material('#25150e', rough=0.12, coat=0.7), 0.1, seg=24)
    g = rng(3)
    for row in range(5):
        r = 0.475 + 0.12 * row * 0.17
        n = 16
        for k in range(n):
            a = (k + 0.5 * (row % 2)) * TAU / n + g.normal(0, 0.05)
            if row > 3 and k % 3 == 0:
                continue
            copy(pearl, ((r - 0.045) * np.cos(a), (r - 0.045) * np.sin(a), 0.13 + row * 0.165), (0, 0, 0), g.uniform(0.9, 1.05))
    pearl.hide_render = True
    lathe([(0.73, 1.93), (0.70, 2.05), (0.55, 2.25), (0.25, 2.36), (1e-4, 2.37)], film('#f4f8fa', 0.28), seg=96, steps=40)
    straw(-0.05, 0, 1.0, 2.95, '#e9648f', 9, 0.085)
    return {'view': (-12, 16), 'fit': 0.86}


@good
def tropical_drink():
    clear = glass('#f6faf6', shade=0.05)
    lathe([(1e-4, 0), (0.55, 0), (0.60, 0.05), (0.64, 0.9), (0.66, 1.9), (0.645, 1.9), (0.625, 0.9), (0.57, 0.13), (1e-4, 0.11)], clear, seg=96, steps=80)
    lathe([(1e-4, 0.115), (0.565, 0.135), (0.62, 0.9), (0.636, 1.6), (1e-4, 1.6)], glass('#eef2b0', ior=1.33, shade=0.1), seg=96, steps=50)
    core = material('#e3e79a', rough=0.4)
    lathe([(1e-4, 0.2), (0.3, 0.22), (0.42, 0.8), (0.40, 1.3), (1e-4, 1.5)], film('#dfe58e', 0.5), seg=48, steps=30)
    g = rng(2)
    for k in range(5):
        disc = group([cut_face(0.27, '#eef0a0', '#fbfbdc', '#e9cf2a', 9), place(disc_cylinder(0.27, -0.06, -0.002, material('#e9cf2a', rough=0.4), 0.01), (0, 0, 0))], (g.uniform(-0.2, 0.2), -0.28 + 0.1 * (k % 2), 0.4 + 0.27 * k), (80 + g.uniform(-20, 20), g.uniform(-30, 30), 0))
    for k in range(7):
        place(leaf(0.4, 0.16, '#3f9a3a', 0.06), (g.uniform(-0.3, 0.3), -0.42, 0.35 + 0.17 * k), (70, g.uniform(-60, 60), 0))
    for k in range(6):
        place(leaf(0.5, 0.2, '#4aa53f', 0.1), (-0.12, 0.05, 1.72), (55 - 12 * (k % 3), 0, k * 60))
    ice = glass('#ffffff', shade=0.03)
    for k in range(3):
        place(box((0.36, 0.36, 0.36), ice, 0.06), (0.25 - 0.25 * k, 0.1 * k - 0.1, 1.42), (20 * k, 30, 25 * k))
    straw(0.15, 0.05, 0.6, 2.65, '#f2f2f2', 10, 0.045)
    group([cut_face(0.36, '#f0e06a', '#fbf6c0', '#e9c51c', 9), place(disc_cylinder(0.36, -0.07, -0.002, material('#e9c51c', rough=0.4), 0.02))], (0.66, -0.12, 1.95), (82, 12, 40))
    return {'view': (-12, 18), 'fit': 0.84}


@good
def cup_with_straw():
    red = material(painted=True, rough=0.4, spec=0.35)
    lathe([(1e-4, 0), (0.50, 0), (0.53, 0.03), (0.74, 1.75)], red, seg=120, sharp=True, steps=4,
          color=None)
    body = bpy.data.objects[-1]
    bpy.data.objects.remove(body)
    surface(lambda u, v: ((0.52 + 0.22 * v) * np.cos(u * TAU), (0.52 + 0.22 * v) * np.sin(u * TAU), v * 1.75), 180, 90, red, wrap=True,
            color=lambda u, v, p: mix(np.broadcast_to(srgb('#c41a22'), (*u.shape, 3)), srgb('#ffffff'), ((np.abs(v - 0.52 + 0.09 * np.sin(u * TAU * 2 + 1.2)) < 0.085) | (np.abs(v - 0.30 + 0.09 * np.sin(u * TAU * 2 + 1.2)) < 0.025)) * 1.0))
    lid = material('#f7f8fa', rough=0.25, coat=0.2)
    lathe([(0.79, 1.70), (0.80, 1.80), (0.76, 1.86), (0.70, 1.86), (0.68, 1.92), (0.30, 1.92), (0.28, 1.89), (1e-4, 1.89)], lid, seg=96, sharp=True)
    straw(0.02, 0, 1.7, 2.75, '#e8262e', 8, 0.06)
    return {'view': (-14, 18), 'fit': 0.84}


def scoop(color, bits, seed, r=0.62):
    m = material(color, rough=0.55, sss=0.1, tints=bits, tint_scale=5, bump=('noise', 9, 0.55))
    b = ball(m, r, rough=0.035, freq=3.2, octaves=4, seed=seed, seg=90)

    def skirt(u, v):
        a = u * TAU
        rr = r * (0.80 + 0.30 * v + 0.05 * np.sin(a * 9 + seed) * v + 0.04 * np.sin(a * 17))
        return rr * np.cos(a), rr * np.sin(a), -0.30 * r - 0.28 * r * v ** 2 + 0.05 * np.sin(a * 11 + seed) * v
    return [b, thickness(surface(skirt, 120, 12, m, wrap=True), 0.05)]


@good
def ice_cream_bowl():
    clear = glass('#eef6fa', shade=0.06)
    lathe([(1e-4, 0), (0.62, 0), (0.64, 0.05), (0.2, 0.16), (0.13, 0.34), (0.3, 0.52), (0.95, 0.85), (1.22, 1.22), (1.19, 1.23), (0.9, 0.92), (0.3, 0.62), (1e-4, 0.6)], clear, seg=120, steps=110)
    lathe([(1e-4, 0.64), (0.32, 0.66), (0.86, 0.95), (1.0, 1.1), (1e-4, 1.12)], material('#f6e6cf', rough=0.5), seg=64, steps=30)
    group(scoop('#f6e7c1', [(0.3, '#efd9a6'), (0.7, '#fbf2da')], 1), (-0.52, -0.28, 1.42))
    group(scoop('#5d351f', [(0.3, '#482613'), (0.7, '#74472c')], 4), (0.55, -0.20, 1.42))
    group(scoop('#e7899b', [(0.3, '#d76a80'), (0.7, '#f2adb8')], 7), (0.02, 0.45, 1.62))
    wafer = material('#d9a456', rough=0.6, bump=('noise', 8, 0.2))
    place(tube([(0, 0, 0), (0, 0, 1.35)], 0.12, wafer, seg=24, steps=30, bulge=lambda a, v: 1 + 0.10 * np.sin(a + v * 40)), (0.42, 0.55, 1.5), (-16, 22, 0))
    sauce = material('#3a1a0c', rough=0.1, coat=0.7)
    cap = surface(lambda u, v: (0.632 * np.sin(v * (0.85 + 0.22 * np.sin(u * TAU * 5) + 0.12 * np.sin(u * TAU * 8))) * np.cos(u * TAU), 0.632 * np.sin(v * (0.85 + 0.22 * np.sin(u * TAU * 5) + 0.12 * np.sin(u * TAU * 8))) * np.sin(u * TAU), 0.645 * np.cos(v * (0.85 + 0.22 * np.sin(u * TAU * 5)))), 120, 30, sauce, wrap=True)
    place(cap, (-0.52, -0.28, 1.43), (-8, -8, 0), 1.03)
    place(leaf(0.36, 0.16, '#4aa53f', 0.08), (0.05, 0.22, 2.2), (20, 0, 40))
    place(leaf(0.34, 0.15, '#4aa53f', 0.08), (0.02, 0.25, 2.2), (20, 0, -80))
    return {'view': (-10, 20), 'fit': 0.82}


@good
def soft_ice_cream():
    cone = material(painted=True, rough=0.6, bump=('noise', 10, 0.15))

    def wall(u, v):
        a = u * TAU
        g = np.minimum(np.abs(((u * 14 + v * 6) % 1) - 0.5), np.abs(((u * 14 - v * 6) % 1) - 0.5))
        r = 0.10 + 0.50 * v + 0.022 * np.clip(1 - g / 0.14, 0, 1)
        return r * np.cos(a), r * np.sin(a), 1.55 * v
    surface(wall, 260, 140, cone, wrap=True, color=lambda u, v, p: mix('#b8742c', '#dba457', np.clip(1 - np.minimum(np.abs(((u * 14 + v * 6) % 1) - 0.5), np.abs(((u * 14 - v * 6) % 1) - 0.5)) / 0.14, 0, 1)))
    lathe([(0.56, 1.42), (0.66, 1.46), (0.68, 1.56), (0.64, 1.62), (0.5, 1.62)], material('#d39a4c', rough=0.6), seg=90)
    cream = material('#fbf3df', rough=0.35, sss=0.15)
    t = np.linspace(0, 1, 90)
    turns = 3.6
    rad = 0.40 * (1 - t) ** 0.85
    line = [(r * np.cos(x * TAU * turns), r * np.sin(x * TAU * turns), 1.68 + 1.15 * x ** 0.95) for x, r in zip(t, rad)]
    tube(line, [0.26, 0.29, 0.28, 0.25, 0.21, 0.17, 0.12, 0.05], cream, seg=48, steps=420, bulge=lambda a, v: 1 + 0.06 * np.cos(a * 6))
    lathe([(1e-4, 1.5), (0.5, 1.55), (0.52, 1.75), (0.3, 2.2), (1e-4, 2.6)], cream, seg=48)
    return {'view': (-10, 12), 'fit': 0.84}


@good
def shaved_ice():
    bowl_m = glass('#d9eef4', shade=0.06)
    lathe([(1e-4, 0), (0.60, 0), (0.62, 0.06), (0.3, 0.16), (0.4, 0.32), (1.0, 0.75), (1.15, 1.08), (1.12, 1.09), (0.92, 0.8), (0.35, 0.42), (1e-4, 0.4)], bowl_m, seg=120, steps=110)

    def tint(u, v, p):
        a = u * TAU
        mask = np.clip((p[..., 2] - 1.05 - 0.20 * np.sin(a * 4) - 0.12 * np.sin(a * 7 + 1) + 0.3 * noise(p, 2.5, 3, 5)) * 2.6, 0, 1)
        return mix(np.broadcast_to(srgb('#f7fbff'), (*u.shape, 3)), srgb('#d8234f'), mask * 0.9)
    m = material(painted=True, rough=0.4, spec=0.6, sss=0.15, bump=('cells', 30, 0.7))
    mound = lathe([(1.03, 0.86), (1.12, 1.08), (0.98, 1.42), (0.66, 1.86), (0.3, 2.12), (1e-4, 2.16)], m, seg=160, steps=110, color=tint)
    rough_up(mound, 0.05, 7, 3, 3)
    chips = box((0.09, 0.07, 0.05), material('#f9fcff', rough=0.2, spec=0.6), 0.01, 1)
    scatter_on(mound, [chips], 120, 3, up=-0.2, size=(0.5, 1.1))
    place(leaf(0.42, 0.18, '#4aa53f', 0.1), (0.0, -0.08, 2.14), (26, 0, 60))
    place(leaf(0.38, 0.16, '#4aa53f', 0.1), (0.0, -0.08, 2.14), (26, 0, -50))
    place(tube([(0, 0, 0), (0, 0, 1.5)], 0.05, plastic('#f2c230'), seg=16, steps=6), (0.55, 0.2, 1.3), (-10, 28, 0))
    return {'view': (-10, 18), 'fit': 0.82}


@good
def baby_bottle():
    lathe([(1e-4, 0), (0.50, 0), (0.60, 0.08), (0.62, 0.4), (0.56, 0.95), (0.60, 1.45), (0.58, 1.72), (0.46, 1.86)], film('#dff0fa', 0.34, 0.1), seg=96, steps=70)
    lathe([(1e-4, 0.05), (0.48, 0.06), (0.575, 0.12), (0.595, 0.4), (0.535, 0.95), (0.565, 1.25), (1e-4, 1.26)], material('#fbf8f0', rough=0.3), seg=96, steps=60)
    ringm = plastic('#3fa7d6', 0.3)
    lathe([(0.50, 1.82), (0.56, 1.85), (0.57, 2.12), (0.53, 2.18), (0.36, 2.18)], ringm, seg=140, sharp=True, bulge=lambda a, t, r, z: (r * (1 + 0.012 * np.cos(a * 40) * (r > 0.54)), z))
    lathe([(0.42, 2.16), (0.40, 2.26), (0.24, 2.36), (0.15, 2.52), (0.17, 2.66), (0.13, 2.78), (1e-4, 2.81)], material('#f2d9b8', rough=0.35, sss=0.2), seg=64, steps=60)
    mark = material('#2f86b8', rough=0.5)
    for k in range(6):
        a = -1.45
        wide = 0.24 if k % 2 == 0 else 0.14
        r = np.interp(0.4 + k * 0.17, [0.4, 0.95, 1.45], [0.624, 0.564, 0.602])
        surface(lambda u, v: ((r + 0.004) * np.cos(a + (u - 0.5) * wide * 1.6), (r + 0.004) * np.sin(a + (u - 0.5) * wide * 1.6), 0.40 + k * 0.17 + 0.022 * v), 12, 3, mark)
    return {'view': (-10, 14), 'fit': 0.84}
