import type { KnipConfig } from 'knip';

/**
 * The packages offer every file (`"./*": "./src/*"`), which knip takes for entries: so the exports of entries are looked at too.
 * `knip --production` leaves the tests and the build out and finds what only tests use.
 */
export default function config({ production: isProduction = false }: { production?: boolean }): KnipConfig {
  return {
    exclude: ['enumMembers'],
    includeEntryExports: true,
    // A name that only its own file uses is exported for a unit test at most.
    ignoreExportsUsedInFile: isProduction,
    ignoreIssues: isProduction ? { '**/{testing,test,vite}/**': ['exports', 'files'] } : { '**/*.gen.ts': ['types'] },
    workspaces: {
      '.': {
        entry: ['tools/*.mjs!', 'tools/*.ts!'],
        project: ['tools/**!', '!tools/**/*.test.ts!'],
        vitest: { config: ['vitest.config.ts', 'vitest.mutants.config.ts'] },
      },
      'packages/domain': { entry: ['src/**/*.test.ts'], project: ['src/**!'] },
      // A schema and its type share a name, and are exported together.
      'packages/contract': { entry: ['{src,vite}/**/*.test.ts'], project: ['{src,vite}/**!'], ignoreExportsUsedInFile: true },
      'packages/ui': {
        entry: ['gallery/main.tsx', '{src,test}/**/*.test.{ts,tsx}'],
        project: ['src/**!', 'gallery/**', 'test/**'],
        vite: { config: 'gallery/vite.config.ts' },
      },
      'packages/words': { entry: ['src/**/*.test.ts'], project: ['src/**!'] },
      'packages/web': { entry: ['{src,vite}/**/*.test.{ts,tsx}'], project: ['{src,vite}/**!'] },
      'packages/map': { entry: ['src/**/*.test.ts'], project: ['{src,vite}/**!'] },
      'apps/api': { entry: ['src/**/*.test.ts', 'seed/*.test.ts', 'test/generate-tables.ts'], project: ['src/**!', 'seed/**!', 'test/**'] },
      'apps/host': { entry: ['src/**/*.test.ts'], project: ['src/**!'] },
      'apps/storefront': {
        vitest: { config: 'vitest.browser.config.ts' },
        // Built by `plugins/service-worker.ts`.
        entry: [
          'worker/{service,retired}-worker.ts!',
          'app/**/*.test.{ts,tsx}',
          'plugins/*.test.ts',
          'test/**/*.test.{ts,tsx}',
          'test/setup.ts',
        ],
        // The plugins and what lists the pages run in the build alone, which production mode leaves out.
        project: [
          'build-config.ts',
          'worker/**!',
          'app/**!',
          '!app/**/{testing/**,*.test.ts,page-files.server.ts}!',
          'plugins/**',
          'test/**',
        ],
        ignoreDependencies: ['simple-icons', '@fontsource-variable/onest'],
      },
      // The workers are built by `plugins/service-worker.ts`.
      'apps/console': {
        entry: ['worker/{service,retired}-worker.ts!', 'test/*.test.tsx'],
        project: ['worker/**!', 'app/**!', 'plugins/**', 'test/**'],
      },
      'bench': {
        entry: [
          'src/main.ts!',
          'src/chaos.ts!',
          'src/chaos-of-staff.ts!',
          'src/load/bare-server.ts!',
          'src/load/bare-database-server.ts!',
          'src/**/*.test.ts',
        ],
        project: ['src/**!'],
        ignoreDependencies: ['autocannon', 'lighthouse', 'puppeteer-core'],
      },
      'e2e': {
        'entry': ['**/*.spec.ts'],
        'project': ['**/*.{ts,tsx}'],
        // Programs of Debian.
        'ignoreBinaries': ['dbus-daemon', 'Xvfb'],
        'react-router': { config: 'framework-app/react-router.config.ts' },
      },
    },
  };
}
