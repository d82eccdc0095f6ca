import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{packages,apps,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**'],
  },
});
