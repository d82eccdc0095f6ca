import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Advice } from './report.mjs';
import { root } from './root.mjs';

const LEAST = [22, 22];

/** Returns the Node installed with the packages; where there is none for this machine, the running one if it is new enough. */
export function nodeBinary() {
  for (const path of ['.bin/node', `node-${process.platform}-${process.arch}/bin/node`]) {
    const binary = join(root, 'node_modules', path);
    if (existsSync(binary)) return binary;
  }
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return process.execPath;
  throw new Advice(
    `Node ${LEAST.join('.')} or newer is needed; this is ${process.version}. Install it from https://nodejs.org and try again.`,
  );
}

/** Returns a PATH with the right Node first, and then the packages' programs, which run under it. */
export function pathWithPackages() {
  return `${dirname(nodeBinary())}:${join(root, 'node_modules/.bin')}:${process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin'}`;
}
