import { fileURLToPath } from 'node:url';
import { lightCalls } from '@bozor/contract/vite/light-calls.ts';
import { RTL_TEXT_ALIAS } from '@bozor/map/vite/rtl-text.ts';
import { layeredStyles } from '@bozor/web/vite/layered-styles.ts';
import { words } from '@bozor/web/vite/words.ts';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';

const root = import.meta.dirname;
const repository = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Component tests in a real browser, with the words, styles and calls of the build. React Router's own plugin is left out: it serves whole pages.
 * `CHROMIUM_PATH` names the browser, as it does for the journeys.
 */
export default defineProject({
  root,
  plugins: [layeredStyles(), lightCalls(), words(`${root}/app`, `${root}/../console/app`)],
  resolve: { alias: [RTL_TEXT_ALIAS] },
  // The overlay of one file's error would lie above the tests of all others.
  server: { fs: { allow: [repository] }, hmr: { overlay: false } },
  // Found before the first test: a dependency that is found later reloads the page of a running test.
  optimizeDeps: {
    entries: [
      'app/**/*.{ts,tsx}',
      'test/**/*.{ts,tsx}',
      '../console/{app,test}/**/*.{ts,tsx}',
      '../../packages/*/{src,test}/**/*.{ts,tsx}',
    ],
    include: ['typebox/value', 'axe-core'],
    exclude: ['@mapbox/mapbox-gl-rtl-text'],
  },
  test: {
    name: 'browser',
    include: ['{app,test}/**/*.browser.test.tsx', '../console/test/*.browser.test.tsx', '../../packages/*/test/*.browser.test.tsx'],
    testTimeout: 30_000,
    // A busy machine is no failure.
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['test/setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }) },
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'Asia/Tashkent' },
        actionTimeout: 10_000,
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 800 },
    },
  },
});
