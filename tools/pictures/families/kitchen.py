"""Dishes in a bowl or a box, eggs, fish, things in glass."""

from dishes import *
from heap import heap
from families.bakery import sesame
from families.fastfood import fried
from families.fruit import leaf, skin, stalk
from materials import *
from shapes import *

GOODS = {}


def good(fn):
    GOODS[fn.__name__.replace('_', '-')] = fn
    return fn


def rice_heap(R, z0, h, count=1500, seed=1, color='#fbf7ea', at=(0, 0)):
    m = material(color, rough=0.35, sss=0.1)
    grain = ball(m, 0.055, squash=(1.25, 0.42, 0.42), seg=10)
    g = rng(seed)
    lathe([(R, z0), (R * 0.8, z0 + h * 0.5), (R * 0.4, z0 + h * 0.88), (1e-4, z0 + h * 0.96)], m, seg=48, steps=24).location = (*at, 0)
    for k in range(count):
        r = R * np.sqrt(g.random())
        a = g.uniform(0, TAU)
        copy(grain, (at[0] + r * np.cos(a), at[1] + r * np.sin(a), z0 + h * (1 - (r / R) ** 2) ** 0.8 + g.uniform(-0.02, 0.03)), (g.uniform(-25, 25), g.uniform(-25, 25), g.uniform(0, 360)), g.uniform(0.85, 1.1))
    grain.hide_render = True


def green_rings(count, place_at, seed=2, color='#5fa53a'):
    g = rng(seed)
    m = material(color, rough=0.4, coat=0.2)
    for k in range(count):
        o = surface(lambda u, v: ((0.055 + 0.014 * np.cos(v * TAU)) * np.cos(u * TAU), (0.055 + 0.014 * np.cos(v * TAU)) * np.sin(u * TAU), 0.03 * np.sin(v * TAU)), 18, 8, m, wrap=True)
        place(o, place_at(g), (g.uniform(-40, 40), g.uniform(-40, 40), 0))


def half_egg():
    white = ball(material('#fdfbf4', rough=0.3, sss=0.15), 0.33, squash=(1.2, 1, 1), seg=48)
    reshape(white, lambda p: np.stack([p[:, 0], p[:, 1], np.minimum(p[:, 2], 0.0)], 1))
    face = surface(lambda u, v: (0.396 * v * np.cos(u * TAU), 0.33 * v * np.sin(u * TAU), 0.002 + 0 * u), 48, 10, material('#fdfbf4', rough=0.25, coat=0.2), wrap=True)
    yolk = ball(material('#f2a01f', rough=0.3, coat=0.3), 0.19, squash=(1, 1, 0.22), seg=36)
    return [white, face, place(yolk, (0.03, 0, 0.0))]


@good
def noodles():
    bowl()
    pool(1.1, 0.80, material('#b5702a', rough=0.05, coat=1.0))
    m = material('#f0cf7c', rough=0.3, coat=0.3)
    g = rng(3)
    for k in range(60):
        a, r = g.uniform(0, TAU), g.uniform(0.1, 0.75)
        pts = [(r * np.cos(a + t * 1.3) * (1 + 0.12 * np.sin(t * 4 + k)), r * np.sin(a + t * 1.3) * (1 + 0.12 * np.cos(t * 3 + k)), 0.82 + 0.10 * np.sin(t * 2 + k) + 0.10 * (1 - r)) for t in np.linspace(0, 3.2, 8)]
        tube(pts, 0.036, m, seg=8, steps=50)
    meat = material('#e8c79a', rough=0.4, tints=[(0.3, '#d3a56c'), (0.7, '#f0d9b4')], tint_scale=4)
    for k in range(4):
        place(slab([(x, y - 0.2) for x, y in rounded(0.75, 0.40, 0.14)], 0, 0.08, meat, 0.03), (-0.55 + 0.10 * k, 0.30 - 0.20 * k, 1.0 + 0.03 * k), (16, -10, 30))
    group(half_egg(), (0.45, 0.35, 1.08), (-12, 10, 20))
    group(half_egg(), (0.72, -0.08, 1.04), (-8, 16, -30))
    nori = material('#1d2b1e', rough=0.5)
    place(box((0.7, 0.02, 0.8), nori, 0.0), (0.1, 0.88, 0.85), (12, 0, 8))
    corn = ball(material('#f3c02a', rough=0.25, coat=0.4), 0.07, squash=(1, 1, 0.8), seg=14)
    for k in range(26):
        copy(corn, (g.uniform(0.0, 0.5), g.uniform(-0.75, -0.35), 0.98 + g.uniform(0, 0.05)), tuple(g.uniform(0, 90, 3)))
    corn.hide_render = True
    green_rings(30, lambda q: (q.uniform(-0.4, 0.2), q.uniform(-0.85, -0.2), 1.0))
    for s in (0, 0.12):
        tube([(0.2 + s, -0.9, 1.12), (1.5 + s, 1.0, 1.62)], [0.025, 0.045], wood('#7a3d20', '#9c5a34'), seg=12, steps=4)
    return {'view': 'dish', 'fit': 0.88}


