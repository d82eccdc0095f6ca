"""Burgers that differ from the classic one in what is between the buns."""

from families.fastfood import bun_bottom, bun_top, cheese_slice, fried, frill, patty, tomato_slice
from materials import *
from shapes import *

GOODS = {}


def good(fn):
    GOODS[fn.__name__.replace('_', '-')] = fn
    return fn


def shreds(z, colors, count, seed, r=0.98):
    """Slaw or pickled cabbage: thin strips that hang over the rim."""
    g = rng(seed)
    made = []
    for k in range(count):
        a, reach = g.uniform(0, TAU), g.uniform(0.75, 1.08) * r
        lift = g.uniform(0.0, 0.12)
        line = [(0.55 * reach * np.cos(a), 0.55 * reach * np.sin(a), z + lift), (0.9 * reach * np.cos(a + 0.12), 0.9 * reach * np.sin(a + 0.12), z + 0.04 + lift),
                (1.04 * reach * np.cos(a + 0.3), 1.04 * reach * np.sin(a + 0.3), z - g.uniform(0.0, 0.14))]
        made.append(tube(line, [0.022, 0.034, 0.02], material(colors[k % len(colors)], rough=0.3, coat=0.3), seg=10, steps=16, flat=0.6))
    return made


def sauce(z, color, seed, r=0.97):
    def fn(u, v):
        a = u * TAU
        out = r * v * (1 + 0.05 * np.sin(a * 5 + seed) + 0.04 * np.sin(a * 9 + 2 * seed))
        return out * np.cos(a), out * np.sin(a), z - 0.12 * np.clip(v - 0.9, 0, 1) * 10 * (0.5 + 0.5 * np.sin(a * 7 + seed))
    return thickness(surface(fn, 160, 40, material(color, rough=0.2, coat=0.5), wrap=True), 0.05)


@good
def burger_double():
    bun_bottom()
    place(patty(seed=3), (0, 0, 0.28))
    cheese_slice(1.0, 0.56, 12)
    cheese_slice(0.98, 0.60, 55, '#f3a91f')
    place(patty(seed=8), (0.02, 0, 0.60))
    cheese_slice(1.0, 0.88, 30)
    cheese_slice(0.98, 0.92, 74, '#f3a91f')
    pickle = material('#7d9a3a', rough=0.25, coat=0.4)
    for k in range(6):
        a = k * TAU / 6 + 0.3
        place(disc_cylinder(0.27, 0, 0.06, pickle, 0.02), (0.62 * np.cos(a), 0.62 * np.sin(a), 0.93), (4, 3, 0))
    group(bun_top(seed=5), (0, 0, 0.98), (-2, 2, 0))
    return {'view': (-10, 14), 'fit': 0.8}


@good
def burger_chicken():
    bun_bottom()
    frill(0.98, 0.33, seed=6, color='#8cbf4a')
    body = patty(1.02, 0.36, 5)
    body.data.materials[0] = fried('#8a4a12', '#cf8730', '#ecbd68', 4)
    rough_up(body, 0.09, 4, 4, 12)
    rough_up(body, 0.04, 11, 2, 4)
    body.location.z = 0.37
    sauce(0.80, '#e8b53a', 2)
    shreds(0.86, ('#f3eedc', '#e6e4c0', '#dfe7b8', '#ef9a4a'), 70, 4)
    group(bun_top(seed=7), (0, 0, 0.92), (-2, 2, 0))
    return {'view': (-10, 14), 'fit': 0.78}


@good
def burger_falafel():
    bun_bottom()
    frill(0.98, 0.33, seed=3)
    for k in range(4):
        a = k * TAU / 4 + 0.4
        group(tomato_slice(0.5), (0.5 * np.cos(a), 0.5 * np.sin(a), 0.36), (3, 0, 0))
    body = patty(0.98, 0.36, 9)
    body.data.materials[0] = fried('#4f2f0f', '#92652a', '#b99550', 5)
    rough_up(body, 0.05, 8, 4, 2)
    body.location.z = 0.48
    scatter_on(body, [ball(material('#4f8f2c', rough=0.5), 0.045, squash=(1, 0.6, 0.3), seg=10)], 60, 3, up=-0.9)
    sauce(0.88, '#f4ecd8', 5)
    shreds(0.93, ('#b23a78', '#8d2a62', '#c65a90'), 60, 8)
    group(bun_top(seed=11), (0, 0, 1.0), (-2, 2, 0))
    return {'view': (-10, 14), 'fit': 0.8}
