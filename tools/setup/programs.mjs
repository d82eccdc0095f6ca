import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

/** Returns the first of these names or paths that is a program on this machine. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(':');
  const paths = names.flatMap((name) => (name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name))));
  return paths.find(isProgram);
}

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
