// npm test: all tests, on a machine that has only Node and npm. Ends with `N passed, N failed`.
import { buildFrontEnds } from './setup/build-front-ends.mjs';
import { runChecks } from './setup/checks.mjs';
import { checkFirstPages } from './setup/first-pages.mjs';
import { install } from './setup/install.mjs';
import { Advice, main } from './setup/report.mjs';
import { runByEar, runComponents, runJourneys, runVitest } from './setup/suites.mjs';
import { summarise } from './setup/summary.mjs';

const startedAt = Date.now();
await main(async () => {
  await install();
  const results = await runChecks();
  results.push(await built());
  results.push(await runVitest('tests'));
  results.push(await runComponents('components').catch(fallen('components')));
  results.push(await runJourneys('journeys').catch(fallen('journeys')));
  results.push(...(await runByEar('by ear').catch((error) => [fallen('by ear')(error)])));
  summarise(results, startedAt);
});

function built() {
  return buildFrontEnds().then(checkFirstPages).catch(fallen('build'));
}

function fallen(name) {
  return (error) => {
    console.error(error instanceof Advice ? error.message : error.stack);
    return { name, passed: 0, failed: 1 };
  };
}
