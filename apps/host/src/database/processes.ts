import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';

/** Returns whether the process exists and has not ended. An ended one may remain as a zombie until its parent reaps it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return statFields(pid)?.[0] !== 'Z';
}

/** Returns whether the living process has this folder as its working directory, as a PostgreSQL server has its cluster. */
export function hasWorkingDirectory(pid: number, folder: string): boolean {
  if (!(pid > 1) || !isAlive(pid)) return false;
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
    return execFileSync('lsof', ['-a', '-p', String(pid), '-d', 'cwd', '-Fn'], { encoding: 'utf8' }).includes(realpathSync(folder));
  } catch {
    return false;
  }
}

/** Returns a mark that differs from a later process with the same pid. Empty where the system provides none. */
export function startTimeOf(pid: number): string {
  return statFields(pid)?.[19] ?? '';
}

/** Returns the fields of /proc/PID/stat from the third on. The second, the name, may contain spaces. */
function statFields(pid: number): string[] | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
