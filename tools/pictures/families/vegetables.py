"""Vegetables, herbs, eggs, nuts in the shell."""

from dishes import *
from heap import heap
from families.fruit import leaf, skin, stalk
from materials import *
from shapes import *

GOODS = {}


def good(fn):
    GOODS[fn.__name__.replace('_', '-')] = fn
    return fn


@good
def tomato():
    def one(seed, tone=('#cf4a4a', '#e2736a')):
        body = lathe([(0.02, 0.06), (0.3, 0.0), (0.72, 0.12), (1.0, 0.52), (1.0, 0.95), (0.78, 1.30), (0.42, 1.44), (0.16, 1.38), (0.02, 1.28)], skin(0.16, 0.5, sss=0.05), seg=128, steps=90,
                     bulge=lambda a, t, r, z: (r * (1 + 0.05 * np.cos(a * 5 + seed) * (0.3 + t) + 0.03 * np.cos(a * 3 + seed)), z),
                     color=lambda u, v, p: mix(mix(tone[0], tone[1], 0.5 + 0.7 * noise(p, 0.9, 2, seed)), srgb('#c98a55'), np.clip((v - 0.84) * 4, 0, 0.6)))
        crown = [place(leaf(0.62, 0.11, '#4c8a3a', -0.18), (0, 0, 1.34), (6 + 12 * (k % 2), 0, k * 72 + seed * 20)) for k in range(5)]
        return [body, *crown, stalk([(0, 0, 1.3), (0.02, 0.02, 1.5), (0.1, 0.05, 1.62)], 0.05, '#5c8a3c')]
    settle(group(one(1), (-1.0, 0.45, 0), (4, -6, 20)))
    settle(group(one(4), (1.02, 0.5, 0), (-4, 8, 80), 0.96))
    settle(group(one(7), (0.05, -0.75, 0), (12, 4, 50), 0.98))
    return {'view': (-8, 28)}


@good
def cucumber():
    def one(seed, length=2.9):
        v = np.linspace(0, 1, 60)
        radii = 0.33 * np.clip(1 - np.abs(2 * v - 1) ** 7, 0, 1) ** 0.5 * (1 - 0.16 * (1 - v) - 0.06 * v)

        def color(u, v, p):
            stripes = np.clip(np.cos(u * TAU * 9 + noise(p, 2, 2, seed)), 0, 1) ** 2 * np.clip((v - 0.35) * 1.6, 0, 1)
            c = mix('#1f4a1c', '#3f7a2e', 0.45 + 0.7 * noise(p, 1.8, 3, seed))
            return mix(mix(c, srgb('#a9c274'), stripes * 0.6), srgb('#9db567'), np.clip((v - 0.93) * 12, 0, 0.7))

        def bumps(a, v):
            return 1 + 0.016 * np.cos(a * 7) + 0.05 * np.clip(np.cos(a * 8 + 3 * np.sin(v * 60)) * np.cos(v * 88 + 2 * np.cos(a * 5)) - 0.55, 0, 1)
        body = tube([(-length / 2, 0, 0.12), (-length / 4, 0.06, 0), (length / 4, 0.05, 0), (length / 2, -0.06, 0.05)], radii, skin(0.34, 0.25), seg=110, steps=240, color=color, bulge=bumps)
        return [body, tube([(-length / 2 + 0.02, 0, 0.12), (-length / 2 - 0.12, -0.02, 0.16)], [0.07, 0.05], material('#7f8a4a', rough=0.8), seg=14, steps=5)]
    settle(group(one(1), (-0.1, 0.82, 0), (20, 0, 10)))
    settle(group(one(3, 2.75), (0.2, 0.12, 0), (60, 0, 16)))
    settle(group(one(5, 2.0), (0.72, -0.62, 0), (100, 0, 4)))
    face = surface(lambda u, v: (0.31 * v * np.cos(u * TAU), 0.31 * v * np.sin(u * TAU), 0.04 + 0 * u), 90, 30, material(painted=True, rough=0.16, coat=0.4, sss=0.08), wrap=True,
                   color=lambda u, v, p: mix(mix(mix('#dbe9ae', '#c3dc8e', v), srgb('#eef3cf'), np.clip(np.cos(u * TAU * 3) * 2, 0, 1) * np.exp(-((v - 0.42) / 0.2) ** 2) * 0.8), srgb('#2f6427'), (v > 0.91) * 1.0))
    for k, (x, y, t) in enumerate(((-0.78, -0.92, 34), (-1.16, -0.84, 24), (-1.5, -0.66, 14))):
        side = disc_cylinder(0.315, -0.05, 0.038, material('#2f6427', rough=0.3, coat=0.3), 0.01)
        settle(group([copy(face), side], (x, y, 0), (t, -6 * k, 0)))
    face.hide_render = True
    return {'view': (-8, 34), 'fit': 0.88}


