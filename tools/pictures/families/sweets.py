"""Cakes, biscuits, pancakes, sweets."""

from dishes import *
from families.bakery import baked, crusty
from families.fruit import leaf, skin
from materials import *
from shapes import *

GOODS = {}


def good(fn):
    GOODS[fn.__name__.replace('_', '-')] = fn
    return fn


def berry(seed=0, r=0.16, color=('#2a3560', '#4a5c94')):
    return ball(skin(0.5, 0.05), r, seg=28, color=lambda u, v, p: mix(color[0], color[1], 0.5 + 0.8 * noise(p + seed, 6, 2, seed)))


def small_strawberry(size=0.5, seed=1, cut=False):
    body = lathe([(1e-4, 0), (0.12, 0.03), (0.34, 0.32), (0.55, 0.75), (0.60, 1.05), (0.48, 1.24), (1e-4, 1.26)], material(painted=True, rough=0.2, coat=0.5, bump=('cells', 11, 0.3)), seg=48, steps=50,
                 color=lambda u, v, p: mix(mix('#b90e1c', '#e0303a', 0.5 + 0.8 * noise(p + seed, 1.5, 2, seed)), srgb('#f5d27a'), (np.abs(np.sin(u * TAU * 9 + np.floor(v * 12) * 1.6)) > 0.965) * (np.abs(np.sin(v * 12 * np.pi)) > 0.8) * 0.8))
    crown = [place(leaf(0.42, 0.14, '#4b9a35', -0.14), (0, 0, 1.25), (4 + 14 * (k % 2), 0, k * 60)) for k in range(6)]
    return group([body, *crown], (0, 0, 0), (0, 0, 0), size)


def swirl(r, h, mat, z, turns=3, star=7):
    t = np.linspace(0, 1, 70)
    line = [((1 - x) ** 0.85 * r * 0.62 * np.cos(x * TAU * turns), (1 - x) ** 0.85 * r * 0.62 * np.sin(x * TAU * turns), z + h * x) for x in t]
    tube(line, [r * 0.46, r * 0.50, r * 0.46, r * 0.40, r * 0.30, r * 0.2, r * 0.06], mat, seg=56, steps=300, bulge=lambda a, v: 1 + 0.10 * np.cos(a * star))
    lathe([(1e-4, z - 0.1), (r * 0.6, z), (r * 0.35, z + h * 0.5), (1e-4, z + h * 0.9)], mat, seg=32)


CREAM = dict(color='#fdf6e6', rough=0.35, sss=0.12)


@good
def cupcake():
    surface(lambda u, v: ((0.62 + 0.24 * v + 0.028 * np.cos(u * TAU * 26)) * np.cos(u * TAU), (0.62 + 0.24 * v + 0.028 * np.cos(u * TAU * 26)) * np.sin(u * TAU), 0.82 * v), 320, 24, material(painted=True, rough=0.7), wrap=True,
            color=lambda u, v, p: mix('#d9a86a', '#f0cd96', 0.5 + 0.5 * np.cos(u * TAU * 26)))
    place(ball(material('#d9a45a', rough=0.7, bump=('noise', 12, 0.3)), 0.88, squash=(1, 1, 0.3), seg=64), (0, 0, 0.82))
    swirl(0.88, 0.95, material(**CREAM), 1.0)
    g = rng(4)
    for k in range(46):
        c = ('#f07aa0', '#6cc5e8', '#f7d046', '#8fd16f', '#ffffff')[k % 5]
        a, t = g.uniform(0, TAU), g.uniform(0, 0.75)
        r = 0.98 * (1 - t) ** 0.9
        place(tube([(-0.05, 0, 0), (0.05, 0, 0)], 0.018, material(c, rough=0.3), seg=8, steps=3), (r * 0.97 * np.cos(a), r * 0.97 * np.sin(a), 1.12 + 0.95 * t), tuple(g.uniform(0, 360, 3)))
    place(ball(skin(0.14, 0.6), 0.17, seg=36, color=lambda u, v, p: mix('#8a0a1c', '#c41f35', 0.5 + noise(p, 3, 2, 1))), (0, 0, 2.08))
    return {'view': (-12, 18), 'fit': 0.8}


