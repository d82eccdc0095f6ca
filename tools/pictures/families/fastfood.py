"""Burgers, wraps, fried food, salads in a bowl."""

from dishes import *
from materials import *
from shapes import *

GOODS = {}


def good(fn):
    GOODS[fn.__name__.replace('_', '-')] = fn
    return fn


def bun_color(seed=0, under=-9.0):
    def color(u, v, p):
        n = noise(p, 1.4, 4, seed)
        c = mix('#d58a3a', '#a85a1c', 0.5 + 0.6 * n)
        return mix(c, srgb('#efc583'), np.clip((under - p[..., 2]) * 3.2, 0, 0.95))
    return color


def bun_top(r=1.0, h=0.72, seed=1, seeds=150):
    body = lathe([(1e-4, 0.0), (r * 0.86, 0.0), (r * 0.98, 0.07), (r * 1.0, 0.2), (r * 0.9, h * 0.62), (r * 0.62, h * 0.90), (r * 0.3, h), (1e-4, h * 1.02)],
                 material(painted=True, rough=0.3, spec=0.45, coat=0.35, bump=('noise', 5, 0.06)), seg=96, steps=80, color=bun_color(seed, 0.22))
    bit = ball(material('#f4e6c4', rough=0.45), 0.05, squash=(0.6, 1, 0.42), seg=12)
    return [body, *(scatter_on(body, [bit], seeds, seed, up=0.38) if seeds else [])]


def bun_bottom(r=0.98, seed=2):
    return lathe([(1e-4, 0), (r * 0.86, 0.0), (r * 0.97, 0.06), (r, 0.18), (r * 0.97, 0.27), (1e-4, 0.28)], material(painted=True, rough=0.4, bump=('noise', 5, 0.06)),
                 seg=96, steps=50, color=bun_color(seed, 0.08))


def frill(r, z, color='#6aa832', waves=13, out=0.22, seed=0):
    """Lettuce seen from the side: a wavy ring."""
    m = material(painted=True, rough=0.4, spec=0.4, coat=0.15, bump=('noise', 6, 0.25))

    def fn(u, v):
        a = u * TAU
        amp = 0.10 * v ** 2
        rr = r * 0.6 + (r * 0.4 + out) * v + 0.05 * v * np.sin(a * 7 + seed)
        return rr * np.cos(a), rr * np.sin(a), z + amp * np.sin(a * waves + seed) + 0.05 * v * np.sin(a * (waves * 2.3) + 2 * seed) - 0.05 * v ** 2
    return thickness(surface(fn, 260, 16, m, wrap=True,
                             color=lambda u, v, p: mix(mix('#b9d67a', color, v ** 0.7), srgb('#3f8122'), np.clip(noise(p, 3, 2, seed) * 0.8, 0, 0.6))), 0.02)


def patty(r=0.97, h=0.24, seed=3):
    m = material('#5a2f18', rough=0.45, spec=0.5, tints=[(0.3, '#371a0c'), (0.6, '#65371d'), (0.8, '#87522f')], tint_scale=6, bump=('noise', 9, 0.9))
    body = lathe([(1e-4, 0), (r * 0.9, 0.0), (r, h * 0.3), (r, h * 0.7), (r * 0.92, h), (1e-4, h)], m, seg=120, steps=40)
    return rough_up(body, 0.035, 5, 3, seed)


def cheese_slice(r=1.02, z=0.0, turn=20, color='#f6b62a'):
    m = material(color, rough=0.3, spec=0.45, coat=0.2, sss=0.15)

    def fn(u, v):
        x, y = (u - 0.5) * 2.05 * r, (v - 0.5) * 2.05 * r
        d = np.hypot(x, y)
        return x, y, z - 0.55 * np.clip(d - 0.93 * r, 0, None) ** 1.1
    return place(thickness(surface(fn, 60, 60, m), 0.045), (0, 0, 0), (0, 0, turn))


