import type { HostConfig } from './config.ts';
import type { Log } from './log.ts';
import { completeSecrets } from './secrets.ts';
import { createShop } from './shop.ts';
import type { Shutdown } from './shutdown.ts';

/** Runs one of several processes behind one port. The first process has prepared the database and passed on its address. */
export async function runWorker(config: HostConfig, log: Log, shutdown: Shutdown): Promise<void> {
  const shop = await createShop({ config: { ...config, secrets: completeSecrets(config) }, database: config.databaseUrl!, log });
  shutdown.onEnd(() => shop.close());
  await shop.open();
}
