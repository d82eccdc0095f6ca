import { createHash } from 'node:crypto';
import { chmodSync, chownSync, closeSync, lstatSync, mkdirSync, openSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Advice } from '../advice.ts';
import { canEnter, type Account } from './account.ts';

export interface Folders {
  /** Contains the others, the server's log and the claim file of its supervisor. */
  home: string;
  cluster: string;
  socket: string;
  /** The server's account cannot traverse to these folders, so they are passed to it as open files. */
  closedToAccount: boolean;
}

const LONGEST_SOCKET_PATH = 107;

/** Creates the folders of the database, owned by the account it runs under and closed to all others. */
export function prepareFolders(dataDir: string, account: Account | undefined, port: number): Folders {
  mkdirSync(dataDir, { recursive: true, mode: account ? 0o711 : 0o700 });
  const home = join(realpathSync(dataDir), 'database');
  makeOwned(home, account);
  const closedToAccount = account !== undefined && !canEnter(home, account);
  if (closedToAccount && process.platform !== 'linux') {
    throw new Advice(`The account "${account.name}" cannot enter ${home}. Start Bozor as an ordinary user or choose another DATA_DIR.`);
  }
  return { home, cluster: join(home, 'cluster'), socket: socketFolder(home, account, port), closedToAccount };
}

function socketFolder(home: string, account: Account | undefined, port: number): string {
  const inside = join(home, 'run');
  const fits = (folder: string) => Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= LONGEST_SOCKET_PATH;
  const folder = fits(inside) ? inside : join('/tmp', `bozor-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`);
  makeOwned(folder, account);
  return folder;
}

/** Refuses a folder that another user created: in /tmp its name can be guessed. */
function makeOwned(folder: string, account: Account | undefined): void {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined;
  const owner = account?.uid ?? process.getuid!();
  if (made && account) chownSync(folder, account.uid, account.gid);
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== owner) {
    throw new Advice(`${folder} belongs to another account. Start Bozor as the account that made it, or choose another DATA_DIR.`);
  }
  if ((found.mode & 0o777) !== 0o700) chmodSync(folder, 0o700);
}

/** Opens folders for a child process, which reaches them at `paths` whatever the permissions above them. */
export function changeOwner(folders: string[], closedToAccount: boolean): { paths: string[]; files: number[]; close(): void } {
  if (!closedToAccount) return { paths: folders, files: [], close: () => {} };
  const files = folders.map((folder) => openSync(folder, 'r'));
  // The first three files of a child are its standard streams.
  return { paths: files.map((_, index) => `/proc/self/fd/${index + 3}`), files, close: () => files.forEach((file) => closeSync(file)) };
}
