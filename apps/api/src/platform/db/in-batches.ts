const MOST = 2_000;

/** Repeats a statement that changes so many rows at most until it finds fewer: each is soon done, however many there are. */
export async function inBatches(change: (most: number) => Promise<{ readonly numAffectedRows?: bigint | undefined }>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await change(MOST);
    if (numAffectedRows < MOST) return;
  }
}
