import type { StoreDetails } from '@bozor/contract/shop/catalogue/store-details.ts';
import { parseClock } from '@bozor/domain/stores/daily-window.ts';
import { deliverySlots, type DeliverySlot } from '@bozor/domain/stores/delivery-slots.ts';
import type { WeeklyHours } from '@bozor/domain/stores/store-hours.ts';
import type { Weekday } from '@bozor/domain/time/local-time.ts';
import { groupedBy } from '../../platform/grouped-by.ts';

/** Slots of one day. */
export interface SlotDay {
  readonly date: string;
  readonly slots: readonly DeliverySlot[];
}

/** The store's delivery slots by day; empty when it takes orders for now only. */
export function slotDays(store: StoreDetails, nowMs: number): SlotDay[] {
  if (!store.schedule_order) return [];
  const slots = deliverySlots({
    hours: hoursOf(store),
    closures: store.closures.map((each) => ({ startsAtMs: Date.parse(each.starts_at), endsAtMs: Date.parse(each.ends_at) })),
    nowMs,
    utcOffsetMinutes: store.utc_offset_minutes,
    leadMinutes: store.delivery_terms.preparation_minutes,
  });
  return [...groupedBy(slots, (slot) => slot.date)].map(([date, ofDay]) => ({ date, slots: ofDay }));
}

function hoursOf(store: StoreDetails): WeeklyHours {
  return store.schedules.flatMap(({ day, opening_time: opens, closing_time: closes }) => {
    const [opensAtMinute, closesAtMinute] = [parseClock(opens), parseClock(closes)];
    return opensAtMinute === undefined || closesAtMinute === undefined ? [] : [{ weekday: day as Weekday, opensAtMinute, closesAtMinute }];
  });
}
