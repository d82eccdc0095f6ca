import type { OrderAdjustment } from '@bozor/contract/shop/orders/order-shapes.ts';
import { mediaUrl, tileHue } from '../../platform/media/media-url.ts';
import type { AdjustmentOfOrder, OrderRow } from './order-row.ts';
import type { Presenting } from './presenting.ts';

/** Lines received instead of those ordered, and their total. */
export function presentReceived(
  { adjustments, total_minor, adjusted_minor }: Pick<OrderRow, 'adjustments' | 'total_minor' | 'adjusted_minor'>,
  { money }: Pick<Presenting, 'money'>,
): { adjustments: OrderAdjustment[]; received_amount: number } {
  return {
    adjustments: adjustments.map((adjustment) => presentAdjustment(adjustment, money)),
    received_amount: money(total_minor + adjusted_minor),
  };
}

function presentAdjustment(
  {
    id,
    lineId,
    kind,
    state,
    name,
    pieces,
    instead,
    image,
    hue,
    replacementMinor,
    amountMinor,
    answerUntilMs,
    orderedGrams,
    weighedGrams,
    chargedGrams,
  }: AdjustmentOfOrder,
  money: Presenting['money'],
): OrderAdjustment {
  return {
    id,
    line: lineId,
    kind,
    state,
    name,
    pieces,
    replacement:
      instead === null
        ? null
        : { name: instead, image_full_url: mediaUrl(image), tile_hue: tileHue(hue), total: money(replacementMinor ?? 0) },
    weight:
      orderedGrams === null || weighedGrams === null || chargedGrams === null
        ? null
        : { ordered: orderedGrams, weighed: weighedGrams, charged: chargedGrams },
    amount: money(amountMinor),
    answer_until: answerUntilMs === null ? null : new Date(answerUntilMs).toISOString(),
  };
}
