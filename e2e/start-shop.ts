import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const READY = /Bozor is ready at (http:\S+)/;

/**
 * Starts the shop shared by all journeys and sets SHOP_URL and SHOP_DATA_DIR, unless the former is already set. Returns the function that stops it.
 * Filling the demo city takes a machine of two cores 20 s, so the shops of single journeys begin with a copy of the first one's data.
 */
export default async function startSharedShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined;
  const filled = newDataDir();
  await (await startIn(filled)).stop();
  process.env.FILLED_DATA_DIR = filled;
  const { url, dataDir, stop } = await startShop();
  process.env.SHOP_URL = url;
  process.env.SHOP_DATA_DIR = dataDir;
  return async () => {
    await stop();
    rmSync(filled, { recursive: true, force: true });
  };
}

export interface StartedShop {
  readonly url: string;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

/** Starts the whole product on a free port with a data folder of its own, and removes that when it stops. */
export async function startShop(environment: Readonly<Record<string, string>> = {}): Promise<StartedShop> {
  const dataDir = newDataDir();
  const filled = process.env.FILLED_DATA_DIR;
  // With its owners: the database runs as an account of its own where the journeys run as root.
  if (filled) execFileSync('cp', ['-a', `${filled}/.`, dataDir]);
  const { url, stop } = await startIn(dataDir, environment);
  return {
    url,
    dataDir,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const newDataDir = () => mkdtempSync(join(tmpdir(), 'bozor-journeys-'));

async function startIn(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const shop = spawn(process.execPath, [join(import.meta.dirname, '../apps/host/src/main.ts')], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      BOZOR_AUTOPILOT_SPEED: '20',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => shop.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    shop.stdout!.on('data', (data: Buffer) => {
      const text = data.toString();
      said += text;
      const ready = READY.exec(said)?.[1];
      if (ready) resolve(ready);
      if (!READY.test(text)) process.stdout.write(text);
    });
    shop.once('exit', (code) => reject(new Error(`The shop ended with ${code} before it was ready.`)));
  });
  const stop = async () => {
    shop.kill('SIGTERM');
    await gone;
  };
  return { url, stop };
}
