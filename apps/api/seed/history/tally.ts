import type { PastOrder } from './past-order.ts';
import type { PastReviews } from './past-review.ts';

/** Totals of the history for one item, store or courier. */
export interface Tally {
  readonly orderCount: number;
  /** Pieces sold; older pieces count less. */
  readonly popularity: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
}

export interface Tallies {
  readonly items: ReadonlyMap<string, Tally>;
  readonly stores: ReadonlyMap<string, Tally>;
  /** By `zone number`. */
  readonly couriers: ReadonlyMap<string, Tally>;
}

const NOTHING: Tally = { orderCount: 0, popularity: 0, ratingSum: 0, ratingCount: 0 };
const DAY_MS = 86_400_000;
/** Half-life of a sold piece's weight. */
const HALF_LIFE_DAYS = 21;
const POPULARITY_SCALE = 100;

export function tallyOf(tallies: ReadonlyMap<string, Tally>, key: string): Tally {
  return tallies.get(key) ?? NOTHING;
}

/** Counts delivered orders only. */
export function tallyHistory(orders: readonly PastOrder[], { ofItems, ofCouriers }: PastReviews, now: Date): Tallies {
  const items = new Map<string, Tally>();
  const stores = new Map<string, Tally>();
  const couriers = new Map<string, Tally>();
  for (const { outcome, store, lines, placedAtMs } of orders) {
    if (outcome !== 'delivered') continue;
    const freshness = 0.5 ** ((now.getTime() - placedAtMs) / DAY_MS / HALF_LIFE_DAYS);
    add(stores, store.key, { orderCount: 1, popularity: freshness });
    for (const { offered, resolved } of lines) {
      add(items, offered.item.slug, { orderCount: resolved.quantity, popularity: resolved.quantity * freshness });
    }
  }
  for (const { order, slug, rating } of ofItems) {
    add(items, slug, { ratingSum: rating, ratingCount: 1 });
    add(stores, order.store.key, { ratingSum: rating, ratingCount: 1 });
  }
  for (const { order, rating } of ofCouriers) add(couriers, courierKey(order), { ratingSum: rating, ratingCount: 1 });
  return { items: rounded(items), stores: rounded(stores), couriers };
}

export function courierKey({ zone, courierAt }: Pick<PastOrder, 'zone' | 'courierAt'>): string {
  return `${zone} ${courierAt}`;
}

function add(tallies: Map<string, Tally>, key: string, more: Partial<Tally>): void {
  const { orderCount, popularity, ratingSum, ratingCount } = tallyOf(tallies, key);
  tallies.set(key, {
    orderCount: orderCount + (more.orderCount ?? 0),
    popularity: popularity + (more.popularity ?? 0),
    ratingSum: ratingSum + (more.ratingSum ?? 0),
    ratingCount: ratingCount + (more.ratingCount ?? 0),
  });
}

function rounded(tallies: Map<string, Tally>): Map<string, Tally> {
  return new Map([...tallies].map(([key, tally]) => [key, { ...tally, popularity: Math.round(tally.popularity * POPULARITY_SCALE) }]));
}
