import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { parkCart } from './store.ts';

const { db, call, customer, guest } = await testApi();

let first: BuiltStore;
let second: BuiltStore;
let food: BuiltStore;
let bread: BuiltItem;
let milk: BuiltItem;
let third: BuiltStore;
let tea: BuiltItem;
let plov: BuiltItem;

beforeAll(async () => {
  first = await buildStore(db);
  const zone = { id: first.zoneId, lat: first.lat, lng: first.lng };
  second = await buildStore(db, { zone, module: { id: first.moduleId, moduleType: 'grocery' } });
  third = await buildStore(db, { zone, module: { id: first.moduleId, moduleType: 'grocery' } });
  food = await buildStore(db, { zone });
  bread = await buildItem(db, { store: first, stock: 5, name: { en: 'Bread', ru: 'Хлеб' } });
  milk = await buildItem(db, { store: second, stock: 50, name: { en: 'Milk' } });
  tea = await buildItem(db, { store: third, stock: 50, name: { en: 'Tea' } });
  plov = await buildItem(db, { store: food, stock: 50, name: { en: 'Plov' } });
});

const add = (as: Caller, store: BuiltStore, item: BuiltItem, quantity = 1) =>
  call(API.cart.add, { as, headers: headersFor(store), body: { item_id: item.id, quantity } });
const park = async (store: BuiltStore) => {
  const { id } = await db
    .selectFrom('carts')
    .where('store_id', '=', store.id)
    .where('parked_at', 'is', null)
    .orderBy('id', 'desc')
    .select('id')
    .executeTakeFirstOrThrow();
  await inTransaction(db, (trx) => parkCart(trx, id));
};
const list = async (as: Caller, headers = {}) => (await call(API.cart.parked, { as, headers })).body.carts;
const restore = (as: Caller, parkedId: number) => call(API.cart.restore, { as, body: { parked_id: parkedId } });
const linesIn = async (as: Caller, store: BuiltStore) =>
  (await call(API.cart.list, { as, headers: headersFor(store) })).body.lines.map((line) => [line.item_id, line.quantity]);

describe('a cart that was put aside [auth-57]', () => {
  it('is listed with its store and its goods, in the language of the reader, and belongs to its owner alone', async () => {
    const me = await customer();
    await add(me, first, bread, 2);
    await park(first);
    expect(await list(me, { 'x-localization': 'ru' })).toMatchObject([
      { module_id: first.moduleId, store: { id: first.id }, total_quantity: 2, items_text: 'Хлеб × 2', order_id: null },
    ]);
    const [parked] = await list(me);
    for (const stranger of [await customer(), await guest()]) {
      expect(await list(stranger)).toEqual([]);
      expect((await restore(stranger, parked!.id)).status).toBe(404);
    }
    expect(await list(me)).toHaveLength(1);
  });

  it('comes back into an empty cart', async () => {
    const me = await customer();
    await add(me, first, bread, 2);
    await park(first);
    const [parked] = await list(me);
    const { body } = await restore(me, parked!.id);
    expect(body).toMatchObject({ outcome: 'restored', clamped: [], cart: { store: { id: first.id }, total_quantity: 2 } });
    expect([await linesIn(me, first), await list(me)]).toEqual([[[bread.id, 2]], []]);
    expect((await restore(me, parked!.id)).status).toBe(404);
  });

  it('changes places with a cart of another store, as often as its owner likes', async () => {
    const me = await customer();
    await add(me, first, bread, 2);
    await park(first);
    await add(me, second, milk, 3);
    expect((await restore(me, (await list(me))[0]!.id)).body).toMatchObject({ outcome: 'swapped', cart: { store: { id: first.id } } });
    expect(await list(me)).toMatchObject([{ store: { id: second.id }, total_quantity: 3 }]);
    await restore(me, (await list(me))[0]!.id);
    expect(await linesIn(me, first)).toEqual([[milk.id, 3]]);
    expect(await list(me)).toMatchObject([{ store: { id: first.id }, total_quantity: 2 }]);
  });

  it.each(['an empty cart', 'a cart of another store'] as const)('comes back beside another at the same moment, into %s', async (place) => {
    const me = await customer();
    await add(me, first, bread);
    await park(first);
    await add(me, second, milk);
    await park(second);
    if (place === 'a cart of another store') await add(me, third, tea);
    const before = await list(me);
    const answers = await Promise.all(before.map(({ id }) => restore(me, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [line] = await linesIn(me, first);
    expect([bread.id, milk.id]).toContain(line![0]);
    expect(await list(me)).toHaveLength(place === 'an empty cart' ? 1 : 2);
  });

  it('comes back while something is put into the cart', async () => {
    for (let times = 0; times < 5; times += 1) {
      const me = await customer();
      await add(me, first, bread);
      await park(first);
      const [parked] = await list(me);
      const [restored, added] = await Promise.all([restore(me, parked!.id), add(me, second, milk)]);
      expect(restored.status).toBe(200);
      expect([200, 409]).toContain(added.status);
    }
  });

  it('adds up with a cart of the same store, as far as the stock goes, and says of what there was too little', async () => {
    const me = await customer();
    await add(me, first, bread, 4);
    await park(first);
    await add(me, first, bread, 3);
    expect((await restore(me, (await list(me))[0]!.id)).body).toMatchObject({ outcome: 'merged', clamped: ['Bread'] });
    expect([await linesIn(me, first), await list(me)]).toEqual([[[bread.id, 5]], []]);
  });

  it('leaves the carts of other modules alone, and is kept for each module', async () => {
    const me = await customer();
    await add(me, first, bread);
    await park(first);
    await add(me, food, plov);
    await park(food);
    await add(me, food, plov, 2);
    const parked = await list(me);
    expect(parked.map(({ module_id }) => module_id)).toEqual([food.moduleId, first.moduleId]);
    expect((await restore(me, parked[1]!.id)).body).toMatchObject({ outcome: 'restored', cart: { module_id: first.moduleId } });
    expect([await linesIn(me, first), await linesIn(me, food)]).toEqual([[[bread.id, 1]], [[plov.id, 2]]]);
  });

  it('is forgotten on request', async () => {
    const me = await customer();
    await add(me, first, bread);
    await park(first);
    const [parked] = await list(me);
    expect((await call(API.cart.discardParked, { as: me, query: { parked_id: parked!.id } })).body.carts).toEqual([]);
    expect((await call(API.cart.discardParked, { as: me, query: { parked_id: parked!.id } })).status).toBe(404);
  });
});
