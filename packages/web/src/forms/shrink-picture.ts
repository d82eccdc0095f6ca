import { reEncodeImage } from './re-encode-image.ts';

const LONGEST_EDGE = 1600;

/** Scales a photo down to screen size for the upload. Undefined when it is not a picture. */
export async function shrinkPicture(file: Blob): Promise<Blob | undefined> {
  return reEncodeImage(file, (width, height) => ({
    left: 0,
    top: 0,
    width,
    height,
    scale: Math.min(1, LONGEST_EDGE / Math.max(width, height)),
  }));
}
