import { readdirSync, readFileSync } from 'node:fs';

/** CPU milliseconds that processes have used. */
export interface Cpu {
  readonly host: number;
  readonly database: number;
}

/** `utime` and `stime` are counted in hundredths of a second on every Linux. */
const MS_A_TICK = 10;

/** Reads from /proc the CPU time that a host and its database have used so far, ended servers of the database included. */
export function cpuOf(host: number, postmaster: number): Cpu {
  const servers = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .map(statOf)
    .filter((stat) => stat?.parent === postmaster);
  const parent = statOf(postmaster);
  const database = (parent?.own ?? 0) + (parent?.ended ?? 0) + servers.reduce((sum, stat) => sum + stat!.own, 0);
  return { host: (statOf(host)?.own ?? 0) * MS_A_TICK, database: database * MS_A_TICK };
}

/** Ticks of a process, of its ended children, and its parent; undefined when it is gone. */
function statOf(pid: number): { readonly parent: number; readonly own: number; readonly ended: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in parentheses and may contain spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { parent: fields[1]!, own: fields[11]! + fields[12]!, ended: fields[13]! + fields[14]! };
  } catch {
    return undefined;
  }
}