@good
def stew():
    bowl()
    pool(1.1, 0.84, material('#b5611c', rough=0.08, coat=0.9))
    g = rng(5)
    pea = ball(material('#e3bf78', rough=0.4, coat=0.2, tints=[(0.3, '#d3a95c'), (0.7, '#efd396')], tint_scale=3), 0.125, rough=0.06, freq=2, seg=22)
    for k in range(85):
        r, a = 1.0 * np.sqrt(g.random()), g.uniform(0, TAU)
        copy(pea, (r * np.cos(a), r * np.sin(a), 0.86 + g.uniform(-0.03, 0.08)), tuple(g.uniform(0, 360, 3)), g.uniform(0.9, 1.1))
    pea.hide_render = True
    meat = material('#6b3a20', rough=0.4, coat=0.25, tints=[(0.3, '#4a2412'), (0.7, '#8a5433')], tint_scale=4, bump=('noise', 9, 0.6))
    for k, (x, y) in enumerate(((-0.25, 0.25), (0.35, 0.3), (0.05, -0.2), (-0.5, -0.2), (0.55, -0.2))):
        b = ball(meat, 0.27, squash=(1.15, 0.9, 0.75), rough=0.16, freq=2, seed=k, seg=44)
        place(b, (x, y, 1.0), (0, 0, k * 60))
    for k in range(14):
        r, a = 0.9 * np.sqrt(g.random()), g.uniform(0, TAU)
        place(leaf(0.28, 0.12, '#4a9438', 0.05), (r * np.cos(a), r * np.sin(a), 1.0 + g.uniform(0, 0.12)), (g.uniform(-20, 20), g.uniform(-20, 20), g.uniform(0, 360)))
    ring_m = material('#efe3ee', rough=0.25, coat=0.4)
    for k in range(7):
        r, a = 0.7 * np.sqrt(g.random()), g.uniform(0, TAU)
        o = surface(lambda u, v: ((0.19 + 0.02 * np.cos(v * TAU)) * np.cos(u * TAU), (0.19 + 0.02 * np.cos(v * TAU)) * np.sin(u * TAU), 0.03 * np.sin(v * TAU)), 40, 8, ring_m, wrap=True)
        place(o, (r * np.cos(a), r * np.sin(a), 1.1), (g.uniform(-25, 25), g.uniform(-25, 25), 0))
    return {'view': 'dish', 'fit': 0.86}


@good
def curry_rice():
    plate()
    rice_heap(0.68, 0.03, 0.42, 1300, 1, at=(-0.45, 0.05))
    curry = material('#c47a1c', rough=0.12, coat=0.7, tints=[(0.3, '#b0661a'), (0.7, '#d6902e')], tint_scale=2)
    lathe([(0.72, 0.03), (0.68, 0.10), (0.4, 0.15), (1e-4, 0.16)], curry, seg=96, steps=24, bulge=lambda a, t, r, z: (r * (1 + 0.06 * np.sin(a * 3) + 0.03 * np.sin(a * 7)), z)).location = (0.45, -0.08, 0)
    chunk = material('#d9a45a', rough=0.3, coat=0.5, tints=[(0.3, '#c08436'), (0.7, '#e9c082')], tint_scale=3, bump=('noise', 9, 0.4))
    g = rng(4)
    for k in range(10):
        r, a = 0.55 * np.sqrt(g.random()), g.uniform(0, TAU)
        place(ball(chunk, 0.16, squash=(1.2, 0.9, 0.7), rough=0.15, freq=2, seed=k, seg=30), (0.48 + r * np.cos(a), -0.08 + r * np.sin(a), 0.2), (0, 0, k * 47))
    for k, c in enumerate(('#e8761a', '#e8761a', '#7cae3c', '#7cae3c', '#c8281f', '#e8761a')):
        a = k * 1.05
        place(box((0.19, 0.16, 0.13), material(c, rough=0.25, coat=0.4), 0.03), (0.48 + 0.42 * np.cos(a), -0.08 + 0.40 * np.sin(a), 0.15), (10, 8, k * 40))
    for k in range(9):
        place(leaf(0.24, 0.11, '#4a9438', 0.05), (g.uniform(-0.6, 0.6), g.uniform(-0.4, 0.4), 0.36), (g.uniform(-20, 20), g.uniform(-20, 20), g.uniform(0, 360)))
    return {'view': 'dish'}


