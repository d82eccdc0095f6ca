import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { localTime, TASHKENT } from '@bozor/domain/time/local-time.ts';
import { midnight } from '../load/days.ts';
import { ZONES } from '../geo/zones.ts';
import type { Random } from '../random.ts';

/** A customer's intention to order, at a place and a time. */
export interface Demand {
  readonly atMs: number;
  readonly module: ModuleType;
  readonly zone: string;
}

const HISTORY_DAYS = 90;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const MODULE_SHARES: Readonly<Record<ModuleType, number>> = { food: 50, grocery: 24, pharmacy: 11, ecommerce: 9, parcel: 6 };
const ZONE_SHARES: Readonly<Record<string, number>> = { centre: 38, north: 18, east: 17, west: 16, south: 7, bektemir: 4 };

/** Relative number of orders per hour of the day, from midnight. */
const HOURS: Readonly<Record<ModuleType, readonly number[]>> = {
  food: [5, 3, 2, 1, 1, 1, 2, 5, 9, 8, 7, 12, 20, 22, 14, 9, 9, 12, 20, 26, 25, 18, 12, 8],
  grocery: [3, 2, 1, 1, 1, 2, 4, 9, 14, 15, 13, 11, 9, 8, 8, 9, 12, 17, 20, 18, 13, 9, 6, 4],
  pharmacy: [4, 3, 3, 2, 2, 2, 4, 7, 11, 13, 12, 10, 9, 9, 9, 9, 10, 12, 13, 13, 12, 10, 8, 6],
  ecommerce: [3, 1, 1, 1, 1, 1, 1, 3, 6, 10, 13, 14, 13, 13, 13, 13, 13, 12, 11, 11, 12, 12, 9, 5],
  parcel: [1, 0, 0, 0, 0, 0, 1, 4, 9, 14, 16, 15, 12, 13, 15, 15, 14, 11, 7, 4, 3, 2, 1, 1],
};

/** Returns a generator of demand. The city orders more from week to week, and more from Friday to Sunday. */
export function demandBefore(now: Date): (random: Random) => Demand {
  const firstMidnightMs = midnight(now, -HISTORY_DAYS + 1).getTime();
  const dayWeights = Array.from({ length: HISTORY_DAYS }, (_, day) => dayWeight(day, firstMidnightMs));
  return (random) => {
    const day = random.weighted(dayWeights);
    const module = MODULES[random.weighted(MODULE_WEIGHTS)] ?? 'food';
    const { zones, weights } = ZONES_SERVING.get(module)!;
    const zone = zones[random.weighted(weights)] ?? 'centre';
    const hour = random.weighted(HOURS[module]);
    return { atMs: firstMidnightMs + day * DAY_MS + hour * HOUR_MS + Math.floor(random.next() * HOUR_MS), module, zone };
  };
}

const MODULES = Object.keys(MODULE_SHARES) as ModuleType[];
const MODULE_WEIGHTS = Object.values(MODULE_SHARES);
interface Serving {
  readonly zones: readonly string[];
  readonly weights: readonly number[];
}

const ZONES_SERVING = new Map<ModuleType, Serving>(
  MODULES.map((module) => {
    const zones = ZONES.filter((zone) => zone.charges[module]).map(({ key }) => key);
    return [module, { zones, weights: zones.map((zone) => ZONE_SHARES[zone] ?? 0) }];
  }),
);

function dayWeight(day: number, firstMidnightMs: number): number {
  const weekday = localTime(firstMidnightMs + day * DAY_MS, TASHKENT).weekday % 7;
  const isWeekend = weekday === 0 || weekday >= 5;
  return (0.7 + (0.6 * day) / HISTORY_DAYS) * (isWeekend ? 1.25 : 1);
}
