import { describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildCategory, buildModule } from '../../../test/fixtures.ts';

const { db, call, customer, guest } = await testApi();
const module = await buildModule(db);
const [bread, milk] = [await buildCategory(db, { module }), await buildCategory(db, { module })];
const headers = { moduleid: String(module.id) };

const save = (as: Caller, interest: readonly number[], of: Record<string, string> = headers) =>
  call(API.customer.saveInterests, { as, headers: of, body: { interest } });
const kept = async (customerId: number) =>
  (await db.selectFrom('interests').where('customer_id', '=', customerId).select('category_id').orderBy('category_id').execute()).map(
    ({ category_id }) => category_id,
  );
const answered = async (as: Caller) => (await call(API.customer.info, { as })).body.selected_modules_for_interest;

describe('interests', () => {
  it('are stored by customer and module, the last answer only', async () => {
    const [me, other] = [await customer(), await customer()];
    const { body } = await save(me, [bread.id, milk.id, milk.id]);
    expect(body).toEqual({ message: 'Your interests are saved.' });
    await save(me, [milk.id]);
    expect(await kept(me.customerId)).toEqual([milk.id]);
    expect([await answered(me), await answered(other)]).toEqual([[module.id], []]);
    const pharmacy = await buildModule(db, { module_type: 'pharmacy' });
    const vitamins = await buildCategory(db, { module: pharmacy });
    await save(me, [vitamins.id], { moduleid: String(pharmacy.id) });
    expect(await kept(me.customerId)).toEqual([milk.id, vitamins.id]);
    expect(await answered(me)).toEqual([module.id, pharmacy.id]);
  });

  it('may be skipped, and then are not requested again', async () => {
    const me = await customer();
    expect((await save(me, [])).body).toEqual({ message: 'You can choose your interests later.' });
    expect([await kept(me.customerId), await answered(me)]).toEqual([[], [module.id]]);
  });

  it('of another module, a subcategory or unknown are refused, and nothing is stored', async () => {
    const me = await customer();
    const foreign = await buildCategory(db);
    const child = await buildCategory(db, { parent: bread });
    for (const id of [foreign.id, child.id, 999_999]) {
      const { status, body } = await save(me, [bread.id, id]);
      expect([status, body.errors?.[0]?.code]).toEqual([404, 'category-not-found']);
    }
    expect([await kept(me.customerId), await answered(me)]).toEqual([[], []]);
  });

  it('need a module and a signed-in customer', async () => {
    expect((await save(await customer(), [], {})).status).toBe(400);
    expect((await save(await guest(), [])).status).toBe(403);
  });
});