@good
def spaghetti():
    plate()
    m = material('#efcf80', rough=0.3, coat=0.3)
    g = rng(6)
    for k in range(120):
        a, r = g.uniform(0, TAU), g.uniform(0.15, 0.92)
        h = 0.08 + 0.42 * (1 - (r / 1.0) ** 2)
        pts = [(r * np.cos(a + t) * (1 + 0.10 * np.sin(t * 5 + k)), r * np.sin(a + t) * (1 + 0.10 * np.cos(t * 4 + k)), h + 0.05 * np.sin(t * 3 + k)) for t in np.linspace(0, 2.6, 8)]
        tube(pts, 0.028, m, seg=8, steps=40)
    sauce = material('#a02a12', rough=0.2, coat=0.5, tints=[(0.3, '#7a1c0c'), (0.7, '#bd4420')], tint_scale=4, bump=('noise', 10, 0.7))
    top = lathe([(0.62, 0.36), (0.56, 0.52), (0.3, 0.64), (1e-4, 0.68)], sauce, seg=110, steps=40, bulge=lambda a, t, r, z: (r * (1 + 0.12 * np.sin(a * 3) + 0.08 * np.sin(a * 7)), z - 0.1 * (r > 0.55)))
    rough_up(top, 0.05, 7, 3, 2)
    meat = material('#5f2e17', rough=0.45, bump=('noise', 12, 0.6))
    for k in range(60):
        r, a = 0.6 * np.sqrt(g.random()), g.uniform(0, TAU)
        place(ball(meat, g.uniform(0.04, 0.075), rough=0.25, freq=2, seed=k, seg=14), (r * np.cos(a), r * np.sin(a), 0.68 - 0.55 * r ** 2), tuple(g.uniform(0, 360, 3)))
    flake = box((0.10, 0.05, 0.012), material('#fbf1d0', rough=0.5), 0.0, 1)
    for k in range(60):
        r, a = 0.55 * np.sqrt(g.random()), g.uniform(0, TAU)
        copy(flake, (r * np.cos(a), r * np.sin(a), 0.73 - 0.5 * r ** 2), tuple(g.uniform(-40, 40, 2)) + (g.uniform(0, 360),), g.uniform(0.6, 1.2))
    flake.hide_render = True
    for k in range(3):
        place(leaf(0.34, 0.17, '#3f9a3a', 0.08), (0.03 * k, 0, 0.72), (18, 0, k * 120))
    return {'view': 'dish'}


@good
def dumpling():
    plate()
    dough = material(painted=True, rough=0.28, coat=0.35, sss=0.12)

    def one(seed):
        g = rng(seed)
        tilt = g.uniform(-0.04, 0.04)

        def fn(u, v):
            x = (u - 0.5) * 2
            end = np.clip(1 - np.abs(x) ** 2.4, 0, 1)
            s = (v - 0.5) * 2
            fat = 0.30 * end ** 0.75
            y = np.sign(s) * fat * np.sin(np.clip(np.abs(s) * 1.05, 0, 1) * np.pi / 2 * 1.0) ** 1.25
            z = (0.34 * end ** 0.55) * np.cos(np.abs(s) ** 1.15 * np.pi / 2) + 0.10 * np.exp(-(s / 0.16) ** 2) * end ** 0.4
            crest = np.exp(-(s / 0.30) ** 2) * end ** 0.5
            pleat = np.abs(((x * 3.6 + 0.5) % 1) - 0.5) * 2
            y = y + crest * (0.075 * (pleat - 0.5) * (s < 0.12) + tilt) - 0.05 * crest
            return x * 0.62, y + 0.30 * x * x, z

        def color(u, v, p):
            s = np.abs(v - 0.5) * 2
            c = mix('#f3deb0', '#dcb878', 0.5 + 0.8 * noise(p, 3, 2, seed))
            c = mix(c, srgb('#b5762c'), np.clip(noise(p + seed, 2.6, 3, 7) * 1.4 + 0.05, 0, 0.7) * np.clip((s - 0.15) * 3, 0, 1))
            c = mix(c, srgb('#c08a42'), np.exp(-(s / 0.07) ** 2) * 0.55)
            return mix(c, srgb('#8a4a16'), np.clip((0.22 - p[..., 2]) * 6, 0, 0.95))
        return surface(fn, 150, 90, dough, color=color)
    for k in range(5):
        place(one(k), (-0.74 + 0.35 * k, 0.04 - 0.03 * k, 0.02), (0, 0, 62), (1.08, 1.08, 0.92))
    dish = lathe([(1e-4, 0.0), (0.26, 0.0), (0.36, 0.20), (0.34, 0.21), (0.25, 0.05), (1e-4, 0.04)], material('#f6f4ee', rough=0.2, coat=0.4), seg=60, steps=40)
    dish.location = (0.98, 0.34, 0.05)
    pool(0.32, 0.15, material('#3a1a0c', rough=0.35, spec=0.3)).location = (0.98, 0.34, 0.05)
    green_rings(22, lambda g: (g.uniform(-0.8, 0.6), g.uniform(-0.7, 0.7), 0.06 + 0.30 * g.random()))
    return {'view': 'dish'}