@good
def carrot():
    def one(seed, colors=('#e9a21a', '#f3bf3c')):
        def color(u, v, p):
            rings = np.clip(noise(np.stack([np.cos(u * TAU) * 0.8, np.sin(u * TAU) * 0.8, v * 34], -1), 1.0, 2, seed) * 1.6 - 0.55, 0, 0.6)
            c = mix(colors[0], colors[1], 0.5 + 0.7 * noise(p, 1.6, 2, seed))
            c = mix(c, srgb('#b86f12'), rings)
            return mix(c, srgb('#8a9a3a'), np.exp(-((v) / 0.03) ** 2) * 0.8)
        body = tube([(0, 0, 0), (0.02, 0.9, 0.02), (0.0, 1.9, 0), (0.05, 2.7, 0.02), (0.10, 3.15, 0)], [0.16, 0.30, 0.34, 0.33, 0.29, 0.23, 0.16, 0.09, 0.03], skin(0.45, 0.1), seg=48, steps=180, color=color,
                    bulge=lambda a, v: 1 + 0.02 * np.sin(v * 90 + 2 * np.sin(a)) + 0.02 * np.sin(v * 37 + a))
        tops = [tube([(0, 0.03, 0), (0.12 * np.cos(k * 1.3), -0.35, 0.10 * np.sin(k * 1.3)), (0.3 * np.cos(k * 1.3), -0.62 - 0.1 * (k % 3), 0.2 * np.sin(k * 1.3))], [0.05, 0.035, 0.02],
                     material('#6f9a3f', rough=0.5), seg=10, steps=20) for k in range(7)]
        return [body, *tops]
    settle(group(one(1), (-0.9, 1.35, 0), (0, 0, 216), 0.95))
    settle(group(one(3, ('#e37a16', '#f29a35')), (-0.1, 1.5, 0), (0, 30, 196), 0.92))
    settle(group(one(5), (1.0, 1.3, 0), (0, 60, 162), 0.95))
    settle(group(one(8), (0.55, 1.15, 0.0), (0, 10, 178), 0.92), 0.30)
    return {'view': (-8, 38)}


@good
def potato():
    def one(seed, squash):
        def color(u, v, p):
            c = mix('#c79a5c', '#e2bd82', 0.5 + 0.8 * noise(p, 1.6, 3, seed))
            return mix(c, srgb('#8a6536'), np.clip((noise(p, 13, 2, seed + 4) - 0.45) * 1.6, 0, 0.6))
        body = ball(skin(0.65, 0.0, ('noise', 22, 0.25)), 0.85, squash=squash, rough=0.10, freq=1.1, octaves=2, seed=seed, seg=96, color=color)
        eyes = clump([], material('#8a6536')) if False else None
        return [body]
    for k, (x, y, t, s) in enumerate(((-0.95, 0.35, 20, (1.25, 0.95, 0.85)), (0.95, 0.45, -25, (1.2, 0.9, 0.9)), (0.05, -0.65, 5, (1.3, 0.95, 0.85)), (0.0, 1.1, 40, (1.1, 0.95, 0.95)))):
        settle(group(one(k * 3 + 1, s), (x, y, 0), (0, 0, t)))
    settle(group(one(15, (1.1, 0.9, 0.85)), (0.05, 0.35, 0), (0, 8, 60), 0.9), 1.05)
    return {'view': (-8, 28)}