@good
def cake_slice():
    A = np.radians(34)

    def wedge(r, z0, z1, mat, bevel=0.02):
        arc = [(r * np.cos(a), r * np.sin(a)) for a in np.linspace(-A / 2, A / 2, 16)]
        return slab([(0.02, 0), *arc], z0, z1, mat, bevel)
    sponge = material('#f0d08a', rough=0.9, tints=[(0.3, '#e3ba6a'), (0.7, '#f7dea6')], tint_scale=6, bump=('cells', 16, 0.9))
    cream = material(**CREAM)
    jam = material('#c92a3e', rough=0.2, coat=0.5)
    parts = []
    z = 0.06
    for k in range(3):
        parts += [wedge(2.2, z, z + 0.30, sponge, 0.03)]
        z += 0.30
        if k < 2:
            parts += [wedge(2.21, z - 0.005, z + 0.055, jam, 0.02), wedge(2.22, z + 0.05, z + 0.16, cream, 0.04)]
            z += 0.155
    parts += [wedge(2.26, z, z + 0.14, cream, 0.06)]
    back = surface(lambda u, v: (2.27 * np.cos((u - 0.5) * A * 1.03), 2.27 * np.sin((u - 0.5) * A * 1.03), 0.06 + v * (z + 0.06)), 40, 30, cream)
    parts.append(thickness(back, 0.08))
    top = z + 0.14
    for k, x in enumerate((1.85, 1.25)):
        t = np.linspace(0, 1, 50)
        parts.append(tube([(x + (1 - q) * 0.14 * np.cos(q * TAU * 2.5), (1 - q) * 0.14 * np.sin(q * TAU * 2.5), top + 0.05 + 0.24 * q) for q in t], [0.12, 0.13, 0.1, 0.03], cream, seg=40, steps=150, bulge=lambda a, v: 1 + 0.12 * np.cos(a * 6)))
    big = small_strawberry(0.46, 2)
    big.location, big.rotation_euler = (1.55, 0.06, top + 0.50), Euler((np.radians(160), np.radians(15), 0.4))
    small = small_strawberry(0.36, 5)
    small.location, small.rotation_euler = (0.85, 0.0, top + 0.08), Euler((np.radians(-75), 0, np.radians(60)))
    saucer(1.55)
    group([*parts, big, small], (-0.95, -0.50, 0.05), (0, 0, 24))
    return {'view': (-4, 28), 'fit': 0.86}


