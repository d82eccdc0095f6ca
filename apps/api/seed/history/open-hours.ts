import { storeState } from '@bozor/domain/stores/store-hours.ts';
import { instantOf } from '@bozor/domain/time/days.ts';
import { TASHKENT } from '@bozor/domain/time/local-time.ts';
import { WEEKLY_HOURS, type HoursKey } from '../stores/hours.ts';

const STEP_MS = 30 * 60_000;
const STEPS_A_WEEK = 7 * 48;
/** Midnight of an arbitrary Monday in Tashkent, from which weeks repeat. */
const SOME_MONDAY_MS = instantOf('2024-01-01', 0, TASHKENT);

const openSteps = new Map<HoursKey, readonly boolean[]>();

/** Returns whether a store with these hours is open, to the half hour. It is called ten thousand times, so a week is computed once. */
export function wasOpen(hours: HoursKey, atMs: number): boolean {
  const step = Math.floor((atMs - SOME_MONDAY_MS) / STEP_MS) % STEPS_A_WEEK;
  return weekOf(hours)[step] ?? false;
}

function weekOf(hours: HoursKey): readonly boolean[] {
  const known = openSteps.get(hours);
  if (known) return known;
  const door = { isActive: true, isAccepting: true, hours: WEEKLY_HOURS[hours], closures: [] };
  const week = Array.from(
    { length: STEPS_A_WEEK },
    (_, step) => storeState(door, { nowMs: SOME_MONDAY_MS + step * STEP_MS, timezone: TASHKENT }).isOpen,
  );
  openSteps.set(hours, week);
  return week;
}
