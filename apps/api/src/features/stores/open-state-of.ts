import { storeState, type StoreState, type StoreTimes } from '@bozor/domain/stores/store-hours.ts';
import type { StoreRow } from './store-row.ts';

type Times = Pick<StoreRow, 'hours' | 'closures'>;
type StoreSchedule = Times & Pick<StoreRow, 'is_active' | 'is_accepting' | 'timezone'>;

/** Open state of a store at a moment, by its weekly hours and closures (holidays), and its next opening. */
export function openStateOf(store: StoreSchedule, now: Date): StoreState {
  const nowMs = now.getTime();
  const state = storeState(
    { isActive: store.is_active, isAccepting: store.is_accepting, ...timesOf(store) },
    { nowMs, timezone: store.timezone },
  );
  if (state.isOpen || state.reason === 'inactive' || state.opensAtMs !== undefined) return state;
  // The closure is longer than the days that were checked: the store opens after it.
  const closure = store.closures.find((each) => each.ends_at_ms > nowMs);
  if (!closure) return state;
  const after = openStateOf(store, new Date(closure.ends_at_ms));
  return { ...state, opensAtMs: after.isOpen ? closure.ends_at_ms : after.opensAtMs };
}

/** Maps a store's hours and closures to the domain. */
export function timesOf({ hours, closures }: Times): StoreTimes {
  return {
    hours: hours.map(({ weekday, opens, closes }) => ({ weekday, opensAtMinute: opens, closesAtMinute: closes })),
    closures: closures.map((each) => ({ startsAtMs: each.starts_at_ms, endsAtMs: each.ends_at_ms })),
  };
}
