import type { EarnedOrder } from '@bozor/contract/store/earnings.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { adjustedBill } from '@bozor/domain/orders/received/adjustments.ts';
import { amountsOf } from '@bozor/domain/checkout/charges.ts';
import { bearerOf, settle, type SettledRefund, type Settlement } from '@bozor/domain/stores/settlement.ts';
import type { EndedRow } from './store.ts';

export interface SettledRow {
  readonly row: EndedRow;
  readonly refunds: readonly SettledRefund[];
  readonly settlement: Settlement;
}

/** Settles an order on what was received. One from before orders kept a rate has that of the setting. */
export function settleRow(row: EndedRow, usualPercent: number): SettledRow {
  const refunds = row.refunds.map(({ kind, reason, amount_minor }): SettledRefund => ({
    kind,
    reason: reason ?? undefined,
    amountMinor: amount_minor as Minor,
  }));
  const settlement = settle({
    ...receivedOf(row),
    isStoreCoupon: row.is_store_coupon,
    freeDeliveryMinor: row.free_delivery_minor as Minor,
    commissionPercent: row.commission_percent ?? usualPercent,
    refunds,
  });
  return { row, refunds, settlement };
}

/** The bill of what was received, and the part of its discount that flash sales gave. */
function receivedOf({ charges, adjusted, tax_percent: taxPercent, flash_discount_minor: flashMinor }: EndedRow) {
  if (!adjusted) return { charges, campaignDiscountMinor: flashMinor as Minor };
  const bill = (lines: typeof adjusted.lines) => adjustedBill({ charges, lines, taxPercent }, adjusted.adjustments).charges;
  return {
    charges: bill(adjusted.lines),
    campaignDiscountMinor: amountsOf(bill(adjusted.lines.filter(({ isFlash }) => isFlash))).discount,
  };
}

export function presentSettled({ row, refunds, settlement }: SettledRow, money: (minor: number) => number): EarnedOrder {
  return {
    order_id: row.id,
    ended_at: row.ended_at.toISOString(),
    is_canceled: !row.is_delivered,
    goods: money(settlement.goodsMinor),
    discount: money(settlement.discountMinor),
    coupon: money(settlement.couponMinor),
    free_delivery: money(settlement.freeDeliveryMinor),
    packaging: money(settlement.packagingMinor),
    added_tax: money(settlement.addedTaxMinor),
    included_tax: money(settlement.includedTaxMinor),
    paid_by_shop: money(settlement.paidByShopMinor),
    gross: money(settlement.grossMinor),
    commission_percent: settlement.commissionPercent,
    commissioned: money(settlement.commissionedMinor),
    commission: money(settlement.commissionMinor),
    refunds: money(settlement.refundsMinor),
    net: money(settlement.netMinor),
    given_back: refunds.map((refund) => ({
      amount: money(refund.amountMinor),
      reason: refund.reason ?? null,
      borne_by: bearerOf(refund),
    })),
  };
}