def tomato_slice(r=0.5):
    def color(u, v, p):
        seeds = np.exp(-((v - 0.58) / 0.2) ** 2) * (np.cos(u * TAU * 6) > -0.35)
        c = mix('#d8352a', '#ec6a4f', seeds * 0.9)
        return mix(c, srgb('#b81f1b'), (v > 0.9) * 1.0)
    top = surface(lambda u, v: (r * v * np.cos(u * TAU), r * v * np.sin(u * TAU), 0.08 + 0 * u), 96, 30, material(painted=True, rough=0.12, coat=0.5), color=color, wrap=True)
    side = disc_cylinder(r, 0, 0.078, material('#b81f1b', rough=0.15, coat=0.5), 0.03)
    return [top, side]


@good
def burger():
    bun_bottom()
    frill(0.98, 0.33, seed=1)
    place(patty(), (0, 0, 0.36))
    cheese_slice(1.0, 0.66, 24)
    for k in range(4):
        a = k * TAU / 4 + 0.5
        group(tomato_slice(0.5), (0.5 * np.cos(a), 0.5 * np.sin(a), 0.66), (3, 0, 0))
    onion = material('#e9d3dc', rough=0.2, coat=0.4)
    for k in range(5):
        a = k * TAU / 5
        obj = surface(lambda u, v: ((0.36 + 0.035 * np.cos(v * TAU)) * np.cos(u * TAU), (0.36 + 0.035 * np.cos(v * TAU)) * np.sin(u * TAU), 0.05 * np.sin(v * TAU)), 48, 12, onion, wrap=True)
        place(obj, (0.56 * np.cos(a), 0.56 * np.sin(a), 0.79), (5, 4, 0))
    frill(0.94, 0.90, waves=11, seed=4)
    group(bun_top(), (0, 0, 0.92), (-2, 2, 0))
    return {'view': (-10, 14), 'fit': 0.78}


def fry(length, m, g):
    w = g.uniform(0.085, 0.105)
    b = box((w, w, length), m, 0.014, 2)
    bend = g.normal(0, 0.04)
    return reshape(b, lambda p: np.stack([p[:, 0] + bend * (p[:, 2] / length) ** 2, p[:, 1], p[:, 2]], 1))


@good
def fries():
    g = rng(5)
    mats = [material(c, rough=0.45, spec=0.4, tints=[(0.3, d), (0.7, c)], tint_scale=3, bump=('noise', 12, 0.15))
            for c, d in (('#f0bf4f', '#dc9a2c'), ('#ecb545', '#cf8a26'), ('#f5cd68', '#e5ab3c'))]
    for k in range(58):
        x, y = g.uniform(-0.62, 0.62), g.uniform(-0.26, 0.30)
        length = g.uniform(1.15, 1.75)
        place(fry(length, mats[k % 3], g), (x, y, g.uniform(0.28, 0.62) + 0.12 * (y > 0)), (g.uniform(-9, 4) + y * -8, x * 17 + g.uniform(-8, 8), g.uniform(0, 90)))
    red = material(painted=True, rough=0.45, spec=0.35)

    def front(side):
        def fn(u, v):
            x = (u - 0.5) * 2
            half = 0.62 + 0.24 * v
            top = 1.15 - 0.30 * (1 - x ** 2) if side < 0 else 1.45 - 0.05 * x ** 2
            return x * half, side * 0.34 * (1 - np.abs(x) ** 4 * 0.65) * (0.75 + 0.25 * v), v * top

        def color(u, v, p):
            c = np.broadcast_to(srgb('#cf2027'), (*u.shape, 3))
            x, z = p[..., 0], p[..., 2]
            stripe = np.abs(((x / (0.62 + 0.24 * v) * 4 + 0.5) % 1) - 0.5) > 0.36
            return mix(c, srgb('#fff6e6'), (stripe * 1.0) * (0.93 if side < 0 else 0.2))
        return thickness(surface(fn, 90, 50, red, color=color), 0.018)
    front(-1)
    front(1)
    return {'view': (-16, 20), 'fit': 0.82}


