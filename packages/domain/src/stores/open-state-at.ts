/** A store's open state at the time of reading. Times are ISO; null when unknown. */
export interface CachedOpenState {
  readonly open: boolean;
  readonly closing_at: string | null;
  readonly next_opening_at: string | null;
  /** False while the store is paused: its hours alone do not open it. */
  readonly active?: boolean;
}

/**
 * Re-evaluates a cached store's open state at `nowMs`: flips it after `closing_at` or `next_opening_at`. Returns the store unchanged
 * without `nowMs`.
 * @example openStateAt({ open: true, closing_at: '2026-11-24T18:00:00Z', next_opening_at: null }, Date.parse('2026-11-24T18:00:00Z')).open // false
 */
export function openStateAt<Store extends CachedOpenState>(store: Store, nowMs: number | undefined): Store {
  const { open, closing_at, next_opening_at, active } = store;
  const turnsAt = open ? closing_at : active === false ? null : next_opening_at;
  // oxlint-disable-next-line no-restricted-globals -- Reads a given moment.
  if (turnsAt === null || nowMs === undefined || nowMs < Date.parse(turnsAt)) return store;
  return { ...store, open: !open, closing_at: null, next_opening_at: null };
}
