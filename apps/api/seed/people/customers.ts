import { DEMO_ACCOUNTS } from '../demo-accounts.ts';
import { TASHKENT, type Place } from '../geo/tashkent.ts';
import { ZONES } from '../geo/zones.ts';
import { randomFrom, type Random } from '../random.ts';
import { addressAt, pointNear } from '../stores/location.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import { personName } from './names.ts';

/** A home address in the city. */
export interface Home {
  readonly point: Point;
  readonly address: string;
  readonly house: string;
  readonly floor: string;
}

export interface SeededCustomer {
  readonly first: string;
  readonly last: string;
  readonly phone: string;
  readonly email: string | null;
  readonly locale: 'uz' | 'uz-Cyrl' | 'ru' | 'en';
  readonly zone: string;
  readonly home: Home;
  readonly refCode: string;
  /** Relative frequency of this customer's orders. */
  readonly appetite: number;
  readonly joinedDaysAgo: number;
}

const HOW_MANY: Readonly<Record<string, number>> = { centre: 150, north: 80, east: 75, west: 70, south: 36, bektemir: 22 };
const LOCALES = ['uz', 'ru', 'uz-Cyrl', 'en'] as const;
const FIRST_CUSTOMER = 1_000;
const REF_LETTERS = Array.from('ABCDEFGHJKLMNPQRSTUVWXYZ23456789');

/** The demo accounts first, then the customers of the history. */
export function seededCustomers(): SeededCustomer[] {
  const random = randomFrom('customers');
  const demo = DEMO_ACCOUNTS.map((account): SeededCustomer => ({
    ...account,
    zone: 'centre',
    home: homeIn('centre', random),
    refCode: refCode(random),
    joinedDaysAgo: account.appetite > 0 ? 200 : 1,
  }));
  const others = Object.entries(HOW_MANY).flatMap(([zone, count]) =>
    Array.from({ length: count }, (_, rank): SeededCustomer => {
      const name = personName(random);
      return {
        ...name,
        phone: demoPhone(FIRST_CUSTOMER + zoneRank(zone, rank)),
        email: null,
        locale: LOCALES[random.weighted([50, 32, 12, 6])] ?? 'uz',
        zone,
        home: homeIn(zone, random),
        refCode: refCode(random),
        appetite: 3 / (1 + rank * 0.03),
        joinedDaysAgo: random.whole(95, 400),
      };
    }),
  );
  return [...demo, ...others];
}

/** Returns an address near a place of the zone. */
export function homeIn(zoneKey: string, random: Random): Home {
  const place = random.one(placesIn(zoneKey));
  const number = random.whole(1, 140);
  return {
    point: pointNear(place, zoneKey, random, { leastMetres: 60, mostMetres: 700 }),
    address: addressAt(place, number).uz,
    house: String(number),
    floor: String(random.whole(1, 9)),
  };
}

/** +998 90 000 xx xx, which is not assigned to anyone. */
export function demoPhone(lastFour: number): string {
  return `+99890000${String(lastFour).padStart(4, '0')}`;
}

function placesIn(zoneKey: string): readonly Place[] {
  const known = placesByZone.get(zoneKey);
  if (known) return known;
  const districts = ZONES.find(({ key }) => key === zoneKey)?.districts ?? [];
  const places = TASHKENT.places.filter((place) => districts.includes(place.district));
  placesByZone.set(zoneKey, places);
  return places;
}

const placesByZone = new Map<string, readonly Place[]>();

/** Numbers continue from zone to zone. */
function zoneRank(zone: string, rank: number): number {
  const before = Object.entries(HOW_MANY).slice(0, Object.keys(HOW_MANY).indexOf(zone));
  return before.reduce((sum, [, count]) => sum + count, 0) + rank;
}

function refCode(random: Random): string {
  return Array.from({ length: 10 }, () => random.one(REF_LETTERS)).join('');
}
