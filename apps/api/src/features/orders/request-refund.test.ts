import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { sendForm } from '../../../test/form.ts';
import { bringOrder, orderByApi } from '../../../test/order.ts';

const tested = await testApi();
const { db, call, customer, guest, media, server } = tested;

let store: BuiltStore;
let item: BuiltItem;
let owner: Caller;
let reasonId: number;

beforeAll(async () => {
  store = await buildStore(db);
  item = await buildItem(db, { store, price_minor: 20_000, stock: 1000 });
  owner = await customer();
  await db.insertInto('riders').values({ zone_id: store.zoneId, f_name: 'Bobur', l_name: 'Aliyev', phone: '+998935550012' }).execute();
  const reason = await db
    .insertInto('refund_reasons')
    .values({ reason: { en: 'Damaged', ru: 'Повреждено' } })
    .returning('id')
    .executeTakeFirstOrThrow();
  reasonId = reason.id;
});

async function delivered(): Promise<number> {
  const orderId = await orderByApi(tested, { store, item, as: owner });
  await bringOrder(db, orderId);
  await setDelivered(orderId, '2026-11-20T06:00:00Z');
  return orderId;
}

const setDelivered = (orderId: number, at: string) =>
  db
    .updateTable('orders')
    .set({ delivered_at: new Date(at) })
    .where('id', '=', orderId)
    .execute();
const requestRefund = (
  order_id: number,
  fields: Record<string, string | number> = { reason_id: reasonId },
  as = owner,
  pictures: Uint8Array[] = [],
) => sendForm(tested, API.orders.requestRefund, { as, fields: { order_id, ...fields }, files: { 'image[]': pictures } });
const detailsOf = async (order_id: number, language = 'en') =>
  (await call(API.orders.details, { as: owner, query: { order_id }, headers: { 'x-localization': language } })).body;
const codeOf = ({ body }: { body: { errors?: readonly { code: string }[] } }) => body.errors?.[0]?.code;

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

describe('asking for a refund [order-14, order-15]', () => {
  it('takes a reason of the list and a note, once, and says so in the order', async () => {
    const orderId = await delivered();
    expect(await detailsOf(orderId)).toMatchObject({ can_request_refund: true, refund: null });
    const sent = await requestRefund(orderId, { reason_id: reasonId, customer_note: ' The bag was wet ' });
    expect(sent).toMatchObject({ status: 200, body: { message: 'Your request for a refund is on its way. We answer within two days.' } });
    expect(await detailsOf(orderId, 'ru')).toMatchObject({
      order_status: 'refund_requested',
      end: 'refund_requested',
      can_request_refund: false,
      refund: { reason: 'Повреждено', note: 'The bag was wet', status: 'requested', images_full_url: [], store_note: null },
      events: expect.arrayContaining([expect.objectContaining({ status: 'refund_requested' })]),
    });
    const { order_amount: paid, refund } = await detailsOf(orderId);
    expect(refund?.amount).toBe(paid);
    const again = await requestRefund(orderId);
    expect([again.status, codeOf(again)]).toEqual([409, 'wrong-step']);
  });

  it('keeps photos for the customer and the shop alone', async () => {
    const orderId = await delivered();
    expect((await requestRefund(orderId, { customer_reason: 'Broken' }, owner, [PNG])).status).toBe(200);
    const { refund } = await detailsOf(orderId);
    expect(refund).toMatchObject({ reason: '', note: 'Broken' });
    const [link] = refund!.images_full_url;
    const [, key] = /^\/api\/v1\/private-media\/(refunds\/[0-9a-f]{32}\.png)\?/.exec(link!)!;
    expect(media.objects.get(key!)).toMatchObject({ private: true });
    const shown = await server.inject(link!);
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'private, no-store',
    ]);
    const forged = link!.replace(/signature=(.)/, (_, first: string) => `signature=${first === 'A' ? 'B' : 'A'}`);
    for (const wrong of [forged, link!.replace(/until=\d/, 'until=9'), link!.split('?')[0]!])
      expect((await server.inject(wrong)).statusCode).toBe(404);
  });

  it("needs a delivered order of the customer's own and a reason", async () => {
    const orderId = await delivered();
    expect(codeOf(await requestRefund(orderId, {}))).toBe('reason-required');
    expect(codeOf(await requestRefund(orderId, { reason_id: 999_999 }))).toBe('reason-required');
    expect(codeOf(await requestRefund(orderId, { reason_id: reasonId }, await customer()))).toBe('order-not-found');
    expect((await requestRefund(orderId, { reason_id: reasonId }, await guest())).status).toBe(403);
    const pending = await orderByApi(tested, { store, item, as: owner });
    expect(await detailsOf(pending)).toMatchObject({ can_request_refund: false });
    const early = await requestRefund(pending, { reason_id: reasonId }, owner, [PNG]);
    expect([codeOf(early), [...media.objects.keys()].filter((key) => key.startsWith('refunds/'))]).toEqual([
      'wrong-step',
      [expect.any(String)],
    ]);
  });

  it('comes too late after two days', async () => {
    const orderId = await delivered();
    await setDelivered(orderId, '2026-11-18T06:59:00Z');
    expect(await detailsOf(orderId)).toMatchObject({ can_request_refund: false });
    const late = await requestRefund(orderId);
    expect([late.status, late.body.message]).toEqual([409, 'A refund can be asked for within 48 hours after the delivery.']);
  });

  it('is not offered where the shop gives none', async () => {
    const orderId = await delivered();
    await db
      .insertInto('settings')
      .values({ key: 'refunds', kind: 'flag', value: JSON.stringify(false) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(false) }))
      .execute();
    tested.bus.publish('settings_changed', {});
    expect(await detailsOf(orderId)).toMatchObject({ can_request_refund: false });
    expect(codeOf(await requestRefund(orderId))).toBe('refunds-off');
  });
});