@good
def hot_dog():
    dough = material(painted=True, rough=0.36, spec=0.4, coat=0.25, bump=('noise', 5, 0.06))
    for side in (-1, 1):
        line = [(-1.35, side * 0.27, 0.36), (0, side * 0.33, 0.36), (1.35, side * 0.27, 0.36)]
        tube(line, [0.20, 0.34, 0.37, 0.37, 0.37, 0.34, 0.20], dough, seg=64, steps=120, flat=1.1,
             color=lambda u, v, p: mix(mix('#d99545', '#b5691f', 0.5 + 0.6 * noise(p, 1.4, 3, 5)), srgb('#f3d79f'), np.clip((0.20 - np.abs(p[..., 1])) * 7, 0, 1)))
    tube([(-1.2, 0, 0.2), (1.2, 0, 0.2)], 0.2, material('#e8bd78', rough=0.7), seg=24)
    line = [(-1.62, 0, 0.66), (-0.8, 0.02, 0.62), (0.8, -0.02, 0.62), (1.62, 0, 0.66)]
    tube(line, [0.05, 0.19, 0.245, 0.255, 0.255, 0.255, 0.245, 0.19, 0.05], material(painted=True, rough=0.18, coat=0.5, spec=0.5), seg=48, steps=160,
         color=lambda u, v, p: mix(mix('#b44a24', '#8c2f14', 0.5 + 0.8 * noise(p, 2.2, 3, 2)), srgb('#5c1d0b'), (np.abs((v * 9 + 0.1 * np.sin(u * TAU)) % 1 - 0.5) < 0.045) * (np.sin(u * TAU) > -0.2) * 0.6))
    x = np.linspace(-1.3, 1.3, 44)
    tube([(a, 0.13 * np.sin(k * np.pi / 2), 0.885 - 0.035 * abs(np.sin(k * np.pi / 2))) for k, a in enumerate(x)], 0.052, material('#f2b71c', rough=0.25, coat=0.4), seg=16, steps=420)
    tube([(a, 0.15 * np.sin(k * np.pi / 2 + 1.5), 0.87 - 0.035 * abs(np.sin(k * np.pi / 2 + 1.5))) for k, a in enumerate(x)], 0.045, material('#c01f16', rough=0.2, coat=0.5), seg=16, steps=420)
    g = rng(6)
    crisp = material('#c98a3c', rough=0.5)
    for k in range(34):
        place(ball(crisp, 0.05, squash=(1.3, 0.7, 0.5), rough=0.3, seg=14, seed=k), (g.uniform(-1.2, 1.2), g.uniform(-0.2, 0.2), 0.885), tuple(g.uniform(0, 360, 3)))
    return {'view': (-28, 32), 'fit': 0.9}


def fried(dark='#7d3f10', mid='#c07a2c', light='#e6b45f', scale=4.0):
    return material(mid, rough=0.5, spec=0.4, tints=[(0.28, dark), (0.5, mid), (0.72, light)], tint_scale=scale, bump=('noise', 11, 0.8))


@good
def chicken_leg():
    def drum(seed):
        body = tube([(0, 0, 0.10), (0, 0, 0.5), (0.05, 0, 0.95), (0.0, 0, 1.5)], [0.12, 0.42, 0.57, 0.60, 0.52, 0.36, 0.24, 0.19, 0.185, 0.19], fried(), seg=72, steps=90)
        rough_up(body, 0.07, 3.4, 4, seed)
        rough_up(body, 0.03, 11, 2, seed + 3)
        bone = material('#f0e4cc', rough=0.4)
        shaft = tube([(0.01, 0, 1.4), (0.0, 0, 1.85)], 0.10, bone, seg=24)
        knob = clump([(0.08, 0, 1.9, 0.13), (-0.09, 0.02, 1.9, 0.13), (0, 0, 1.8, 0.1)], bone, 0.03)
        return [body, shaft, knob]
    settle(group(drum(1), (-0.85, 0.35, 0), (80, 0, 150)))
    settle(group(drum(4), (0.45, 0.45, 0), (78, 0, 172)))
    settle(group(drum(7), (-0.35, -0.55, 0), (82, 0, 112), 1.03))
    green = material('#4f9433', rough=0.45)
    for k in range(7):
        place(ball(green, 0.11, squash=(1, 0.6, 0.15), rough=0.3, seg=20, seed=k), (0.75 + 0.12 * k, -0.15 - 0.16 * (k % 3), 0.03), (10, 10, k * 50))
    return {'view': (-6, 30), 'fit': 0.84}


