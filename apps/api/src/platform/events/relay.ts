import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

const POLL_MS = 3_000;
const RETRY_MS = 1_000;

export interface Relay {
  /** A transaction of this process has left something behind. Cheap: calls that come while it works are one. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Hands on what committed transactions left behind: news to all processes, requested jobs to the job queue (docs/decisions/after-the-commit.md).
 * Woken by the connections of this process; what others left, or a process that died, is found within three seconds.
 */
export function startRelay(db: Database, onError: (error: unknown) => void): Relay {
  const stopping = new AbortController();
  let isWoken = false;
  let rouse = () => {};
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const keepRelaying = async () => {
    for (let faults = 0; !stopping.signal.aborted;) {
      isWoken = false;
      try {
        while (await relayCommitted(db));
        faults = 0;
      } catch (error) {
        // Told once, however long the database is away.
        if (faults === 0 && !stopping.signal.aborted) onError(error);
        faults += 1;
      }
      if (stopping.signal.aborted) return;
      if (faults > 0) await sleep(RETRY_MS);
      else if (!isWoken) await sleep(POLL_MS);
    }
  };
  const running = keepRelaying();

  return {
    wake: () => {
      isWoken = true;
      rouse();
    },
    stop: async () => {
      stopping.abort();
      rouse();
      await running;
    },
  };
}

/** Answers whether there was anything; there may be more. */
export async function relayCommitted(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select relay_committed() as found`.execute(db);
  return rows[0]!.found;
}
