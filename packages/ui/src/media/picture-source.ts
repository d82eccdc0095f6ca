import { PICTURE_WIDTHS } from './picture-widths.ts';

/** Photos that the shop's own server has. Films and drawings are sent as they are, and of other hosts nothing is known. */
const OWN = /^\/media\/[^?#]+\.(webp|png|jpe?g)$/i;

/** The picture in every width up to the first that has all of `width` pixels, for `srcset`; `sizes` must stand beside it. */
export function srcSetOf(src: string | null | undefined, width: number): string | undefined {
  if (!src || !OWN.test(src)) return undefined;
  const enough = PICTURE_WIDTHS.findIndex((each) => each >= width);
  return PICTURE_WIDTHS.slice(0, enough < 0 ? undefined : enough + 1)
    .map((each) => `${src}?w=${each} ${each}w`)
    .join(', ');
}

/** The picture in one width, where there is no choice: the still of a film. */
export function pictureOf(src: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  return OWN.test(src) ? `${src}?w=${width}` : src;
}
