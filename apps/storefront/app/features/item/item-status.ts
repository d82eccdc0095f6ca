import { isOrderable, nextAvailableMs } from '@bozor/domain/catalogue/availability.ts';
import { formatClock } from '@bozor/domain/stores/daily-window.ts';
import { countsStock } from '@bozor/domain/catalogue/module-type.ts';
import type { ItemChoice } from './use-item-choice.ts';

/** Whether an item can be ordered, and if not, why. */
export type ItemStatus =
  | { readonly state: 'orderable' }
  /** Unavailable now, but the store accepts scheduled orders. */
  | ({ readonly state: 'for-later' } & OtherHours)
  | ({ readonly state: 'not-available-now' } & OtherHours)
  | { readonly state: 'campaign-not-started'; readonly startsAtMs: number }
  | { readonly state: 'campaign-over' }
  | { readonly state: 'out-of-stock' };

interface OtherHours {
  readonly hours: string;
  /** Start of the next hours; undefined when the campaign ends before. */
  readonly nextMs: number | undefined;
}

export function itemStatus({
  item,
  sellable,
  availability,
  nowMs,
}: Pick<ItemChoice, 'item' | 'sellable' | 'availability' | 'nowMs'>): ItemStatus {
  if (availability.state === 'not-started') return { state: 'campaign-not-started', startsAtMs: availability.startsAtMs };
  if (availability.state === 'over') return { state: 'campaign-over' };
  const { variations, moduleType, stock } = sellable;
  const left = variations.length > 0 ? Math.max(...variations.map((variation) => variation.stock)) : stock;
  if (item.available_stock === 0 || (countsStock(moduleType) && left <= 0)) return { state: 'out-of-stock' };
  if (availability.state === 'available') return { state: 'orderable' };
  const { startsAtMinute, endsAtMinute } = availability.window;
  const hours = `${formatClock(startsAtMinute)}–${formatClock(endsAtMinute)}`;
  const nextMs = nextAvailableMs(sellable, availability, { nowMs, timezone: item.timezone });
  return { state: isOrderable(availability) ? 'for-later' : 'not-available-now', hours, nextMs };
}
