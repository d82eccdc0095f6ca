import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Advice, step } from './report.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** Installs the packages of a folder unless they match its package-lock.json. Needs no network when they do. */
export async function install(folder = root) {
  if (isInstalled(folder)) return;
  await step('Installing packages', async () => {
    const { code, text } = await run(...npm(['ci', '--loglevel=error', '--no-audit', '--no-fund']), {
      cwd: folder,
      env: npmEnvironment(),
      quiet: true,
    });
    if (code !== 0) throw new Advice(`${text.trim()}\n\n${adviceFor(text)}`);
  });
  if (!isInstalled(folder)) throw new Advice('npm finished, but packages are missing. Remove node_modules and run "npm ci".');
}

/** npm writes a list of the installed packages last. */
function isInstalled(folder) {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const present = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  if (!wanted) throw new Advice('package-lock.json is missing. Check the repository out anew.');
  if (!present) return false;
  return Object.entries(wanted).every(([path, { version, link, optional, os, cpu, libc }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    if (!found) return optional === true && (os || cpu || libc ? !isForThisMachine({ os, cpu, libc }) : true);
    return link ? existsSync(join(folder, path)) : found.version === version;
  });
}

function isForThisMachine({ os, cpu, libc }) {
  const musl = !process.report?.getReport?.().header?.glibcVersionRuntime;
  return (
    (!os || os.includes(process.platform)) &&
    (!cpu || cpu.includes(process.arch)) &&
    (!libc || process.platform !== 'linux' || libc.includes(musl ? 'musl' : 'glibc'))
  );
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Runs the npm that started this process, else the one on the path. */
function npm(args) {
  const program = process.env.npm_execpath;
  return program?.endsWith('.js') && existsSync(program) ? [process.execPath, [program, ...args]] : ['npm', args];
}

/** Returns an environment with a home folder, which npm and browsers need for their caches. */
export function npmEnvironment() {
  const environment = { ...process.env };
  try {
    accessSync(process.env.HOME || homedir(), constants.W_OK);
    if (process.env.HOME) return environment;
  } catch {
    // No home folder, or another user's.
  }
  environment.HOME = join(tmpdir(), `bozor-home-${process.getuid?.() ?? ''}`);
  environment.npm_config_cache = join(environment.HOME, '.npm');
  return environment;
}

function adviceFor(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i.test(output)) {
    return 'The package registry could not be reached. Check the network (or npm\'s "registry" and "proxy" settings) and try again.';
  }
  if (/EACCES|EPERM/.test(output)) return 'This account may not write here. Own the checkout, or choose another folder.';
  if (/ENOSPC/.test(output)) return 'The disk is full; about 1.5 GB are needed.';
  return 'Installing failed; npm says why above. "npm ci" repeats it.';
}
