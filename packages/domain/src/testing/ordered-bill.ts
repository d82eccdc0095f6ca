import { makeBill } from '../checkout/bill.ts';
import { deliveryFee } from '../checkout/delivery-fee.ts';
import type { OrderedBill } from '../orders/received/adjustments.ts';
import { money } from './build-item.ts';

interface Ordered {
  readonly quantity: number;
  readonly piece: number;
  /** Parts of a thousand. */
  readonly discount?: number;
  readonly addOns?: number;
  /** Of a piece that is sold by weight, and the percentage that it may differ by. */
  readonly grams?: number;
  readonly tolerance?: number;
}

/** The bill of an order as it was placed, with a delivery of 8,000 and a tip of 2,000. */
export function order(
  lines: readonly Ordered[],
  { coupon = 0, tax }: { coupon?: number; tax?: { percent: number; isInclusive: boolean } } = {},
): OrderedBill {
  const priced = lines.map(({ quantity, piece, discount = 0, addOns = 0, grams, tolerance = 10 }, index) => {
    const goods = piece * quantity;
    const off = Math.floor((goods * discount) / 1000);
    return {
      id: index + 1,
      quantity,
      goodsMinor: money(goods),
      discountMinor: money(off),
      addOnsMinor: money(addOns),
      totalMinor: money(goods - off + addOns),
      ...(grams !== undefined && { pieceGrams: grams, weightTolerance: tolerance }),
    };
  });
  const bill = makeBill({
    lines: priced,
    ...(coupon > 0 && { coupon: { code: 'SALOM', discountMinor: money(coupon), isFreeDelivery: false } }),
    ...(tax && { tax }),
    tipMinor: money(2_000),
    delivery: (itemsMinor) =>
      deliveryFee({
        orderType: 'delivery',
        rate: { baseMinor: money(6000), perKmMinor: money(0), minimumMinor: money(8000), surge: 1 },
        distanceMetres: 1000,
        itemsMinor,
      }),
  });
  if (!bill.ok) throw new Error(bill.problem);
  return {
    charges: bill.value.charges,
    taxPercent: tax?.percent ?? 0,
    lines: priced.map(({ totalMinor: _, ...line }, index) => ({
      ...line,
      couponShareMinor: bill.value.lineShares[index]!.couponMinor,
      welcomeShareMinor: bill.value.lineShares[index]!.welcomeMinor,
    })),
  };
}
