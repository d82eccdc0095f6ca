import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDatabase, type Database, type DatabaseConnection } from './start-database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let folder: string;
let running: Database | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bozor-database-'));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(folder, { recursive: true, force: true });
});

describe('the embedded database', () => {
  test('starts in a private folder, keeps its data, and starts again', async () => {
    running = await startDatabase({ dataDir: folder });
    expect(running.attached).toBe(false);
    await query(running.connection, 'create table notes as select 1 as id');
    await running.stop();
    running = await startDatabase({ dataDir: folder });
    expect(await query(running.connection, 'select id from notes')).toEqual([{ id: 1 }]);
  });

  test('starts below a folder with spaces and Cyrillic letters', async () => {
    running = await startDatabase({ dataDir: join(folder, 'мои данные shop') });
    expect(await query(running.connection, 'select 1 as id')).toEqual([{ id: 1 }]);
  });

  test.each(['"', '$', '`', '\\'])('refuses a folder with %s in its name before it is made, with advice', async (sign) => {
    const dataDir = join(folder, `my${sign}shop`);
    await expect(startDatabase({ dataDir })).rejects.toThrow('DATA_DIR');
  });

  test('is attached to after its supervisor was killed, with nothing lost', async () => {
    const { pid, connection } = await superviseInAnotherProcess(folder);
    await query(connection, 'create table notes as select generate_series(1, 1000) as id');
    process.kill(pid, 'SIGKILL');
    running = await startDatabase({ dataDir: folder });
    expect(running.attached).toBe(true);
    expect(await query(running.connection, 'select count(*)::int rows from notes')).toEqual([{ rows: 1000 }]);
  });

  test('comes back by itself after it was killed, with nothing lost', async () => {
    running = await startDatabase({ dataDir: folder });
    await query(running.connection, 'create table notes as select generate_series(1, 1000) as id');
    process.kill(postmasterPid(folder), 'SIGKILL');
    await until(() => !running!.isUp());
    await until(() => running!.isUp());
    expect(await query(running.connection, 'select count(*)::int rows from notes')).toEqual([{ rows: 1000 }]);
  });

  test('starts after everything was killed at once', async () => {
    const { pid, connection } = await superviseInAnotherProcess(folder);
    await query(connection, 'create table notes as select 1 as id');
    process.kill(pid, 'SIGKILL');
    process.kill(postmasterPid(folder), 'SIGKILL');
    running = await startDatabase({ dataDir: folder });
    expect(await query(running.connection, 'select id from notes')).toEqual([{ id: 1 }]);
  });

  test('puts its socket in another folder when the path would be too long', async () => {
    running = await startDatabase({ dataDir: join(folder, 'a-rather-long-name-for-a-folder/'.repeat(4)) });
    expect(running.connection.host).toMatch(/^\/tmp\/bozor-[0-9a-f]{16}$/);
    expect(await query(running.connection, 'select 1 one')).toEqual([{ one: 1 }]);
    rmSync(running.connection.host, { recursive: true, force: true });
  });

  test('leaves no server and no note behind when it stops', async () => {
    chmodSync(folder, 0o755);
    running = await startDatabase({ dataDir: folder });
    const pid = postmasterPid(folder);
    await running.stop();
    running = undefined;
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(existsSync(join(folder, 'database/supervisor.json'))).toBe(false);
  });
});

describe('a running embedded database', () => {
  let sharedFolder: string;
  let shared: Database;
  beforeAll(async () => {
    sharedFolder = mkdtempSync(join(tmpdir(), 'bozor-database-'));
    shared = await startDatabase({ dataDir: sharedFolder });
  });
  afterAll(async () => {
    await shared.stop();
    rmSync(sharedFolder, { recursive: true });
  });

  test('is UTF-8, sorts the same everywhere, checks its pages and writes through to the disk', async () => {
    const settings = await query(
      shared.connection,
      `select current_setting('server_encoding') encoding, current_setting('data_checksums') checksums, current_setting('fsync') fsync,
        current_setting('listen_addresses') addresses, current_setting('server_version_num')::int / 10000 major,
        (select datlocprovider::text || datlocale from pg_database where datname = current_database()) locale`,
    );
    expect(settings).toEqual([{ encoding: 'UTF8', checksums: 'on', fsync: 'on', addresses: '', major: 18, locale: 'bC.UTF-8' }]);
  });

  test('finds words in Cyrillic and Arabic by their trigrams', async () => {
    await query(shared.connection, 'create extension pg_trgm');
    const [found] = await query(shared.connection, `select cardinality(show_trgm('бозор')) cyrillic, cardinality(show_trgm('سوق')) arabic`);
    expect(found).toEqual({ cyrillic: 6, arabic: 4 });
  });

  test('is supervised by one process at a time', async () => {
    await expect(startDatabase({ dataDir: sharedFolder })).rejects.toThrow(/Another Bozor .* is using/);
  });

  test('is reached by the url as well', async () => {
    expect(await query({ connectionString: shared.url }, 'select current_database() name')).toEqual([{ name: 'bozor' }]);
  });
});

async function query(connection: DatabaseConnection | { connectionString: string }, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function superviseInAnotherProcess(dataDir: string): Promise<{ pid: number; connection: DatabaseConnection }> {
  const module = new URL('./start-database.ts', import.meta.url).href;
  const program = `
    import { startDatabase } from ${JSON.stringify(module)}
    const { connection } = await startDatabase({ dataDir: ${JSON.stringify(dataDir)} })
    console.log(JSON.stringify(connection))
    setInterval(() => {}, 1000)`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve({ pid: child.pid!, connection: JSON.parse(String(line)) as DatabaseConnection }));
    child.once('exit', (code) => reject(new Error(`The supervising process ended with ${code}.`)));
  });
}

const postmasterPid = (dataDir: string) => Number(readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8').split('\n', 1)[0]);

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('It did not happen within 15 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
