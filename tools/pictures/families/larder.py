"""Raw meat and poultry, eggs by the tray, milk and juice by the glass: goods that another picture stood for."""

from dishes import *
from families.fruit import cut_face, leaf
from families.home import torus
from families.vegetables import skin
from materials import *
from shapes import *

GOODS = {}


def good(fn):
    GOODS[fn.__name__.replace('_', '-')] = fn
    return fn


def raw(pale='#f4cfae', flesh='#e8a58c'):
    """Skin of a chilled bird."""
    return material(painted=True, rough=0.3, coat=0.35, sss=0.15, bump=('cells', 22, 0.25)), lambda seed: lambda u, v, p: mix(
        mix(pale, flesh, 0.45 + 0.8 * noise(p, 1.6, 3, seed)), srgb('#fbe6cf'), np.clip(noise(p, 3, 2, seed + 3), 0, 0.6))


def drumstick(seed, scale=1.0):
    mat, color = raw()
    body = tube([(0, 0, 0.10), (0, 0, 0.5), (0.06, 0, 0.95), (0.0, 0, 1.55)], [0.10, 0.40, 0.56, 0.60, 0.54, 0.40, 0.28, 0.22, 0.20, 0.19], mat, seg=72, steps=90, color=color(seed))
    rough_up(body, 0.05, 2.0, 3, seed)
    knob = clump([(0.10, 0, 1.62, 0.16), (-0.10, 0.02, 1.62, 0.16), (0, 0, 1.5, 0.15)], material('#efd9c4', rough=0.35, coat=0.3), 0.03)
    return [body, knob]


def sprig(x, y, turn=0):
    stem = tube([(0, 0, 0.04), (0.3, 0.1, 0.08), (0.62, 0.1, 0.05)], 0.016, material('#5d7a3a', rough=0.6), seg=8)
    leaves = [place(leaf(0.22, 0.05, '#3f7a35', 0.03), (0.08 + 0.06 * k, 0.03 + 0.012 * k, 0.07), (20, 0, -90 + 70 * (1 if k % 2 else -1))) for k in range(9)]
    return group([stem, *leaves], (x, y, 0.12), (0, 0, turn))


@good
def raw_drumsticks():
    board(3.3, 2.3)
    for k, (x, y, z, t) in enumerate(((-0.75, 0.35, 0.14, 60), (0.35, 0.55, 0.14, 78), (0.75, -0.35, 0.14, 100), (-0.30, -0.40, 0.14, 48), (0.1, 0.1, 0.62, 84))):
        settle(group(drumstick(k * 3 + 1), (x - 0.5, y, 0), (84, 0, t), 0.86), z)
    sprig(-1.45, -0.8, 14)
    return {'view': (-10, 38), 'fit': 0.9}


@good
def raw_chicken():
    board(3.5, 2.4)
    mat, color = raw('#f3cba0', '#e9a883')

    def piece(seed, squash):
        b = ball(mat, 0.62, squash=squash, rough=0.10, freq=1.3, seed=seed, seg=90, color=color(seed))
        return [rough_up(b, 0.03, 5, 2, seed)]
    for k, (x, y, z, t, s) in enumerate(((-0.85, 0.35, 0.14, 20, (1.25, 0.9, 0.55)), (0.15, 0.55, 0.14, -30, (1.2, 0.85, 0.55)), (-0.2, -0.35, 0.14, 70, (1.1, 0.8, 0.5)))):
        settle(group(piece(k + 2, s), (x, y, 0), (0, 0, t)), z)
    settle(group(drumstick(21), (0.95, 0.55, 0), (84, 0, 118), 0.84), 0.14)
    settle(group(drumstick(5), (0.75, -0.25, 0), (84, 0, 96), 0.84), 0.14)
    wing = [tube([(0, 0, 0), (0.55, 0.22, 0.02), (1.0, -0.12, 0), (1.35, 0.12, 0)], [0.12, 0.25, 0.22, 0.17, 0.21, 0.17, 0.12, 0.09, 0.03], mat, seg=50, steps=90, color=color(9), flat=0.7)]
    settle(group(wing, (-1.25, -0.62, 0), (0, 0, -6)), 0.14)
    sprig(0.55, -0.98, 6)
    return {'view': (-10, 38), 'fit': 0.9}


