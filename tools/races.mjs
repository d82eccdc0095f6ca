// npm run races [rounds]: two people at once at the same order, many times over, and the invariants after each kind of race.
import { install } from './setup/install.mjs';
import { pathWithPackages } from './setup/node.mjs';
import { main } from './setup/report.mjs';
import { run } from './setup/run.mjs';

await main(async () => {
  await install();
  const env = { ...process.env, PATH: pathWithPackages(), RACE_ROUNDS: process.argv[2] ?? '1000' };
  const { code } = await run('vitest', ['run', 'apps/api/src/features/orders/races.test.ts'], { env });
  process.exitCode = code;
});
