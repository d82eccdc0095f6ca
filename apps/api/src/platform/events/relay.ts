import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

const POLL_MS = 5_000;
const RETRY_MS = 1_000;

export interface Relay {
  /** Signals that a transaction of this process left work. Cheap: calls during a run are coalesced. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Delivers the work of committed transactions: events to all processes, requested jobs to the job queue
 * (docs/decisions/after-the-commit.md). Connections of this process wake it. Work of other or dead processes is found within five seconds.
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
        // Reported once per outage.
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

/** Delivers a batch. Returns whether there was anything; there may be more. */
export async function relayCommitted(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select relay_committed() as found`.execute(db);
  return rows[0]!.found;
}