@good
def lamb_leg():
    board(3.7, 1.9)

    def color(u, v, p):
        fat = np.clip(noise(p, 1.5, 3, 4) * 1.6 + 0.15 + 0.5 * np.sin(u * TAU), 0, 0.85)
        c = mix('#8e2a28', '#b5473f', 0.5 + 0.8 * noise(np.stack([p[..., 0] * 0.5, p[..., 1] * 2, p[..., 2] * 2], -1), 2.2, 3, 2))
        return mix(c, srgb('#f3ddc8'), fat)
    v = np.linspace(0, 1, 50)
    radii = np.interp(v, [0, 0.03, 0.12, 0.30, 0.48, 0.62, 0.76, 0.88, 1.0], [0.05, 0.42, 0.66, 0.74, 0.64, 0.46, 0.31, 0.24, 0.20])
    meat = tube([(-1.45, 0, 0.1), (-0.7, 0.06, 0.05), (0.3, 0.02, -0.02), (1.25, -0.10, -0.05)], radii, material(painted=True, rough=0.26, coat=0.4, bump=('noise', 8, 0.3)), seg=96, steps=150, color=color, flat=0.82)
    rough_up(meat, 0.05, 1.6, 3, 7)
    bone = material('#efe4d0', rough=0.4)
    shank = tube([(1.15, -0.09, -0.05), (1.72, -0.14, -0.04)], 0.125, bone, seg=28)
    knob = clump([(1.78, -0.03, 0.0, 0.15), (1.78, -0.24, -0.05, 0.15), (1.68, -0.14, 0, 0.13)], bone, 0.03)
    settle(group([meat, shank, knob], (0, 0.05, 0)), 0.14)
    sprig(-0.5, -0.78, 8)
    sprig(0.45, -0.70, -4)
    garlic = material('#f2ece0', rough=0.4)
    for x in (-1.25, -1.02):
        place(ball(garlic, 0.15, squash=(0.8, 1.2, 0.8), seg=30), (x, -0.72, 0.24), (0, 0, 30 + 60 * x))
    return {'view': (-10, 34), 'fit': 0.94}


@good
def egg_tray():
    def shell(seed, tone):
        return lathe([(1e-4, 0), (0.30, 0.03), (0.56, 0.25), (0.66, 0.62), (0.60, 1.02), (0.42, 1.38), (0.2, 1.57), (1e-4, 1.62)], skin(0.45, 0.05, ('noise', 40, 0.05)), seg=48, steps=50,
                     color=lambda u, v, p: mix(mix(tone[0], tone[1], 0.5 + 0.6 * noise(p, 1.0, 2, seed)), srgb('#9a6236'), (noise(p, 12, 2, seed) > 0.62) * 0.25))
    tray = material('#a9a49a', rough=0.95, bump=('noise', 26, 0.3))

    def base(u, v):
        x, y = (u - 0.5) * 9.4, (v - 0.5) * 7.9
        wave = 0.34 * np.cos(x * TAU / 1.5) * np.cos(y * TAU / 1.5 + np.pi)
        rim = np.clip((np.maximum(np.abs(u - 0.5), np.abs(v - 0.5)) - 0.47) * 30, 0, 1)
        return x, y, 0.42 + wave * (1 - rim)
    thickness(surface(base, 200, 170, tray), 0.05)
    slab([(-4.7, -3.95), (4.7, -3.95), (4.7, 3.95), (-4.7, 3.95)], 0, 0.45, tray, 0.05)
    tones = [('#d79a66', '#e8b98a'), ('#cf8f5c', '#e0ab7c'), ('#e6c3a0', '#f3dcc2'), ('#e0ab7a', '#efc79c')]
    protos = [shell(k, tones[k]) for k in range(4)]
    g = rng(5)
    for row in range(5):
        for column in range(6):
            copy(protos[g.integers(4)], ((column - 2.5) * 1.5, (2 - row) * 1.5, 0.34), (0, 0, g.uniform(0, 360)))
    for shell_ in protos:
        shell_.hide_render = True
    return {'view': (-24, 36), 'fit': 0.9}


def tumbler(fill, top, wall='#d5e5ee'):
    lathe([(1e-4, 0.10), (0.50, 0.11), (0.535, 0.16), (0.60, 1.0), (0.645, top - 0.02), (0.64, top), (0.60, top - 0.01), (1e-4, top - 0.015)], fill, seg=96, sharp=True)
    lathe([(0.48, 0), (0.53, 0.03), (0.56, 0.1), (0.64, 1.0), (0.70, 1.75), (0.69, 1.765), (0.68, 1.75), (0.655, top)], film(wall, 0.24, 0.02), seg=96, sharp=True)
    lathe([(1e-4, 0), (0.48, 0), (0.53, 0.03), (0.56, 0.10), (1e-4, 0.09)], film('#c3d8e4', 0.45, 0.02), seg=96, sharp=True)
    place(torus(0.69, 0.014, film('#eef6fa', 0.6, 0.02)), (0, 0, 1.755))


@good
def orange_juice():
    tumbler(material('#f59a1c', rough=0.25, sss=0.1, tints=[(0.3, '#f0921a'), (0.7, '#f9ab33')], tint_scale=6), 1.55, '#fbe9cf')
    foam = material('#fbc562', rough=0.5, bump=('cells', 30, 0.4))
    pool(0.62, 1.545, foam)
    group([cut_face(0.40, '#f7a934', '#fde0a0', '#ee8a14', 10), place(disc_cylinder(0.40, -0.08, -0.002, material('#ee8a14', rough=0.4), 0.02))], (0.66, -0.10, 1.78), (84, 10, 36))
    place(tube([(0, 0, 0), (0, 0, 1.1)], 0.045, material('#f4f6f2', rough=0.35), seg=20, steps=6, caps=False), (-0.05, 0.08, 1.35), (0, -12, 0))
    whole = [cut_face(0.50, '#f7a934', '#fde0a0', '#ee8a14', 10), ball(material('#ee8a14', rough=0.4, bump=('cells', 34, 0.25)), 0.50, squash=(1, 1, 0.98), seg=60)]
    reshape(whole[1], lambda p: np.stack([p[:, 0], p[:, 1], np.minimum(p[:, 2], -0.004)], 1))
    settle(group(whole, (0.95, -0.45, 0), (58, 0, 16)))
    return {'view': (-12, 20), 'fit': 0.84}


