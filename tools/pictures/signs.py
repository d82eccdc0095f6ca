"""Marks of the best-known stores: white drawings of one hand on the store's colour, 192 px (needs Debian's librsvg2-bin).

python3 tools/pictures/signs.py [STORE…]. The colour is taken from the corners of the sign that is there.
"""

import io
import os
import subprocess
import sys

import numpy as np
from PIL import Image

SIGNS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../apps/api/seed/images/signs')

# Inside a box of 96 around 0,0. `line` is an outline 7 wide, `full` is filled, `soft` is filled at 60 %.
LINE = 'fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"'
THIN = 'fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"'
FULL, SOFT = 'fill="#fff"', 'fill="#fff" opacity=".6"'
CUT = 'fill="none" stroke="{dark}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"'


def line(d): return f'<path d="{d}" {LINE}/>'
def thin(d): return f'<path d="{d}" {THIN}/>'
def full(d): return f'<path d="{d}" {FULL}/>'
def soft(d): return f'<path d="{d}" {SOFT}/>'
def cut(d): return f'<path d="{d}" {CUT}/>'
def dot(x, y, r, look=FULL): return f'<circle cx="{x}" cy="{y}" r="{r}" {look}/>'
def turned(shape, *angles): return ''.join(f'<g transform="rotate({a})">{shape}</g>' for a in angles)


MARKS = {
    # A leaf of the plane tree.
    'chinor-osh': full('M0 -46 L9 -27 L19 -33 L20 -17 L44 -22 L36 -6 L46 4 L26 12 L29 24 L6 19 L4 19 L4 46 L-4 46 L-4 19 L-6 19 L-29 24 L-26 12 '
                       'L-46 4 L-36 -6 L-44 -22 L-20 -17 L-19 -33 L-9 -27Z') + cut('M0 22 V-26 M0 14 L26 -8 M0 14 L-26 -8'),
    # A basket.
    'savat': line('M-28 -6 C-24 -50 24 -50 28 -6') + full('M-44 -8 H44 L35 36 Q34 42 28 42 H-28 Q-34 42 -35 36Z') + cut('M-16 4 L-12 30 M16 4 L12 30 M0 4 V30'),
    'burger-maydon': full('M-42 -8 C-42 -46 42 -46 42 -8Z') + full('M-46 0 H46 Q46 13 38 13 H-38 Q-46 13 -46 0Z') + full('M-42 21 H42 V26 Q42 40 28 40 H-28 Q-42 40 -42 26Z')
                     + cut('M-14 -24 l1 0 M4 -28 l1 0 M18 -20 l1 0'),
    'elektra': full('M10 -48 L-30 8 H-4 L-12 48 L32 -12 H5Z'),
    # A skewer below an arch of the palace.
    'saroy-kabob': thin('M-44 44 V-4 C-44 -30 -14 -34 0 -48 C14 -34 44 -30 44 -4 V44') + f'<g transform="rotate(-45 0 14)">{thin("M-44 14 H46")}'
                   + ''.join(f'<rect x="{x}" y="1" width="17" height="26" rx="7" {FULL}/>' for x in (-29, -7, 15)) + '</g>',
    'bogda-pitsa': full('M-40 -24 C-14 -38 14 -38 40 -24 L4 46 Q0 50 -4 46Z') + cut('M-36 -13 C-12 -25 12 -25 36 -13')
                   + f'<circle cx="-9" cy="3" r="6.5" fill="{{dark}}"/><circle cx="12" cy="-1" r="6.5" fill="{{dark}}"/><circle cx="1" cy="22" r="5.5" fill="{{dark}}"/>',
    # Half a sun, half a moon.
    'kecha-kunduz': full('M-3 -24 A24 24 0 0 0 -3 24Z') + turned(line('M-37 0 H-44'), 0, 45, -45) + line('M-3 -38 V-45 M-3 38 V45')
                    + full('M8 -32 A32 32 0 0 1 8 32 C26 18 26 -18 8 -32Z'),
    # A cross in its light.
    'shifo-nur': full('M-10 -30 H10 V-10 H30 V10 H10 V30 H-10 V10 H-30 V-10 H-10Z') + turned(line('M30 -30 L36 -36'), 0, 90, 180, 270),
    'malika-raqam': full('M-42 26 L-46 -24 L-20 -4 L0 -40 L20 -4 L46 -24 L42 26Z') + f'<rect x="-42" y="33" width="84" height="9" rx="4.5" {FULL}/>'
                    + cut('M-14 12 h8 M-2 12 h4 M8 12 h8'),
    'tandir-va-choy': full('M-24 -10 C-34 34 -18 40 0 40 C18 40 34 34 24 -10Z') + full('M-20 -17 C-14 -30 14 -30 20 -17Z') + dot(0, -34, 6)
                      + line('M27 -2 C52 -10 52 28 26 24') + full('M-26 6 C-40 4 -38 -14 -50 -16 L-46 -22 C-34 -20 -32 -8 -24 -8Z'),
    # A minaret.
    'minor-oshxona': full('M-9 -26 H9 L15 44 H-15Z') + full('M-14 -34 H14 V-27 H-14Z') + full('M-9 -36 C-9 -44 0 -46 0 -50 C0 -46 9 -44 9 -36Z')
                     + cut('M-10 -8 H10 M-12 12 H12 M-13 30 H13') + soft('M22 44 V16 C22 8 30 8 34 0 C38 8 46 8 46 16 V44Z M-46 44 V16 C-46 8 -38 8 -34 0 C-30 8 -22 8 -22 16 V44Z'),
    # A kazan over the fire.
    'darxon-osh': full('M-44 -12 H44 C44 22 24 32 0 32 C-24 32 -44 22 -44 -12Z') + f'<rect x="-50" y="-20" width="100" height="9" rx="4.5" {FULL}/>'
                  + thin('M-16 -30 c-6 -8 6 -10 0 -18 M0 -30 c-6 -8 6 -10 0 -18 M16 -30 c-6 -8 6 -10 0 -18') + line('M-22 42 H22'),
    # A tea bowl and the leaf of the jujube.
    'chilonzor-choyxona': full('M-38 -2 H38 C36 24 22 32 14 34 V42 H-14 V34 C-22 32 -36 24 -38 -2Z') + full('M4 -10 C-6 -30 8 -46 28 -46 C30 -26 20 -12 4 -10Z') + cut('M9 -16 L21 -37')
                          + dot(-16, -20, 8) + thin('M-16 -20 C-14 -32 -8 -36 0 -38'),
    # Furrows below the sun.
    'yangi-dala': dot(0, -20, 15) + turned(line('M0 -42 V-46'), -60, -30, 0, 30, 60).replace('<g ', '<g ') + line('M-46 8 C-20 -2 20 -2 46 8 M-46 24 C-20 12 20 12 46 24 M-46 40 C-20 26 20 26 46 40'),
    # The dome of the bazaar.
    'chorsu-rasta': full('M-46 22 C-46 -46 46 -46 46 22Z') + cut('M0 18 V-24 M-17 18 C-16 -4 -10 -18 -5 -25 M17 18 C16 -4 10 -18 5 -25 M-33 18 C-30 -2 -24 -12 -18 -18 M33 18 C30 -2 24 -12 18 -18')
                    + f'<rect x="-46" y="30" width="92" height="10" rx="5" {FULL}/>' + dot(0, -38, 6),
    'bahor-market': turned(full('M0 -10 C-18 -18 -16 -46 0 -46 C16 -46 18 -18 0 -10Z'), 0, 72, 144, 216, 288) + '<circle r="9" fill="{dark}"/>' + dot(0, 0, 5),
    # A sun that rises every day.
    'har-kuni': full('M-28 18 A28 28 0 0 1 28 18Z') + line('M-46 30 H46') + turned(line('M0 -24 V-36'), -72, -36, 0, 36, 72).replace('rotate(', 'translate(0 18) rotate(') + line('M-24 43 H24'),
    # A stall.
    'farhod-rasta': full('M-38 -40 H38 L46 -12 H-46Z') + ''.join(f'<path d="M{x} -12 h23 v4 a11.5 11.5 0 0 1 -23 0Z" {FULL if k % 2 == 0 else SOFT}/>' for k, x in enumerate((-46, -23, 0, 23)))
                    + line('M-36 12 V40 H36 V12') + full('M-20 22 H20 V40 H-20Z'),
    'hammasi-bor': f'<rect x="-42" y="-42" width="36" height="36" rx="9" {FULL}/>' + dot(24, -24, 19) + full('M-24 6 L-3 40 Q-2 43 -5 43 H-43 Q-46 43 -45 40Z') + full('M18 6 H30 V18 H42 V30 H30 V42 H18 V30 H6 V18 H18Z'),
    # A cup on a book.
    'qahva-va-kitob': full('M-26 -20 H22 C22 8 12 14 -2 14 C-16 14 -26 8 -26 -20Z') + thin('M23 -14 C40 -18 40 6 19 4') + thin('M-10 -30 c-5 -6 5 -8 0 -15 M6 -30 c-5 -6 5 -8 0 -15')
                      + full('M-44 22 C-28 18 -12 20 0 27 C12 20 28 18 44 22 V40 C28 36 12 38 0 45 C-12 38 -28 36 -44 40Z'),
    # An ear of wheat.
    'non-hidi': line('M0 46 V-4') + ''.join(f'<g transform="translate(0 {y})">{full("M3 8 C3 -8 14 -14 24 -15 C25 -3 17 7 3 8Z")}{full("M-3 8 C-3 -8 -14 -14 -24 -15 C-25 -3 -17 7 -3 8Z")}</g>'
                                            for y in (26, 7, -12)) + full('M0 -12 C-10 -24 -8 -38 0 -48 C8 -38 10 -24 0 -12Z'),
}


