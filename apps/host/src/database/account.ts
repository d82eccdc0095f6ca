import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Advice } from '../advice.ts';

export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** Returns the account that PostgreSQL runs under, because it refuses to run as root. Undefined when this process is not root. */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new Advice('PostgreSQL does not run as root, and there is no account "postgres" or "nobody". Start Bozor as an ordinary user.');
}

/** Returns whether the account may enter the folder and every folder above it. */
export function canEnter(folder: string, account: Account): boolean {
  for (let path = folder; ; path = dirname(path)) {
    const { uid, gid, mode } = statSync(path);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (path === dirname(path)) return true;
  }
}
