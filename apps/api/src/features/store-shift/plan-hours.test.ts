import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/store/routes.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { buildShop, placeOrder } from '../../../test/shop.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { readStoreDetails } from '../stores/read-store-details.ts';

const tested = await testApi();
const { api, db, clock, call, staff } = tested;
const { hours } = API;
const shop = await buildShop(db);
const people = {
  manager: await staff('store_manager', { storeId: shop.storeId }),
  kitchen: await staff('kitchen', { storeId: shop.storeId }),
  other: await staff('store_owner', { storeId: shop.otherStoreId }),
};
type Person = keyof typeof people;
type Body = GivenBodyOf<typeof hours.save>;

const params = { store: shop.storeId };
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opening_time: '09:00', closing_time: '22:00' }));
const NIGHT = { day: 5, opening_time: '23:00', closing_time: '02:00' };
const DAY_OFF = { starts_at: '2026-11-23T19:00:00.000Z', ends_at: '2026-11-24T19:00:00.000Z' };
const read = async (as: Person = 'manager', language = 'en') =>
  call(hours.read, { as: people[as], params, headers: { 'x-localization': language } });
const save = async (body: Partial<Body>, as: Person = 'manager') =>
  call(hours.save, {
    as: people[as],
    params,
    body: { version: (await read()).body.version ?? 0, hours: WEEK, closures: [], ...body },
  });
const codeOf = ({ status, body }: { status: number; body: { errors?: readonly { code: string }[] } }) => [status, body.errors?.[0]?.code];
const shown = async (locale: Locale = 'en') => readStoreDetails(api, { locale, point: undefined } as Scope, String(shop.storeId));
const audit = async () =>
  db.selectFrom('audit_log').where('action', '=', 'store.hours').orderBy('id', 'desc').select(['staff_id', 'before', 'after']).execute();

beforeEach(async () => {
  clock.set('2026-11-20T10:00:00Z');
  await sql`delete from store_hours; `.execute(db);
  await db.deleteFrom('store_closures').execute();
  await save({});
});

describe('the hours of a store', () => {
  it('have several openings a day, also over midnight, which the shop shows', async () => {
    const lunch = [
      { day: 1, opening_time: '09:00', closing_time: '13:00' },
      { day: 1, opening_time: '14:00', closing_time: '00:00' },
      NIGHT,
      { day: 7, opening_time: '00:00', closing_time: '00:00' },
    ];
    const { status, body } = await save({ hours: lunch });
    expect([status, body.hours]).toEqual([200, lunch]);
    expect((await shown()).schedules).toEqual(lunch);
    clock.set('2026-11-20T20:30:00Z');
    expect(await shown()).toMatchObject({ open: true, closing_at: '2026-11-20T21:00:00.000Z' });
  });

  it('are written with what they were before, by whom, once', async () => {
    const { version } = (await read()).body;
    const before = (await audit()).length;
    const press = () => save({ version, hours: [NIGHT] });
    expect((await Promise.all([press(), press()])).map(({ status }) => status)).toEqual([200, 200]);
    const entries = await audit();
    expect(entries).toHaveLength(before + 1);
    expect(entries[0]).toMatchObject({ before: { hours: WEEK }, after: { hours: [NIGHT] } });
  });

  it('are not changed over what somebody else has changed', async () => {
    const { version } = (await read()).body;
    await save({ hours: [NIGHT] });
    expect(codeOf(await save({ version, hours: [] }))).toEqual([409, 'hours-changed']);
    expect((await read()).body.hours).toEqual([NIGHT]);
  });

  it.each([
    ['overlap', { hours: [...WEEK, { day: 1, opening_time: '21:00', closing_time: '23:00' }] }, 'hours-overlap'],
    ['overlap over midnight', { hours: [NIGHT, { day: 6, opening_time: '01:00', closing_time: '05:00' }] }, 'hours-overlap'],
    [
      'have a closure that is over',
      { closures: [{ starts_at: '2026-11-01T00:00:00Z', ends_at: '2026-11-02T00:00:00Z' }] },
      'closure-not-possible',
    ],
    ['have two closures at a time', { closures: [DAY_OFF, { ...DAY_OFF, starts_at: '2026-11-24T00:00:00Z' }] }, 'closures-overlap'],
  ] as const)('are refused where they %s', async (_name, body, code) => {
    expect(codeOf(await save(body as unknown as Partial<Body>))).toEqual([422, code]);
    expect((await read()).body).toMatchObject({ hours: WEEK, closures: [] });
  });

  it('of another person are not found, and the kitchen may not see them', async () => {
    expect(codeOf(await read('other'))).toEqual([404, 'store-not-found']);
    expect(codeOf(await save({}, 'other'))).toEqual([404, 'store-not-found']);
    expect((await read('kitchen')).status).toBe(403);
  });
});

