import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';

/** Whether the process exists and has not ended (an ended one may wait unburied for its parent). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return statFields(pid)?.[0] !== 'Z';
}

/** Whether the living process has this folder as its own, as a PostgreSQL server has its cluster. */
export function worksIn(pid: number, folder: string): boolean {
  if (!(pid > 1) || !isAlive(pid)) return false;
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
    return execFileSync('lsof', ['-a', '-p', String(pid), '-d', 'cwd', '-Fn'], { encoding: 'utf8' }).includes(realpathSync(folder));
  } catch {
    return false;
  }
}

/** Tells a process from a later one with the same number. Empty where the system does not say. */
export function startMark(pid: number): string {
  return statFields(pid)?.[19] ?? '';
}

/** The fields of /proc/PID/stat from the third on; the second, the name, may hold spaces. */
function statFields(pid: number): string[] | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
