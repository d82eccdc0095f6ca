import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from './chromium.mjs';
import { npmEnvironment } from './install.mjs';
import { pathWithPackages } from './node.mjs';
import { otherBrowsers } from './other-browsers.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** Enough lines to show the error and its place. */
const LINES_OF_A_FAILURE = 12;
const RESULTS = join(root, 'test-results');

/** Runs the tests beside the code under Vitest, but for those in a browser: all of them, or those in the given folders. */
export function runVitest(name, folders = []) {
  return vitest(name, [...folders, '--project=!browser'], environment());
}

/** Runs the tests of components in a browser, under Vitest. */
export async function runComponents(name) {
  return vitest(name, ['--project=browser'], { ...environment(), CHROMIUM_PATH: await chromium() });
}

async function vitest(name, chosen, env) {
  const file = resultsFile('vitest.json');
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run('vitest', args, { env });
  const report = read(file);
  return { ...suite(name, code, report?.numPassedTests, report?.numFailedTests), failures: vitestFailures(report) };
}

/** Runs the journeys through the running shop under Playwright: all of them in Chromium, the main ones in the other installed browsers. */
export async function runJourneys(name) {
  const { environment: others, leftOut } = otherBrowsers();
  return { ...(await playwright(name, 'playwright.json', [], { ...others, ORCA_PATH: '' })), leftOut };
}

/** Runs the journeys by ear, with nothing beside them: a busy machine speaks late. Returns no suite where there is no screen reader. */
export async function runByEar(name) {
  const { environment: others } = otherBrowsers();
  return others.ORCA_PATH ? [await playwright(name, 'by-ear.json', ['--project=orca'], others)] : [];
}

async function playwright(name, results, chosen, others) {
  const file = resultsFile(results);
  const env = { ...environment(), ...others, CHROMIUM_PATH: await chromium(), RESULTS_FILE: file };
  const { code } = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...chosen], { env });
  const report = read(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return { ...suite(name, code, expected + flaky, unexpected), atSecondTry: flaky, failures: playwrightFailures(report) };
}

/** A suite that crashed without a failed test counts as one failure. */
function suite(name, code, passed = 0, failed = 0) {
  return { name, passed, failed: code !== 0 && !failed ? 1 : failed || 0 };
}

/** Returns the failures as the summary repeats them; a file that crashed before its tests counts as one. */
function vitestFailures(report) {
  const inFile = ({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [failure(name, 'the file itself', message)];
    return failed.map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages.join('\n')));
  };
  return (report?.testResults ?? []).flatMap(inFile);
}

function playwrightFailures(report) {
  const inSuite = ({ specs = [], suites = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .flatMap(({ file, title, tests }) => tests.map((test) => ({ file, title, test })))
      .filter(({ test }) => test.status === 'unexpected')
      .map(({ file, title, test }) => failure(`e2e/${file} in ${test.projectName}`, title, test.results.at(-1)?.error?.message ?? '')),
    ...suites.flatMap(inSuite),
  ];
  return inSuite(report ?? {});
}

function failure(file, title, message) {
  const said = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, LINES_OF_A_FAILURE);
  return [`${relative(root, resolve(root, file))}: ${title}`, ...said].join('\n    ');
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
