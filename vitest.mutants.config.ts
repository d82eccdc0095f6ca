import { defineConfig } from 'vitest/config';
import { TIMED } from './tools/mutants/rooms.ts';
import all from './vitest.config.ts';

/** The project and the tests of one run of mutants; `tools/mutants/run-mutants.ts` names both. */
const { project = '', tests = [] } = JSON.parse(process.env['MUTANTS'] ?? '{}') as { project?: string; tests?: string[] };

/** A busy machine kills no mutant; Stryker ends one that hangs. */
const SLOW_MS = 120_000;

export default defineConfig({
  test: {
    ...all.test,
    projects: all.test?.projects?.flatMap((each) =>
      typeof each === 'object' && 'test' in each && each.test?.name === project
        ? [
            {
              ...each,
              root: process.cwd(),
              test: { ...each.test, include: tests, exclude: ['**/node_modules/**', ...TIMED], testTimeout: SLOW_MS, hookTimeout: SLOW_MS },
            },
          ]
        : [],
    ),
  },
});
