// npm start, npm run dev. Plain JavaScript for any Node on the machine; the shop itself runs under the one of package.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFrontEnds } from './setup/build-front-ends.mjs';
import { install } from './setup/install.mjs';
import { nodeBinary } from './setup/node.mjs';
import { main } from './setup/report.mjs';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';
import { runWatched } from './setup/run-watched.mjs';

/** Vite reloads the storefront's sources itself; these need a new process. */
const WATCHED = ['apps/host/src', 'apps/api/src', 'packages/contract/src', 'packages/domain/src'];

/**
 * By default the young generation of the heap grows to 130 MB under load and the old one to four times its live size.
 * A page being rendered keeps most of what it allocates until it is sent, 4 MB for a store, so a larger young generation saves CPU: a store
 * takes 16.4 ms at a `max-semi-space-size` of 8, 15.0 at 16 and 14.3 at 32. The host then takes 345, 353 and 385 MB after varied load, of
 * which the budget allows 350.
 * `heap-growing-percent` bounds the growth above the live size. With pages rendered in sequence, 130 leaves a heap of 210 MB of which
 * 70 are in use; at 50 the host is 50 MB smaller and as fast; at 30 it is another 30 MB smaller and a tenth slower.
 */
const HEAP = JSON.parse(readFileSync(join(root, 'apps/host/node-options.json'), 'utf8'));

await main(async () => {
  const args = process.argv.slice(2);
  const isDevelopment = args.includes('--dev');
  await install();
  if (!isDevelopment) await buildFrontEnds();
  // Node's compile cache saves half of a warm start. Two malloc arenas suffice for all threads; the C library's default of one per thread,
  // half empty, takes 30 MB.
  const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), MALLOC_ARENA_MAX: '2', ...process.env };
  const command = [nodeBinary(), [...HEAP, join(root, 'apps/host/src/main.ts'), ...args], { env, tie: true }];
  const { code } = isDevelopment ? await runWatched(...command, WATCHED) : await run(...command);
  process.exitCode = code;
});
