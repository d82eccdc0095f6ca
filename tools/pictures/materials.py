"""Materials of the studio: colours are sRGB hex, everything else is a share from 0 to 1."""

import bpy
import numpy as np


def linear(color):
    """Linear RGB of '#rrggbb' or of sRGB shares (any array whose last axis is 3)."""
    if isinstance(color, str):
        color = [int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    c = np.asarray(color, dtype=float)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def srgb(color):
    """sRGB shares of '#rrggbb'."""
    return np.array([int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)])


def mix(a, b, t):
    """Colour between two hex colours or arrays; t may be an array."""
    a = srgb(a) if isinstance(a, str) else np.asarray(a)
    b = srgb(b) if isinstance(b, str) else np.asarray(b)
    t = np.clip(np.asarray(t, dtype=float), 0, 1)[..., None]
    return a * (1 - t) + b * t


def _rgba(color):
    return (*linear(color), 1)


class _Nodes:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.bsdf = self.tree.nodes['Principled BSDF']

    def add(self, kind, **values):
        node = self.tree.nodes.new(kind)
        for key, value in values.items():
            setattr(node, key, value)
        return node

    def link(self, a, b):
        self.tree.links.new(a, b)


def material(color='#cccccc', rough=0.5, spec=0.5, metal=0.0, coat=0.0, sss=0.0, sss_color=None, sheen=0.0, glow=0.0,
             tints=None, tint_scale=4.0, tint_detail=4.0, bump=None, painted=False, image=None, coords='Object', stretch=None):
    """A Principled surface.

    tints: colours over the noise from low to high, [(place, hex), …]; tint_scale is the noise's frequency.
    bump: (kind, scale, strength); kinds are noise, cells, lines, cloth.
    painted: base colour from the mesh's colours (see `paint` of shapes).
    image: path of a picture for the mesh's UV.
    stretch: scale of the texture space by axis, for grain.
    """
    n = _Nodes('surface')
    p = n.bsdf.inputs
    p['Base Color'].default_value = _rgba(color)
    p['Roughness'].default_value = rough
    p['Specular'].default_value = spec
    p['Metallic'].default_value = metal
    p['Clearcoat'].default_value = coat
    p['Clearcoat Roughness'].default_value = 0.08
    p['Sheen'].default_value = sheen
    if sss:
        p['Subsurface'].default_value = sss
        p['Subsurface Color'].default_value = _rgba(sss_color or color)
        p['Subsurface Radius'].default_value = (0.12, 0.06, 0.03)
    if glow:
        p['Emission'].default_value = _rgba(color)
        p['Emission Strength'].default_value = glow
    place = n.add('ShaderNodeTexCoord').outputs[coords]
    if stretch:
        mapping = n.add('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = stretch
        n.link(place, mapping.inputs['Vector'])
        place = mapping.outputs['Vector']
    source = None
    if image:
        texture = n.add('ShaderNodeTexImage', image=bpy.data.images.load(image))
        n.link(n.add('ShaderNodeTexCoord').outputs['UV'], texture.inputs['Vector'])
        source = texture.outputs['Color']
    elif painted:
        source = n.add('ShaderNodeAttribute', attribute_name='Col').outputs['Color']
    if tints:
        noise = n.add('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = tint_scale
        noise.inputs['Detail'].default_value = tint_detail
        n.link(place, noise.inputs['Vector'])
        ramp = n.add('ShaderNodeValToRGB')
        points = ramp.color_ramp.elements
        while len(points) < len(tints):
            points.new(0.5)
        for point, (at, hexa) in zip(points, tints):
            point.position, point.color = at, _rgba(hexa)
        n.link(noise.outputs['Fac'], ramp.inputs['Fac'])
        if source is None:
            source = ramp.outputs['Color']
        else:
            blend = n.add('ShaderNodeMixRGB', blend_type='MULTIPLY')
            blend.inputs['Fac'].default_value = 1
            n.link(source, blend.inputs['Color1'])
            n.link(ramp.outputs['Color'], blend.inputs['Color2'])
            source = blend.outputs['Color']
    if source is not None:
        n.link(source, p['Base Color'])
        if sss:
            n.link(source, p['Subsurface Color'])
    if bump:
        kind, scale, strength = bump
        node, out = {
            'noise': ('ShaderNodeTexNoise', 'Fac'), 'cells': ('ShaderNodeTexVoronoi', 'Distance'), 'lines': ('ShaderNodeTexWave', 'Fac'),
            'cloth': ('ShaderNodeTexWave', 'Fac'),
        }[kind]
        texture = n.add(node)
        texture.inputs['Scale'].default_value = scale
        if kind == 'noise':
            texture.inputs['Detail'].default_value = 5
        n.link(place, texture.inputs['Vector'])
        relief = n.add('ShaderNodeBump')
        relief.inputs['Strength'].default_value = strength
        relief.inputs['Distance'].default_value = 0.05
        n.link(texture.outputs[out], relief.inputs['Height'])
        n.link(relief.outputs['Normal'], p['Normal'])
    return n.material


def glass(color='#ffffff', rough=0.0, ior=1.45, shade=0.15):
    """Clear glass or liquid whose shadow lets light through; `shade` is the share of light it keeps back."""
    n = _Nodes('glass')
    p = n.bsdf.inputs
    p['Base Color'].default_value = _rgba(color)
    p['Roughness'].default_value = rough
    p['Transmission'].default_value = 1
    p['IOR'].default_value = ior
    clear = n.add('ShaderNodeBsdfTransparent')
    clear.inputs['Color'].default_value = (*(linear(color) * (1 - shade)), 1)
    choice = n.add('ShaderNodeMixShader')
    path = n.add('ShaderNodeLightPath')
    either = n.add('ShaderNodeMath', operation='MAXIMUM')
    n.link(path.outputs['Is Shadow Ray'], either.inputs[0])
    n.link(path.outputs['Is Diffuse Ray'], either.inputs[1])
    n.link(either.outputs[0], choice.inputs['Fac'])
    n.link(n.bsdf.outputs[0], choice.inputs[1])
    n.link(clear.outputs[0], choice.inputs[2])
    n.link(choice.outputs[0], n.tree.nodes['Material Output'].inputs['Surface'])
    return n.material


def film(color='#ffffff', alpha=0.3, rough=0.05):
    """Thin see-through skin (a cup, a bag): cheaper and calmer than glass."""
    m = material(color, rough=rough, spec=0.6)
    m.node_tree.nodes['Principled BSDF'].inputs['Alpha'].default_value = alpha
    return m


def metal(color='#c9ccd1', rough=0.25):
    return material(color, rough=rough, metal=1.0)


def plastic(color, rough=0.35, coat=0.0):
    return material(color, rough=rough, spec=0.45, coat=coat)


def cloth(color, scale=120, strength=0.25, tints=None, tint_scale=2):
    return material(color, rough=0.95, spec=0.1, sheen=0.3, bump=('noise', scale, strength), tints=tints, tint_scale=tint_scale)


def wood(dark='#7a4a26', light='#a8703f', rough=0.45, scale=3.0, stretch=(1, 9, 9)):
    return material(light, rough=rough, tints=[(0.3, dark), (0.7, light)], tint_scale=scale, stretch=stretch, bump=('noise', 8, 0.08))


def crust(scale=3.0, dark='#8a4a16', mid='#c98436', light='#e9bd77', rough=0.5, bump=('noise', 14, 0.35)):
    """Baked dough: pale where the noise is high."""
    return material(mid, rough=rough, spec=0.35, tints=[(0.28, dark), (0.5, mid), (0.74, light)], tint_scale=scale, bump=bump)
