import cluster from 'node:cluster';
import { Advice } from './advice.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { adviseOnAddress } from './preflight.ts';
import { runShop } from './run-shop.ts';
import { runWorker } from './run-worker.ts';
import { awaitShutdown } from './shutdown.ts';

try {
  const config = readConfig(process.env, process.argv.includes('--dev'));
  const log = createLog(config.logLevel);
  const shutdown = awaitShutdown(log);
  try {
    await (cluster.isPrimary ? runShop(config, log, shutdown) : runWorker(config, log, shutdown));
  } catch (error) {
    // Errors caused by the shutdown itself are not reported.
    if (!shutdown.isRequested()) {
      await shutdown.endAll();
      throw adviseOnAddress(error, config);
    }
  }
} catch (error) {
  process.stderr.write(`\nBozor cannot start.\n${error instanceof Advice ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
