import pLimit from 'p-limit';

/** Too many wait already; whoever asks should come again a little later. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/**
 * Limits how much work runs at once, in the order asked, and how much may wait.
 * The function that it returns rejects with `QueueFull` once `waiting` others wait: a crowd is answered at once and not after a minute.
 */
export function boundedQueue({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) {
  const limit = pLimit(atOnce);
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw new QueueFull('Too many are waiting for their turn');
    return limit(work);
  };
}
