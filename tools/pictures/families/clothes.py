"""Clothes and bags."""

from dishes import *
from families.home import torus
from materials import *
from shapes import *

GOODS = {}


def good(fn):
    GOODS[fn.__name__.replace('_', '-')] = fn
    return fn


def puffed(outline, depth, mat, folds=0.02, seed=0, cell=0.055, color=None, edge=0.28):
    """Soft flat body (a garment on an invisible hanger): outline of (x, z), thick in the middle, thin at the hem."""
    line = smooth_outline(outline)
    x0, z0 = line.min(0)
    x1, z1 = line.max(0)
    nx, nz = int((x1 - x0) / cell) + 3, int((z1 - z0) / cell) + 3
    xs, zs = np.linspace(x0 - cell, x1 + cell, nx), np.linspace(z0 - cell, z1 + cell, nz)
    gx, gz = np.meshgrid(xs, zs)
    inside, dist = inside_and_distance(np.stack([gx, gz], -1).reshape(-1, 2), line)
    inside, dist = inside.reshape(gx.shape), dist.reshape(gx.shape)
    # Grid points just outside are drawn to the outline, so that the hem is smooth.
    near = ~inside & (dist < cell * 1.5)
    pts = np.stack([gx, gz], -1)
    pts[near] = closest(pts[near], line)
    use = inside | near
    h = np.where(inside, np.clip(dist / edge, 0, 1) ** 0.55, 0)
    wave = folds * noise(np.stack([gx, gz * 0.45, 0 * gx], -1), 2.6, 3, seed) * 2.2
    index = -np.ones(gx.shape, dtype=int)
    index[use] = np.arange(use.sum())
    faces = []
    for j in range(nz - 1):
        for i in range(nx - 1):
            q = [index[j, i], index[j, i + 1], index[j + 1, i + 1], index[j + 1, i]]
            ok = [k for k in q if k >= 0]
            if len(ok) >= 3 and (inside[j, i] or inside[j, i + 1] or inside[j + 1, i + 1] or inside[j + 1, i]):
                faces.append(tuple(ok))
    made = []
    for side in (-1, 1):
        y = side * (0.015 + depth / 2 * h) + (wave * (0.25 + 0.75 * h) if side < 0 else 0)
        v = np.stack([pts[..., 0], y, pts[..., 1]], -1)[use]
        c = color(v) if color else None
        made.append(mesh(v, faces if side < 0 else [tuple(reversed(f)) for f in faces], mat, colors=c))
    return made


def smooth_outline(points, count=260):
    p = np.asarray(points, dtype=float)
    seg = np.linalg.norm(np.diff(np.vstack([p, p[:1]]), axis=0), axis=1)
    at = np.concatenate([[0], np.cumsum(seg)])
    t = np.linspace(0, at[-1], count, endpoint=False)
    closed = np.vstack([p, p[:1]])
    return np.stack([np.interp(t, at, closed[:, k]) for k in (0, 1)], axis=1)


def inside_and_distance(points, line):
    a, b = line, np.roll(line, -1, axis=0)
    inside = np.zeros(len(points), dtype=bool)
    dist = np.full(len(points), np.inf)
    for p, q in zip(a, b):
        crosses = ((p[1] > points[:, 1]) != (q[1] > points[:, 1])) & (points[:, 0] < (q[0] - p[0]) * (points[:, 1] - p[1]) / (q[1] - p[1] + 1e-12) + p[0])
        inside ^= crosses
        d = q - p
        t = np.clip(((points - p) @ d) / (d @ d + 1e-12), 0, 1)
        dist = np.minimum(dist, np.linalg.norm(points - p - t[:, None] * d, axis=1))
    return inside, dist


def closest(points, line):
    a, b = line, np.roll(line, -1, axis=0)
    best, dist = points.copy(), np.full(len(points), np.inf)
    for p, q in zip(a, b):
        d = q - p
        t = np.clip(((points - p) @ d) / (d @ d + 1e-12), 0, 1)
        c = p + t[:, None] * d
        n = np.linalg.norm(points - c, axis=1)
        better = n < dist
        best[better], dist[better] = c[better], n[better]
    return best


