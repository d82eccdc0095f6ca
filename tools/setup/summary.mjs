/** Prints the results, and repeats the failures, which are thousands of lines above. Programs parse the last line: `N passed, N failed`. */
export function summarise(results, startedAt) {
  for (const failure of results.flatMap(({ failures = [] }) => failures)) console.log(`\n✗ ${failure}`);
  console.log('');
  for (const { name, passed, failed, atSecondTry } of results) {
    const stumbled = atSecondTry ? ` (${atSecondTry} at the second try, named above as flaky)` : '';
    console.log(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(14)} ${passed} passed, ${failed} failed${stumbled}`);
  }
  for (const line of results.flatMap(({ leftOut = [] }) => leftOut)) console.log(`- ${line}`);
  const passed = sum(results, 'passed');
  const failed = sum(results, 'failed');
  console.log(`Took ${duration(Date.now() - startedAt)}.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

const sum = (results, key) => results.reduce((total, result) => total + result[key], 0);

function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
