import { defineConfig } from '@playwright/test';

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
    // Recording every journey takes a fifth of the CPU, so only a retry is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Asia/Tashkent',
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: ['--no-sandbox'] },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});