@good
def falafel():
    bowl()
    white = material('#f1e3c0', rough=0.4, coat=0.15, bump=('noise', 4, 0.1))
    hummus = pool(1.12, 0.88, white, wave=0.05, seed=2)
    g = rng(7)
    green = ['#4f8f2c', '#6aa83a', '#3f7d26']
    for k in range(26):
        a = g.uniform(1.7, 4.2)
        r = g.uniform(0.5, 1.1)
        m = material(green[k % 3], rough=0.4, coat=0.1, bump=('noise', 7, 0.2))
        s = g.uniform(0, 9)
        obj = surface(lambda u, v, s=s: ((u - 0.5) * 0.5, (v - 0.5) * 0.6, 0.07 * np.sin(u * 9 + s) * np.sin(v * 8 + s) + 0.1 * (u - 0.5) ** 2), 24, 24, m)
        place(obj, (r * np.cos(a), r * np.sin(a), 0.98 + g.uniform(0, 0.14)), tuple(g.uniform(-28, 28, 2)) + (g.uniform(0, 360),))
    for k, (x, y) in enumerate(((0.62, -0.62), (0.86, -0.28), (0.45, -0.86), (0.28, -0.55))):
        group(tomato_slice(0.26), (x, y, 0.98 + 0.03 * k), (18, 8 * k - 10, 0))
    slice_m = material(painted=True, rough=0.2, coat=0.3)
    for k in range(5):
        c = surface(lambda u, v: (0.25 * v * np.cos(u * TAU), 0.25 * v * np.sin(u * TAU), 0.02 + 0 * u), 60, 16, slice_m, wrap=True,
                    color=lambda u, v, p: mix(mix('#d5e6a8', '#b7d581', v), srgb('#3f7a2c'), (v > 0.9) * 1.0))
        place(c, (-0.05 - 0.17 * k, -0.98 + 0.06 * k, 1.0 + 0.02 * k), (26, -8, 20 * k))
    spots = [(0.30, 0.30, 1.14), (0.80, 0.28, 1.10), (0.52, 0.74, 1.12), (0.02, 0.72, 1.12), (-0.1, 0.05, 1.12), (0.36, -0.14, 1.12), (0.36, 0.42, 1.5)]
    m = fried('#4f2a0d', '#8f5a22', '#c08c44', 5)
    for k, at in enumerate(spots):
        b = ball(m, 0.33, squash=(1, 1, 0.88), rough=0.05, freq=4, octaves=4, seed=k, seg=56)
        place(b, at, (k * 40, k * 25, 0))
    cream = material('#fbf5e6', rough=0.25, coat=0.3)
    tube([(0.0, 0.0, 1.43), (0.30, 0.34, 1.83), (0.5, 0.62, 1.72), (0.62, 0.86, 1.42)], [0.03, 0.06, 0.055, 0.03], cream, seg=16)
    tube([(0.74, 0.1, 1.36), (0.50, 0.30, 1.78), (0.16, 0.5, 1.76), (-0.05, 0.74, 1.44)], [0.03, 0.055, 0.06, 0.03], cream, seg=16)
    scatter_on(hummus, [ball(material('#3f8a2c', rough=0.5), 0.04, squash=(1, 0.6, 0.3), seg=10)], 40, 3, lift=0.02)
    return {'view': 'dish', 'fit': 0.86}


