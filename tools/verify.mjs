// npm run verify: everything that needs neither a database nor a browser.
import { runChecks } from './setup/checks.mjs';
import { install } from './setup/install.mjs';
import { main } from './setup/report.mjs';
import { runVitest } from './setup/suites.mjs';
import { summarise } from './setup/summary.mjs';

const startedAt = Date.now();
await main(async () => {
  await install();
  const checks = await runChecks();
  summarise([...checks, await runVitest('unit tests', ['packages', 'tools', 'apps/storefront', 'apps/console'])], startedAt);
});
