import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { eachMapping, TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';
import { expect, test } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..');

/** Imports and exports of other files; a file of nothing else has nothing to map. */
const LINKS = /(import|export)\b[^;]*?(from)?["`][^"`]*["`];|export\{[^}]*\};|\n/g;
const SCRIPT = /\.(tsx?|[cm]?js)$/;
const WORD = /[\w$]+/g;
/** A mapping may begin where the expression does. */
const BEFORE_NAME = /^(void |export function |['"(])+/;

interface BuiltFrontEnd {
  readonly folder: string;
  readonly assets: string;
  /** Files and a text in each, which the built scripts contain as it is. */
  readonly samples: Readonly<Record<string, string>>;
}

const FRONT_ENDS: readonly BuiltFrontEnd[] = [
  {
    folder: 'apps/storefront',
    assets: 'assets',
    samples: {
      'apps/storefront/app/routes/frame.tsx': 'Skip to content',
      'apps/storefront/app/features/search/search-bar.tsx': 'Search for medicine or store...',
      'packages/web/src/navigation/reload-page.ts': 'said-after-reload',
      'node_modules/react-dom/cjs/react-dom-client.production.js': 'react-dom',
      'node_modules/react-router/dist/production/lib/dom/lib.js': 'data-discover',
    },
  },
  {
    folder: 'apps/console',
    assets: 'console-assets',
    samples: {
      'apps/console/app/frame/frame.tsx': 'Change theme',
      'node_modules/react-dom/cjs/react-dom-client.production.js': 'react-dom',
    },
  },
];

/** Files that are generated or copied whole, so that they have no source map. */
const NOT_BUNDLED = /^(words-|manifest-|preload-helper-|rolldown-runtime-|mapbox-gl-rtl-text-|maplibre-gl-csp-worker-)/;

for (const { folder, assets, samples } of FRONT_ENDS) {
  test.describe(`the scripts of ${folder}`, () => {
    const scripts = globSync(`${folder}/build/client/${assets}/*.js`, { cwd: ROOT })
      .map((file) => join(ROOT, file))
      .filter((file) => !NOT_BUNDLED.test(basename(file)) && readFileSync(file, 'utf8').replaceAll(LINKS, '') !== '');
    const chunks = scripts.filter((file) => existsSync(`${file}.map`)).map(readChunk);
    const modules = chunks.flatMap((chunk) => chunk.modules);

    test('each have a source map', () => {
      expect(scripts.length).toBeGreaterThan(10);
      expect(scripts.filter((file) => !existsSync(`${file}.map`))).toEqual([]);
    });

    test('name the files that they are made of, with their whole text', () => {
      const changed = modules.filter(({ file, text }) => !existsSync(join(ROOT, file)) || readFileSync(join(ROOT, file), 'utf8') !== text);
      expect(changed.map(({ file }) => file)).toEqual([]);
      const mapped = new Set(modules.map(({ file }) => file));
      expect(globSync(`${folder}/app/routes/*.tsx`, { cwd: ROOT }).filter((file) => !mapped.has(file))).toEqual([]);
    });

    test('map each name to its place in its file', () => {
      const names = modules.flatMap(({ names }) => names);
      expect(names.length).toBeGreaterThan(10_000);
      const astray = modules.filter(({ file, names }) => {
        const wrong = names.filter(({ isThere }) => !isThere).length;
        return wrong > (file.startsWith('node_modules/') ? Math.max(5, names.length / 50) : 0);
      });
      expect(
        astray.map(({ file, names }) => ({
          file,
          names: names.filter(({ isThere }) => !isThere).map(({ name, at }) => `${name} at ${at}`),
        })),
      ).toEqual([]);
    });

    for (const [file, text] of Object.entries(samples))
      test(`lead '${text}' to ${file}`, () => {
        const found = chunks.flatMap((chunk) => chunk.placesOf(text)).filter((place) => place.file === file);
        expect(found.length).toBeGreaterThan(0);
        const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
        for (const { line, column } of found) expect(lines[line - 1]!.slice(column)).toContain(text);
      });
  });
}

interface MappedName {
  readonly name: string;
  /** Line and column in its file, from 1. */
  readonly at: string;
  readonly isThere: boolean;
}

interface MappedModule {
  /** Seen from the root of the repository. */
  readonly file: string;
  readonly text: string;
  readonly names: readonly MappedName[];
}

interface Chunk {
  readonly modules: readonly MappedModule[];
  /** Returns the original places of a text in the chunk; lines are counted from 1, columns from 0. */
  placesOf(text: string): readonly { readonly file: string; readonly line: number; readonly column: number }[];
}

function readChunk(path: string): Chunk {
  const map = new TraceMap(readFileSync(`${path}.map`, 'utf8'));
  const code = readFileSync(path, 'utf8').split('\n');
  const fileOf = (source: string) => relative(ROOT, join(dirname(path), source));
  const modules = map.sources.flatMap((source, at) => {
    if (!source || !SCRIPT.test(source)) return [];
    const text = map.sourcesContent?.[at] ?? '';
    return [{ source, file: fileOf(source), text, lines: text.split('\n'), words: new Set(text.match(WORD)), names: [] as MappedName[] }];
  });
  const bySource = new Map(modules.map((module) => [module.source, module]));
  eachMapping(map, ({ source, name, originalLine, originalColumn }) => {
    const module = source === null ? undefined : bySource.get(source);
    if (!module || name === null) return;
    const word = name.replaceAll(/^"|"$|\$\d+$/g, '');
    // Compilers make names of their own, like `_jsx`.
    if (!module.words.has(word) || word === 'children') return;
    const isThere = (module.lines[originalLine - 1] ?? '').slice(originalColumn).replace(BEFORE_NAME, '').startsWith(word);
    module.names.push({ name, at: `${originalLine}:${originalColumn + 1}`, isThere });
  });
  return {
    modules,
    placesOf: (text) =>
      code
        .flatMap((line, at) => columnsOf(text, line).map((column) => ({ line: at + 1, column })))
        .map((place) => originalPositionFor(map, place))
        .flatMap(({ source, line, column }) => (source === null ? [] : [{ file: fileOf(source), line, column }])),
  };
}

function columnsOf(text: string, line: string): number[] {
  const columns: number[] = [];
  for (let at = line.indexOf(text); at >= 0; at = line.indexOf(text, at + 1)) columns.push(at);
  return columns;
}
