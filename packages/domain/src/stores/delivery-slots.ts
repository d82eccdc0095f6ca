import { instantOf, localTime } from '../time/local-time.ts';
import { MINUTES_A_DAY } from './daily-window.ts';
import { openStretches } from './store-hours.ts';
import type { StoreMoment, StoreTimes } from './store-hours.ts';

/** Slots are this long and begin on multiples of it on the store's clock; they are offered for so many days, today included. */
const SLOT_MINUTES = 30;
const SLOT_DAYS = 7;

/** A time to deliver in: ms since 1970, and the local day it belongs to ('YYYY-MM-DD'). */
export interface DeliverySlot {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly date: string;
}

/** `leadMinutes` is what the store needs before: no slot starts sooner than now plus that. */
export interface SlotInput extends StoreMoment, StoreTimes {
  readonly leadMinutes: number;
}

/**
 * The slots of the next 7 days: half hours that lie wholly inside an opening of the store and start late enough.
 * @example deliverySlots({ hours, closures, nowMs, utcOffsetMinutes: 300, leadMinutes: 40 }).slice(0, 2) // 19:00-19:30, 19:30-20:00
 */
export function deliverySlots({ nowMs, utcOffsetMinutes, leadMinutes, ...times }: SlotInput): DeliverySlot[] {
  const slotMs = SLOT_MINUTES * 60_000;
  const earliestMs = nowMs + leadMinutes * 60_000;
  const { dayStartsAtMs } = localTime(nowMs, utcOffsetMinutes);
  const lastMs = instantOf(dayStartsAtMs, SLOT_DAYS * MINUTES_A_DAY);
  const slots: DeliverySlot[] = [];
  for (const { opensAtMs, closesAtMs } of openStretches(times, { nowMs, utcOffsetMinutes }, SLOT_DAYS)) {
    const fromMs = Math.max(opensAtMs, earliestMs);
    const firstMs = dayStartsAtMs + Math.ceil((fromMs - dayStartsAtMs) / slotMs) * slotMs;
    for (let startsAtMs = firstMs; startsAtMs + slotMs <= closesAtMs && startsAtMs < lastMs; startsAtMs += slotMs) {
      slots.push({ startsAtMs, endsAtMs: startsAtMs + slotMs, date: localTime(startsAtMs, utcOffsetMinutes).date });
    }
  }
  return slots;
}

/**
 * The slot that begins at an instant, if it is offered: how the server checks a wished time.
 * @example findSlot(input, slot.startsAtMs)?.endsAtMs === slot.endsAtMs // true
 */
export function findSlot(input: SlotInput, startsAtMs: number): DeliverySlot | undefined {
  return deliverySlots(input).find((slot) => slot.startsAtMs === startsAtMs);
}
