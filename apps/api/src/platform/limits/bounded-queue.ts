import pLimit from 'p-limit';

/** Too many callers wait already. Retry a little later. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/**
 * Limits concurrency and queue length, in the order of the calls. The returned function rejects with `QueueFull` when `waiting` others
 * wait: in a crowd, a caller gets an error at once instead of a response after a minute.
 */
export function boundedQueue({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) {
  const limit = pLimit(atOnce);
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw new QueueFull('Too many are waiting for their turn');
    return limit(work);
  };
}
