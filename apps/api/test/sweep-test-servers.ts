import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';

export const TEST_FOLDER = 'bozor-test-';

/** Stops the servers of test runs that were killed before they could, and removes their files in `folder`. */
export async function sweepTestServers(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(TEST_FOLDER));
  await Promise.all(names.map((name) => sweep(join(folder, name))));
}

async function sweep(folder: string): Promise<void> {
  const supervisor = await readPid(join(folder, 'database/supervisor.json'), (text) => (JSON.parse(text) as { pid: number }).pid);
  if (supervisor === undefined || isAlive(supervisor)) return;
  const cluster = join(folder, 'database/cluster');
  const server = await readPid(join(cluster, 'postmaster.pid'), (text) => Number(text.split('\n', 1)[0]));
  if (server !== undefined && isAlive(server)) {
    // The pid may belong to another process by now: a server has its own folder as working directory.
    if ((await readlink(`/proc/${server}/cwd`).catch(() => undefined)) !== cluster) return;
    process.kill(server, 'SIGQUIT');
    for (let tries = 0; isAlive(server) && tries < 100; tries++) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await rm(folder, { recursive: true, force: true });
}

async function readPid(file: string, read: (text: string) => number): Promise<number | undefined> {
  try {
    return read(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