@good
def sweet_potato():
    def one(seed):
        def color(u, v, p):
            c = mix('#a8553a', '#c97a56', 0.5 + 0.8 * noise(p, 2.0, 3, seed))
            return mix(c, srgb('#7a3526'), np.clip((noise(p * [1, 1, 1], 9, 2, seed + 4) - 0.4) * 1.4, 0, 0.6))
        return tube([(-1.5, 0, 0.15), (-0.6, 0.1, 0), (0.4, 0.05, 0.05), (1.45, -0.08, 0.1)], [0.04, 0.22, 0.45, 0.58, 0.60, 0.52, 0.36, 0.18, 0.04], skin(0.6, 0, ('noise', 18, 0.3)), seg=64, steps=120, color=color,
                    bulge=lambda a, v: 1 + 0.05 * np.sin(a * 2 + v * 9 + seed) + 0.03 * np.sin(a * 3 - v * 15))
    settle(group([one(1)], (-0.15, 0.75, 0), (0, 0, 14)))
    settle(group([one(5)], (0.25, -0.05, 0), (30, 0, -16), 0.9))
    flesh = surface(lambda u, v: (0.54 * v * np.cos(u * TAU), 0.5 * v * np.sin(u * TAU), 0.09 + 0 * u), 90, 24, material(painted=True, rough=0.4, coat=0.1), wrap=True,
                    color=lambda u, v, p: mix(mix('#ee8a33', '#f4a652', 0.5 + 0.8 * noise(p, 5, 2, 3)), srgb('#a8553a'), (v > 0.95) * 1.0))
    for x, y, t in ((-0.95, -0.85, 24), (-0.35, -1.05, 20)):
        rim = place(disc_cylinder(0.545, -0.08, 0.088, material('#a8553a', rough=0.6), 0.01), scale=(1, 0.93, 1))
        settle(group([copy(flesh), rim], (x, y, 0), (t, -8, 0)))
    flesh.hide_render = True
    return {'view': (-8, 32), 'fit': 0.86}


@good
def onion():
    def one(seed):
        def color(u, v, p):
            s = noise(np.stack([np.cos(u * TAU) * 9, np.sin(u * TAU) * 9, v * 1.2], -1), 1.2, 3, seed)
            c = mix('#b8702a', '#dfa352', 0.5 + 0.8 * s)
            return mix(c, srgb('#f0cf94'), np.clip(s - 0.35, 0, 0.6))
        body = lathe([(0.03, 0.04), (0.2, 0.0), (0.62, 0.16), (0.98, 0.62), (1.0, 0.95), (0.72, 1.40), (0.3, 1.70), (0.13, 1.95), (0.10, 2.2), (0.02, 2.26)], skin(0.3, 0.35), seg=120, steps=100, color=color,
                     bulge=lambda a, t, r, z: (r * (1 + 0.004 * np.cos(a * 14 + seed) + 0.10 * np.cos(a * 4) * (t > 0.82)), z))
        roots = [tube([(0, 0, 0.04), (0.12 * np.cos(k), 0.12 * np.sin(k), -0.04), (0.22 * np.cos(k * 1.1), 0.22 * np.sin(k), -0.02)], 0.018, material('#c9b088', rough=0.8), seg=8, steps=10) for k in range(9)]
        return [body, *roots]
    settle(group(one(1), (-0.85, 0.4, 0), (4, -8, 20)))
    settle(group(one(5), (1.05, 0.5, 0), (-6, 12, 60), 0.95))
    settle(group(one(8), (0.15, -0.85, 0), (62, 0, -34), 0.92))
    return {'view': (-8, 24)}


