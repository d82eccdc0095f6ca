import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const READY = /Bozor is ready at (http:\S+)/;

/** Starts the whole product on a free port with a data folder of its own, and sets SHOP_URL. Answers how to stop it. */
export default async function startShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'bozor-journeys-'));
  const shop = spawn(process.execPath, [join(import.meta.dirname, '../apps/host/src/main.ts')], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      BOZOR_AUTOPILOT_SPEED: '20',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => shop.once('exit', () => resolve()));
  process.env.SHOP_URL = await new Promise<string>((resolve, reject) => {
    let said = '';
    shop.stdout!.on('data', (data: Buffer) => {
      const text = data.toString();
      said += text;
      const url = READY.exec(said)?.[1];
      if (url) resolve(url);
      if (!READY.test(text)) process.stdout.write(text);
    });
    shop.once('exit', (code) => reject(new Error(`The shop ended with ${code} before it was ready.`)));
  });
  return async () => {
    shop.kill('SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
}
