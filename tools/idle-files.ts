import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownFile, sourcesOf, TESTS } from './architecture.ts';
import { importsOf } from './imports-of.ts';

/** Rooms whose package.json exports every file, so that knip considers each of them used. */
const OFFERED = /^(packages\/[^/]+\/src|apps\/api\/(src|seed)|apps\/host\/src)\/.*\.tsx?$/;
/** Files that run without being imported: started by Node, or by a test's builders. */
const STARTED = /^apps\/host\/src\/(main|make-city-map|staff)\.ts$|-process\.ts$|\.d\.ts$|\/testing\//;

/** Returns the files of those rooms that only tests import. knip finds their unused exports. */
export function idleFiles(root: string): string[] {
  const imported = new Set<string>();
  const sources = sourcesOf(root).filter((path) => /\.(tsx?|mjs)$/.test(path) && !TESTS.test(path));
  for (const path of sources) {
    for (const specifier of importsOf(path, readFileSync(join(root, path), 'utf8')).specifiers) {
      const file = ownFile(path, specifier)?.split('?', 1)[0];
      if (file) imported.add(file);
    }
  }
  return sources.filter((path) => OFFERED.test(path) && !STARTED.test(path) && !imported.has(path));
}

if (import.meta.main) {
  const found = idleFiles(dirname(import.meta.dirname));
  for (const path of found) console.log(`${path}: is imported by nothing that runs.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