def mirrored(half):
    """Outline from its right half, top to bottom."""
    return [*half, *[(-x, z) for x, z in reversed(half)]]


def stitch(points, y, color, r=0.012):
    return tube([(x, y, z) for x, z in points], r, material(color, rough=0.8), seg=8, steps=len(points) * 8)


@good
def t_shirt_green():
    half = [(0.34, 2.62), (0.62, 2.52), (0.95, 2.40), (1.42, 1.72), (1.10, 1.46), (0.84, 1.78), (0.80, 1.2), (0.84, 0.08), (0.4, 0.03)]
    neck = [(-0.2, 2.50), (0, 2.46), (0.2, 2.50)]
    m = cloth('#5f9f52', tints=[(0.3, '#568f49'), (0.7, '#69ab5c')])
    puffed([*half, *[(-x, z) for x, z in reversed(half)], *neck], 0.5, m, 0.035, 3)
    tube([(-0.34, -0.05, 2.62), (-0.2, -0.12, 2.46), (0, -0.15, 2.41), (0.2, -0.12, 2.46), (0.34, -0.05, 2.62)], 0.04, cloth('#548c48'), seg=14)
    inner = surface(lambda u, v: ((u - 0.5) * 0.62, 0.06, 2.5 + 0.13 * v - 0.05 * np.cos((u - 0.5) * 3)), 30, 6, cloth('#44743b'))
    return {'view': (-10, 10), 'fit': 0.82}


@good
def jeans():
    half = [(0.62, 3.1), (0.70, 2.7), (0.74, 2.2), (0.70, 1.1), (0.66, 0.05), (0.20, 0.0), (0.16, 1.2), (0.05, 2.1)]
    def color(v):
        worn = np.exp(-((np.abs(v[:, 0]) - 0.42) / 0.2) ** 2) * np.exp(-((v[:, 2] - 1.9) / 0.7) ** 2)
        c = mix('#274a7c', '#3a639b', 0.5 + 0.6 * noise(v, 2.0, 3, 4))
        return mix(c, srgb('#8fb0d6'), worn * 0.6)
    puffed(mirrored(half), 0.46, material(painted=True, rough=0.95, sheen=0.2, bump=('noise', 90, 0.3)), 0.04, 5, color=color)
    belt = material('#2a4c7d', rough=0.95)
    tube([(-0.64, 0, 3.02), (-0.3, -0.2, 3.0), (0, -0.24, 2.99), (0.3, -0.2, 3.0), (0.64, 0, 3.02)], 0.085, belt, seg=14, flat=0.5)
    for x in (-0.42, -0.15, 0.2, 0.45):
        place(box((0.06, 0.04, 0.26), belt, 0.01), (x, -0.24 + 0.3 * x * x, 2.88))
    brass = metal('#c98f45', 0.3)
    place(ball(brass, 0.065, squash=(1, 0.4, 1), seg=20), (0.0, -0.29, 3.0))
    thread = '#c98f45'
    for s in (-1, 1):
        stitch([(0.22 * s, 2.92), (0.30 * s, 2.62), (0.68 * s, 2.5)], -0.2, thread)
        stitch([(0.60 * s, 0.14), (0.4 * s, 0.13), (0.22 * s, 0.14)], -0.16, thread)
    stitch([(0.0, 2.9), (0.10, 2.5), (0.06, 2.3)], -0.26, thread)
    return {'view': (-12, 8), 'fit': 0.88}


@good
def dress():
    half = [(0.30, 3.15), (0.36, 3.12), (0.44, 2.75), (0.50, 2.45), (0.40, 2.05), (0.55, 1.5), (0.85, 0.7), (1.08, 0.1), (0.5, 0.0)]
    neck = [(-0.12, 2.86), (0, 2.80), (0.12, 2.86)]

    def color(v):
        x, z = v[:, 0], v[:, 2]
        w = 0.35 + 0.4 * np.clip(2.2 - z, 0, 3)
        band = (x / w * 1.6 + 0.5 * 0) % 1
        edge = noise(np.stack([x * 0.3, 0 * x, z], -1), 5.5, 3, 3) * 0.16
        row = np.abs(((z * 0.9 + edge + 0.25 * np.cos(band * TAU)) % 0.8) - 0.4)
        c = np.where((row < 0.12)[:, None], srgb('#f4efe2'), srgb('#1f4fa8'))
        c = np.where(((row > 0.12) & (row < 0.2))[:, None], srgb('#3fb6c9'), c)
        return np.where((row > 0.34)[:, None], srgb('#163a80'), c)
    puffed([*half, *[(-x, z) for x, z in reversed(half)], *neck], 0.55, material(painted=True, rough=0.55, sheen=0.4), 0.05, 7, cell=0.03, color=color)
    tube([(-0.42, -0.05, 2.06), (0, -0.3, 2.02), (0.42, -0.05, 2.06)], 0.05, cloth('#163a80'), seg=14, flat=0.5)
    return {'view': (-10, 8), 'fit': 0.88}


