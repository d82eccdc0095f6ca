import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';
import { groupedBy } from '../../platform/grouped-by.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

type Times = Quote['times'];

/**
 * The slot of an order that cannot be had now: its first one, unless the customer chose another. Undefined for an order of now, and where
 * nothing is known yet.
 */
export function firstSlot(times: Times | undefined): string | undefined {
  return times && times.asap === null ? times.slots[0] : undefined;
}

/** The draft with its time. The stored draft does not change, so "now" applies in the next store again. */
export function withTime(draft: CheckoutDraft, slot: string | undefined): CheckoutDraft {
  return draft.scheduleAt === undefined && slot !== undefined ? { ...draft, scheduleAt: slot } : draft;
}

/** Slots of one day of the shop. */
export interface SlotDay {
  /** Midnights from today. */
  readonly days: number;
  readonly slots: readonly string[];
}

/** Groups slots by day. */
export function slotDays(slots: readonly string[], daysUntil: (slot: string) => number): SlotDay[] {
  return [...groupedBy(slots, (slot) => String(daysUntil(slot)))].map(([days, ofDay]) => ({ days: Number(days), slots: ofDay }));
}
