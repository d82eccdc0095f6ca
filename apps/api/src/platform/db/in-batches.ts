const MOST = 2_000;

/** Repeats a statement with a row limit until it changes fewer rows, so that each run is short. */
export async function inBatches(change: (most: number) => Promise<Changed>): Promise<void> {
  for (;;) {
    const { numAffectedRows, numUpdatedRows } = await change(MOST);
    if ((numAffectedRows ?? numUpdatedRows ?? 0n) < MOST) return;
  }
}

/** Result of a raw statement or of the query builder. */
interface Changed {
  readonly numAffectedRows?: bigint | undefined;
  readonly numUpdatedRows?: bigint;
}
