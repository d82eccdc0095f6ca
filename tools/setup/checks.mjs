import { FRONT_ENDS } from './front-ends.mjs';
import { nodeBinary, pathWithPackages } from './node.mjs';
import { run } from './run.mjs';

/** Checks that need neither a database nor a browser: a name each, and the commands that must all succeed. */
const CHECKS = [
  { name: 'format', hint: 'npm run format', commands: [['oxfmt', '--check', '.']] },
  { name: 'lint', commands: [['oxlint', '.']] },
  {
    name: 'types',
    commands: [
      ['tsc', '--noEmit', '-p', '.'],
      ['tsc', '--noEmit', '-p', 'packages/domain'],
      ['tsc', '--noEmit', '-p', 'packages/contract'],
      ...FRONT_ENDS.flatMap(({ folder }) => [
        ['react-router', 'typegen', folder],
        ['tsc', '--noEmit', '-p', folder],
      ]),
      ['tsc', '--noEmit', '-p', 'apps/storefront/worker'],
      ['tsc', '--noEmit', '-p', 'apps/console/worker'],
      ['tsc', '--noEmit', '-p', 'e2e'],
    ],
  },
  {
    name: 'architecture',
    commands: [
      ['node', 'tools/architecture.ts'],
      ['node', 'tools/writers.ts'],
      ['node', 'tools/columns.ts'],
    ],
  },
  {
    name: 'unused code',
    commands: [
      ['knip', '--no-progress'],
      ['knip', '--no-progress', '--production', '--include', 'files,exports,types,duplicates'],
      ['node', 'tools/idle-files.ts'],
    ],
  },
  { name: 'migrations', commands: [['node', 'apps/api/test/recorded-migrations.ts']] },
  { name: 'styles', commands: [['node', 'tools/styles.ts']] },
  { name: 'languages', commands: [['node', 'tools/locales.ts']] },
  { name: 'words', commands: [['node', 'tools/words.ts']] },
  { name: 'requirements', commands: [['node', 'tools/requirements.ts', '--summary']] },
];

/** Runs the checks in sequence, prints a line for each and the output of a failed one. */
export async function runChecks() {
  const results = [];
  for (const { name, commands, hint } of CHECKS) {
    const started = Date.now();
    const failures = [];
    for (const [program, ...args] of commands) {
      const { code, text } = await run(program === 'node' ? nodeBinary() : program, args, {
        quiet: true,
        env: { ...process.env, PATH: pathWithPackages(), FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
      });
      if (code !== 0) failures.push(text.trimEnd());
    }
    const isGood = failures.length === 0;
    console.log(
      `${isGood ? '✓' : '✗'} ${name.padEnd(14)} ${((Date.now() - started) / 1000).toFixed(1)} s${!isGood && hint ? `  (mend with: ${hint})` : ''}`,
    );
    for (const text of failures) console.log(`${text}\n`);
    results.push({ name, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });
  }
  return results;
}
