import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_STAFF } from '@bozor/api/features/staff/demo-accounts.ts';
import { DEMO_ACCOUNTS } from '@bozor/api/seed/demo-accounts.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 30_000 });

/** One folder for all tests, in their order: each starts from the clean stop of the one before. */
let dataDir: string;
let running: Started[] = [];
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bozor-host-'));
});
afterEach(async () => {
  for (const started of running) await started.end('SIGTERM');
  running = [];
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Started {
  process: ChildProcess;
  /** Returns standard output and error so far. */
  output(): string;
  /** Resolves with the address; rejects when the process ends before. */
  ready: Promise<string>;
  /** Sends the signal and returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the product as `npm start` does, on a free port. In production mode no demo city has to be seeded first. */
function start(environment: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      NO_COLOR: '1',
      PORT: '0',
      DATA_DIR: dataDir,
      APP_MODE: 'production',
      PUBLIC_URL: 'https://shop.test',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (data: Buffer) => {
        output += data.toString();
        const url = /^Bozor is ready at (http:\S+)$/m.exec(output)?.[1];
        if (url) resolve(url);
      });
    }
    void exited.then(([code]) => reject(new Error(`Ended with ${code}: ${output}`)));
  });
  ready.catch(() => {});
  const started: Started = {
    process: child,
    output: () => output,
    ready,
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
  running.push(started);
  return started;
}