@good
def coat():
    wool, edge = (cloth(c, 70, 0.45, tints=[(0.35, d), (0.65, e)], tint_scale=26) for c, d, e in (('#c2a27a', '#b99a71', '#c9ab84'), ('#b3926a', '#ab8a62', '#ba9a73')))
    for s in (-1, 1):
        arm = puffed([(0.62 * s, 2.95), (0.86 * s, 2.90), (1.02 * s, 2.66), (1.24 * s, 1.7), (1.36 * s, 0.98), (1.02 * s, 0.90), (0.90 * s, 1.5), (0.76 * s, 2.2)], 0.42, wool, 0.03, 4)
        cuff = puffed([(1.335 * s, 1.22), (1.37 * s, 0.97), (1.01 * s, 0.89), (0.96 * s, 1.14)], 0.46, edge, 0.0, cell=0.03, edge=0.16)
        for o in (*arm, *cuff):
            o.location.y += 0.06
    puffed(mirrored([(0.30, 3.10), (0.72, 2.94), (0.84, 2.70), (0.78, 2.15), (0.74, 1.6), (0.84, 0.7), (0.92, 0.05), (0.4, 0.0)]), 0.62, wool, 0.045, 2)
    tube([(-0.34, 0.0, 3.06), (-0.22, 0.12, 3.2), (0, 0.16, 3.23), (0.22, 0.12, 3.2), (0.34, 0.0, 3.06)], 0.10, edge, seg=16, flat=1.3)
    for s in (-1, 1):
        lapel = puffed([(0.02 * s, 1.98), (0.16 * s, 2.7), (0.24 * s, 3.14), (0.42 * s, 3.0), (0.52 * s, 2.82), (0.44 * s, 2.74), (0.60 * s, 2.62)], 0.10, edge, 0.0, cell=0.03, edge=0.08)
        pocket = puffed([(0.30 * s, 1.16), (0.68 * s, 1.22), (0.68 * s, 1.02), (0.30 * s, 0.96)], 0.07, edge, 0.0, cell=0.03, edge=0.05)
        for o in lapel:
            o.location.y -= 0.34
        for o in pocket:
            o.location.y -= 0.30
    place(surface(lambda u, v: ((u - 0.5) * 0.42, 0.02, 2.72 + 0.46 * v), 8, 8, cloth('#6d5238', 70, 0.3)), (0, -0.27, 0))
    stitch([(0.24, 2.0), (0.25, 1.2), (0.26, 0.06)], -0.315, '#86693f', 0.016)
    button = material('#4a2f1b', rough=0.25, coat=0.4)
    for z in (1.82, 1.42, 1.02):
        for x in (0.12, -0.22):
            place(ball(button, 0.065, squash=(1, 0.35, 1), seg=24), (x, -0.355, z))
    return {'view': (-12, 6), 'fit': 0.88}


