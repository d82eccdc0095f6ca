import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The files of parts that stand in the server's page and whose code comes later: what `lazyPart` and `lazyHydrate` import, seen from `root`. Only
 * their styles are needed at once.
 */
export function lazyHydratedParts(root: string): string[] {
  return readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const source = readFileSync(join(root, 'app', file), 'utf8');
      if (!source.includes("/lazy-hydrate.tsx'")) return [];
      return [...source.matchAll(PART)].map(([, imported]) => join('app', dirname(file), imported!));
    });
}

/** `part` is what a file calls its own kind of `lazyPart`. */
const PART = /\b(?:lazyHydrate|lazyPart|part)\([^;]*?import\('([^']+)'\)/g;
