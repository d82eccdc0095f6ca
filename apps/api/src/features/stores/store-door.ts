import { storeState, type StoreState } from '@bozor/domain/catalogue/store-hours.ts';
import { utcOffsetMinutes } from '../../platform/settings/timezone.ts';
import type { StoreRow } from './store-row.ts';

type Door = Pick<StoreRow, 'is_active' | 'is_accepting' | 'hours' | 'closures' | 'timezone'>;

/** Whether a store takes orders at a moment, by its weekly hours and its closures (holidays); and when it opens next. */
export function doorOf(store: Door, now: Date): StoreState {
  const hours = store.hours.map(({ weekday, opens, closes }) => ({ weekday, opensAtMinute: opens, closesAtMinute: closes }));
  const at = (nowMs: number) =>
    storeState(
      { isActive: store.is_active, isAccepting: store.is_accepting, hours },
      { nowMs, utcOffsetMinutes: utcOffsetMinutes(store.timezone, nowMs) },
    );
  const nowMs = now.getTime();
  const closure = store.closures.find((each) => each.starts_at_ms <= nowMs && nowMs < each.ends_at_ms);
  const state = at(nowMs);
  if (!closure || (!state.isOpen && state.reason !== 'closed')) return state;
  const after = at(closure.ends_at_ms);
  return { isOpen: false, reason: 'closed', opensAtMs: after.isOpen ? closure.ends_at_ms : after.opensAtMs };
}