@good
def shirt_with_tie():
    def color(v):
        return np.where((((v[:, 0] * 7.5) % 1) < 0.22)[:, None], srgb('#5d8fc9'), srgb('#f3f6fa'))
    striped = material(painted=True, rough=0.8)
    for s in (-1, 1):
        arm = puffed([(0.60 * s, 2.86), (0.84 * s, 2.78), (1.0 * s, 2.5), (1.20 * s, 1.5), (1.30 * s, 0.78), (1.02 * s, 0.72), (0.90 * s, 1.4), (0.76 * s, 2.1)], 0.34, striped, 0.04, 8, cell=0.026, color=color)
        cuff = puffed([(1.285 * s, 0.98), (1.315 * s, 0.70), (1.0 * s, 0.64), (0.97 * s, 0.92)], 0.38, cloth('#f7f9fc', 100, 0.1), 0.0, cell=0.03, edge=0.14)
        for o in (*arm, *cuff):
            o.location.y += 0.06
    puffed(mirrored([(0.26, 3.0), (0.66, 2.86), (0.80, 2.62), (0.76, 2.0), (0.76, 1.1), (0.80, 0.12), (0.4, 0.0)]), 0.5, striped, 0.035, 6, cell=0.026, color=color)
    white = cloth('#f7f9fc', 100, 0.1)
    tube([(-0.28, -0.02, 2.98), (-0.2, 0.10, 3.1), (0, 0.14, 3.13), (0.2, 0.10, 3.1), (0.28, -0.02, 2.98)], 0.09, white, seg=16, flat=1.3)
    place(surface(lambda u, v: ((u - 0.5) * 0.36, 0.0, 2.78 + 0.30 * v), 6, 6, cloth('#c9d6e6', 90, 0.1)), (0, -0.16, 0))
    for s in (-1, 1):
        collar = puffed([(0.015 * s, 2.80), (0.20 * s, 3.12), (0.33 * s, 2.98), (0.36 * s, 2.60)], 0.11, white, 0, cell=0.03, edge=0.06)
        for o in collar:
            o.location.y -= 0.27
    navy = cloth('#1f3566', 120, 0.15)
    tie = puffed([(-0.08, 2.74), (0.08, 2.74), (0.17, 1.05), (0, 0.80), (-0.17, 1.05)], 0.12, navy, 0.0, cell=0.028, edge=0.08)
    knot = puffed([(-0.13, 2.88), (0.13, 2.88), (0.08, 2.64), (-0.08, 2.64)], 0.18, cloth('#1a2d58', 120, 0.15), 0.0, cell=0.028, edge=0.06)
    for o in (*tie, *knot):
        o.location.y -= 0.31
    for z in (0.25, 0.55):
        place(ball(material('#ffffff', rough=0.3), 0.035, squash=(1, 0.4, 1), seg=14), (0, -0.29, z))
    return {'view': (-10, 6), 'fit': 0.86}


@good
def scarf():
    path = smooth_line([(0.85, 0.13), (-0.85, 0.13), (-1.02, 0.30), (-0.82, 0.47), (0.80, 0.47), (0.96, 0.63), (0.78, 0.80), (-0.70, 0.82), (-1.08, 0.76), (-1.24, 0.50), (-1.30, 0.16)], 420)
    width, reach = 1.7, 5.0

    def fn(u, v):
        j = np.rint(v * 419).astype(int)
        t = np.gradient(path, axis=0)[j]
        t = t / np.linalg.norm(t, axis=-1, keepdims=True)
        rib = np.abs(np.sin(u * np.pi * 17))
        h = 0.050 * rib + 0.018 * np.cos(v * 420 + 6 * np.abs(((u * 17) % 1) - 0.5))
        x = (u - 0.5) * width + 0.03 * np.sin(v * 9)
        lift = 0.03 * np.sin(u * 5 + v * 12)
        return x, path[j][..., 0] + t[..., 1] * h, path[j][..., 1] - t[..., 0] * h * -1 + lift * (v < 0.86)

    def color(u, v, p):
        rib = np.abs(np.sin(u * np.pi * 17)) ** 0.7
        c = mix('#8a1620', '#c8333d', rib)
        band = ((v > 0.865) & (v < 0.885)) | ((v > 0.905) & (v < 0.94)) | ((v > 0.955) & (v < 0.97))
        return mix(c, mix('#c9b79d', '#f3eadb', rib), band * 1.0)
    thickness(surface(fn, 240, 420, material(painted=True, rough=1.0, sheen=0.5, bump=('noise', 60, 0.3)), color=color), 0.10, 1)
    wool = material('#b3262f', rough=1.0)
    g = rng(3)
    for k in range(17):
        x = -width / 2 + width * (k + 0.5) / 17
        tube([(x, -1.31, 0.20), (x + g.uniform(-0.03, 0.03), -1.38, 0.06), (x + g.uniform(-0.06, 0.06), -1.58, 0.035), (x + g.uniform(-0.08, 0.08), -1.72, 0.035)], [0.05, 0.04, 0.036, 0.03], wool, seg=8)
    group([o for o in bpy.data.objects if o.type == 'MESH'], (0, 0, 0), (0, 0, 24))
    return {'view': (-6, 32), 'fit': 0.86}