@good
def garlic():
    def one(seed):
        def color(u, v, p):
            s = noise(np.stack([np.cos(u * TAU) * 8, np.sin(u * TAU) * 8, v], -1), 1.5, 2, seed)
            c = mix('#e9e0d0', '#fbf7ee', 0.5 + 0.8 * s)
            return mix(c, srgb('#b98aa6'), np.clip(s * 1.1 - 0.3, 0, 0.45) * (v > 0.15))
        body = lathe([(0.03, 0.03), (0.28, 0.0), (0.72, 0.16), (0.92, 0.52), (0.82, 0.92), (0.48, 1.25), (0.22, 1.5), (0.14, 1.85), (0.13, 2.15), (0.02, 2.2)], skin(0.5, 0.1), seg=140, steps=100, color=color,
                     bulge=lambda a, t, r, z: (r * (1 + 0.085 * (np.abs(np.cos(a * 3.5 + seed)) - 0.5) * np.exp(-((t - 0.35) / 0.3) ** 2) * 2), z))
        return [body]
    settle(group(one(1), (-0.7, 0.4, 0), (0, -8, 20)))
    settle(group(one(4), (0.95, 0.55, 0), (64, 0, 40), 0.95))
    clove = material(painted=True, rough=0.4, coat=0.15)
    for k, (x, y, t) in enumerate(((0.2, -0.7, 20), (0.75, -0.62, 150), (-0.35, -0.9, 80))):
        c = lathe([(0.02, 0), (0.22, 0.1), (0.3, 0.4), (0.2, 0.8), (0.04, 1.05)], clove, seg=48, steps=50, color=lambda u, v, p: mix(mix('#f7f0df', '#eadcc2', v), srgb('#c7a3b5'), np.clip(noise(p, 3, 2, 1), 0, 0.4)),
                  bulge=lambda a, tt, r, z: (r * (1 - 0.2 * (np.cos(a) > 0.3)), z))
        settle(group([c], (x, y, 0), (84, 0, t), 0.9))
    return {'view': (-8, 26)}


@good
def broccoli():
    g = rng(5)
    stem = material('#a9c77c', rough=0.5, tints=[(0.3, '#8fb35f'), (0.7, '#bdd693')], tint_scale=4)
    tube([(0, 0, 0), (0, 0, 0.5), (0.02, 0, 0.95)], [0.30, 0.33, 0.46], stem, seg=48, bulge=lambda a, v: 1 + 0.06 * np.cos(a * 5))
    m = material('#3f7a30', rough=0.7, tints=[(0.3, '#28591f'), (0.55, '#3f7a30'), (0.75, '#6a9a48')], tint_scale=5, bump=('cells', 22, 0.9))
    spots = [(0, 0, 1.62, 0.62)] + [(0.66 * np.cos(k * TAU / 6), 0.62 * np.sin(k * TAU / 6), 1.38, 0.52) for k in range(6)] + [
        (1.02 * np.cos(k * TAU / 9 + 0.3), 0.92 * np.sin(k * TAU / 9 + 0.3), 1.05, 0.40) for k in range(9)]
    for k, (x, y, z, r) in enumerate(spots):
        tube([(x * 0.2, y * 0.2, 0.7), (x * 0.75, y * 0.75, z - 0.35), (x, y, z)], [0.2, 0.15, 0.2], stem, seg=16, steps=20)
        b = ball(m, r, squash=(1, 1, 0.82), rough=0.10, freq=3.4, octaves=3, seed=k, seg=110)
        rough_up(b, 0.05 * r / 0.5, 13, 2, k)
        place(b, (x, y, z), (0, 0, k * 50))
    return {'view': (-10, 18), 'fit': 0.8}


