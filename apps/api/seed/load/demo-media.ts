import { fileURLToPath } from 'node:url';
import { pictures, type PictureName } from '../pictures.ts';

/** The folder that is served read-only at `/media/demo/`. */
export function demoMediaFolder(): string {
  return fileURLToPath(new URL('../images/', import.meta.url));
}

/** Media key of a picture that ships with the shop. */
export function demoPicture(name: PictureName): string {
  return demoFile(pictures[name].file);
}

/** Media key of any file of the demo's folder. */
export function demoFile(file: string): string {
  return `demo/${file}`;
}