@good
def cap():
    fabric = cloth('#2f6fc4', 90, 0.25)
    profile = [(1.0, 0.0), (1.02, 0.22), (1.0, 0.50), (0.86, 0.84), (0.56, 1.06), (0.22, 1.14), (1e-4, 1.15)]
    thickness(lathe(profile, fabric, seg=120, steps=70), 0.03)

    def brim(u, v):
        a = np.pi * (1.05 + u * 0.90)
        out = np.sin(np.pi * np.clip(u, 0, 1)) ** 0.45
        r = 0.99 + 0.98 * v * out
        x = r * np.cos(a) * (1 - 0.10 * v)
        return x, r * np.sin(a), 0.03 - 0.07 * v * out - 0.22 * (x / 1.0) ** 2 * (0.25 + 0.75 * v)
    thickness(surface(brim, 110, 40, cloth('#2560ad', 90, 0.25)), 0.055)
    thread = material('#5f96dd', rough=0.9)
    for w in (0.35, 0.55, 0.75, 0.93):
        p = [brim(np.array(u), np.array(w)) for u in np.linspace(0.06, 0.94, 24)]
        tube([(float(x), float(y), float(z) + 0.006) for x, y, z in p], 0.008, thread, seg=6, steps=60)
    seam, line = material('#2459a3', rough=0.9), smooth_line(profile, 30)
    for k in range(6):
        a = k * TAU / 6 + TAU / 12
        tube([((r + 0.006) * np.cos(a), (r + 0.006) * np.sin(a), z + 0.004) for r, z in line[:-2]], 0.016, seam, seg=8, steps=60)
        hole = a + TAU / 12
        place(torus(0.045, 0.014, seam, 24), (0.905 * np.cos(hole), 0.905 * np.sin(hole), 0.80), (0, 52, np.degrees(hole)))
    place(ball(seam, 0.09, squash=(1, 1, 0.55), seg=24), (0, 0, 1.16))
    group([o for o in bpy.data.objects if o.type == 'MESH'], (0, 0, 0.3), (0, 0, -32))
    return {'view': (-8, 22), 'fit': 0.86}


@good
def socks():
    def sock(c, at, turn):
        line = [(0, 0, 1.75), (0, 0, 1.2), (0.02, 0, 0.7), (0.10, 0, 0.40), (0.40, 0, 0.26), (0.80, 0, 0.22), (1.22, 0, 0.20)]
        band = srgb('#f5f2ea')
        body = tube(line, [0.37, 0.37, 0.36, 0.37, 0.42, 0.38, 0.36, 0.31, 0.16], material(painted=True, rough=1.0, sheen=0.4, bump=('noise', 70, 0.35)), seg=60, steps=170, flat=0.62,
                    color=lambda u, v, p: mix(np.broadcast_to(srgb(c), (*u.shape, 3)), band, ((v < 0.09) & (np.abs(v - 0.05) < 0.018)) * 1.0 + ((v > 0.9) | ((v > 0.50) & (v < 0.60) & (np.cos(u * TAU) > 0.2))) * 0.55),
                    bulge=lambda a, v: 1 + 0.018 * np.cos(a * 22) * (v < 0.13) + 0.01 * np.sin(v * 30))
        return settle(group([body], at, turn))
    sock('#3c8f6a', (-0.75, 0.35, 0), (0, -4, 8))
    sock('#d9a13c', (0.05, 0.0, 0), (0, 0, 4))
    sock('#4a6fb5', (0.8, -0.35, 0), (0, 4, 0))
    return {'view': (-14, 14), 'fit': 0.86}


