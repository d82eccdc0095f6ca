import { defineConfig } from 'vitest/config';
import all from './vitest.config.ts';

/** The project and the tests of one run of mutants; `tools/mutants/run-mutants.ts` names both. */
const { project = '', tests = [] } = JSON.parse(process.env['MUTANTS'] ?? '{}') as { project?: string; tests?: string[] };

export default defineConfig({
  test: {
    ...all.test,
    projects: all.test?.projects?.flatMap((each) =>
      typeof each === 'object' && 'test' in each && each.test?.name === project
        ? [{ ...each, root: process.cwd(), test: { ...each.test, include: tests } }]
        : [],
    ),
  },
});
