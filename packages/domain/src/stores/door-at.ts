/** A store's door as it was when somebody looked; times are ISO, null where none is known. */
export interface SeenDoor {
  readonly open: boolean;
  readonly closing_at: string | null;
  readonly next_opening_at: string | null;
  /** False while the store paused itself: its hours alone do not open it. */
  readonly active?: boolean;
}

/**
 * A store with its door as it is at a later moment: what was seen holds until it closes or opens next. Without a moment it is as it was.
 * @example doorAt({ open: true, closing_at: '2026-11-24T18:00:00Z', next_opening_at: null }, Date.parse('2026-11-24T18:00:00Z')).open // false
 */
export function doorAt<Store extends SeenDoor>(store: Store, nowMs: number | undefined): Store {
  const { open, closing_at, next_opening_at, active } = store;
  const turnsAt = open ? closing_at : active === false ? null : next_opening_at;
  // oxlint-disable-next-line no-restricted-globals -- Reads a given moment.
  if (turnsAt === null || nowMs === undefined || nowMs < Date.parse(turnsAt)) return store;
  return { ...store, open: !open, closing_at: null, next_opening_at: null };
}
