import type { AddressInfo } from 'node:net';
import { reachable, type HostConfig } from './config.ts';
import { startDatabase } from './database/start-database.ts';
import type { Log } from './log.ts';
import { makeDemoMap } from './make-demo-map.ts';
import { preflight } from './preflight.ts';
import { prepareDatabase } from './prepare-database.ts';
import { runWorkers } from './run-workers.ts';
import { completeSecrets } from './secrets.ts';
import { createShop } from './shop.ts';
import type { Shutdown } from './shutdown.ts';

/** Runs the whole product: the database unless it is external, migrations and demo city, and the server or servers. */
export async function runShop(config: HostConfig, log: Log, shutdown: Shutdown): Promise<void> {
  if (config.mode === 'production' && !process.env.PUBLIC_URL) {
    log.warn(`PUBLIC_URL is not set: links in messages will begin with ${config.publicUrl}.`);
  }
  if (config.mode === 'production' && config.sandboxGateway)
    log.warn('SANDBOX_GATEWAY is on: it moves no money, and whoever orders can approve their own payment.');
  for (const [name, way] of [
    ['SMTP_URL', config.mail],
    ['SMS_URL', config.sms],
  ] as const)
    if (config.mode === 'production' && !way) log.warn(`${name} is not set: what would go out by it is only noted here, without its text.`);
  await preflight(config);
  const secrets = completeSecrets(config);
  const embedded = config.databaseUrl ? undefined : await startEmbedded(config, log, shutdown);
  const database = config.databaseUrl ?? embedded!.connection;
  shutdown.onEnd(makeDemoMap(config, log));
  await prepareDatabase({ config, database, log, secrets });
  if (config.workers > 1) {
    const workers = runWorkers({ config, databaseUrl: config.databaseUrl ?? embedded!.url, log });
    shutdown.onEnd(() => workers.stop());
    logReady(config.host, await workers.port);
  } else {
    const shop = await createShop({ config: { ...config, secrets }, database, log });
    shutdown.onEnd(() => shop.close());
    await shop.open();
    logReady(config.host, (shop.app.server.address() as AddressInfo).port);
  }
}

function startEmbedded({ dataDir }: HostConfig, log: Log, shutdown: Shutdown) {
  const starting = startDatabase({ dataDir, log: (message) => log.info({ from: 'database' }, message) });
  shutdown.onEnd(async () => {
    const database = await starting.catch(() => undefined);
    await database?.stop();
  });
  return starting;
}

/** Not a log line: the program that started the shop waits for exactly this text. */
function logReady(host: string, port: number): void {
  process.stdout.write(`Bozor is ready at http://${reachable(host)}:${port}\n`);
}
