import { availabilityOf } from '../catalogue/availability.ts';
import type { SellableItem } from '../catalogue/item.ts';
import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { openIntervals, storeState } from './store-hours.ts';
import type { OpenInterval, StoreAvailability, StoreMoment } from './store-hours.ts';
import { dateAfter, instantOf } from '../time/days.ts';
import { localTime } from '../time/local-time.ts';
import { etaWindow, plannedMinutes } from '../checkout/eta-window.ts';
import type { EtaInput, EtaWindow } from '../checkout/eta-window.ts';

const MINUTE_MS = 60_000;

/** Length of a slot, which begins on multiples of it on the store's clock; and the number of days offered, today included. */
export const SLOT_MINUTES = 30;
const SLOT_MS = SLOT_MINUTES * MINUTE_MS;
const SLOT_DAYS = 7;
/** Longest preparation that must end before closing: longer work goes on when the store opens again. */
const SHIFT_MINUTES = 180;

/** A delivery slot, in ms since 1970. */
export interface DeliverySlot {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/** Hours and dates of an item of the basket. */
export type TimedItem = Pick<SellableItem, 'availableTime' | 'availableDates' | 'scheduleOrder'>;

/** Everything that decides when an order can be had. */
export interface OrderTimesInput extends StoreAvailability, StoreMoment, Omit<EtaInput, 'nowMs'> {
  /** Whether the store takes orders for later. */
  readonly takesLater: boolean;
  /** Minutes before closing at which the store begins its last order. The preparation time by default, where it is at most three hours. */
  readonly lastOrderMinutes?: number | undefined;
  /** Items of the basket, in order. Empty for a prescription. */
  readonly items: readonly TimedItem[];
}

/** Why an order cannot be had at a time. `indexes` are those of the items that are not available then. */
export type TimeProblem =
  | { readonly problem: 'store-closed' }
  | { readonly problem: 'last-order-passed' }
  | { readonly problem: 'time-not-possible' }
  | { readonly problem: 'not-available-now'; readonly indexes: readonly number[] };

/**
 * Returns the window of an order placed now, as soon as possible. The store must be open and before its last order, take-away must be ready
 * before it closes, and every item must be within its hours.
 * @example soonestTime(input) // { ok: false, problem: 'last-order-passed' } five minutes before closing
 */
export function soonestTime(input: OrderTimesInput): Outcome<EtaWindow, TimeProblem> {
  const state = storeState(input, input);
  if (!state.isOpen) return refused({ problem: 'store-closed' });
  const window = etaWindow(input);
  const isCollectedToday = input.orderType === 'take_away' && input.preparationMinutes <= SHIFT_MINUTES;
  const isTooLate = input.nowMs > lastOrderMs(input, state) || (isCollectedToday && window.toMs > state.closesAtMs);
  if (isTooLate) return refused({ problem: 'last-order-passed' });
  const indexes = unavailableAt(input, input.nowMs);
  return indexes.length > 0 ? refused({ problem: 'not-available-now', indexes }) : done(window);
}

/**
 * Returns the slots of the next 7 days in which the order can be had: half hours wholly inside an opening of the store, not before an order
 * placed now would come, begun before the last order, and within the hours of every item.
 * @example orderSlots(input).slice(0, 2) // 19:00-19:30, 19:30-20:00
 */
export function orderSlots(input: OrderTimesInput): DeliverySlot[] {
  return storeSlots(input).filter(({ startsAtMs }) => unavailableAt(input, startsAtMs).length === 0);
}

/**
 * Returns the slot that starts at an instant, if the order can be had then.
 * @example slotAt(input, slot.startsAtMs) // { ok: true, value: slot }
 */
export function slotAt(input: OrderTimesInput, startsAtMs: number): Outcome<DeliverySlot, TimeProblem> {
  const slot = storeSlots(input).find((each) => each.startsAtMs === startsAtMs);
  if (!slot) return refused({ problem: 'time-not-possible' });
  const indexes = unavailableAt(input, startsAtMs);
  return indexes.length > 0 ? refused({ problem: 'not-available-now', indexes }) : done(slot);
}

/** Slots by the hours of the store alone. */
function storeSlots(input: OrderTimesInput): DeliverySlot[] {
  const { nowMs, timezone, isActive, isAccepting, takesLater } = input;
  if (!isActive || !isAccepting || !takesLater) return [];
  const earliestMs = etaWindow(input).fromMs;
  const workMs = plannedMinutes(input) * MINUTE_MS;
  const lastDayEndsMs = instantOf(dateAfter(localTime(nowMs, timezone).date, SLOT_DAYS), 0, timezone);
  const slots: DeliverySlot[] = [];
  for (const opening of openIntervals(input, input, SLOT_DAYS)) {
    const lastMs = lastOrderMs(input, opening);
    // The kitchen's last order of this opening has passed.
    if (opening.opensAtMs <= nowMs && nowMs > lastMs) continue;
    const firstMs = nextHalfHour(Math.max(opening.opensAtMs, earliestMs), input);
    for (let startsAtMs = firstMs; startsAtMs + SLOT_MS <= opening.closesAtMs && startsAtMs < lastDayEndsMs; startsAtMs += SLOT_MS) {
      if (startsAtMs - workMs <= lastMs) slots.push({ startsAtMs, endsAtMs: startsAtMs + SLOT_MS });
    }
  }
  return slots;
}

function lastOrderMs({ lastOrderMinutes, preparationMinutes }: OrderTimesInput, { closesAtMs }: Pick<OpenInterval, 'closesAtMs'>): number {
  const usual = preparationMinutes <= SHIFT_MINUTES ? preparationMinutes : 0;
  return closesAtMs - (lastOrderMinutes ?? usual) * MINUTE_MS;
}

function nextHalfHour(instantMs: number, { timezone }: StoreMoment): number {
  const minuteStartMs = Math.ceil(instantMs / MINUTE_MS) * MINUTE_MS;
  const past = localTime(minuteStartMs, timezone).minuteOfDay % SLOT_MINUTES;
  return minuteStartMs + ((SLOT_MINUTES - past) % SLOT_MINUTES) * MINUTE_MS;
}

function unavailableAt({ items, timezone }: OrderTimesInput, nowMs: number): number[] {
  return items.flatMap((item, index) => (availabilityOf(item, { nowMs, timezone }).state === 'available' ? [] : [index]));
}