@good
def rice_ball():
    def one(at, turn):
        out = smooth_line([(-0.85, 0.25), (-0.78, 0.03), (0, 0.0), (0.78, 0.03), (0.85, 0.25), (0.5, 0.95), (0.16, 1.42), (-0.16, 1.42), (-0.5, 0.95), (-0.85, 0.25)], 60)[:-1]
        core = prism([tuple(q) for q in out], 0.62, material('#fbf8ee', rough=0.5), 0.14, 4)
        grain = ball(material('#fdfbf3', rough=0.35, sss=0.1), 0.06, squash=(1.3, 0.5, 0.5), seg=10)
        parts = scatter_on(core, [grain], 900, 3, up=-2, lift=0.0)
        nori = prism([(-0.36, -0.02), (0.36, -0.02), (0.33, 0.72), (-0.33, 0.72)], 0.74, material('#1e2d20', rough=0.55, bump=('noise', 16, 0.3)), 0.02)
        return settle(group([core, nori, *parts], at, turn))
    one((-0.5, 0.3, 0), (0, 0, 16))
    one((0.75, -0.25, 0), (0, 0, -14))
    return {'view': (-8, 22), 'fit': 0.84}


@good
def bento():
    black, red = material('#17181b', rough=0.2, coat=0.6), material('#8e1418', rough=0.25, coat=0.5)
    slab([(x, y - 1.1) for x, y in rounded(3.3, 2.2, 0.16)], 0, 0.10, black, 0.03)
    for x, w in ((0, 3.3),):
        for s in (-1, 1):
            slab([(-1.65, 1.04 * s - 0.06), (1.65, 1.04 * s - 0.06), (1.65, 1.04 * s + 0.06), (-1.65, 1.04 * s + 0.06)], 0, 0.52, black, 0.03)
            slab([(1.59 * s - 0.06, -1.1), (1.59 * s + 0.06, -1.1), (1.59 * s + 0.06, 1.1), (1.59 * s - 0.06, 1.1)], 0, 0.52, black, 0.03)
    slab([(-0.06, -1.04), (0.02, -1.04), (0.02, 1.04), (-0.06, 1.04)], 0.1, 0.46, red, 0.01)
    slab([(0, -0.04), (1.55, -0.04), (1.55, 0.04), (0, 0.04)], 0.1, 0.46, red, 0.01)
    slab([(-1.52, -0.98), (-0.08, -0.98), (-0.08, 0.98), (-1.52, 0.98)], 0.1, 0.28, material('#fbf8ee', rough=0.5), 0.03)
    grain = ball(material('#fdfbf3', rough=0.35, sss=0.1), 0.06, squash=(1.3, 0.5, 0.5), seg=10)
    g = rng(2)
    for k in range(1100):
        copy(grain, (g.uniform(-1.5, -0.1), g.uniform(-0.97, 0.97), 0.30 + g.uniform(0, 0.06)), (g.uniform(-25, 25), g.uniform(-25, 25), g.uniform(0, 360)))
    grain.hide_render = True
    for k in range(40):
        place(ball(material('#1c1916', rough=0.5), 0.03, squash=(1, 0.6, 0.4), seg=8), (g.uniform(-1.1, -0.5), g.uniform(-0.3, 0.3), 0.37), (0, 0, g.uniform(0, 360)))
    salmon = material(painted=True, rough=0.3, coat=0.4)
    for k in range(3):
        o = slab([(x, y - 0.15) for x, y in rounded(1.2, 0.30, 0.10)], 0, 0.2, salmon, 0.06)
        v = verts_of(o)
        paint(o, mix('#f08a55', '#f9c09a', (np.abs(((v[:, 0] + v[:, 1] * 1.2) * 6) % 1 - 0.5) < 0.12) * 1.0))
        place(o, (0.80, 0.30 + 0.24 * k, 0.30 + 0.04 * k), (12, 0, 4))
    roll = material('#f6c945', rough=0.4, tints=[(0.3, '#ecb52c'), (0.7, '#fadb74')], tint_scale=5)
    for k in range(3):
        place(slab([(x, y - 0.15) for x, y in rounded(0.32, 0.3, 0.08)], 0, 0.32, roll, 0.05), (0.30 + 0.36 * k, -0.30, 0.14))
    broc = material('#3f7a30', rough=0.7, tints=[(0.3, '#28591f'), (0.7, '#5a9340')], tint_scale=6, bump=('cells', 22, 0.8))
    for k in range(5):
        b = ball(broc, 0.2, squash=(1, 1, 0.8), rough=0.12, freq=4, seed=k, seg=50)
        place(b, (0.22 + 0.28 * k, -0.78 + 0.05 * (k % 2), 0.34))
    red_t = material('#cf2a20', rough=0.12, coat=0.6)
    place(ball(red_t, 0.16, seg=36), (1.36, -0.40, 0.34))
    place(ball(red_t, 0.15, seg=36), (1.40, -0.12, 0.36))
    return {'view': (-14, 44), 'fit': 0.9}