@good
def birthday_cake():
    saucer(1.75)
    cream = material(**CREAM)
    lathe([(1e-4, 0.08), (1.2, 0.08), (1.26, 0.12), (1.26, 1.02), (1.20, 1.1), (1e-4, 1.1)], cream, seg=128, steps=4, sharp=True)
    pink = material('#f0a3b4', rough=0.3, coat=0.3)
    surface(lambda u, v: (np.where(v < 0.3, 1.1 + 0.5 * v, 1.272) * np.cos(u * TAU), np.where(v < 0.3, 1.1 + 0.5 * v, 1.272) * np.sin(u * TAU),
                          np.where(v < 0.3, 1.108, 1.10 - (v - 0.3) / 0.7 * (0.22 + 0.10 * np.sin(u * TAU * 14) + 0.07 * np.sin(u * TAU * 9 + 1)))), 280, 40, pink, wrap=True)
    pool(1.13, 1.107, pink)
    for ring_, (n, r, z, s) in enumerate(((20, 1.27, 0.17, 0.11), (14, 1.05, 1.2, 0.14))):
        for k in range(n):
            a = k * TAU / n
            place(ball(cream, s, squash=(1, 1, 0.95), rough=0.06, freq=5, seg=28), (r * np.cos(a), r * np.sin(a), z))
            place(ball(cream, s * 0.5, seg=20), (r * np.cos(a), r * np.sin(a), z + s * 0.8))
    for k in range(7):
        a = k * TAU / 7 + 0.2
        b = small_strawberry(0.27, k)
        b.location, b.rotation_euler = (0.75 * np.cos(a), 0.75 * np.sin(a), 1.42), Euler((np.radians(180), 0, a))
    flame = material('#ffb52e', rough=0.5, glow=2.5)
    for k in range(5):
        a = k * TAU / 5
        x, y = 0.32 * np.cos(a), 0.32 * np.sin(a)
        c = ('#6cc5e8', '#f7d046', '#f07aa0', '#8fd16f', '#b48ae0')[k]
        place(tube([(0, 0, 0), (0, 0, 0.75)], 0.05, material(painted=True, rough=0.4), seg=24, steps=60, color=lambda u, v, p, c=c: mix(c, '#ffffff', ((u + v * 5) % 1 < 0.4) * 1.0)), (x, y, 1.1))
        place(lathe([(0.01, 0), (0.055, 0.07), (0.04, 0.16), (1e-4, 0.28)], flame, seg=20, steps=20), (x, y, 1.9))
    return {'view': (-8, 24), 'fit': 0.84}


@good
def cookie():
    dough = material('#c98f4f', rough=0.8, tints=[(0.3, '#ad7033'), (0.6, '#cf9656'), (0.8, '#e0b277')], tint_scale=3, bump=('noise', 7, 0.7))
    chip = material('#3a1d10', rough=0.3, coat=0.3)
    g = rng(7)

    def one(seed):
        b = lathe([(1e-4, 0), (0.85, 0.0), (1.0, 0.07), (0.98, 0.17), (0.75, 0.25), (1e-4, 0.29)], dough, seg=120, steps=60, bulge=lambda a, t, r, z: (r * (1 + 0.02 * np.sin(a * 5 + seed) + 0.012 * np.sin(a * 11)), z))
        rough_up(b, 0.035, 4, 3, seed)
        chips = []
        for k in range(17):
            a, r = k * 2.4 + seed, 0.85 * np.sqrt((k + 0.5) / 17)
            chips.append(place(ball(chip, g.uniform(0.075, 0.13), squash=(1, 0.9, 0.75), rough=0.12, freq=2, seed=k, seg=24), (r * np.cos(a), r * np.sin(a), 0.26 - 0.07 * r), tuple(g.uniform(-30, 30, 2)) + (k * 40,)))
        return [b, *chips]
    settle(group(one(1), (0, 0.2, 0)))
    settle(group(one(4), (0.05, 0.22, 0), (2, -2, 50)), 0.27)
    settle(group(one(8), (0.15, -0.75, 0), (58, 0, 20)), 0.0)
    return {'view': (-8, 36), 'fit': 0.82}


