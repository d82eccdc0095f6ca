import cluster from 'node:cluster';
import type { Log } from './log.ts';

export interface Shutdown {
  /** Registers work to end with the process, in reverse order of registration. */
  onEnd(work: () => Promise<unknown>): void;
  /** Ends everything, as after a failed start. */
  endAll(): Promise<void>;
  isRequested(): boolean;
}

const SAME_PRESS_MS = 1_000;
const LONGEST_MS = 25_000;

/**
 * Ends the process in order, with exit code 0, on a signal: from the first moment on, so that nothing half-started is left.
 * A terminal and `npm` both forward one Ctrl-C; only a later one means "at once". The death of the launcher counts as a signal.
 */
export function awaitShutdown(log: Log): Shutdown {
  const works: (() => Promise<unknown>)[] = [];
  const endAll = async () => {
    while (works.length > 0) await works.pop()!();
  };
  let askedAt = 0;
  const requestShutdown = (reason: string) => {
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
    endAll().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'Stopping failed.');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, requestShutdown);
  if (process.channel && cluster.isPrimary) process.on('disconnect', () => requestShutdown('disconnect'));
  return { onEnd: (work) => works.push(work), endAll, isRequested: () => askedAt > 0 };
}
