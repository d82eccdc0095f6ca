// npm start, npm run dev. Plain JavaScript for whatever Node the machine has; the shop itself runs under the one of package.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFrontEnds } from './setup/build-front-ends.mjs';
import { install } from './setup/install.mjs';
import { nodeBinary } from './setup/node.mjs';
import { main } from './setup/report.mjs';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';
import { runWatched } from './setup/run-watched.mjs';

/** Vite takes up the storefront's sources itself; these need a new process. */
const WATCHED = ['apps/host/src', 'apps/api/src', 'packages/contract/src', 'packages/domain/src'];

/**
 * Left alone the part of the heap for new objects grows to 130 MB under load, and the other to four times what it holds, for no gain in speed that can be
 * measured. `heap-growing-percent` is what may come on top of what is held: at 130 pages made one after another left a heap of 210 MB of which 70 were in
 * use, at 50 the host is 50 MB smaller and as quick, at 30 it is 30 MB smaller yet and slower by a tenth.
 */
const HEAP = JSON.parse(readFileSync(join(root, 'apps/host/node-options.json'), 'utf8'));

await main(async () => {
  const args = process.argv.slice(2);
  const isDevelopment = args.includes('--dev');
  await install();
  if (!isDevelopment) await buildFrontEnds();
  // What Node compiled last time it need not compile again: half of a warm start. Two heaps are enough for all threads of the C library, which
  // else keeps one for each, half empty: 30 MB.
  const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), MALLOC_ARENA_MAX: '2', ...process.env };
  const command = [nodeBinary(), [...HEAP, join(root, 'apps/host/src/main.ts'), ...args], { env, tie: true }];
  const { code } = isDevelopment ? await runWatched(...command, WATCHED) : await run(...command);
  process.exitCode = code;
});
