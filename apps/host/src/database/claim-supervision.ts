import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Advice } from '../advice.ts';
import { isAlive, startTimeOf } from './processes.ts';

/** A killed process may take a moment to disappear. */
const TIMEOUT_MS = 1_500;

/**
 * Records that this process supervises the database, and refuses when another living process does: two supervisors would stop the server
 * under each other. Returns the function that releases the claim.
 */
export async function claimSupervision(file: string, dataDir: string): Promise<() => void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (let holder = read(file); holder && isAlive(holder.pid) && startTimeOf(holder.pid) === holder.started; holder = read(file)) {
    if (Date.now() > deadline) {
      throw new Advice(`Another Bozor (process ${holder.pid}) is using ${dataDir}. Stop it first, or choose another DATA_DIR.`);
    }
    await pause(50);
  }
  writeFileSync(file, JSON.stringify({ pid: process.pid, started: startTimeOf(process.pid) }), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

function read(file: string): { pid: number; started: string } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { pid: number; started: string };
  } catch {
    return undefined;
  }
}