@good
def wok_box():
    beef = material('#5f3218', rough=0.35, coat=0.4, bump=('noise', 9, 0.5))
    carton([beef], 12, ('#c8281f', '#6aa832', '#e8861a'))
    return {'view': (-24, 20), 'fit': 0.86}


@good
def wok_box_vegetables():
    tofu = material('#eed9a6', rough=0.45, coat=0.2, tints=[(0.3, '#d9b46a'), (0.7, '#f4e6c0')], tint_scale=3)
    green = material('#3f8a2c', rough=0.5, bump=('cells', 14, 0.9))
    carton([tofu, green], 14, ('#6aa832', '#f0b51d', '#e8861a', '#8cc24a'), '#2f8a3f')
    return {'view': (-24, 20), 'fit': 0.86}


def carton(pieces, count, strips, colour='#c8231f'):
    """A folded box of noodles with pieces and strips on top."""
    card = material('#fbfaf6', rough=0.6)
    red = material(colour, rough=0.6)

    def wall(u, v):
        a = u * TAU + np.pi / 4
        e = 0.22
        cx, cy = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** e, np.sign(np.sin(a)) * np.abs(np.sin(a)) ** e
        k = 0.62 + 0.26 * v
        return cx * k, cy * k, 1.5 * v
    surface(wall, 240, 40, material(painted=True, rough=0.6), wrap=True, color=lambda u, v, p: mix(np.broadcast_to(srgb('#fbfaf6'), (*u.shape, 3)), srgb(colour), ((v < 0.12) | (np.abs(v - 0.17) < 0.012)) * 1.0))
    mark = prism(smooth_line([(-0.25, 0.6), (0.25, 0.6), (0.3, 0.75), (0.16, 0.95), (0, 1.02), (-0.16, 0.95), (-0.3, 0.75), (-0.25, 0.6)], 40)[:-1], 0.02, red, 0.0)
    place(mark, (0, -0.79, 0), (-10, 0, 0))
    for k in range(3):
        place(tube([(-0.12 + 0.12 * k, 0, 1.08), (-0.08 + 0.12 * k, 0, 1.18), (-0.15 + 0.12 * k, 0, 1.28)], 0.018, red, seg=8), (0, -0.86, 0), (-10, 0, 0))
    for s in (-1, 1):
        flap = prism([(-0.80, 0), (0.80, 0), (0.66, 0.42), (-0.66, 0.42)], 0.03, card, 0.0)
        place(flap, (0, 0.86 * s, 1.48), (-38 * s, 0, 0))
        side = prism([(-0.80, 0), (0.80, 0), (0.5, 0.34), (-0.5, 0.34)], 0.03, card, 0.0)
        place(side, (0.86 * s, 0, 1.48), (0, 46 * s, 90))
    m = material('#d9a24c', rough=0.25, coat=0.4, tints=[(0.3, '#c48a34'), (0.7, '#e6b866')], tint_scale=3)
    g = rng(3)
    for k in range(90):
        a, r = g.uniform(0, TAU), g.uniform(0.05, 0.62)
        pts = [(r * np.cos(a + t) * (1 + 0.15 * np.sin(t * 5 + k)), r * np.sin(a + t) * (1 + 0.15 * np.cos(t * 4 + k)), 1.42 + 0.30 * (1 - (r / 0.8) ** 2) + 0.07 * np.sin(t * 3 + k)) for t in np.linspace(0, 2.6, 7)]
        tube(pts, 0.034, m, seg=8, steps=36)
    for k in range(count):
        r, a = 0.55 * np.sqrt(g.random()), g.uniform(0, TAU)
        place(ball(pieces[k % len(pieces)], 0.17, squash=(1.4, 0.8, 0.4), rough=0.15, freq=2, seed=k, seg=24), (r * np.cos(a), r * np.sin(a), 1.80 - 0.3 * r), tuple(g.uniform(-30, 30, 2)) + (k * 40,))
    for k in range(16):
        c = strips[k % len(strips)]
        r, a = 0.58 * np.sqrt(g.random()), g.uniform(0, TAU)
        tube([(r * np.cos(a) - 0.12, r * np.sin(a), 1.84 - 0.3 * r), (r * np.cos(a), r * np.sin(a) + 0.05, 1.90 - 0.3 * r), (r * np.cos(a) + 0.12, r * np.sin(a) + 0.04, 1.84 - 0.3 * r)], 0.035, material(c, rough=0.25, coat=0.4), seg=10, steps=10)
    for s in (0, 0.12):
        tube([(0.15 + s, 0.1, 1.7), (0.72 + s, 0.5, 2.9)], [0.024, 0.042], wood('#8a5a34', '#b98250'), seg=12, steps=4)


