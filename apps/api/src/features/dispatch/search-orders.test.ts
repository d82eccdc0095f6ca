import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { API } from '@bozor/contract/operator/routes.ts';
import { ALPHABETS } from '@bozor/domain/search/alphabets.ts';
import { fold } from '@bozor/domain/search/fold.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildShop, placeOrder, type SmallShop } from '../../../test/shop.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { anonymizeOrders } from '../orders/anonymize-orders.ts';
import { moveOrder } from '../orders/move-order.ts';

const { db, call, customer, staff } = await testApi();
let shop: SmallShop;
let dispatcher: Caller;

beforeAll(async () => {
  shop = await buildShop(db);
  dispatcher = await staff('dispatcher');
});

/** Orders are placed minutes apart, in the order of the calls. */
let minutes = 100_000;
async function place(name: string, phone: string, over: Parameters<typeof placeOrder>[2] = {}): Promise<number> {
  await sql`update item_stock set stock = 1000`.execute(db);
  minutes -= 1;
  return placeOrder(db, shop, {
    contact_person_name: name,
    contact_person_number: phone,
    created_at: new Date(Date.now() - minutes * 60_000),
    ...over,
  });
}
const search = async (query: Record<string, unknown>, as = dispatcher) => call(API.orders.search, { as, query });
const found = async (query: string | Record<string, unknown>) =>
  (await search(typeof query === 'string' ? { query } : query)).body.orders.map(({ id }) => id);

describe('an order is found', () => {
  let aziza: number;
  let uktam: number;
  beforeAll(async () => {
    aziza = await place('Aziza Karimova', '+998907770011');
    uktam = await place('Ўктам Ғайратов', '+998907770022');
  });

  test.each([
    'Aziza',
    'Азиза',
    'AZIZA',
    'azi',
    'Каримова',
    'karimova aziza',
    'Каримова Aziza',
    'Aziza Kari',
    '0011',
    '77 00 11',
    '+998 90 777 00 11',
    'Азиза 0011',
  ])('by "%s"', async (query) => expect(await found(query)).toEqual([aziza]));
  test.each(["O'ktam", 'Oʻktam', 'Ўктам', 'Uktam Gayratov', "G'ayratov", 'Ғайрат'])('by "%s", however it is written', async (query) => {
    const expected = query.startsWith('U') ? [] : [uktam];
    expect(await found(query)).toEqual(expected);
  });
  test('by its number, whole, with spaces, and by its beginning', async () => {
    const number = String(aziza);
    expect(await found(number)).toEqual([aziza]);
    expect(await found(`№ ${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`)).toEqual([aziza]);
    expect(await found(`${number.slice(0, 3)} ${number.slice(3, 8)}`)).toEqual([aziza]);
  });
  test('but not by what is nobody’s', async () => {
    expect(await found('Dilnoza')).toEqual([]);
    expect(await found('9999')).toEqual([]);
    expect(await found('Dilnoza 0011')).toEqual([]);
  });
  test('and a query that is too short is told apart from one that finds nothing', async () => {
    expect((await search({ query: 'A' })).body).toMatchObject({ orders: [], too_short: true });
    expect((await search({ query: 'Dilnoza' })).body).toMatchObject({ orders: [], too_short: false });
  });
  test('with its phone masked', async () => {
    const { body } = await search({ query: '0011' });
    expect(body.orders[0]).toMatchObject({ customer_name: 'Aziza Karimova', customer_phone: '+998 ** *** ** 11' });
  });
});

test('orders come newest first, page by page, across months, each once', async () => {
  const ids: number[] = [];
  const days = [200, 140, 80, 79, 78, 20, 1];
  for (const day of days)
    ids.unshift(await place('Zebo Umarova', '+998907778888', { created_at: new Date(Date.now() - day * 86_400_000) }));
  const seen: number[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { body } = await search({ query: 'zebo', limit: 2, ...(cursor && { cursor }) });
    seen.push(...body.orders.map(({ id }) => id));
    cursor = body.next;
  }
  expect(seen).toEqual(ids);
  expect(await found('8888')).toEqual(ids);
});

