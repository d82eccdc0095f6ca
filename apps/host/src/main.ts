import cluster from 'node:cluster';
import { ConfigError, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { runShop } from './run-shop.ts';
import { runWorker } from './run-worker.ts';

try {
  const config = readConfig(process.env, process.argv.includes('--dev'));
  const log = createLog(config.logLevel);
  await (cluster.isPrimary ? runShop(config, log) : runWorker(config, log));
} catch (error) {
  const isAdvice = error instanceof ConfigError || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(`\nBozor cannot start.\n${isAdvice ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(1);
}
