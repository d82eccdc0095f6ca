import { PICTURE_WIDTHS } from './picture-widths.ts';

/** Photos on the shop's own server. Videos and drawings are sent unchanged, and other hosts have no known widths. */
const OWN = /^\/media\/[^?#]+\.(webp|png|jpe?g)$/i;

/** Returns the `srcset` of a picture: every width up to the first that reaches `width` pixels. It needs `sizes` beside it. */
export function srcSetOf(src: string | null | undefined, width: number): string | undefined {
  if (!src || !OWN.test(src)) return undefined;
  const enough = PICTURE_WIDTHS.findIndex((each) => each >= width);
  return PICTURE_WIDTHS.slice(0, enough < 0 ? undefined : enough + 1)
    .map((each) => `${src}?w=${each} ${each}w`)
    .join(', ');
}

/** Returns the address of a picture in one width, where there is no choice: the poster of a video. */
export function pictureOf(src: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  return OWN.test(src) ? `${src}?w=${width}` : src;
}
