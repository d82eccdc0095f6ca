import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import type { Run } from './rooms.ts';

export interface Sample {
  readonly size: number;
  readonly seed: string;
  /** Draws only from code that runs on import, such as tables. */
  readonly isOnImport: boolean;
}

interface Survivor {
  /** `path:line` */
  readonly place: string;
  readonly mutator: string;
  readonly original: string;
  readonly mutant: string;
  /** False when no test runs the line at all. */
  readonly isCovered: boolean;
}

export interface Outcome {
  readonly killed: number;
  readonly survivors: readonly Survivor[];
}

/** Unversioned: the sandbox, and the results by which a second run tests only the mutants whose code or tests have changed. */
const FOLDER = 'var/mutants';

/** Plants the mutants of a run and tests each. Throws when the tests fail without any mutant. */
export async function runMutants(
  { room, files, tests, project, without }: Run,
  root: string,
  workers: number,
  sample?: Sample,
): Promise<Outcome> {
  mkdirSync(join(root, FOLDER), { recursive: true });
  const part = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 8);
  // Results of a sample say nothing of the mutants that were not drawn, so each sample has its own.
  const name = [
    room.replaceAll(/\W/g, '-'),
    ...(sample ? [part, sample.size, sample.seed, ...(sample.isOnImport ? ['import'] : [])] : []),
  ].join('-');
  const drawn = join(root, FOLDER, `${name}.sample.json`);
  process.env['MUTANTS'] = JSON.stringify({ project, tests });
  process.env['MUTANTS_SAMPLE'] = JSON.stringify({ ...sample, file: drawn });
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner'), import.meta.resolve('./sample-plugin.ts')],
    // A mutant of a table that is built on import is tried by all tests that import it, not by all there are.
    vitest: { configFile: 'vitest.mutants.config.ts', related: true },
    mutate: [...files],
    mutator: { excludedMutations: [...without] },
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: join(FOLDER, `${name}.json`),
    tempDirName: join(FOLDER, 'sandbox'),
    ignorePatterns: ['/e2e', '/bench', '/var', 'build', '*.tsbuildinfo'],
    // TypeScript 7 has no JavaScript API yet, which Stryker would use to rewrite this file; Vitest needs no such file.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    concurrency: workers,
    // A busy machine kills no mutant: a test against the database may wait.
    dryRunTimeoutMinutes: 30,
    timeoutMS: 30_000,
    reporters: sample ? ['progress-append-only', 'sample'] : ['progress-append-only'],
    checkers: sample ? ['sample'] : [],
    allowConsoleColors: false,
  }).runMutationTest();
  rmSync(drawn, { force: true });
  return outcomeOf(results, root);
}

function outcomeOf(results: readonly MutantResult[], root: string): Outcome {
  return {
    killed: results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length,
    survivors: results
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .toSorted((a, b) => a.fileName.localeCompare(b.fileName) || a.location.start.line - b.location.start.line)
      .map(({ fileName, location, mutatorName, replacement, status }) => ({
        place: `${relative(root, fileName)}:${location.start.line}`,
        mutator: mutatorName,
        original: onOneLine(textAt(readFileSync(fileName, 'utf8'), location)),
        mutant: onOneLine(replacement),
        isCovered: status === 'Survived',
      })),
  };
}

/** The piece of a text between two places, whose lines and columns count from 1. */
export function textAt(text: string, { start, end }: MutantResult['location']): string {
  const lines = text.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column - 1);
  return [lines[0]!.slice(start.column - 1), ...lines.slice(1)].join('\n');
}

const MOST_SHOWN = 100;

function onOneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line;
}
