import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Advice } from '../advice.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { changeOwner, type Folders } from './folders.ts';

const MAJOR = '18';

/** Creates an empty database cluster where there is none. An unfinished one never gets its final name. */
export function createCluster(options: {
  binaries: Binaries;
  folders: Folders;
  account: Account | undefined;
  user: string;
  log: (message: string) => void;
}): void {
  const { binaries, folders, account, user, log } = options;
  if (existsSync(join(folders.cluster, 'PG_VERSION'))) return refuseOtherMajor(folders.cluster);
  refuseUnquotable(folders.cluster);
  log('Creating the database.');
  const unfinished = `${folders.cluster}.new`;
  // With the C character type, trigram search matches nothing but Latin.
  for (const characterType of ['C.UTF-8', 'en_US.UTF-8']) {
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { mode: 0o700 });
    if (account) chownSync(unfinished, account.uid, account.gid);
    const handed = changeOwner([unfinished], folders.closedToAccount);
    const { status, error, stderr } = spawnSync(
      binaries.initdb,
      [
        `--pgdata=${handed.paths[0]}`,
        `--username=${user}`,
        '--auth-local=trust',
        '--auth-host=reject',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--lc-collate=C',
        `--lc-ctype=${characterType}`,
        '--data-checksums',
        '--no-instructions',
      ],
      { ...identity(account), cwd: '/', env: serverEnvironment(), stdio: ['ignore', 'ignore', 'pipe', ...handed.files], encoding: 'utf8' },
    );
    handed.close();
    if (status === 0) return renameSync(unfinished, folders.cluster);
    if (!stderr?.includes('locale')) throw new Advice(`The database could not be created: ${error?.message ?? stderr.trim()}`);
  }
  throw new Advice('The database could not be created: this system has neither the locale C.UTF-8 nor en_US.UTF-8.');
}

/** `initdb` hands its path to a shell, which reads these characters otherwise. */
function refuseUnquotable(cluster: string): void {
  const found = /["$`\\\r\n]/.exec(cluster);
  if (found)
    throw new Advice(
      `PostgreSQL cannot keep its data below a folder whose name has ${JSON.stringify(found[0])}: ${cluster}. Name another one in DATA_DIR.`,
    );
}

function refuseOtherMajor(cluster: string): void {
  const major = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (major === MAJOR) return;
  throw new Advice(`${cluster} was made by PostgreSQL ${major}; this release runs ${MAJOR}. Export with the old release and import here.`);
}

export const identity = (account: Account | undefined) => (account ? { uid: account.uid, gid: account.gid } : {});

export const serverEnvironment = () => ({ PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' });
