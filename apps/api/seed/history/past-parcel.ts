import { makeBill } from '@bozor/domain/checkout/bill.ts';
import { PICKUP_MINUTES, parcelPrice, parcelTime } from '@bozor/domain/checkout/parcel-offer.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { roadEstimateMetres } from '@bozor/domain/places/distance.ts';
import { zoneByKey } from '../geo/zones.ts';
import type { Home } from '../people/customers.ts';
import { parcelCategories, type ParcelCategorySeed } from '../products/parcel-categories.ts';
import type { Random } from '../random.ts';
import { drawOutcome, journeyOf } from './journey.ts';
import { deliveryRate, drawPayment, drawCourier, type PastDelivery } from './past-order.ts';

interface Receiver {
  readonly name: string;
  readonly phone: string;
  readonly home: Home;
}

export interface PastParcel extends PastDelivery {
  readonly receiver: Receiver;
  readonly category: ParcelCategorySeed;
  readonly payer: 'sender' | 'receiver';
}

export function pastParcel(
  random: Random,
  order: Pick<PastParcel, 'id' | 'buyer' | 'receiver' | 'zone' | 'placedAtMs'>,
): PastParcel | undefined {
  const charge = zoneByKey(order.zone).charges.parcel;
  if (!charge) return undefined;
  const category = random.one(parcelCategories);
  const distanceMetres = roadEstimateMetres(order.buyer.home.point, order.receiver.home.point);
  const kind = {
    baseMinor: null,
    perKmMinor: category.perKilometre as Minor | null,
    minimumMinor: category.minimumCharge as Minor | null,
  };
  const bill = makeBill({ lines: [], delivery: () => parcelPrice({ zone: deliveryRate(charge), kind, distanceMetres }) });
  if (!bill.ok) return undefined;
  const outcome = drawOutcome(random);
  const plan = { orderType: 'parcel', preparationMinutes: PICKUP_MINUTES, distanceMetres } as const;
  return {
    ...order,
    category,
    payer: random.chance(0.8) ? 'sender' : 'receiver',
    bill: bill.value,
    distanceMetres,
    promise: parcelTime({ distanceMetres, nowMs: order.placedAtMs }),
    payment: drawPayment(random, order.zone, outcome, bill.value.totalMinor, charge),
    outcome,
    transitions: journeyOf(random, { ...plan, placedAtMs: order.placedAtMs, outcome, pace: 0.8 + random.next() * 0.45 }),
    courierAt: drawCourier(random, order.zone),
  };
}