describe('orders are narrowed', () => {
  let mine: number;
  let other: number;
  beforeAll(async () => {
    mine = await place('Nodira', '+998907773333', { created_at: new Date('2026-03-10T21:00:00Z') });
    other = await placeOrder(
      db,
      { ...shop, storeId: shop.otherStoreId, itemId: shop.otherItemId },
      {
        contact_person_name: 'Nodira',
        contact_person_number: '+998907773333',
        created_at: new Date('2026-03-12T07:00:00Z'),
      },
    );
    await inTransaction(db, (trx) => moveOrder(trx, { orderId: other, to: 'canceled', by: { as: 'store' } }));
  });
  test.each<[string, () => Record<string, unknown>, () => number[]]>([
    ['by store', () => ({ store: shop.storeId }), () => [mine]],
    ['by zone', () => ({ zone: shop.zoneId }), () => [other, mine]],
    ['by running status', () => ({ status: 'pending' }), () => [mine]],
    ['by a status that ends', () => ({ status: 'canceled' }), () => [other]],
    ['by days of the shop’s time zone', () => ({ from: '2026-03-11', to: '2026-03-11' }), () => [mine]],
    ['from a day on', () => ({ from: '2026-03-12' }), () => [other]],
  ])('%s', async (_name, query, expected) => {
    const { body } = await search({ query: 'nodira', cursor: '2026-03-20T00:00:00.000000Z_999999999', ...query() });
    expect(body.orders.map(({ id }) => id)).toEqual(expected());
    expect(await found({ query: '3333', ...query() })).toEqual(expected());
  });
  test('and listed without a query', async () => {
    expect(await found({ status: 'canceled' })).toEqual([other]);
    const { body } = await search({ store: shop.otherStoreId });
    expect(body.orders.map(({ id }) => id)).toEqual([other]);
    expect(body.store).toEqual({ id: shop.otherStoreId, name: 'Store' });
    expect(body.zones).toEqual([{ id: shop.zoneId, name: 'Centre' }]);
  });
  test('a cursor that nobody gave begins anew', async () => {
    expect(await found({ query: 'nodira', cursor: '2026-99-99T00:00:00.000000Z_123456789' })).toEqual([other, mine]);
  });
});

test('an anonymized order is found by its number alone', async () => {
  const { customerId } = await customer();
  const id = await place('Gulchehra Yoqubova', '+998907774444', { customer_id: customerId });
  expect(await found('gulchehra')).toEqual([id]);
  await inTransaction(db, (trx) => anonymizeOrders(trx, customerId));
  expect(await found('gulchehra')).toEqual([]);
  expect(await found('4444')).toEqual([]);
  expect(await found(String(id))).toEqual([id]);
});

test('a name with a filter is searched some weeks at a time, and goes on to what is older', async () => {
  const day = (count: number) => new Date(Date.now() - count * 86_400_000);
  const id = await place('Sanjar Toirov', '+998907775555', { created_at: day(300) });
  for (const count of [1, 30]) await place('Sanjar Toirov', '+998907775555', { created_at: day(count) });
  await inTransaction(db, (trx) => moveOrder(trx, { orderId: id, to: 'canceled', by: { as: 'store' } }));
  const seen: number[] = [];
  let pages = 0;
  for (let cursor: string | null | undefined; cursor !== null && pages < 50; pages += 1) {
    const { body } = await search({ query: 'Санжар', status: 'canceled', ...(cursor && { cursor }) });
    seen.push(...body.orders.map((order) => order.id));
    cursor = body.next;
  }
  expect(seen).toEqual([id]);
  expect(pages).toBeGreaterThan(2);
});

describe('by role', () => {
  test.each(['owner', 'city_manager', 'dispatcher', 'support', 'finance', 'auditor'] as const)('%s searches', async (role) => {
    expect((await search({ query: 'aziza' }, await staff(role))).status).toBe(200);
  });
  test.each(['catalogue', 'marketing'] as const)('%s does not', async (role) => {
    const { status, body } = await search({ query: 'aziza' }, await staff(role));
    expect([status, body.errors?.[0]?.code]).toEqual([403, 'not-allowed']);
  });
});

test('the key of a name is that of the search', async () => {
  const names = [
    ...Object.values(ALPHABETS).flatMap((letters) => [
      letters,
      letters.toUpperCase(),
      Array.from(letters).join(' '),
      Array.from(letters).join('а'),
    ]),
    'Aziza Karimova',
    'Азиза Каримова',
    "O'g'iloy",
    'Oʻgʻiloy',
    'Ўғилой',
    'Shahnoza Xoʻjayeva',
    'Шахноза Хўжаева',
    'Ёқубжон',
    'Yoqubjon',
    'Юлия',
    'Екатерина',
    'Yekaterina',
    'Щербаков',
    'Shcherbakov',
    'Цой',
    'Tsoy',
    'Мухаммад',
    'Muhammad',
    'Dzhamshid',
    'Jamshid',
    'Джамшид',
    'Соловьёв',
    'Ильхом',
    'Объедков',
    'Alexey',
    'Алексей',
    'José Núñez',
    'José',
    'محمد علي',
    'أحمد',
    'فاطمة',
    'Anna-Maria',
    'Jo (mobile)',
    'Abdulla № 2',
    'Philipp',
    'Zhang Wei',
    'Jacques Ciceron',
    'Pizza Rozza',
  ];
  const { rows } = await sql<{ name: string; key: string }>`select name, name_key(name) as key from unnest(${names}::text[]) name`.execute(
    db,
  );
  expect(rows.map(({ key }) => key)).toEqual(names.map(fold));
});