@good
def corn_cob():
    kernel = ball(material('#f3c02a', rough=0.25, coat=0.4, tints=[(0.3, '#e9ab1a'), (0.7, '#f8d354')], tint_scale=0.8, sss=0.08), 0.125, squash=(1.0, 1.05, 0.8), seg=16)
    line = np.linspace(0, 1, 30)
    parts = []
    for row in range(30):
        t = row / 29
        r = 0.50 * (1 - 0.86 * max(0, t - 0.55) ** 2 * 3.2) * (0.93 + 0.07 * min(1, t * 6))
        n = 15
        for k in range(n):
            a = (k + 0.5 * (row % 2) * 0.25) * TAU / n
            s = 0.86 * r / 0.5 + 0.12
            parts.append(copy(kernel, (r * np.cos(a), r * np.sin(a), 0.25 + t * 2.75), (0, 90, np.degrees(a)), (s, s * 0.9, s)))
    parts.append(lathe([(0.44, 0.1), (0.48, 0.6), (0.45, 1.8), (0.2, 2.95), (0.01, 3.1)], material('#e6b02a', rough=0.5), seg=40))
    husk = [('#8fb34a', 150, 2.5), ('#a3c45c', 210, 2.2), ('#7ea43f', 100, 2.0), ('#9dbf57', 260, 2.3), ('#b4d070', 180, 1.7)]
    for k, (c, a, length) in enumerate(husk):
        m = material(painted=True, rough=0.5)

        def fn(u, v, length=length, k=k):
            x = (u - 0.5) * 2
            w = 0.5 * np.sin(np.pi * np.clip(0.22 + 0.78 * v, 0, 1)) ** 0.7
            ang = x * w * 1.5
            rad = 0.56 + 0.05 * k + 0.55 * np.clip(v - 0.45, 0, 1) ** 1.6
            return rad * np.sin(ang), -rad * np.cos(ang), -0.15 + length * v * (1 - 0.12 * v) + 0 * u
        h = surface(fn, 30, 50, m, color=lambda u, v, p, c=c: mix(mix(c, '#dfe9ac', np.clip(1 - v * 1.6, 0, 1) * 0.6), srgb('#5f8a2e'), np.clip(np.cos(u * 60) * 0.5, 0, 1) * 0.3))
        parts.append(place(thickness(h, 0.015), (0, 0, 0), (0, 0, a)))
    parts.append(tube([(0, 0, 0.2), (0, 0, -0.3)], [0.3, 0.2], material('#a9c46a', rough=0.5), seg=24, steps=8))
    kernel.hide_render = True
    settle(group(parts, (0, 0, 0), (-62, 0, -52)))
    return {'view': (-8, 26), 'fit': 0.86}


@good
def bell_pepper():
    def one(seed, dark, light):
        body = lathe([(0.03, 0.16), (0.24, 0.04), (0.52, 0.10), (0.78, 0.6), (0.92, 1.2), (0.86, 1.62), (0.52, 1.82), (0.24, 1.70), (0.05, 1.60)], skin(0.14, 0.6), seg=140, steps=100,
                     bulge=lambda a, t, r, z: (r * (1 + 0.09 * (np.abs(np.cos(a * 2 + seed)) - 0.55)), z + 0.07 * np.cos(a * 4 + 2 * seed) * (t < 0.25)),
                     color=lambda u, v, p: mix(dark, light, 0.5 + 0.7 * noise(p, 1.1, 2, seed)))
        return [body, stalk([(0, 0, 1.55), (0.02, 0, 1.85), (0.12, 0.03, 2.15)], 0.10, '#6f9a3a'), place(ball(material('#6f9a3a', rough=0.5), 0.24, squash=(1, 1, 0.25), rough=0.2, seg=30), (0, 0, 1.68))]
    settle(group(one(1, '#b3141a', '#d8332c'), (-0.9, 0.45, 0), (3, -6, 20)))
    settle(group(one(2, '#2f7a24', '#55a23a'), (0.95, 0.5, 0), (-4, 8, 70), 0.97))
    settle(group(one(4, '#e8a90f', '#f7cc3a'), (0.1, -0.75, 0), (76, 0, -38), 0.92))
    return {'view': (-8, 24)}


@good
def chilli_pepper():
    def one(seed, bend):
        line = [(-1.35, 0, 0), (-0.6, 0.12 * bend, 0.02), (0.3, 0.02, 0), (1.0, -0.28 * bend, 0), (1.45, -0.75 * bend, 0.03)]
        body = tube(line, [0.10, 0.23, 0.26, 0.25, 0.22, 0.17, 0.10, 0.015], skin(0.12, 0.7), seg=48, steps=120, bulge=lambda a, v: 1 + 0.04 * np.sin(a * 2 + v * 7 + seed),
                    color=lambda u, v, p: mix('#a80f14', '#d62a22', 0.5 + 0.7 * noise(p, 1.4, 2, seed)))
        cap = place(ball(material('#5f8f35', rough=0.5), 0.19, squash=(0.75, 1, 1), seg=30), (-1.36, 0, 0))
        return [body, cap, stalk([(-1.42, 0, 0), (-1.72, 0.02, 0.05), (-2.0, 0.14, 0.1)], 0.05, '#5f8f35')]
    for k, (x, y, t, b) in enumerate(((0.1, 0.95, 8, 1), (0.0, 0.42, -6, -1), (0.15, -0.15, 14, 1), (-0.1, -0.72, -10, 1))):
        settle(group(one(k, b), (x, y, 0), (18 * k, 0, t), 0.95))
    settle(group(one(7, -1), (0.1, 0.2, 0), (30, 0, 58), 0.9), 0.42)
    return {'view': (-8, 40)}


