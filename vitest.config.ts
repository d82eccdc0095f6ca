import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // A busy machine is no failure; what hangs is told all the same.
    testTimeout: 30_000,
    exclude: ['**/node_modules/**', '**/build/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{packages,tools}/**/*.test.{ts,tsx}', 'apps/{host,storefront}/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      {
        extends: true,
        // A server of its own for the run, and a copy of the migrated database for each file: apps/api/test/database.ts.
        test: { name: 'api', include: ['apps/api/**/*.test.ts'], globalSetup: ['apps/api/test/global-setup.ts'], hookTimeout: 30_000 },
      },
    ],
  },
});
