import { defineConfig, type Project } from '@playwright/test';

/** Journeys that hear the shop as a screen reader does; they need a desktop. */
const READER = '**/reader/*.spec.ts';
/** Journeys in WebKit, which Playwright cannot drive as Debian has it. */
const WEBKIT = '**/webkit/*.spec.ts';
/** Journeys by ear, with the screen reader Orca. */
const ORCA = '**/orca/*.spec.ts';

/** The journeys share one shop, started by `start-shop.ts`, or the one at SHOP_URL. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  globalSetup: './start-shop.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A browser on a busy machine fails now and then. The summary names each journey that needed a retry.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(process.env.RESULTS_FILE ? [['json', { outputFile: process.env.RESULTS_FILE }] as const] : [])],
  use: {
    baseURL: process.env.SHOP_URL,
    // What is not there for so long will not come; a journey that waits for it to its end delays all others.
    actionTimeout: 30_000,
    // Recording every journey takes a fifth of the CPU, so only a retry is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Asia/Tashkent',
    viewport: { width: 1280, height: 900 },
    // Answers of a worker cannot be routed. The journeys about the worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: [READER, WEBKIT, ORCA],
      use: { browserName: 'chromium', launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: ['--no-sandbox'] } },
    },
    ...(process.env.FIREFOX_PATH ? [firefox(process.env.FIREFOX_PATH)] : []),
    ...(process.env.FIREFOX_PATH && process.env.READER_PYTHON ? [reader(process.env.FIREFOX_PATH)] : []),
    ...(process.env.FIREFOX_PATH && process.env.ORCA_PATH ? [orca(process.env.FIREFOX_PATH)] : []),
    ...(process.env.WEBKIT_DRIVER_PATH ? [{ name: 'webkit', testMatch: WEBKIT }] : []),
  ],
});

/** A stock Firefox, driven by WebDriver BiDi. */
function firefox(executablePath: string): Project {
  return {
    name: 'firefox',
    grep: /@every-browser/,
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: {
        executablePath,
        firefoxUserPrefs: {
          // As on a phone, and as in Chromium without a window.
          'ui.useOverlayScrollbars': 1,
          // A mouse, which Firefox without a window does not see: fine (2) and able to hover (4).
          'ui.primaryPointerCapabilities': 6,
          'ui.allPointerCapabilities': 6,
          // Playwright does not notice a page that comes back from the cache of whole pages.
          'browser.sessionhistory.max_total_viewers': 0,
        },
      },
    },
  };
}

function reader(executablePath: string): Project {
  const { use } = firefox(executablePath);
  return { name: 'reader', testMatch: READER, use: { ...use, headless: false } };
}

/** One screen reader runs at a time on a machine. It runs after the others (`npm test`), whose output it leaves. */
function orca(executablePath: string): Project {
  return { ...reader(executablePath), name: 'orca', testMatch: ORCA, workers: 1, outputDir: '../test-results/by-ear' };
}
