import type { Crop } from '@bozor/web/forms/re-encode-image.ts';

const EDGE = 512;

/** Centre square of a photo, since avatars are shown 1:1. */
export function squareCrop(width: number, height: number): Crop {
  const edge = Math.min(width, height);
  return { left: (width - edge) / 2, top: (height - edge) / 2, width: edge, height: edge, scale: Math.min(1, EDGE / edge) };
}