@good
def flip_flop():
    def one(side, at, turn):
        out = smooth_line([(0, -0.45), (0.36, -0.42), (0.42, 0.3), (0.5, 1.0), (0.42, 1.75), (0.05, 2.02), (-0.38, 1.7), (-0.42, 1.0), (-0.34, 0.3), (-0.34, -0.3), (0, -0.45)], 80)[:-1]
        out = [(x * side, y) for x, y in (out if side > 0 else out[::-1])]
        base = slab(out, 0, 0.16, plastic('#f2efe8', 0.8), 0.03)
        top = slab([(x * 0.985, y * 0.99) for x, y in out], 0.15, 0.24, material('#2b7fc4', rough=0.9, bump=('cells', 12, 0.4)), 0.03)
        strap = plastic('#f2b51d', 0.4)
        knot = (0.02 * side, 1.45, 0.24)
        straps = [tube([knot, (0.18 * s, 1.2, 0.5), (0.36 * s, 0.7, 0.46), (0.42 * s, 0.35, 0.2)], [0.05, 0.085, 0.09, 0.07], strap, seg=16, flat=0.5) for s in (-1, 1)]
        post = tube([(knot[0], knot[1] + 0.02, 0.2), (knot[0], knot[1], 0.52)], 0.05, strap, seg=14, steps=5)
        return settle(group([base, top, *straps, post], at, turn))
    one(1, (0.55, -0.7, 0), (0, 0, -10))
    one(-1, (-0.5, -0.7, 0), (0, 0, 8))
    return {'view': (-20, 40), 'fit': 0.86}


def bag_body(w, d, h, mat, puff=0.12, taper=0.9):
    def fn(u, v):
        a = u * TAU
        e = 0.42
        cx, cy = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** e, np.sign(np.sin(a)) * np.abs(np.sin(a)) ** e
        k = (1 - (1 - taper) * v) * (1 + puff * np.sin(np.pi * np.clip(v, 0, 1)))
        return cx * w / 2 * k, cy * d / 2 * k * (1 - 0.35 * v), h * v
    return surface(fn, 180, 60, mat, wrap=True)


@good
def handbag():
    hide = material('#8a5a34', rough=0.4, coat=0.2, tints=[(0.3, '#7a4c2a'), (0.7, '#996840')], tint_scale=2, bump=('cells', 40, 0.25))
    dark = material('#5f3b20', rough=0.4, coat=0.2, bump=('cells', 40, 0.25))
    gold = metal('#d9b25f', 0.2)
    bag_body(2.5, 0.95, 1.6, hide)
    slab([(x, y - 0.30) for x, y in rounded(2.2, 0.60, 0.2)], 1.55, 1.64, dark, 0.03)
    bag_body(2.54, 0.99, 0.34, dark, 0.0, 1.0)
    for y in (-0.22, 0.22):
        tube([(-0.62, y * 1.3, 1.35), (-0.55, y, 2.1), (0, y, 2.55), (0.55, y, 2.1), (0.62, y * 1.3, 1.35)], 0.06, dark, seg=16)
    for x in (-0.62, 0.62):
        place(torus(0.10, 0.026, gold), (x, -0.36, 1.32), (80, 0, 0))
    place(box((0.34, 0.08, 0.26), gold, 0.03), (0, -0.38, 1.28))
    return {'view': (-24, 16), 'fit': 0.84}


@good
def briefcase():
    hide = material('#3f2618', rough=0.35, coat=0.3, tints=[(0.3, '#341d11'), (0.7, '#4f3120')], tint_scale=2, bump=('cells', 44, 0.25))
    gold = metal('#cfa65a', 0.25)
    body = prism([(x, z) for x, z in rounded(2.7, 1.8, 0.16)], 0.62, hide, 0.07)
    flap = prism([(x, z + 0.72) for x, z in rounded(2.74, 1.1, 0.14)], 0.68, hide, 0.06)
    for x in (-0.75, 0.75):
        place(box((0.30, 0.06, 0.9), material('#2b180e', rough=0.4), 0.02), (x, -0.36, 0.45))
        place(box((0.34, 0.06, 0.26), gold, 0.03), (x, -0.39, 0.62))
    tube([(-0.5, 0, 1.78), (-0.46, 0, 2.1), (0.46, 0, 2.1), (0.5, 0, 1.78)], 0.075, hide, seg=18)
    for x in (-0.5, 0.5):
        place(torus(0.11, 0.028, gold), (x, 0, 1.86), (90, 0, 0))
    stitch([(-1.3, 0.78), (0, 0.76), (1.3, 0.78)], -0.345, '#8a6a45', 0.01)
    return {'view': (-24, 16), 'fit': 0.86}