@good
def waffle():
    plate()

    def one(seed):
        def fn(u, v):
            x, y = (u - 0.5) * 1.5, (v - 0.5) * 1.5
            cell = np.minimum(np.abs(((u * 5 + 0.5) % 1) - 0.5), np.abs(((v * 5 + 0.5) % 1) - 0.5))
            edge = np.minimum(np.minimum(u, 1 - u), np.minimum(v, 1 - v))
            wall = np.clip((0.20 - cell) / 0.08, 0, 1)
            return x * (1 - 0.02 * (edge < 0.01)), y, 0.08 + 0.17 * np.maximum(wall, (edge < 0.035) * 1.0) * (edge > 0.002) - 0.0

        def color(u, v, p):
            c = mix('#e6b45f', '#c17a2c', np.clip((p[..., 2] - 0.06) / 0.18, 0, 1) * 0.8 + 0.5 * noise(p, 2, 3, seed))
            return mix(c, srgb('#8f4f17'), np.clip(noise(p, 3, 2, seed + 1) - 0.35, 0, 0.5))
        top = surface(fn, 130, 130, crusty(('noise', 10, 0.15), 0.4, 0.2), color=color)
        base = slab([(-0.74, -0.74), (0.74, -0.74), (0.74, 0.74), (-0.74, 0.74)], 0, 0.12, material('#d59a4a', rough=0.5), 0.05)
        return [top, base]
    settle(group(one(1), (-0.42, 0.12, 0), (0, 0, 14)), 0.03)
    settle(group(one(5), (0.42, 0.05, 0), (0, -13, -24)), 0.05)
    cream = material(**CREAM)
    t = np.linspace(0, 1, 60)
    tube([(-0.30 + (1 - q) * 0.2 * np.cos(q * TAU * 2.6), -0.05 + (1 - q) * 0.2 * np.sin(q * TAU * 2.6), 0.40 + 0.36 * q) for q in t], [0.17, 0.19, 0.15, 0.04], cream, seg=40, steps=200, bulge=lambda a, v: 1 + 0.1 * np.cos(a * 7))
    g = rng(5)
    for k in range(20):
        r, a = g.uniform(0.35, 1.05), g.uniform(0, TAU)
        x, y = r * np.cos(a), r * np.sin(a) * 0.8
        on = abs(x) < 0.95 and abs(y) < 0.6
        place(berry(k, 0.105), (x, y - 0.1, 0.42 if on else 0.14))
    for k, (x, y, z, t2) in enumerate(((0.05, -0.35, 0.36, 20), (0.42, 0.28, 0.55, 160), (-0.75, -0.35, 0.33, 80), (0.7, -0.55, 0.3, 10))):
        b = small_strawberry(0.30, k)
        b.location, b.rotation_euler = (x, y, z), Euler((np.radians(70), 0, np.radians(t2)))
    place(leaf(0.34, 0.15, '#4aa53f', 0.08), (-0.28, -0.02, 0.76), (20, 0, 60))
    return {'view': 'dish'}


@good
def pancakes():
    plate()
    top_m = material(painted=True, rough=0.55, bump=('noise', 12, 0.15))
    for k in range(6):
        s = rng(k)
        pan = lathe([(1e-4, 0), (0.85, 0), (0.95, 0.06), (0.93, 0.14), (0.85, 0.165), (1e-4, 0.17)], top_m, seg=96, steps=60,
                    bulge=lambda a, t, r, z, k=k: (r * (1 + 0.02 * np.sin(a * 3 + k) + 0.01 * np.sin(a * 7)), z),
                    color=lambda u, v, p, k=k: mix(mix('#f3d694', '#b5702c', np.clip((p[..., 2] - 0.11) * 16, 0, 1) * np.clip(1.1 - np.exp((np.hypot(p[..., 0], p[..., 1]) - 0.86) * 18), 0, 1)), srgb('#96551c'), np.clip(noise(p + k, 2.5, 3, k) * 0.6, 0, 0.4) * (p[..., 2] > 0.14)))
        place(pan, (s.normal(0, 0.03), s.normal(0, 0.03), 0.03 + 0.165 * k), (0, 0, k * 50))
    honey = material('#c97a10', rough=0.05, coat=1.0, sss=0.2)
    h = 0.03 + 0.165 * 6 + 0.01
    lathe([(0.62, h - 0.004), (0.6, h + 0.02), (1e-4, h + 0.025)], honey, seg=96, steps=20, bulge=lambda a, t, r, z: (r * (1 + 0.14 * np.sin(a * 3) + 0.07 * np.sin(a * 5 + 1)), z))
    for a, low in ((-1.5, 0.35), (-0.7, 0.55), (-2.3, 0.25), (0.3, 0.6), (3.0, 0.5)):
        tube([(0.6 * np.cos(a), 0.6 * np.sin(a), h), (0.93 * np.cos(a), 0.93 * np.sin(a), h - 0.02), (0.985 * np.cos(a), 0.985 * np.sin(a), h - 0.2), (0.985 * np.cos(a), 0.985 * np.sin(a), low)], [0.09, 0.07, 0.05, 0.065], honey, seg=16, steps=30, flat=0.6)
    lathe([(1.12, 0.035), (1.08, 0.055), (1e-4, 0.055)], honey, seg=96, steps=20, bulge=lambda a, t, r, z: (r * (1 + 0.05 * np.sin(a * 4)), z))
    place(box((0.4, 0.34, 0.17), material('#f9e08a', rough=0.35, sss=0.3), 0.04), (0.05, 0, h + 0.02), (3, -4, 25))
    return {'view': (0, 30), 'fit': 0.9}