@good
def lettuce():
    g = rng(8)
    for ring_, (n, tilt, size, c) in enumerate(((9, 78, 1.25, '#5b9a2f'), (9, 60, 1.2, '#6cab3a'), (8, 42, 1.1, '#82bb4c'), (6, 26, 0.95, '#9bcb62'), (4, 10, 0.8, '#b8da82'))):
        for k in range(n):
            m = material(painted=True, rough=0.42, coat=0.15, bump=('noise', 6, 0.25))
            s = g.uniform(0, 9)

            def fn(u, v, s=s, size=size):
                x = (u - 0.5) * 2
                w = size * 0.72 * np.sin(np.pi * np.clip(0.08 + 0.80 * v, 0, 1)) ** 0.75
                ruffle = (0.05 + 0.10 * v) * np.sin(v * 22 + s + 3 * np.sign(x)) * np.abs(x) ** 2 + 0.09 * v ** 3 * np.sin(x * 11 + s)
                return x * w, v * size * 1.25, 0.28 * x * x * size + ruffle - 0.32 * v ** 2 * size * (1 if size > 1 else -0.3)
            obj = surface(fn, 41, 44, m, color=lambda u, v, p, c=c: mix(mix(c, '#e6f0bf', np.exp(-((u - 0.5) / 0.07) ** 2) * (1 - v) * 0.95), srgb('#3f7d22'), np.clip(v - 0.55, 0, 1) * 0.8 * (0.6 + noise(p, 3, 2, 2))))
            place(obj, (0, 0, 0.1 + 0.05 * ring_), (90 - tilt, 0, (k + 0.5 * ring_) * 360 / n + g.uniform(-8, 8)))
    return {'view': (-10, 34), 'fit': 0.84}


@good
def peas():
    pea = ball(skin(0.25, 0.3), 0.30, seg=36, color=lambda u, v, p: mix('#6aa32c', '#96c74c', 0.5 + 0.8 * noise(p, 2, 2, 2)))

    def pod(open_):
        def half(side):
            def fn(u, v):
                x = (v - 0.5) * 3.9
                w = 0.40 * np.sin(np.pi * np.clip(0.015 + 0.97 * v, 0, 1)) ** 0.55
                a = (u * 0.5 + 0.25) * TAU * 0.5
                gap = 0.30 * open_ * np.sin(np.pi * v) if open_ else 0
                return x, side * (w * np.sin(u * np.pi) * 0.95 + gap * u), -w * np.cos(u * np.pi) + 0.13 * (x / 2) ** 2
            return thickness(surface(fn, 30, 100, skin(0.35, 0.25), color=lambda u, v, p: mix(mix('#4f8f25', '#7fb544', 0.5 + 0.6 * noise(p, 1.5, 2, 4)), srgb('#b9d98a'), np.clip(u - 0.9, 0, 1) * 4)), 0.03)
        parts = [half(1), half(-1), stalk([(-1.95, 0, 0.13), (-2.2, 0, 0.2), (-2.4, 0.05, 0.3)], 0.05, '#5f9a35')]
        if open_:
            for k in range(7):
                x = -1.38 + k * 0.46
                parts.append(copy(pea, (x, 0, 0.02 + 0.13 * (x / 2) ** 2), (k * 40, 0, 0), 0.78 + 0.30 * np.sin(np.pi * (k + 0.8) / 7.6)))
        return parts
    settle(group(pod(1.0), (0.0, -0.45, 0), (28, 0, -14)))
    settle(group(pod(0), (0.1, 0.75, 0), (70, 0, 8), 0.95))
    for x, y in ((-1.25, -1.15), (-0.7, -1.35), (1.35, -1.05), (1.75, -0.4)):
        settle(copy(pea, (x, y, 0), (x * 40, 0, 0), 1))
    pea.hide_render = True
    return {'view': (-6, 42), 'fit': 0.86}


