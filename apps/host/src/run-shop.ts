import type { AddressInfo } from 'node:net';
import { Advice } from './advice.ts';
import { reachable, type HostConfig } from './config.ts';
import { startDatabase } from './database/start-database.ts';
import type { Log } from './log.ts';
import { prepareDatabase } from './prepare-database.ts';
import { completeSecrets } from './secrets.ts';
import { createShop } from './shop.ts';
import { onShutdown } from './shutdown.ts';
import { runWorkers } from './run-workers.ts';

/** The whole product: the database unless there is an external one, its migrations and demo city, and the server or servers. */
export async function runShop(config: HostConfig, log: Log): Promise<void> {
  if (config.mode === 'production' && !process.env.PUBLIC_URL) {
    log.warn(`PUBLIC_URL is not set: links in messages will begin with ${config.publicUrl}.`);
  }
  const secrets = completeSecrets(config);
  const embedded = config.databaseUrl
    ? undefined
    : await startDatabase({ dataDir: config.dataDir, log: (message) => log.info({ from: 'database' }, message) });
  const database = config.databaseUrl ?? embedded!.connection;
  try {
    await prepareDatabase({ config, database, log });
    if (config.workers > 1) {
      const workers = await runWorkers({ config, databaseUrl: config.databaseUrl ?? embedded!.url, log });
      onShutdown(async () => {
        await workers.stop();
        await embedded?.stop();
      }, log);
      sayReady(config.host, workers.port);
      return;
    }
    const shop = await createShop({ config: { ...config, secrets }, database, log });
    onShutdown(async () => {
      await shop.close();
      await embedded?.stop();
    }, log);
    await shop.open();
    sayReady(config.host, (shop.app.server.address() as AddressInfo).port);
  } catch (error) {
    await embedded?.stop();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Advice(`Port ${config.port} is taken. Stop what listens there, or choose another: PORT=${config.port + 1}.`, {
      cause: error,
    });
  }
}

/** Not a log line: whoever started the shop waits for exactly this. */
function sayReady(host: string, port: number): void {
  process.stdout.write(`Bozor is ready at http://${reachable(host)}:${port}\n`);
}
