import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from './chromium.mjs';
import { npmEnvironment } from './install.mjs';
import { pathWithPackages } from './node.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const RESULTS = join(root, 'test-results');

/** Tests beside the code, under Vitest: all of them, or those in the given folders. */
export async function runVitest(name, folders = []) {
  const file = resultsFile('vitest.json');
  const args = ['run', ...folders, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run('vitest', args, { env: environment() });
  const report = read(file);
  return suite(name, code, report?.numPassedTests, report?.numFailedTests);
}

/** Journeys through the running shop, under Playwright. */
export async function runPlaywright(name) {
  const file = resultsFile('playwright.json');
  const env = { ...environment(), CHROMIUM_PATH: await chromium(), RESULTS_FILE: file };
  const { code } = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], { env });
  const { expected = 0, unexpected = 0, flaky = 0 } = read(file)?.stats ?? {};
  return { ...suite(name, code, expected + flaky, unexpected), atSecondTry: flaky };
}

/** A suite that fell over without a failed test to show for it counts as one failure. */
function suite(name, code, passed = 0, failed = 0) {
  return { name, passed, failed: code !== 0 && !failed ? 1 : failed || 0 };
}

const environment = () => ({ ...npmEnvironment(), PATH: pathWithPackages() });

function resultsFile(name) {
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, name);
  rmSync(file, { force: true });
  return file;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
