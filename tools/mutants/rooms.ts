import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEIGHBOURS } from '../architecture.ts';
import { importsOf } from '../imports-of.ts';

/** One run of the mutation tester: the files that get mutants, and the tests that have to notice them. */
export interface Run {
  readonly room: string;
  /** Relative to the repository. */
  readonly files: readonly string[];
  readonly tests: readonly string[];
  /** The project of vitest.config.ts whose settings the tests need. */
  readonly project: 'rules' | 'front ends' | 'api';
  /** Kinds of mutants that say nothing in this room. */
  readonly without: readonly string[];
}

/** Share of its mutants that the tests of each room have to notice. */
export const FLOORS: Readonly<Record<string, number>> = { 'domain': 0.9, 'api': 0.8, 'front ends': 0.7 };

const FEATURES = 'apps/api/src/features';
/** Tests of every list there is, whichever slice it belongs to. */
const LISTS = 'apps/api/src/{ends,filters}-of-lists.test.ts';
const LOGIC = ['packages/web/src', 'packages/map/src', 'apps/storefront/app'];
/** The script of the event replay is sent as its own text, which a planted mutant would break. */
const NOT_MUTATED = /\.test\.ts$|\.d\.ts$|\.gen\.ts$|\/testing\/|\/event-replay\.ts$/;
const HOOK = /\/use-[\w-]+\.ts$/;
const REACT = /^(?:react|react-dom|react-router|@react-router|@tanstack|@base-ui)(?:\/|$)/;

/**
 * Returns the runs that a room or a path asks for: `domain`, `api`, `front ends`, `apps/api/src/features/cart`; without one, all of them. A
 * sample of the API is drawn from all slices together, in one run: the tests of each slice alone would take longer than the mutants.
 */
export function runsOf(target: string | undefined, root: string, { isSampled = false } = {}): Run[] {
  const path = target?.replace(/\/$/, '');
  if (path && !FLOORS[path]) return runsBelow(path, root);
  const runs = [domain(root), ...(isSampled ? [wholeApi(root)] : api(root)), frontEnds(root)];
  return path ? runs.filter(({ room }) => room === path || room.startsWith(`${path}/`)) : runs;
}

function runsBelow(path: string, root: string): Run[] {
  return [domain(root), ...api(root), frontEnds(root)]
    .map((run) => ({ ...run, files: run.files.filter((file) => file === path || file.startsWith(`${path}/`)) }))
    .filter(({ files }) => files.length > 0);
}

function domain(root: string): Run {
  const files = sourcesUnder('packages/domain/src', root);
  return { room: 'domain', files, tests: ['packages/domain/**/*.test.ts'], project: 'rules', without: [] };
}

/**
 * One run for each slice, with its own tests and those of the slices that call it. Almost every string there is a column, a key or a word,
 * and an empty one breaks the statement whenever it runs: such mutants measure coverage only, and are left out.
 */
function api(root: string): Run[] {
  const neighbours = Object.entries(NEIGHBOURS['api/features']!);
  return [...new Set(sourcesUnder(FEATURES, root).map((file) => file.slice(FEATURES.length + 1).split('/')[0]!))].map((feature) => {
    const callers = neighbours.filter(([, called]) => called.includes(feature)).map(([caller]) => caller);
    return {
      room: `api/${feature}`,
      files: sourcesUnder(`${FEATURES}/${feature}`, root),
      tests: [...[feature, ...callers].map((name) => `${FEATURES}/${name}/**/*.test.ts`), LISTS],
      project: 'api',
      without: ['StringLiteral'],
    };
  });
}

function wholeApi(root: string): Run {
  return {
    room: 'api',
    files: sourcesUnder(FEATURES, root),
    tests: [`${FEATURES}/**/*.test.ts`, LISTS],
    project: 'api',
    without: ['StringLiteral'],
  };
}

/** The logic of the front ends: what needs no React. Hooks and components are tested in a real browser, which no mutant reaches. */
function frontEnds(root: string): Run {
  const files = LOGIC.flatMap((folder) => sourcesUnder(folder, root)).filter(
    (file) => !HOOK.test(file) && !importsOf(file, readFileSync(join(root, file), 'utf8')).specifiers.some((name) => REACT.test(name)),
  );
  return {
    room: 'front ends',
    files,
    tests: ['packages/{web,map}/**/*.test.ts', 'apps/storefront/**/*.test.ts'],
    project: 'front ends',
    without: ['StringLiteral'],
  };
}

function sourcesUnder(folder: string, root: string): string[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((file) => !NOT_MUTATED.test(file))
    .toSorted();
}