@good
def candy():
    g = rng(6)
    colors = ('#e2353f', '#f2a81d', '#3f9ad6', '#58b04a', '#c559b0')
    spots = [(-0.95, -0.35, 0), (0.05, -0.75, 0), (1.0, -0.3, 0), (-0.5, 0.45, 0), (0.55, 0.5, 0), (0.0, -0.1, 0.62)]
    for k, (x, y, z) in enumerate(spots):
        c = colors[k % 5]
        wrap_m = material(painted=True, rough=0.2, coat=0.5)
        body = ball(wrap_m, 0.36, squash=(1.25, 1, 1), seg=60, color=lambda u, v, p, c=c: mix(c, '#ffffff', ((np.arctan2(p[..., 2], p[..., 1]) / TAU * 8 + p[..., 0] * 1.2) % 1 < 0.35) * 0.85))
        ends = []
        for s in (-1, 1):
            def fan(u, v, s=s, k=k):
                a = u * TAU
                r = 0.05 + 0.27 * v + 0.05 * v * np.cos(a * 9 + k)
                return s * (0.42 + 0.36 * v + 0.04 * np.cos(a * 9 + 1) * v), r * np.cos(a), r * np.sin(a) * 0.75
            ends.append(surface(fan, 90, 16, wrap_m, wrap=True, color=lambda u, v, p, c=c: mix(c, '#ffffff', ((u * 9) % 1 < 0.4) * 0.5)))
        settle(group([body, *ends], (x, y, 0), (g.uniform(0, 360), g.uniform(-8, 8), g.uniform(0, 180))), z)
    return {'view': (-6, 36), 'fit': 0.84}


@good
def lollipop():
    def color(u, v, p):
        a, r = np.arctan2(p[..., 2], p[..., 0]), np.hypot(p[..., 0], p[..., 2])
        s = ((a / TAU + r * 1.15) * 6) % 6
        table = np.array([srgb(c) for c in ('#e8434f', '#f7a02a', '#f7d83e', '#5bbf5a', '#3fa3df', '#a05ad0')])
        return table[np.floor(s).astype(int) % 6]
    disc = surface(lambda u, v: (np.sin(v * np.pi) ** 0.6 * np.cos(u * TAU), 0.20 * np.cos(v * np.pi), np.sin(v * np.pi) ** 0.6 * np.sin(u * TAU)), 260, 160, material(painted=True, rough=0.12, coat=0.7), wrap=True, color=color)
    stick = tube([(0, 0, -0.9), (0, 0, -2.7)], 0.075, material('#fbf9f3', rough=0.5), seg=20, steps=4)
    bow = material('#e8434f', rough=0.4)
    knots = [place(ball(bow, 0.2, squash=(1.3, 0.5, 0.7), seg=24), (0.2 * s, -0.08, -1.15), (0, 20 * s, 0)) for s in (-1, 1)]
    group([disc, stick, *knots], (0, 0, 2.8), (-6, 12, 0))
    return {'view': (-16, 12), 'fit': 0.84}
