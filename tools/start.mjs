// npm start, npm run dev. Plain JavaScript for whatever Node the machine has; the shop itself runs under the one of package.json.
import { buildStorefront } from './setup/build-storefront.mjs';
import { install } from './setup/install.mjs';
import { nodeBinary } from './setup/node.mjs';
import { main } from './setup/report.mjs';
import { run } from './setup/run.mjs';

await main(async () => {
  const args = process.argv.slice(2);
  await install();
  if (!args.includes('--dev')) await buildStorefront();
  const { code } = await run(nodeBinary(), ['--enable-source-maps', 'apps/host/src/main.ts', ...args], { tie: true });
  process.exitCode = code;
});