@good
def fried_egg():
    iron = material('#202225', rough=0.4, spec=0.5, bump=('noise', 30, 0.1))
    lathe([(1e-4, 0), (1.15, 0), (1.3, 0.06), (1.48, 0.30), (1.53, 0.31), (1.52, 0.27), (1.30, 0.10), (1.1, 0.07), (1e-4, 0.065)], iron, seg=120, steps=60)
    tube([(1.35, -0.4, 0.22), (2.0, -0.75, 0.36), (2.9, -1.2, 0.42)], [0.11, 0.10, 0.13, 0.14, 0.11], wood('#5d3a20', '#87592f'), seg=24, flat=0.7)
    white = material(painted=True, rough=0.22, coat=0.4, sss=0.1)
    for k, (x, y) in enumerate(((-0.42, 0.25), (0.42, 0.32), (0.02, -0.48))):
        o = lathe([(0.66, 0.075), (0.62, 0.11), (0.4, 0.135), (1e-4, 0.15)], white, seg=110, steps=40, bulge=lambda a, t, r, z, k=k: (r * (1 + 0.08 * np.sin(a * 3 + k) + 0.05 * np.sin(a * 7 + 2 * k)), z),
                  color=lambda u, v, p: mix('#c98a3c', '#fdfbf4', np.clip(v * 7, 0, 1)))
        place(o, (x, y, 0))
        place(ball(material('#f49a12', rough=0.12, coat=0.7), 0.24, squash=(1, 1, 0.62), seg=50), (x + 0.02, y, 0.16))
    g = rng(3)
    for k in range(20):
        place(ball(material('#2a2320', rough=0.8), 0.018, seg=8), (g.uniform(-0.8, 0.8), g.uniform(-0.8, 0.8), 0.16))
    for k in range(10):
        place(leaf(0.2, 0.09, '#4a9438', 0.04), (g.uniform(-0.7, 0.7), g.uniform(-0.7, 0.7), 0.17), (0, 0, g.uniform(0, 360)))
    return {'view': (-4, 40), 'fit': 0.92}


@good
def fish():
    def shape(u, v):
        x = (u - 0.5) * 3.6
        t = u
        h = 0.62 * np.clip(np.sin(np.pi * np.clip(t * 1.05 + 0.02, 0, 1)) ** 0.7, 0, 1) * (1 - 0.35 * t) + 0.07
        w = 0.30 * np.clip(np.sin(np.pi * np.clip(t * 1.1 + 0.06, 0, 1)), 0.05, 1)
        a = v * TAU
        return x, w * np.sin(a), h * np.cos(a) + 0.10 * np.sin(t * 3)

    def color(u, v, p):
        row = np.floor(u * 46)
        sx, sz = (u * 46) % 1, ((v * 46 + 0.5 * (row % 2)) % 1)
        scale = np.clip(1 - np.hypot(sx - 0.3, (sz - 0.5) * 0.9) * 1.25, 0, 1)
        back = np.clip(p[..., 2] * 1.7 + 0.5, 0, 1)
        c = mix('#d8c9a0', '#6a5a34', back)
        c = mix(c, srgb('#3f351e'), (1 - scale) * 0.45 * (u > 0.24) * (u < 0.93))
        return mix(c, srgb('#8a7a4c'), (u < 0.24) * 0.6)
    body = surface(lambda u, v: shape(u, v), 200, 120, material(painted=True, rough=0.22, coat=0.5), color=lambda u, v, p: color(u, v, p))
    fin_m = material('#8a5a34', rough=0.4, bump=('lines', 10, 0.6))
    tail = prism([tuple(q) for q in smooth_line([(1.62, 0.08), (2.35, 0.72), (2.18, 0.1), (2.4, -0.5), (1.62, -0.08), (1.62, 0.08)], 40)[:-1]], 0.05, fin_m, 0.01)
    dorsal = prism([tuple(q) for q in smooth_line([(-0.6, 0.55), (-0.35, 1.0), (0.4, 0.85), (0.95, 0.42), (0.3, 0.45), (-0.6, 0.55)], 40)[:-1]], 0.05, fin_m, 0.01)
    belly = prism([tuple(q) for q in smooth_line([(-0.3, -0.45), (0.15, -0.85), (0.3, -0.42), (-0.3, -0.45)], 30)[:-1]], 0.05, fin_m, 0.01)
    pect = prism([tuple(q) for q in smooth_line([(-0.9, -0.15), (-0.45, -0.45), (-0.35, -0.2), (-0.9, -0.1), (-0.9, -0.15)], 30)[:-1]], 0.04, fin_m, 0.01)
    pect.location.y = -0.33
    eye = [place(ball(material('#e9dcae', rough=0.2, coat=0.5), 0.11, squash=(1, 0.5, 1), seg=24), (-1.45, -0.20, 0.18)), place(ball(material('#0f0d0b', rough=0.05, coat=1), 0.065, squash=(1, 0.6, 1), seg=20), (-1.45, -0.245, 0.18))]
    gill = tube([(-1.05, -0.27, 0.42), (-0.92, -0.32, 0.05), (-1.08, -0.26, -0.35)], 0.02, material('#3f351e', rough=0.6), seg=8)
    b = board(4.4, 1.9, 0.14)
    g = group([body, tail, dorsal, belly, pect, *eye, gill], (-0.2, 0.1, 0.0), (-72, 0, 8))
    settle(g, 0.14)
    lemon = []
    from families.fruit import cut_face
    lemon = [cut_face(0.34, '#f3d95a', '#fbf1bc', '#eebf1c', 9), place(disc_cylinder(0.34, -0.1, -0.002, material('#eebf1c', rough=0.4), 0.03))]
    settle(group(lemon, (1.2, -0.65, 0), (16, -8, 0)), 0.14)
    for k in range(7):
        place(leaf(0.34, 0.12, '#4a9438', 0.06), (-1.5 + 0.14 * k, -0.68 - 0.05 * (k % 2), 0.18), (10, 0, 60 + k * 40))
    return {'view': (-6, 40), 'fit': 0.92}