const statusOf = (url: string) =>
  fetch(url).then(
    (answer) => answer.status,
    () => 0,
  );

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('It did not happen within 30 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const postmasterPid = () => Number(readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8').split('\n', 1)[0]);

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the running product', () => {
  test('starts in an empty folder, prints its address, and ends with 0 and without leftovers', async () => {
    const shop = start();
    const url = await shop.ready;
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    const database = postmasterPid();
    expect(await shop.end('SIGTERM')).toBe(0);
    expect(isAlive(database)).toBe(false);
    const again = start();
    expect(await statusOf(`${await again.ready}/readyz`)).toBe(200);
    expect(await again.end('SIGINT')).toBe(0);
  });

  test('finishes a request under way before it ends', async () => {
    const shop = start();
    const post = request(`${await shop.ready}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 2, 'expect': '100-continue' },
    });
    const answered = once(post, 'response') as Promise<[IncomingMessage]>;
    // The server has the head of the request and waits for its body.
    await once(post, 'continue');
    const code = shop.end('SIGTERM');
    await until(() => shop.output().includes('Stopping'));
    post.end('{}');
    const [{ statusCode }] = await answered;
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(await code).toBe(0);
  });

  test('leaves nothing behind when stopped during its start', async () => {
    const shop = start();
    await until(() => shop.output().includes('Starting the database'));
    expect(await shop.end('SIGTERM')).toBe(0);
    const [, database] = /Starting the database \(process (\d+)\)/.exec(shop.output())!;
    expect(isAlive(Number(database))).toBe(false);
  });

  test('attaches to the database that a killed shop left behind', async () => {
    const shop = start();
    await shop.ready;
    const database = postmasterPid();
    await shop.end('SIGKILL');
    expect(isAlive(database)).toBe(true);
    const again = start();
    expect(await statusOf(`${await again.ready}/readyz`)).toBe(200);
    expect(postmasterPid()).toBe(database);
  });

  test('answers 503 while the database is away and serves again when it is back', async () => {
    const url = await start().ready;
    const statuses = new Set<number>();
    const poll = async () => statuses.add(await statusOf(`${url}/readyz`)).has(503);
    process.kill(postmasterPid(), 'SIGKILL');
    await until(poll);
    await until(async () => (await statusOf(`${url}/readyz`)) === 200);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });

  test('runs as several processes, and replaces one that falls', async () => {
    const shop = start({ WEB_CONCURRENCY: '2' });
    const url = await shop.ready;
    const workers = () =>
      new Set([...shop.output().matchAll(/"pid":(\d+)/g)].map(([, pid]) => Number(pid)).filter((pid) => pid !== shop.process.pid));
    await until(async () => {
      await statusOf(`${url}/healthz`);
      await statusOf(`${url}/api/v1/nothing`);
      return workers().size === 2;
    });
    process.kill([...workers()][0]!, 'SIGKILL');
    await until(async () => {
      await statusOf(`${url}/api/v1/nothing`);
      return workers().size === 3;
    });
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    expect(await shop.end('SIGTERM')).toBe(0);
    expect([...workers()].filter(isAlive)).toEqual([]);
  });

  test('ends with its parent process', async () => {
    const shop = start();
    await shop.ready;
    shop.process.disconnect();
    const [code] = (await once(shop.process, 'exit')) as [number];
    expect(code).toBe(0);
  });

  test.each([
    ['a wrong variable', { PORT: 'eighty' }, /PORT is "eighty"; it must be a whole number/],
    ['an example as a secret', { OTP_SECRET: 'change-me' }, /OTP_SECRET looks like an example/],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgresql://ada:quiet@127.0.0.1:9/shop' },
      /DATABASE_URL leads to the database "shop" at 127\.0\.0\.1:9 as "ada", which cannot be used: .*ECONNREFUSED.*\nIs PostgreSQL running/,
    ],
    ['a file as its folder', { DATA_DIR: import.meta.filename }, /DATA_DIR is .*main\.test\.ts, which is not a folder/],
    [
      'a folder under a file',
      { DATA_DIR: join(import.meta.filename, 'data') },
      /DATA_DIR is .*, which is not a folder, or lies under a file/,
    ],
    ['an address of another machine', { HOST: '192.0.2.7' }, /HOST is "192\.0\.2\.7", an address that this machine does not have/],
  ])('does not start with %s, and says why', async (_, environment, reason) => {
    const shop = start(environment);
    await expect(shop.ready).rejects.toThrow(reason);
    expect(await shop.end('SIGTERM')).toBe(1);
    expect(shop.output()).not.toMatch(/quiet|\n\s+at |Starting the database/);
  });

  test('names the user of an external database, and never their password, when it does not let them in', async () => {
    const first = start();
    await first.ready;
    const address = `postgresql://nobody:quiet@localhost/bozor?host=${encodeURIComponent(join(dataDir, 'database/run'))}`;
    const other = start({ DATABASE_URL: address, DATA_DIR: join(dataDir, 'other') });
    await expect(other.ready).rejects.toThrow(/as "nobody", which cannot be used: role "nobody" does not exist/);
    expect(other.output()).not.toContain('quiet');
  });

  test('does not start beside another on the same folder or port, and leaves that one alone', async () => {
    const first = start();
    const url = await first.ready;
    await expect(start().ready).rejects.toThrow(/Another Bozor \(process \d+\) is using/);
    const { port } = new URL(url);
    const second = start({ DATA_DIR: join(dataDir, 'other'), PORT: port });
    await expect(second.ready).rejects.toThrow(`Port ${port} is taken`);
    expect(second.output()).not.toContain('Starting the database');
    expect(await statusOf(`${url}/readyz`)).toBe(200);
  });

  test.each([
    ['people', "insert into customers (phone, ref_code) values ($1, 'DEMODEMO')", DEMO_ACCOUNTS[0]!.phone],
    [
      'staff',
      `with person as (insert into staff (name) values ('Nodira') returning id)
        insert into staff_credentials (staff_id, email, password_hash) select id, $1, 'hash' from person`,
      DEMO_STAFF[0]!.email,
    ],
  ])('does not open a city with the %s of the demo as a real shop', async (name, statement, account) => {
    const own = join(dataDir, name);
    const shop = start({ DATA_DIR: own });
    await shop.ready;
    const client = new pg.Client({ host: join(own, 'database/run'), user: 'bozor', database: 'bozor' });
    await client.connect();
    await client.query(statement, [account]);
    await client.end();
    await shop.end('SIGTERM');
    await expect(start({ DATA_DIR: own }).ready).rejects.toThrow(/holds the demo city/);
  });
});
