import { defineConfig } from 'vitest/config';

const EXCLUDED = ['**/node_modules/**', '**/build/**'];

export default defineConfig({
  test: {
    environment: 'node',
    // A busy machine is no failure; what hangs is told all the same.
    testTimeout: 30_000,
    // Without a word Vitest leaves one of two cores idle.
    maxWorkers: '100%',
    exclude: EXCLUDED,
    projects: [
      // Components in a real browser.
      'apps/storefront/vitest.browser.config.ts',
      // Files that are not isolated share what they import: a third of the time went into importing it anew for each.
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{packages,tools}/**/*.test.{ts,tsx}', 'apps/host/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...EXCLUDED, 'packages/web/**', '**/*.browser.test.tsx'],
          isolate: false,
        },
      },
      // Stands modules and the browser's own globals in for others, so each file has its own.
      { extends: true, test: { name: 'storefront', include: ['apps/storefront/**/*.test.ts', 'packages/web/**/*.test.ts'] } },
      {
        extends: true,
        // A server of its own for the run, and a copy of the migrated database for each file: apps/api/test/database.ts.
        test: {
          name: 'api',
          include: ['apps/api/**/*.test.ts'],
          globalSetup: ['apps/api/test/global-setup.ts'],
          hookTimeout: 30_000,
          isolate: false,
        },
      },
    ],
  },
});
