import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end and forwards signals to it. Resolves with its exit code, and whether a signal requested the end.
 * With `tie` the child has a channel to this process, and notices when it is killed. `stop` ends the child early.
 */
export function run(command, args, { cwd = root, env = process.env, quiet = false, tie = false, stop } = {}) {
  const output = quiet ? 'pipe' : 'inherit';
  const child = spawn(command, args, { cwd, env, stdio: ['inherit', output, output, ...(tie ? ['ipc'] : [])] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (text += data));
  let isAsked = false;
  const handOn = (signal) => {
    isAsked = true;
    child.kill(signal);
  };
  stop?.addEventListener('abort', () => child.kill('SIGTERM'));
  for (const signal of SIGNALS) process.on(signal, handOn);
  const watch = watchLauncher(() => handOn('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, handOn);
      clearInterval(watch);
      resolve({ code: code ?? 128 + (signal === 'SIGINT' ? 2 : 15), text, isAsked });
    });
  });
}

/** A killed npm sends no signal; the parent process changes. */
function watchLauncher(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const launcher = process.ppid;
  return setInterval(() => process.ppid === launcher || onGone(), 1_000).unref();
}