@good
def juice_box():
    import os

    from PIL import Image, ImageDraw, ImageFont
    path = f'{WORK}/juice-box.png'
    os.makedirs(WORK, exist_ok=True)
    w, h = 700, 980
    image = Image.new('RGB', (w, h), '#8cc63f')
    d = ImageDraw.Draw(image)
    d.rectangle((0, 0, w, 330), fill='#f7fbea')
    d.ellipse((140, 340, 450, 680), fill='#c8231f')
    d.ellipse((280, 340, 580, 680), fill='#d8352a')
    d.ellipse((330, 400, 420, 500), fill='#ec7a66')
    d.line((360, 360, 390, 270), fill='#6b4a2a', width=18)
    d.polygon([(395, 300), (470, 230), (540, 250), (480, 310)], fill='#4b9a35')
    bold = '/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf'
    for text, y, size, ink in (('Ninni', 60, 150, '#2f7a24'), ('olma sharbati', 720, 74, '#ffffff'), ('200 ml', 840, 84, '#ffffff')):
        face = ImageFont.truetype(bold, size) if os.path.exists(bold) else ImageFont.load_default()
        l, t, r, b = d.textbbox((0, 0), text, font=face)
        d.text((w / 2 - (l + r) / 2, y), text, font=face, fill=ink)
    image.save(path)
    place(box((1.1, 0.8, 1.55), material('#79b32f', rough=0.4, coat=0.2), 0.03))
    front = mesh([(-0.53, -0.403, 0.03), (0.53, -0.403, 0.03), (0.53, -0.403, 1.52), (-0.53, -0.403, 1.52)], [(0, 1, 2, 3)], material(image=path, rough=0.4, coat=0.2), smooth=False, uv=[(0, 0), (1, 0), (1, 1), (0, 1)])
    white = plastic('#f4f6f8', 0.3)
    tube([(0.25, 0.0, 1.5), (0.28, 0, 1.95), (0.22, -0.05, 2.08), (-0.12, -0.12, 2.28)], 0.055, white, seg=16)
    return {'view': (-26, 18), 'fit': 0.84}


