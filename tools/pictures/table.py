"""The table of pictures, `pictures.json`."""

import json
import os

SEED = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../apps/api/seed')
IMAGES = f'{SEED}/images'
TABLE = f'{SEED}/pictures.json'


def entries():
    with open(TABLE, encoding='utf-8') as file:
        return json.load(file)


def mark_rendered(name):
    """Sets the look of a picture; the other lines of the file stay as they are formatted."""
    with open(TABLE, encoding='utf-8') as file:
        lines = file.read().split('\n')
    head = f'  "{name}": {{'
    with open(TABLE, 'w', encoding='utf-8') as file:
        file.write('\n'.join(line.replace('"look": "glyph"', '"look": "render"') if line.startswith(head) else line for line in lines))
