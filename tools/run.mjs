// node tools/run.mjs FILE.ts [ARGUMENTS]: runs a program of the repository under its own Node, with its packages in place.
import { install } from './setup/install.mjs';
import { nodeBinary } from './setup/node.mjs';
import { main } from './setup/report.mjs';
import { run } from './setup/run.mjs';

await main(async () => {
  await install();
  const { code } = await run(nodeBinary(), process.argv.slice(2));
  process.exitCode = code;
});
