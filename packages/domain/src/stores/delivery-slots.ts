import { instantOf, localTime } from '../time/local-time.ts';
import { MINUTES_A_DAY } from './daily-window.ts';
import { openIntervals } from './store-hours.ts';
import type { StoreMoment, StoreTimes } from './store-hours.ts';

/** Length of a slot, which begins on multiples of it on the store's clock; and the number of days offered, today included. */
const SLOT_MINUTES = 30;
const SLOT_DAYS = 7;

/** A delivery slot: ms since 1970, and its local day ('YYYY-MM-DD'). */
export interface DeliverySlot {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly date: string;
}

/** Input of the slots. `leadMinutes` is the store's lead time: no slot starts before now plus it. */
export interface SlotInput extends StoreMoment, StoreTimes {
  readonly leadMinutes: number;
}

/**
 * Returns the slots of the next 7 days: half hours that lie wholly inside an opening of the store and start after its lead time.
 * @example deliverySlots({ hours, closures, nowMs, utcOffsetMinutes: 300, leadMinutes: 40 }).slice(0, 2) // 19:00-19:30, 19:30-20:00
 */
export function deliverySlots({ nowMs, utcOffsetMinutes, leadMinutes, ...times }: SlotInput): DeliverySlot[] {
  const slotMs = SLOT_MINUTES * 60_000;
  const earliestMs = nowMs + leadMinutes * 60_000;
  const { dayStartsAtMs } = localTime(nowMs, utcOffsetMinutes);
  const lastMs = instantOf(dayStartsAtMs, SLOT_DAYS * MINUTES_A_DAY);
  const slots: DeliverySlot[] = [];
  for (const { opensAtMs, closesAtMs } of openIntervals(times, { nowMs, utcOffsetMinutes }, SLOT_DAYS)) {
    const fromMs = Math.max(opensAtMs, earliestMs);
    const firstMs = dayStartsAtMs + Math.ceil((fromMs - dayStartsAtMs) / slotMs) * slotMs;
    for (let startsAtMs = firstMs; startsAtMs + slotMs <= closesAtMs && startsAtMs < lastMs; startsAtMs += slotMs) {
      slots.push({ startsAtMs, endsAtMs: startsAtMs + slotMs, date: localTime(startsAtMs, utcOffsetMinutes).date });
    }
  }
  return slots;
}

/**
 * Returns the slot that starts at an instant, if it is offered. The server validates a requested time with it.
 * @example findSlot(input, slot.startsAtMs)?.endsAtMs === slot.endsAtMs // true
 */
export function findSlot(input: SlotInput, startsAtMs: number): DeliverySlot | undefined {
  return deliverySlots(input).find((slot) => slot.startsAtMs === startsAtMs);
}
