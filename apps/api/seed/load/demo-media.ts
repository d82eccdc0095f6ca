import { pictures, type PictureName } from '../pictures.ts';

/** Media key of a picture that ships with the shop. */
export function demoPicture(name: PictureName): string {
  return demoFile(pictures[name].file);
}

/** Media key of any file of `seed/images`, which is served read-only at `/media/demo/`. */
export function demoFile(file: string): string {
  return `demo/${file}`;
}
