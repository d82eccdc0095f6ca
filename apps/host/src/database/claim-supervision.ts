import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Advice } from '../advice.ts';
import { isAlive, startMark } from './processes.ts';

/**
 * Notes that this process looks after the database, and refuses when another living one does:
 * two would stop it under each other's feet. Returns the function that gives it up.
 */
export function claimSupervision(file: string, dataDir: string): () => void {
  const holder = read(file);
  if (holder && isAlive(holder.pid) && startMark(holder.pid) === holder.started) {
    throw new Advice(`Another Bozor (process ${holder.pid}) is using ${dataDir}. Stop it first, or choose another DATA_DIR.`);
  }
  writeFileSync(file, JSON.stringify({ pid: process.pid, started: startMark(process.pid) }), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

function read(file: string): { pid: number; started: string } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { pid: number; started: string };
  } catch {
    return undefined;
  }
}
