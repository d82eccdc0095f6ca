// npm run bench: measures the shop beside the raw limits of this machine. Its packages are separate from the shop's; the first run installs
// them.
import { join } from 'node:path';
import { buildFrontEnds } from './setup/build-front-ends.mjs';
import { chromium } from './setup/chromium.mjs';
import { install } from './setup/install.mjs';
import { nodeBinary } from './setup/node.mjs';
import { main } from './setup/report.mjs';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';

await main(async () => {
  await install();
  await install(join(root, 'bench'));
  await buildFrontEnds();
  const env = { ...process.env, CHROMIUM_PATH: await chromium() };
  const { code } = await run(nodeBinary(), [join(root, 'bench/src/main.ts'), ...process.argv.slice(2)], { env, tie: true });
  process.exitCode = code;
});
