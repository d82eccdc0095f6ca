import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const SOURCE = /(?<!\.test)\.(ts|json|sql)$/;
const CALM_MS = 200;

/** Runs a program, and restarts it whenever a source under the folders changes. After a crash it waits for the next change. */
export async function runWatched(command, args, options, folders) {
  let changed = withResolvers();
  let calm;
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !SOURCE.test(file)) return;
      clearTimeout(calm);
      calm = setTimeout(() => changed.resolve('changed'), CALM_MS);
    }),
  );
  try {
    for (;;) {
      changed = withResolvers();
      const restart = new AbortController();
      const ended = run(command, args, { ...options, stop: restart.signal });
      const first = await Promise.race([changed.promise, ended]);
      if (first === 'changed') {
        console.error('The sources changed. Starting anew.');
        restart.abort();
        await ended;
        continue;
      }
      if (first.isAsked) return first;
      console.error('Waiting for a change of the sources.');
      await changed.promise;
    }
  } finally {
    for (const watcher of watchers) watcher.close();
  }
}

/** Promise.withResolvers, which Node 20 lacks. */
function withResolvers() {
  let resolve;
  const promise = new Promise((settle) => (resolve = settle));
  return { promise, resolve };
}