@good
def backpack():
    red, dark = cloth('#c8313a', 60, 0.3), cloth('#8f1f28', 60, 0.3)
    zipper = material('#2a2c30', rough=0.5)
    bag_body(1.7, 1.05, 2.25, red, 0.16, 0.86)
    place(ball(red, 0.80, squash=(0.98, 0.46, 0.55), seg=70), (0, 0.0, 2.2))
    place(bag_body(1.35, 0.55, 0.95, dark, 0.16, 0.92), (0, -0.55, 0.12))
    place(ball(dark, 0.62, squash=(1, 0.34, 0.28), seg=50), (0, -0.55, 1.06))
    tube([(-0.68, -0.62, 0.98), (-0.5, -0.80, 1.03), (0, -0.86, 1.05), (0.5, -0.80, 1.03), (0.68, -0.62, 0.98)], 0.025, zipper, seg=10)
    tube([(-0.85, -0.1, 1.5), (-0.72, -0.38, 2.15), (0, -0.48, 2.42), (0.72, -0.38, 2.15), (0.85, -0.1, 1.5)], 0.028, zipper, seg=10)
    tube([(-0.22, 0.1, 2.55), (-0.15, 0.1, 2.82), (0.15, 0.1, 2.82), (0.22, 0.1, 2.55)], 0.055, dark, seg=14)
    for s in (-1, 1):
        tube([(0.45 * s, 0.4, 2.3), (0.95 * s, 0.7, 1.7), (1.0 * s, 0.6, 0.9), (0.8 * s, 0.4, 0.25)], 0.11, dark, seg=16, flat=0.45)
        place(bag_body(0.3, 0.6, 0.8, dark, 0.2, 0.95), (0.92 * s, 0, 0.15))
    place(box((0.5, 0.03, 0.16), material('#f4f0e6', rough=0.7), 0.02), (0, -0.84, 0.55))
    return {'view': (-26, 14), 'fit': 0.84}


@good
def suitcase():
    shell = plastic('#2d7fb8', 0.3, 0.2)
    body = prism([(x, z + 0.22) for x, z in rounded(1.75, 2.4, 0.28)], 0.85, shell, 0.12, 4)
    for k in range(7):
        x = -0.63 + 0.21 * k
        tube([(x, -0.425, 0.5), (x, -0.425, 2.35)], 0.05, shell, seg=14, steps=4)
    seam = prism([(x * 1.005, (z + 0.22) * 1.002) for x, z in rounded(1.75, 2.4, 0.28)], 0.05, material('#1d2226', rough=0.5), 0.0)
    grey, black = metal('#b9bec4', 0.3), plastic('#24282c', 0.5)
    for x in (-0.34, 0.34):
        tube([(x, 0.25, 2.6), (x, 0.25, 3.45)], 0.04, grey, seg=14, steps=4)
    tube([(-0.40, 0.25, 3.45), (0.40, 0.25, 3.45)], 0.075, black, seg=18, steps=4)
    tube([(-0.3, -0.1, 2.62), (-0.22, -0.1, 2.78), (0.22, -0.1, 2.78), (0.3, -0.1, 2.62)], 0.05, black, seg=14)
    for x in (-0.65, 0.65):
        for y in (-0.3, 0.3):
            place(disc_cylinder(0.13, -0.06, 0.06, black, 0.03), (x, y, 0.13), (90, 0, 90))
            place(box((0.2, 0.16, 0.16), black, 0.03), (x, y, 0.14))
    return {'view': (-28, 12), 'fit': 0.88}