describe('a closure', () => {
  it('is read by customers with its reason in their language, or in the words of the store', async () => {
    const { body } = await save({ closures: [{ ...DAY_OFF, reason: 'repair' }] });
    expect(body.closures).toMatchObject([{ ...DAY_OFF, reason: 'Repair work' }]);
    expect((await shown('ru')).closures).toEqual([{ ...DAY_OFF, reason: 'Ремонт' }]);
    clock.set('2026-11-24T06:00:00Z');
    expect(await shown()).toMatchObject({ open: false, next_opening_at: '2026-11-25T04:00:00.000Z' });
    await save({ closures: [{ ...DAY_OFF, starts_at: '2026-11-24T06:00:00.000Z', reason: 'other', words: 'Wedding of the cook' }] });
    expect((await shown('ru')).closures).toMatchObject([{ reason: 'Wedding of the cook' }]);
  });

  it('with an id is kept, and ends once it is left out', async () => {
    const [kept] = (await save({ closures: [{ ...DAY_OFF, reason: 'holiday' }] })).body.closures;
    const { body } = await save({ hours: [NIGHT], closures: [{ id: kept!.id, starts_at: kept!.starts_at, ends_at: kept!.ends_at }] });
    expect(body.closures).toEqual([kept]);
    expect((await save({})).body.closures).toEqual([]);
  });

  it('ends the pause that runs into it', async () => {
    await call(API.shift.pause, { as: people.manager, params, body: { until: '2026-11-20T13:00:00Z' } });
    const closure = { starts_at: '2026-11-20T12:00:00.000Z', ends_at: '2026-11-21T12:00:00.000Z' };
    expect((await save({ closures: [closure] })).body.closures).toMatchObject([closure]);
    expect((await shown()).closures).toMatchObject([{ starts_at: '2026-11-20T10:00:00.000Z', ends_at: closure.starts_at }, closure]);
  });
});

describe('placed orders that fall outside', () => {
  it('are listed before anything is saved, and stay once somebody has seen them', async () => {
    const order = (schedule_at: string) =>
      placeOrder(db, shop, { schedule_at: new Date(schedule_at), status: 'pending', status_by: 'customer' });
    await order('2026-11-23T06:00:00Z');
    const late = await order('2026-11-24T06:00:00Z');
    const wanted = { hours: WEEK, closures: [DAY_OFF] };
    const conflicts = await call(hours.conflicts, { as: people.manager, params, body: wanted });
    expect(conflicts.body.orders).toEqual([{ order_id: late, at: '2026-11-24T06:00:00.000Z', is_scheduled: true }]);
    expect(codeOf(await save(wanted))).toEqual([409, 'orders-outside']);
    expect((await read()).body.closures).toEqual([]);
    expect((await save({ ...wanted, is_confirmed: true })).status).toBe(200);
    const { status } = await db.selectFrom('orders').where('id', '=', late).select('status').executeTakeFirstOrThrow();
    expect(status).toBe('pending');
  });
});