@good
def beans():
    protos = []
    for k in range(3):
        bean = ball(skin(0.16, 0.6), 0.2, squash=(1.35, 0.85, 0.78), seg=40, color=lambda u, v, p, k=k: mix(
            mix('#571019', '#86242d', 0.5 + 0.8 * noise(p + k, 5, 2, k)), srgb('#e8d3c0'), np.clip(1.5 - np.hypot(p[..., 0] / 0.05, (p[..., 1] + 0.16) / 0.03), 0, 1) * 0.9))
        protos.append(reshape(bean, lambda p: np.stack([p[:, 0], p[:, 1] + 1.6 * (0.03 - p[:, 0] ** 2), p[:, 2]], 1)))
    heap(protos, 110, 0.85, 0.58, 6, wide=1.2)
    return {'view': (-4, 34), 'fit': 0.86}


@good
def ginger():
    m = material('#cfa469', rough=0.6, tints=[(0.3, '#a97a44'), (0.55, '#cfa469'), (0.75, '#e3c391')], tint_scale=2.6, bump=('noise', 15, 0.35))
    body = clump([(-1.2, 0, 0.4, 0.42), (-0.75, 0.05, 0.42, 0.46), (-0.3, 0.0, 0.42, 0.5), (0.2, -0.05, 0.42, 0.5), (0.7, 0.0, 0.42, 0.46), (1.15, 0.08, 0.42, 0.38), (1.5, 0.15, 0.45, 0.26),
                  (-0.6, 0.5, 0.45, 0.36), (-0.75, 0.85, 0.5, 0.28), (0.35, -0.5, 0.40, 0.36), (0.45, -0.85, 0.42, 0.28), (0.75, 0.4, 0.55, 0.34), (0.9, 0.7, 0.7, 0.26), (-1.45, -0.3, 0.36, 0.3),
                  (-0.25, -0.2, 0.75, 0.34), (-0.3, -0.3, 1.0, 0.24)], m, 0.05)
    rough_up(body, 0.03, 5, 3, 2)
    nub = material('#8a6236', rough=0.7)
    for x, y, z in ((1.72, 0.18, 0.47), (-0.85, 1.1, 0.54), (0.5, -1.1, 0.44), (0.98, 0.92, 0.82)):
        place(ball(nub, 0.1, squash=(1, 1, 0.8), seg=16), (x, y, z))
    flesh = material('#f0d98a', rough=0.45, bump=('noise', 12, 0.2))
    for x, y, t in ((-1.15, -0.95, 16), (-0.65, -1.12, 10)):
        settle(group([place(disc_cylinder(0.36, 0, 0.09, flesh, 0.01), scale=(1, 0.85, 1)), place(disc_cylinder(0.375, 0.01, 0.075, m, 0.01), scale=(1, 0.85, 1))], (x, y, 0), (t, 6, 20)))
    return {'view': (-6, 34), 'fit': 0.86}


@good
def herbs():
    g = rng(12)
    greens = ['#3f8a2c', '#4f9c38', '#2f7425', '#66ad4a']
    for k in range(34):
        x0 = g.normal(0, 0.16)
        tip = (g.uniform(-0.95, 0.95), g.uniform(-0.5, 0.5), g.uniform(1.6, 2.5))
        tube([(x0, g.normal(0, 0.08), 0), (x0 * 0.6, 0, 0.75), (tip[0] * 0.5, tip[1] * 0.5, 1.35), tip], [0.03, 0.03, 0.026, 0.015], material('#6fa347', rough=0.5), seg=8, steps=24)
        for j in range(6):
            t = 0.45 + 0.55 * j / 5
            p = np.array([tip[0] * t ** 1.5, tip[1] * t ** 1.5, 0.9 + (tip[2] - 0.9) * t])
            size = g.uniform(0.34, 0.5)
            place(leaf(size, size * 0.42, greens[(k + j) % 4], 0.06, 0.05), tuple(p), (g.uniform(-10, 60), g.uniform(-30, 30), g.uniform(0, 360)))
    tie = material('#c9a25a', rough=0.7)
    for z in (0.68, 0.74):
        place(surface(lambda u, v: ((0.30 + 0.03 * np.cos(v * TAU)) * np.cos(u * TAU), (0.24 + 0.03 * np.cos(v * TAU)) * np.sin(u * TAU), 0.03 * np.sin(v * TAU)), 60, 10, tie, wrap=True), (0, 0, z))
    return {'view': (-8, 16), 'fit': 0.82}