@good
def green_salad():
    bowl()
    pool(1.12, 0.75, material('#4f7a2c', rough=0.6))
    g = rng(11)
    colors = ['#5f9a2f', '#78b03f', '#4a8527', '#8fbe55', '#6d2f4a']
    for k in range(62):
        c = colors[k % 5] if k % 9 else '#7a3552'
        a, r = g.uniform(0, TAU), 1.12 * np.sqrt(g.random())
        z = 0.82 + 0.55 * (1 - (r / 1.15) ** 2) + g.uniform(-0.05, 0.08)
        s = g.uniform(0, 9)
        w = g.uniform(0.5, 0.75)
        m = material(painted=True, rough=0.36, coat=0.25, bump=('noise', 6, 0.2))

        def fn(u, v, s=s, w=w):
            x = (u - 0.5) * 2
            h = np.sin(np.pi * np.clip(0.08 + 0.9 * v, 0, 1)) ** 0.7
            return x * w * 0.5 * h, (v - 0.5) * w * 1.25, 0.16 * x * x * h + 0.045 * np.sin(v * 15 + s) * np.abs(x) + 0.12 * (v - 0.4) ** 2
        obj = surface(fn, 25, 28, m, color=lambda u, v, p, c=c: mix(mix(c, '#cfe3a0', np.exp(-((u - 0.5) / 0.05) ** 2) * 0.8), srgb(c) * 0.75, np.clip(np.abs(u - 0.5) * 1.2 - 0.3, 0, 0.5)))
        place(obj, (r * np.cos(a), r * np.sin(a), z), (g.uniform(-30, 30), g.uniform(-30, 30), g.uniform(0, 360)))
    def top(k):
        a, r = k * 2.4, 0.95 * np.sqrt((k % 9 + 0.6) / 9.5)
        return r * np.cos(a), r * np.sin(a), 0.98 + 0.55 * (1 - (r / 1.15) ** 2)
    red = material('#cf2a20', rough=0.12, coat=0.6)
    for k in range(7):
        x, y, z = top(k)
        place(ball(red, 0.19, squash=(1, 1, 0.9), seg=40), (x, y, z))
    slice_m = material(painted=True, rough=0.2, coat=0.3)
    for k in range(9):
        x, y, z = top(k + 4.5)
        c = surface(lambda u, v: (0.25 * v * np.cos(u * TAU), 0.25 * v * np.sin(u * TAU), 0.05 * (1 - v) * 0), 60, 16, slice_m, wrap=True,
                    color=lambda u, v, p: mix(mix('#e3efbd', '#b7d581', v), srgb('#35702a'), (v > 0.9) * 1.0))
        place(thickness(c, 0.05), (x, y, z + 0.03), (g.uniform(-25, 25), g.uniform(-25, 25), k * 40))
    ring_m = material('#efe3ee', rough=0.2, coat=0.4)
    for k in range(6):
        x, y, z = top(k + 2.2)
        o = surface(lambda u, v: ((0.21 + 0.02 * np.cos(v * TAU)) * np.cos(u * TAU), (0.21 + 0.02 * np.cos(v * TAU)) * np.sin(u * TAU), 0.03 * np.sin(v * TAU)), 48, 10, ring_m, wrap=True)
        place(o, (x, y, z + 0.1), (g.uniform(-25, 25), g.uniform(-25, 25), 0))
    return {'view': 'dish', 'fit': 0.86}


@good
def popcorn():
    def wall(u, v):
        a = u * TAU
        r = 0.78 + 0.24 * v + 0.012 * np.cos(a * 24)
        return r * np.cos(a), r * np.sin(a), 1.75 * v + 0.05 * np.cos(a * 12) * (v > 0.985)
    surface(wall, 240, 50, material(painted=True, rough=0.5, spec=0.3), wrap=True,
            color=lambda u, v, p: mix(np.broadcast_to(srgb('#fffaf0'), (*u.shape, 3)), srgb('#d0242a'), ((u * 12) % 1 < 0.5) * 1.0))
    m = material('#fbeec4', rough=0.6, sss=0.1, tints=[(0.30, '#e9b54a'), (0.48, '#fbefc9'), (0.7, '#fffaf0')], tint_scale=2.6, bump=('noise', 10, 0.2))
    g = rng(3)
    protos = []
    for k in range(4):
        parts = [(0, 0, 0, 0.12)] + [(*(d * g.uniform(0.12, 0.17)), g.uniform(0.09, 0.13)) for d in on_sphere(7, 1, k)]
        protos.append(clump(parts, m, 0.045))
    pool(0.95, 1.5, material('#f3d98c', rough=0.8))
    for k in range(120):
        r = 1.02 * np.sqrt(g.random())
        a = g.uniform(0, TAU)
        z = 1.62 + 0.62 * np.sqrt(max(0, 1 - (r / 1.06) ** 2)) + g.normal(0, 0.05)
        copy(protos[k % 4], (r * np.cos(a), r * np.sin(a), z), tuple(g.uniform(0, 360, 3)), g.uniform(0.85, 1.15))
    for x, y in ((-1.35, -0.3), (1.28, -0.55), (0.95, -1.05)):
        copy(protos[1], (x, y, 0.16), tuple(g.uniform(0, 360, 3)), 1)
    for o in protos:
        o.hide_render = True
    return {'view': (-12, 22), 'fit': 0.84}
