import { orderIdFrom } from '@bozor/domain/orders/order-number.ts';
import { demoPhone, homeIn, type SeededCustomer } from '../people/customers.ts';
import { personName } from '../people/names.ts';
import { randomFrom, type Random } from '../random.ts';
import { STORES } from '../stores/stores.ts';
import { storePoint } from '../stores/location.ts';
import type { StoreSeed } from '../stores/store-seed.ts';
import { fillBasket, type Offered } from './basket.ts';
import { openCoupons } from './coupons-then.ts';
import { demandBefore } from './demand.ts';
import { wasOpen } from './open-hours.ts';
import { pastOrder, type Buyer, type PastOrder } from './past-order.ts';
import { pastParcel, type PastParcel } from './past-parcel.ts';

export interface History {
  /** Oldest first. */
  readonly orders: readonly PastOrder[];
  readonly parcels: readonly PastParcel[];
  readonly guestCount: number;
}

export interface HistoryInput {
  readonly now: Date;
  readonly count: number;
  readonly customers: readonly SeededCustomer[];
  readonly menus: ReadonlyMap<string, readonly Offered[]>;
}

const DAY_MS = 86_400_000;
/** By then every order has ended. */
const LATEST_BEFORE_NOW_MS = 30 * 3_600_000;
const GUEST_SHARE = 0.11;
const FIRST_GUEST_PHONE = 5_000;
const FIRST_RECEIVER_PHONE = 7_000;

/** Generates the city's orders of the last ninety days; the same `now` gives the same orders. */
export function writeHistory({ now, count, customers, menus }: HistoryInput): History {
  const random = randomFrom('history');
  const latestMs = now.getTime() - LATEST_BEFORE_NOW_MS;
  const drawDemand = demandBefore(now);
  const drawId = idsFrom(random);
  const buyers = buyersFrom(random, customers, now);
  const coupons = openCoupons(now);
  const points = new Map(STORES.map((store) => [store.key, storePoint(store)]));
  const orders: PastOrder[] = [];
  const parcels: PastParcel[] = [];
  for (let draws = 0; orders.length + parcels.length < count; draws++) {
    if (draws > count * 20) throw new Error('The stores are closed or empty whenever somebody wants something');
    const { atMs: placedAtMs, module, zone } = drawDemand(random);
    if (placedAtMs > latestMs) continue;
    if (module === 'parcel') {
      const order = { id: drawId(), buyer: buyers.next(zone, placedAtMs), receiver: drawReceiver(random, zone), zone, placedAtMs };
      const parcel = pastParcel(random, order);
      if (parcel) parcels.push(parcel);
      continue;
    }
    const open = STORES.filter((each) => each.module === module && each.zone === zone && isSelling(each, placedAtMs, now));
    const store = drawStore(random, open);
    const lines = store ? fillBasket(random, menus.get(store.key) ?? [], placedAtMs) : [];
    if (!store || lines.length === 0) continue;
    const couponToTry = random.chance(0.09) ? random.one(coupons) : undefined;
    const buyer = buyers.next(zone, placedAtMs);
    const order = pastOrder({
      random,
      couponToTry,
      id: drawId(),
      buyer,
      zone,
      store,
      storePoint: points.get(store.key)!,
      placedAtMs,
      lines,
    });
    if (order) orders.push(order);
  }
  parcels.sort((one, other) => one.placedAtMs - other.placedAtMs);
  orders.sort((one, other) => one.placedAtMs - other.placedAtMs);
  return { orders, parcels, guestCount: buyers.count() };
}

function isSelling(store: StoreSeed, atMs: number, now: Date): boolean {
  const hasJoined = !store.joinedDaysAgo || atMs > now.getTime() - store.joinedDaysAgo * DAY_MS;
  return hasJoined && wasOpen(store.hours, atMs);
}

function drawStore(random: Random, open: readonly StoreSeed[]): StoreSeed | undefined {
  return open[random.weighted(open.map(({ fame }) => fame))];
}

function drawReceiver(random: Random, zone: string): { name: string; phone: string; home: ReturnType<typeof homeIn> } {
  const { first, last } = personName(random);
  return { name: `${first} ${last}`, phone: demoPhone(FIRST_RECEIVER_PHONE + random.whole(0, 1_500)), home: homeIn(zone, random) };
}

function idsFrom(random: Random): () => number {
  const taken = new Set<number>();
  return () => {
    for (;;) {
      const id = orderIdFrom(Math.floor(random.next() * 2 ** 32));
      if (id !== undefined && !taken.has(id)) {
        taken.add(id);
        return id;
      }
    }
  };
}

function buyersFrom(
  random: Random,
  customers: readonly SeededCustomer[],
  now: Date,
): { next(zone: string, atMs: number): Buyer; count(): number } {
  let guests = 0;
  const inZone = Map.groupBy(
    customers.map((customer, at) => ({ customer, at })),
    ({ customer }) => customer.zone,
  );
  return {
    next(zone, atMs) {
      const known = (inZone.get(zone) ?? []).filter(({ customer }) => atMs > now.getTime() - customer.joinedDaysAgo * DAY_MS);
      const chosen = random.chance(GUEST_SHARE) ? undefined : known[random.weighted(known.map(({ customer }) => customer.appetite))];
      if (chosen) {
        const { first, last, phone, locale, home } = chosen.customer;
        return { kind: 'customer', at: chosen.at, name: `${first} ${last}`, phone, locale, home };
      }
      const { first, last } = personName(random);
      const at = guests++;
      return {
        kind: 'guest',
        at,
        name: `${first} ${last}`,
        phone: demoPhone(FIRST_GUEST_PHONE + at),
        locale: 'uz',
        home: homeIn(zone, random),
      };
    },
    count: () => guests,
  };
}
