import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { actsOf, allowedRows, PEOPLE, staff, type AllowedRows } from '../../../test/allowed-rows.ts';
import { freshDatabase } from '../../../test/database.ts';
import { maySeeCourier, maySeeZone } from './policies.ts';

const { db } = await freshDatabase();
const people = {
  ...PEOPLE,
  'a dispatcher of a zone': staff('dispatcher', { of: 'all', zoneIds: [1] }),
  'marketing': staff('marketing', { of: 'all' }),
};
const BOTH = ['far', 'here'];

const COURIERS: AllowedRows<typeof maySeeCourier> = {
  see: { 'the owner of the shop': BOTH, 'a dispatcher of a zone': ['here'] },
  locate: { 'the owner of the shop': BOTH, 'a dispatcher of a zone': ['here'] },
};
it.each(actsOf(COURIERS))('permissions for couriers by caller: %s', async (act) => {
  const rows = sql`(values ('here', 1), ('far', 2)) as couriers (name, zone_id)`;
  expect(await allowedRows(db, maySeeCourier, { act, people, rows })).toEqual(COURIERS[act]);
});

const ZONES: AllowedRows<typeof maySeeZone> = {
  see: { 'the owner of the shop': BOTH, 'a dispatcher of a zone': ['here'] },
};
it.each(actsOf(ZONES))('permissions for zones by caller: %s', async (act) => {
  const rows = sql`(values ('here', 1), ('far', 2)) as zones (name, id)`;
  expect(await allowedRows(db, maySeeZone, { act, people, rows })).toEqual(ZONES[act]);
});