@good
def ayran():
    tumbler(material('#fbf9f3', rough=0.35, sss=0.1), 1.52)
    pool(0.625, 1.53, material('#ffffff', rough=0.55, bump=('cells', 26, 0.7)))
    g = rng(7)
    bits = [ball(material(c, rough=0.5), 0.055, squash=(1.3, 0.5, 0.25), seg=10) for c in ('#4f8f2c', '#6aa83a', '#3f7d26')]
    for k in range(44):
        r, a = 0.56 * np.sqrt(g.random()), g.uniform(0, TAU)
        copy(bits[k % 3], (r * np.cos(a), r * np.sin(a), 1.55), tuple(g.uniform(0, 40, 2)) + (g.uniform(0, 360),))
    for obj in bits:
        obj.hide_render = True
    dill = material('#3f8a2c', rough=0.5)
    for k in range(26):
        a = np.radians(20 + 140 * g.random())
        x, z = 0.75 * g.random() * np.cos(a), 0.5 * g.random()
        tube([(0.15, 0.05, 1.5), (0.12 + 0.5 * x, 0.05, 1.75 + 0.4 * z), (0.1 + x, 0.02 + g.uniform(-0.15, 0.15), 1.95 + 0.8 * z)], [0.014, 0.012, 0.006], dill, seg=6, steps=10)
    for k in range(3):
        place(leaf(0.42, 0.16, '#4aa53f', 0.1), (0.85 + 0.2 * k, -0.42 - 0.05 * k, 0.05), (10, 0, 30 + 60 * k))
    return {'view': (-14, 24), 'fit': 0.82}


@good
def goat_milk():
    lathe([(1e-4, 0.05), (0.52, 0.06), (0.575, 0.12), (0.58, 0.9), (0.57, 1.25), (0.40, 1.62), (0.30, 1.85), (0.295, 2.0), (1e-4, 2.0)], material('#fdfaf2', rough=0.3, sss=0.1), seg=96, sharp=True)
    lathe([(1e-4, 0), (0.52, 0), (0.60, 0.06), (0.61, 0.12), (0.615, 0.9), (0.605, 1.27), (0.43, 1.64), (0.335, 1.86), (0.325, 2.2), (0.345, 2.24), (0.345, 2.32)], film('#d5e5ee', 0.22, 0.02), seg=96, sharp=True)
    lathe([(0.36, 2.22), (0.375, 2.25), (0.375, 2.42), (0.35, 2.46), (1e-4, 2.47)], material('#2f6f4a', rough=0.4), seg=80, sharp=True)
    paper = material('#f6efdf', rough=0.8)
    surface(lambda u, v: (0.622 * np.cos(-1.75 + (u - 0.5) * 1.75), 0.622 * np.sin(-1.75 + (u - 0.5) * 1.75), 0.32 + 0.66 * v), 60, 6, paper)
    ink = material('#2f6f4a', rough=0.7)

    def stuck(outline, x0, z0, k):
        """A flat mark wrapped on the bottle."""
        obj = prism(outline, 0.004, ink, 0.0)
        return reshape(obj, lambda p: np.stack([0.626 * np.cos(-1.75 + (p[:, 0] * k + x0) / 0.626), 0.626 * np.sin(-1.75 + (p[:, 0] * k + x0) / 0.626) + p[:, 1], p[:, 2] * k + z0], 1))
    head = smooth_line([(-0.42, 0.95), (-0.30, 0.62), (-0.22, 0.30), (-0.12, 0.0), (0.0, -0.12), (0.12, 0.0), (0.22, 0.30), (0.30, 0.62), (0.42, 0.95), (0.20, 0.72), (0.0, 0.76), (-0.20, 0.72), (-0.42, 0.95)], 80)[:-1]
    stuck([tuple(q) for q in head[::1]], 0, 0.55, 0.34)
    for s in (-1, 1):
        ear = smooth_line([(0.26 * s, 0.5), (0.62 * s, 0.56), (0.72 * s, 0.42), (0.45 * s, 0.36), (0.26 * s, 0.5)], 40)[:-1]
        stuck([tuple(q) for q in (ear if s < 0 else ear)], 0, 0.55, 0.34)
    for z in (0.38, 0.92):
        surface(lambda u, v, z=z: (0.624 * np.cos(-1.75 + (u - 0.5) * 1.6), 0.624 * np.sin(-1.75 + (u - 0.5) * 1.6), z + 0.02 * v), 50, 2, ink)
    return {'view': (-14, 16), 'fit': 0.86}
