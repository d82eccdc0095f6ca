import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ALLOWED = new Set(['MIT', 'MIT-0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'ISC', 'OFL-1.1', 'CC0-1.0']);
/** Exceptions: packages under another licence, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '@axe-core/playwright': 'MPL-2.0: runs in the journeys alone and is not shipped',
  'axe-core': 'MPL-2.0: runs in tests alone and is not shipped',
};

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** `name version: licence` of every package that a workspace names and whose licence is not one of the allowed. */
function otherLicences(packages: Readonly<Record<string, Locked>>): string[] {
  return Object.entries(packages)
    .filter(([path]) => !path.includes('node_modules'))
    .flatMap(([path, { dependencies, devDependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).flatMap((name) => {
        const inside = `node_modules/${name}`;
        const locked = packages[path === '' ? inside : `${path}/${inside}`] ?? packages[inside];
        const isFine = locked?.link || ALLOWED.has(locked?.license ?? '') || EXCEPTIONS[name] !== undefined;
        return isFine ? [] : [`${name} ${locked?.version}: ${locked?.license}`];
      }),
    );
}

test('every package of a workspace has a licence that requires its notice at most', () => {
  const { packages } = JSON.parse(readFileSync(join(dirname(import.meta.dirname), 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  expect(otherLicences(packages)).toEqual([]);
});

test('a package of a workspace under another licence is reported, nested or not', () => {
  const packages = {
    '': { dependencies: { near: '1' } },
    'apps/a': { devDependencies: { far: '2' } },
    'node_modules/near': { version: '1', license: 'BlueOak-1.0.0' },
    'apps/a/node_modules/far': { version: '2' },
    'node_modules/far': { version: '1', license: 'MIT' },
  };
  expect(otherLicences(packages)).toEqual(['near 1: BlueOak-1.0.0', 'far 2: undefined']);
});