@good
def egg():
    def shell(seed, tone):
        return lathe([(1e-4, 0), (0.30, 0.03), (0.56, 0.25), (0.66, 0.62), (0.60, 1.02), (0.42, 1.38), (0.2, 1.57), (1e-4, 1.62)], skin(0.45, 0.05, ('noise', 40, 0.05)), seg=72, steps=70,
                     color=lambda u, v, p: mix(mix(tone[0], tone[1], 0.5 + 0.6 * noise(p, 1.0, 2, seed)), srgb('#9a6236'), (noise(p, 12, 2, seed) > 0.62) * 0.25))
    tray = material('#b3a793', rough=0.95, bump=('noise', 26, 0.3))

    def base(u, v):
        x, y = (u - 0.5) * 7.6, (v - 0.5) * 3.2
        wave = 0.30 * np.cos(x * TAU / 1.5) * np.cos(y * TAU / 1.5)
        rim = np.clip((np.maximum(np.abs(u - 0.5), np.abs(v - 0.5) * 1.0) - 0.47) * 30, 0, 1)
        return x, y, 0.42 + wave * (1 - rim)
    thickness(surface(base, 180, 90, tray), 0.05)
    slab([(-3.8, -1.6), (3.8, -1.6), (3.8, 1.6), (-3.8, 1.6)], 0, 0.45, tray, 0.05)
    tones = [('#d79a66', '#e8b98a'), ('#cf8f5c', '#e0ab7c'), ('#e0ab7a', '#efc79c')]
    k = 0
    for row in (0.75, -0.75):
        for col in range(5):
            place(shell(k, tones[k % 3]), ((col - 2) * 1.5, row, 0.34), (0, 0, k * 50))
            k += 1
    return {'view': (-26, 30), 'fit': 0.9}


@good
def peanuts():
    protos = []
    for k in range(3):
        m = material(painted=True, rough=0.75, bump=('cells', 16, 0.5))

        def color(u, v, p, k=k):
            veins = np.maximum(np.abs(np.cos(u * TAU * 5)) ** 6, np.abs(np.cos(v * 46)) ** 8)
            return mix(mix('#c9a063', '#e3c28d', 0.5 + 0.8 * noise(p + k, 5, 2, k)), srgb('#a87b42'), veins * 0.45)
        v = np.linspace(0, 1, 40)
        r = np.sqrt(np.clip(1 - np.abs(2 * v - 1) ** 3.2, 0, 1)) * (0.235 - 0.07 * np.exp(-((v - 0.5) / 0.13) ** 2) + 0.03 * (v < 0.5) * (k == 1))
        protos.append(tube([(-0.46, 0, 0), (0, 0.05 * k, 0), (0.46, 0, 0)], r, m, seg=44, steps=80, color=color, bulge=lambda a, v: 1 + 0.035 * np.cos(a * 10) * (0.6 + 0.4 * np.cos(v * 40))))
    heap(protos, 44, 1.0, 0.98, 4, wide=1.2)
    nut = material('#b5623a', rough=0.4, coat=0.2, tints=[(0.3, '#96492a'), (0.7, '#c77a50')], tint_scale=4)
    for x, y in ((-1.05, -1.6), (-0.72, -1.72), (1.2, -1.5)):
        place(ball(nut, 0.15, squash=(1.35, 1, 1), seg=30), (x, y, 0.14), (0, 0, x * 60))
    return {'view': (-4, 34), 'fit': 0.88}
