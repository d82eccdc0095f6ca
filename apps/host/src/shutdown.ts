import cluster from 'node:cluster';
import type { Log } from './log.ts';

const SAME_PRESS_MS = 1_000;
const LONGEST_MS = 25_000;

/**
 * Does `work` once when the process is asked to end, then ends it with 0. A terminal and `npm` both tell of one Ctrl-C;
 * only a later one means "at once". Losing the launcher that started us counts as being asked.
 */
export function onShutdown(work: () => Promise<void>, log: Log): void {
  let askedAt = 0;
  const ask = (reason: string) => {
    if (askedAt > 0) {
      if (Date.now() - askedAt > SAME_PRESS_MS && reason !== 'disconnect') process.exit(130);
      return;
    }
    askedAt = Date.now();
    log.info(`Stopping (${reason}).`);
    setTimeout(() => {
      log.error('Stopping took too long; ending now.');
      process.exit(1);
    }, LONGEST_MS).unref();
    work().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'Stopping failed.');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  if (process.channel && cluster.isPrimary) process.on('disconnect', () => ask('disconnect'));
}