@good
def olives():
    glass_m = glass('#eef4ee', shade=0.05)
    lathe([(1e-4, 0), (0.70, 0), (0.76, 0.06), (0.77, 1.35), (0.66, 1.6), (0.64, 1.75), (0.615, 1.75), (0.63, 1.58), (0.74, 1.33), (0.73, 0.1), (1e-4, 0.07)], glass_m, seg=96, steps=110)
    m = [material(c, rough=0.15, coat=0.6, tints=[(0.3, c), (0.7, d)], tint_scale=2) for c, d in (('#7d8a2c', '#929f3e'), ('#8a9636', '#a3ae52'))]
    g = rng(4)
    proto = [ball(m[k], 0.165, squash=(1, 1, 1.25), seg=30) for k in range(2)]
    for k in range(120):
        r, a = 0.55 * np.sqrt(g.random()), g.uniform(0, TAU)
        copy(proto[k % 2], (r * np.cos(a), r * np.sin(a), 0.25 + 1.1 * (k / 120)), tuple(g.uniform(0, 360, 3)))
    for ring_ in range(5):
        for k in range(12):
            a = (k + 0.5 * (ring_ % 2)) * TAU / 12
            copy(proto[k % 2], (0.56 * np.cos(a), 0.56 * np.sin(a), 0.24 + 0.25 * ring_), tuple(g.uniform(0, 360, 3)))
    for o in proto:
        o.hide_render = True
    lathe([(0.66, 1.66), (0.70, 1.68), (0.71, 1.95), (0.68, 2.0), (1e-4, 2.01)], metal('#c9a24a', 0.3), seg=96, sharp=True, bulge=lambda a, t, r, z: (r * (1 + 0.008 * np.cos(a * 40) * (r > 0.69)), z))
    label = material('#f6f1de', rough=0.6)
    surface(lambda u, v: (0.776 * np.cos(-1.7 + (u - 0.5) * 2.0), 0.776 * np.sin(-1.7 + (u - 0.5) * 2.0), 0.42 + 0.62 * v), 50, 4, label)
    ink = material('#4c5c14', rough=0.6)
    for z, wd in ((0.86, 1.3), (0.70, 0.9), (0.52, 0.5)):
        surface(lambda u, v: (0.779 * np.cos(-1.7 + (u - 0.5) * wd), 0.779 * np.sin(-1.7 + (u - 0.5) * wd), z + 0.05 * v), 40, 2, ink)
    return {'view': (-14, 16), 'fit': 0.8}


@good
def salt_shaker():
    lathe([(1e-4, 0.05), (0.49, 0.06), (0.51, 0.1), (0.50, 0.7), (0.455, 1.15), (0.2, 1.2), (1e-4, 1.18)], material('#fdfdfc', rough=0.9, bump=('noise', 60, 0.4)), seg=80, sharp=True)
    lathe([(0.50, 0), (0.55, 0.04), (0.56, 0.10), (0.54, 0.7), (0.46, 1.55), (0.45, 1.6)], film('#cfe0e8', 0.26, 0.03), seg=96, steps=80)
    lathe([(1e-4, 0.0), (0.50, 0), (0.55, 0.04), (0.555, 0.10)], film('#b9ced8', 0.4, 0.03), seg=96, sharp=True)
    steel = metal('#c3c7cc', 0.22)
    lathe([(0.47, 1.52), (0.49, 1.54), (0.48, 1.85), (0.40, 2.05), (0.2, 2.14), (1e-4, 2.15)], steel, seg=96, steps=60)
    hole = material('#1c1d1f', rough=0.9)
    for k in range(7):
        r, a = (0.0 if k == 0 else 0.17), k * TAU / 6
        place(disc_cylinder(0.032, 0, 0.01, hole, 0.002), (r * np.cos(a), r * np.sin(a), 2.145 - 0.10 * r))
    return {'view': (-14, 18), 'fit': 0.8}


@good
def chestnut():
    protos = []
    for k in range(4):
        def color(u, v, p, k=k):
            grain = noise(np.stack([p[..., 0] * 5, p[..., 1] * 5, p[..., 2] * 0.7], -1), 1.6, 3, k)
            c = mix('#3d180a', '#7d3d1a', 0.42 + 0.8 * grain)
            base = np.clip((-p[..., 2] - 0.27 + 0.03 * noise(p, 6, 2, k)) * 26, 0, 1)
            return mix(mix(c, srgb('#c8a06a'), base), srgb('#d9c3a0'), np.clip((p[..., 2] - 0.60) * 14, 0, 0.8))
        nut = ball(skin(0.2, 0.45), 0.5, squash=(1.06, 0.84 if k % 2 else 0.7, 0.9), seg=80)
        reshape(nut, lambda p, k=k: np.stack([p[:, 0] * (1 - 0.25 * np.clip(p[:, 2], 0, 1)), p[:, 1] * (1 - 0.25 * np.clip(p[:, 2], 0, 1)) * np.where((p[:, 1] > 0) & (k % 2 == 0), 0.55, 1),
                                              np.where(p[:, 2] < -0.3, -0.3 + (p[:, 2] + 0.3) * 0.35, p[:, 2]) + 0.24 * np.exp(-(p[:, 0] ** 2 + p[:, 1] ** 2) / 0.018) * (p[:, 2] > 0)], 1))
        v = verts_of(nut)
        protos.append(paint(nut, color(None, None, v)))
    heap(protos, 14, 0.95, 0.98, 9, wide=1.2)
    return {'view': (-6, 34), 'fit': 0.84}
