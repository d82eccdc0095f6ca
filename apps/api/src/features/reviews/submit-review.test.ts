import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { sendForm } from '../../../test/form.ts';
import { bringOrder, orderByApi } from '../../../test/order.ts';

const tested = await testApi();
const { db, call, customer, guest, media } = tested;

let store: BuiltStore;
let item: BuiltItem;

beforeAll(async () => {
  store = await buildStore(db, { name: { en: 'Choyxona', ru: 'Чайхона' } });
  item = await buildItem(db, { store, stock: 1000, image: 'demo/bread.webp' });
  await db.insertInto('riders').values({ zone_id: store.zoneId, f_name: 'Bobur', l_name: 'Aliyev', phone: '+998935550011' }).execute();
});

const place = (as: Caller, of: BuiltItem = item, at: BuiltStore = store) => orderByApi(tested, { store: at, item: of, as });

async function bring(orderId: number): Promise<number> {
  await bringOrder(db, orderId);
  return orderId;
}

const review = (as: Caller, fields: Record<string, string | number>, pictures: readonly Uint8Array[] = []) =>
  sendForm(tested, API.reviews.submit, { as, fields, files: { 'attachment[]': pictures } });
const codeOf = ({ body }: { body: { errors?: readonly { code: string }[] } }) => body.errors?.[0]?.code;

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

describe('a review of an item [review-04]', () => {
  it('counts for the item and its store, and shows among its reviews with its pictures', async () => {
    const me = await customer({ f_name: 'Dilnoza' });
    const orderId = await bring(await place(me));
    const sent = await review(me, { order_id: orderId, item_id: item.id, rating: 5, comment: ' Still warm ' }, [PNG]);
    expect(sent).toMatchObject({ status: 200, body: { message: 'Thank you for your review.' } });
    const { body } = await call(API.reviews.ofItem, { params: { id: item.id } });
    expect(body.reviews[0]).toMatchObject({ rating: 5, comment: 'Still warm', customer_name: 'Dilnoza A.' });
    const [picture] = body.reviews[0]!.images_full_url;
    expect(picture).toMatch(/^\/media\/reviews\/[0-9a-f]{32}\.png$/);
    expect(media.objects.get(picture!.slice('/media/'.length))).toMatchObject({ contentType: 'image/png', private: false });
    const details = await call(API.orders.details, { as: me, query: { order_id: orderId } });
    expect(details.body).toMatchObject({ can_review: false, details: [{ reviewed: true }] });
  });

  it('is taken once, and leaves no picture behind the second time', async () => {
    const me = await customer();
    const fields = { order_id: await bring(await place(me)), item_id: item.id, rating: 4 };
    expect((await review(me, fields)).status).toBe(200);
    const before = media.objects.size;
    const again = await review(me, fields, [PNG]);
    expect([again.status, codeOf(again), media.objects.size]).toEqual([409, 'already-reviewed', before]);
  });

  it('waits for the delivery, and is the buyer’s alone', async () => {
    const me = await customer();
    const orderId = await place(me);
    const fields = { order_id: orderId, item_id: item.id, rating: 4 };
    expect(codeOf(await review(me, fields))).toBe('not-delivered-yet');
    await bring(orderId);
    expect(codeOf(await review(await customer(), fields))).toBe('order-not-found');
    expect((await review(await guest(), fields)).status).toBe(403);
    expect(codeOf(await review(me, { ...fields, item_id: (await buildItem(db, { store })).id }))).toBe('item-not-found');
    for (const rating of [0, 6, 'five']) expect(codeOf(await review(me, { ...fields, rating }))).toBe('invalid-field');
  });

  it('is refused where the store wants none', async () => {
    const place2 = {
      zone: { id: store.zoneId, lat: store.lat, lng: store.lng },
      module: { id: store.moduleId, moduleType: store.moduleType },
    };
    const silent = await buildStore(db, { ...place2, reviews_enabled: false });
    const [me, its] = [await customer(), await buildItem(db, { store: silent })];
    const orderId = await bring(await place(me, its, silent));
    const { status, body } = await review(me, { order_id: orderId, item_id: its.id, rating: 5 });
    expect([status, body.message]).toEqual([404, 'this store is not having any review plan']);
    expect((await call(API.reviews.reminder, { as: me })).body.order_id).toBe(null);
  });

  it.each([
    ['four pictures', [PNG, PNG, PNG, PNG], 'too-many-pictures'],
    ['a document', [Buffer.from('%PDF-1.7')], 'picture-not-accepted'],
    ['what is no picture', [Buffer.from('<svg onload=alert(1)>')], 'picture-not-accepted'],
    ['a picture over 2 MB', [Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)])], 'picture-too-large'],
  ])('does not take %s', async (_what, pictures, code) => {
    const me = await customer();
    const sent = await review(me, { order_id: await bring(await place(me)), item_id: item.id, rating: 5 }, pictures);
    expect(codeOf(sent)).toBe(code);
  });
});

describe('a review of who brought it [review-04]', () => {
  it('is taken once, for the courier of that order', async () => {
    const me = await customer();
    const orderId = await bring(await place(me));
    const { rider_id: id } = await db.selectFrom('orders').where('id', '=', orderId).select('rider_id').executeTakeFirstOrThrow();
    const send = (delivery_man_id: number) =>
      call(API.reviews.submitCourier, { as: me, body: { order_id: orderId, delivery_man_id, rating: 5, comment: 'Kind' } });
    expect(codeOf(await send(id! + 1))).toBe('courier-not-of-order');
    expect((await send(id!)).status).toBe(200);
    expect(codeOf(await send(id!))).toBe('already-reviewed');
    const details = await call(API.orders.details, { as: me, query: { order_id: orderId } });
    expect(details.body).toMatchObject({ delivery_man_reviewed: true, delivery_man: { id, rating_count: expect.any(Number) } });
  });
});

describe('the prompt for a review [api-64, api-65]', () => {
  it('is about the last order that was brought, until it is reviewed', async () => {
    const me = await customer();
    expect((await call(API.reviews.reminder, { as: me })).body).toEqual({ order_id: null, images: [], store_name: null });
    const orderId = await place(me);
    expect((await call(API.reviews.reminder, { as: me })).body.order_id).toBe(null);
    await bring(orderId);
    const asked = await call(API.reviews.reminder, { as: me, headers: { 'x-localization': 'ru' } });
    expect(asked.body).toEqual({ order_id: orderId, images: ['/media/demo/bread.webp'], store_name: 'Чайхона' });
    await review(me, { order_id: orderId, item_id: item.id, rating: 5 });
    expect((await call(API.reviews.reminder, { as: me })).body.order_id).toBe(null);
  });

  it('ends when the customer does not want to be', async () => {
    const me = await customer();
    const orderId = await bring(await place(me));
    const stop = (as: Caller) => call(API.reviews.cancelReminder, { as, query: { order_id: orderId } });
    expect(codeOf(await stop(await customer()))).toBe('order-not-found');
    expect((await call(API.reviews.reminder, { as: me })).body.order_id).toBe(orderId);
    expect((await stop(me)).status).toBe(200);
    expect((await call(API.reviews.reminder, { as: me })).body.order_id).toBe(null);
  });
});
