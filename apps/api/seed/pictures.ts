import list from './pictures.json' with { type: 'json' };

export interface Picture {
  /** In seed/images: a WebP, transparent unless it is a banner. */
  file: string;
  width: number;
  height: number;
  /** Hue of the tile behind the picture, 0 to 360. */
  hue: number;
  /** Ray-traced goods, or a rounded glyph until its picture is rendered. */
  look: 'render' | 'glyph';
  /** A short menu takes the goods of the back shelf last. It is no matter of the look: a new picture moves no item of any store. */
  shelf?: 'back';
  /** Amounts written on the pack, as in the Uzbek names of its goods. */
  says?: string;
}

export type PictureName = keyof typeof list;

export const pictures = Object.fromEntries(
  Object.entries(list).map(([name, picture]) => [name, { ...picture, file: `${name}.webp` }]),
) as Record<PictureName, Picture>;
