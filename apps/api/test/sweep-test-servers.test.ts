import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweepTestServers, TEST_FOLDER } from './sweep-test-servers.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'bozor-sweep-'));
});
afterEach(() => rm(parent, { recursive: true }));

const leave = async (name: string, supervisorPid: number) => {
  const folder = join(parent, name);
  await mkdir(join(folder, 'database/cluster'), { recursive: true });
  await writeFile(join(folder, 'database/supervisor.json'), JSON.stringify({ pid: supervisorPid }));
  return folder;
};
const deadPid = () =>
  new Promise<number>((resolve) => {
    const child = spawn(process.execPath, ['-e', '']);
    child.once('exit', () => resolve(child.pid!));
  });

test('a run that was killed leaves nothing behind for long; one that goes on is left alone', async () => {
  const gone = await leave(`${TEST_FOLDER}gone`, await deadPid());
  const running = await leave(`${TEST_FOLDER}running`, process.pid);
  const other = await leave('other', await deadPid());
  await sweepTestServers(parent);
  expect([gone, running, other].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});

test('a process that merely has the number of a server is not ended', async () => {
  const folder = await leave(`${TEST_FOLDER}gone`, await deadPid());
  await writeFile(join(folder, 'database/cluster/postmaster.pid'), `${process.pid}\n`);
  await sweepTestServers(parent);
  expect(existsSync(folder)).toBe(true);
});
