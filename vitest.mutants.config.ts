import { defineConfig } from 'vitest/config';
import all from './vitest.config.ts';

/** The project and the tests of one run of mutants; `tools/mutants/run-mutants.ts` names both. */
const { project = '', tests = [] } = JSON.parse(process.env['MUTANTS'] ?? '{}') as { project?: string; tests?: string[] };

/**
 * Tests that fail on a busy machine, since they work against a limit of real time: a document is rewritten in five seconds, a statement may
 * take four. They would end a run before its first mutant, or kill mutants that no test notices.
 */
const TIMED = ['apps/api/src/features/checkout/prescription.test.ts', 'apps/api/src/features/customers/remove-account.test.ts'];

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
