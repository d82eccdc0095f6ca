import { defineConfig } from 'vitest/config';

const EXCLUDED = ['**/node_modules/**', '**/build/**'];

export default defineConfig({
  test: {
    environment: 'node',
    // Long enough for a busy machine; a test that hangs still fails.
    testTimeout: 30_000,
    // By default Vitest leaves one of two cores idle.
    maxWorkers: '100%',
    exclude: EXCLUDED,
    projects: [
      // Components in a real browser.
      'apps/storefront/vitest.browser.config.ts',
      // Files without isolation share their imports. Importing again for each file took a third of the time.
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{packages,tools}/**/*.test.{ts,tsx}', 'apps/host/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...EXCLUDED, 'packages/web/**', '**/*.browser.test.tsx'],
          isolate: false,
        },
      },
      // These tests mock modules and browser globals, so each file is isolated.
      {
        extends: true,
        test: { name: 'front ends', include: ['apps/{storefront,console}/**/*.test.ts', 'packages/{web,map}/**/*.test.ts'] },
      },
      {
        extends: true,
        // One database server for the run, and a copy of the migrated database for each file: apps/api/test/database.ts.
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
