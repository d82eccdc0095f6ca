import cluster from 'node:cluster';
import { Advice } from './advice.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { runShop } from './run-shop.ts';
import { runWorker } from './run-worker.ts';

try {
  const config = readConfig(process.env, process.argv.includes('--dev'));
  const log = createLog(config.logLevel);
  await (cluster.isPrimary ? runShop(config, log) : runWorker(config, log));
} catch (error) {
  process.stderr.write(`\nBozor cannot start.\n${error instanceof Advice ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
