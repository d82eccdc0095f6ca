import { storeState, type StoreState, type StoreTimes } from '@bozor/domain/stores/store-hours.ts';
import { utcOffsetMinutes } from '../../platform/settings/timezone.ts';
import type { StoreRow } from './store-row.ts';

type Times = Pick<StoreRow, 'hours' | 'closures'>;
type Door = Times & Pick<StoreRow, 'is_active' | 'is_accepting' | 'timezone'>;

/** Whether a store takes orders at a moment, by its weekly hours and its closures (holidays); and when it opens next. */
export function doorOf(store: Door, now: Date): StoreState {
  const nowMs = now.getTime();
  const state = storeState(
    { isActive: store.is_active, isAccepting: store.is_accepting, ...timesOf(store) },
    { nowMs, utcOffsetMinutes: utcOffsetMinutes(store.timezone, nowMs) },
  );
  if (state.isOpen || state.reason === 'inactive' || state.opensAtMs !== undefined) return state;
  // Away for more than the days that were looked at: it opens after that.
  const closure = store.closures.find((each) => each.ends_at_ms > nowMs);
  if (!closure) return state;
  const after = doorOf(store, new Date(closure.ends_at_ms));
  return { ...state, opensAtMs: after.isOpen ? closure.ends_at_ms : after.opensAtMs };
}

/** The hours and closures of a store, as the rules read them. */
export function timesOf({ hours, closures }: Times): StoreTimes {
  return {
    hours: hours.map(({ weekday, opens, closes }) => ({ weekday, opensAtMinute: opens, closesAtMinute: closes })),
    closures: closures.map((each) => ({ startsAtMs: each.starts_at_ms, endsAtMs: each.ends_at_ms })),
  };
}
