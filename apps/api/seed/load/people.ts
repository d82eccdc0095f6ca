import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { PoolClient } from 'pg';
import { DEMO_ACCOUNTS } from '../demo-accounts.ts';
import { ZONES } from '../geo/zones.ts';
import { courierKey, tallyOf, type Tally } from '../history/tally.ts';
import { demoPhone, homeIn, type SeededCustomer } from '../people/customers.ts';
import { personName } from '../people/names.ts';
import { COURIERS_PER_ZONE, VEHICLES } from '../people/couriers.ts';
import { randomFrom } from '../random.ts';
import { DEMO_SETTINGS } from '../settings/settings.ts';
import { daysFrom } from './days.ts';
import { idOf, insertKeyed, insertRows } from './insert.ts';
import type { CityIds } from './places.ts';
import { spelled } from './spelling.ts';

const FIRST_COURIER_PHONE = 9_000;

/** Returns ids in the order of the list. */
export async function loadCustomers(client: PoolClient, customers: readonly SeededCustomer[], now: Date): Promise<number[]> {
  const passwordHashes = await Promise.all(DEMO_ACCOUNTS.map(({ password }) => hash(password)));
  const ids = await insertRows(
    client,
    'customers',
    customers.map((customer, at) => ({
      f_name: customer.first,
      l_name: customer.last,
      phone: customer.phone,
      email: customer.email,
      phone_verified_at: daysFrom(now, -customer.joinedDaysAgo),
      email_verified_at: customer.email ? daysFrom(now, -customer.joinedDaysAgo) : null,
      password_hash: passwordHashes[at] ?? null,
      locale: customer.locale,
      ref_code: customer.refCode,
      welcome_until: daysFrom(now, DEMO_SETTINGS.first_order_days - customer.joinedDaysAgo),
      created_at: daysFrom(now, -customer.joinedDaysAgo),
    })),
    { returning: ['id'] },
  );
  return ids.map(({ id }) => Number(id));
}

/** These guests cannot be used: only the hash of a random id is stored. */
export async function loadGuests(client: PoolClient, count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, () => ({ token_hash: `\\x${randomBytes(32).toString('hex')}` }));
  const ids = await insertRows(client, 'guests', rows, { returning: ['id'] });
  return ids.map(({ id }) => Number(id));
}

/** Returns the ids of the couriers by zone. */
export async function loadCouriers(
  client: PoolClient,
  city: CityIds,
  tallies: ReadonlyMap<string, Tally>,
  now: Date,
): Promise<Map<string, number[]>> {
  const random = randomFrom('riders');
  const vehicles = await insertKeyed(
    client,
    'vehicles',
    VEHICLES.map((vehicle, position) => ({
      key: vehicle.key,
      code: vehicle.key,
      name: spelled(vehicle.name),
      min_metres: vehicle.minKm * 1000,
      max_metres: vehicle.maxKm * 1000,
      extra_minor: vehicle.extra,
      position,
    })),
  );
  const couriers = ZONES.flatMap(({ key: zone }) =>
    (COURIERS_PER_ZONE[zone] ?? []).map((vehicle, courierAt) => ({ zone, vehicle, courierAt })),
  );
  const ids = await insertRows(
    client,
    'riders',
    couriers.map(({ zone, vehicle, courierAt }, at) => {
      const { first, last } = personName(random);
      const { ratingSum, ratingCount } = tallyOf(tallies, courierKey({ zone, courierAt }));
      return {
        zone_id: idOf(city.zones, zone),
        vehicle_id: idOf(vehicles, vehicle),
        f_name: first,
        l_name: last,
        phone: demoPhone(FIRST_COURIER_PHONE + at),
        is_online: true,
        rating_sum: ratingSum,
        rating_count: ratingCount,
        created_at: daysFrom(now, -200 - at),
      };
    }),
    { returning: ['id'] },
  );
  await insertRows(
    client,
    'rider_positions',
    couriers.map(({ zone }, at) => ({ rider_id: ids[at]?.['id'], ...homeIn(zone, random).point, heading: random.whole(0, 359), at: now })),
  );
  return Map.groupBy(
    ids.map(({ id }) => Number(id)),
    (_, at) => couriers[at]?.zone ?? '',
  );
}