@good
def sunglasses():
    frame = material('#1d1a22', rough=0.12, coat=0.6)
    lens = material('#2b2438', rough=0.05, coat=1.0)
    for s in (-1, 1):
        out = smooth_line([(0.16 * s, 0.15), (0.2 * s, 0.55), (0.7 * s, 0.66), (1.28 * s, 0.62), (1.36 * s, 0.3), (1.1 * s, -0.15), (0.6 * s, -0.22), (0.25 * s, -0.05), (0.16 * s, 0.15)], 60)[:-1]
        out = out if s < 0 else out[::-1]
        prism([tuple(q) for q in (out[::-1] if s > 0 else out[::-1])], 0.05, lens, 0.02)
        tube([(*[q[0]], 0, q[1]) for q in np.vstack([out, out[:1]])], 0.065, frame, seg=16, steps=120, flat=1.1)
        tube([(1.36 * s, 0, 0.5), (1.42 * s, 0.25, 0.5), (1.38 * s, 1.4, 0.45), (1.33 * s, 2.0, 0.25), (1.28 * s, 2.35, -0.1)], [0.065, 0.055, 0.05, 0.055, 0.045], frame, seg=14, flat=1.4)
    tube([(-0.18, 0, 0.40), (0, -0.03, 0.46), (0.18, 0, 0.40)], 0.06, frame, seg=14)
    group([o for o in bpy.data.objects if o.type == 'MESH'], (0, 0, 0.3), (-8, 0, 18))
    return {'view': (-8, 18), 'fit': 0.88}


@good
def watch():
    strap = material('#5a351f', rough=0.45, coat=0.15, bump=('noise', 30, 0.2), tints=[(0.3, '#4b2a17'), (0.7, '#6a4128')], tint_scale=3)
    steel = metal('#c9cdd2', 0.18)
    tube([(0, -0.55, 0.95), (0, -0.95, 0.55), (0, -0.85, -0.35), (0, 0, -0.85), (0, 0.85, -0.35), (0, 0.95, 0.55), (0, 0.55, 0.95)], [0.30, 0.29, 0.27, 0.26, 0.27, 0.29, 0.30], strap, seg=30, flat=0.22, steps=120)
    case = lathe([(1e-4, -0.1), (0.6, -0.1), (0.70, -0.02), (0.72, 0.12), (0.66, 0.22), (0.60, 0.23), (0.585, 0.19)], steel, seg=120, sharp=True)

    def dial(u, v, p):
        a = (0.25 - u) % 1
        tick = (np.abs(((a * 12 + 0.5) % 1) - 0.5) < 0.045) & (v > 0.76) & (v < 0.93)
        minute = (np.abs(((a * 60 + 0.5) % 1) - 0.5) < 0.12) & (v > 0.90) & (v < 0.95)
        c = mix('#143a72', '#2a63ad', np.clip(1 - v, 0, 1))
        return mix(c, srgb('#f2f4f7'), (tick | minute) * 1.0)
    face = surface(lambda u, v: (0.59 * v * np.cos(-u * TAU), 0.59 * v * np.sin(-u * TAU), 0.18 + 0 * u), 600, 120, material(painted=True, rough=0.3, coat=0.3), color=dial, wrap=True)
    hand = metal('#f1f3f5', 0.2)
    hands = [place(box((0.035, length, 0.012), hand, 0.004), (0.0, 0, 0.195), (0, 0, t)) for length, t in ()]
    for length, t in ((0.36, 60), (0.50, -54)):
        a = np.radians(90 - t)
        hands.append(tube([(-0.06 * np.cos(a), -0.06 * np.sin(a), 0.2), (length * np.cos(a), length * np.sin(a), 0.2)], [0.022, 0.012], hand, seg=8, steps=3))
    pin = place(disc_cylinder(0.035, 0.19, 0.215, hand, 0.008))
    crown = place(disc_cylinder(0.08, 0, 0.13, steel, 0.02), (0.70, 0, 0.08), (0, 90, 0))
    glass_ = lathe([(0.6, 0.225), (0.45, 0.245), (1e-4, 0.25)], film('#ffffff', 0.06, 0.02), seg=80, steps=20)
    lugs = [place(box((0.16, 0.3, 0.14), steel, 0.04), (0.26 * sx, 0.66 * sy, -0.06)) for sx in (-1, 1) for sy in (-1, 1)]
    group([case, face, *hands, pin, crown, glass_, *lugs], (0, 0, 0.95))
    return {'view': (-20, 38), 'fit': 0.82}
