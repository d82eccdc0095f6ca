import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HostConfig } from './config.ts';
import type { Log } from './log.ts';
import { mapArchivePath } from './map-archive.ts';

const PROGRAM = fileURLToPath(new URL('../../api/map/make-demo-archive.ts', import.meta.url));

/**
 * Makes the tiles of the demo city beside the first start, in a process of its own. The shop does not wait for it: until the archive is
 * there, its map has main streets only. Returns a function that stops it.
 */
export function makeDemoMap(config: Pick<HostConfig, 'dataDir' | 'mode'>, log: Log): () => Promise<void> {
  const path = mapArchivePath(config);
  if (config.mode !== 'demo' || existsSync(path)) return async () => {};
  const child = spawn(process.execPath, [...process.execArgv.filter((option) => !option.startsWith('--inspect')), PROGRAM, path], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint = (complaint + text.toString()).slice(-2_000)));
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      log.warn({ err: error }, 'The map of the demo city could not be made.');
      resolve();
    });
    child.once('exit', (code, signal) => {
      if (code === 0) log.info({ from: 'map' }, 'The map of the demo city is made.');
      else if (signal === null) log.warn({ complaint }, 'The map of the demo city could not be made.');
      resolve();
    });
  });
  return async () => {
    child.kill();
    await ended;
  };
}
