const MOST = 2_000;

/** Repeats a statement that changes so many rows at most until it finds fewer: each is soon done, however many there are. */
export async function inBatches(change: (most: number) => Promise<Changed>): Promise<void> {
  for (;;) {
    const { numAffectedRows, numUpdatedRows } = await change(MOST);
    if ((numAffectedRows ?? numUpdatedRows ?? 0n) < MOST) return;
  }
}

/** What the query builder answers for a statement of its own, or for one of ours. */
interface Changed {
  readonly numAffectedRows?: bigint | undefined;
  readonly numUpdatedRows?: bigint;
}