def ground(px):
    """The colour of a sign without its letters, from its four corners."""
    c = [px[y:y + 6, x:x + 6].reshape(-1, 3).mean(axis=0) for y in (4, 182) for x in (4, 182)]
    t = np.linspace(0, 1, 192)
    top = c[0] * (1 - t)[:, None] + c[1] * t[:, None]
    low = c[2] * (1 - t)[:, None] + c[3] * t[:, None]
    return top[None] * (1 - t)[:, None, None] + low[None] * t[:, None, None]


def main():
    for store in sys.argv[1:] or MARKS:
        path = f'{SIGNS}/{store}.webp'
        base = ground(np.asarray(Image.open(path).convert('RGB')).astype(float))
        dark = '#' + ''.join(f'{int(v):02x}' for v in base[96, 96])
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="768" height="768" viewBox="-76 -76 152 152">{MARKS[store].replace("{dark}", dark)}</svg>'
        png = subprocess.run(['rsvg-convert'], input=svg.encode(), capture_output=True, check=True).stdout
        mark = Image.open(io.BytesIO(png)).convert('RGBA').resize((192, 192), Image.LANCZOS)
        tile = Image.fromarray(base.astype(np.uint8), 'RGB').convert('RGBA')
        shade = Image.new('RGBA', (192, 192), (0, 0, 0, 0))
        shade.putalpha(mark.getchannel('A').point(lambda a: int(a * 0.16)))
        tile.alpha_composite(shade, (0, 2))
        tile.alpha_composite(mark)
        tile.convert('RGB').save(path, 'WEBP', quality=90, method=6)


main()
