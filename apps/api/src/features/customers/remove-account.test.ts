import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/routes.ts';
import { testApi } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { sendForm } from '../../../test/form.ts';
import { orderByApi } from '../../../test/order.ts';

const tested = await testApi();
const { db, call, customer, guest, media } = tested;

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

let store: BuiltStore;
let item: BuiltItem;
beforeAll(async () => {
  store = await buildStore(db);
  item = await buildItem(db, { store, stock: 100 });
});

describe('deleting an account [api-30]', () => {
  it('waits for the order that is under way [profile-18]', async () => {
    const me = await customer();
    const orderId = await orderByApi(tested, { store, item, as: me });
    const refused = await call(API.customer.remove, { as: me });
    expect([refused.status, refused.body.errors?.[0]]).toEqual([
      409,
      { code: 'order-open', message: 'You have an order under way. Delete the account after it is finished.' },
    ]);
    await call(API.orders.cancel, { as: me, body: { order_id: orderId, reason: 'Mistake' } });
    expect((await call(API.customer.remove, { as: me })).body).toEqual({ message: 'Account has been deleted' });
  });

  it('leaves nothing personal behind and shuts every door', async () => {
    const me = await customer({ phone: '+998901230001', email: 'gone@example.uz' });
    const headers = headersFor(store);
    await sendForm(tested, API.customer.updateProfile, {
      as: me,
      fields: { password: 'gilos-tuya-7', confirm_password: 'gilos-tuya-7' },
      files: { image: [PNG] },
    });
    const said = { receiver_type: 'store', receiver_id: store.id, message: 'Like this one' };
    await sendForm(tested, API.messages.send, { as: me, fields: said, files: { 'image[]': [PNG] } });
    await sendForm(tested, API.checkout.uploadPrescription, { as: me, fields: {}, files: { 'order_attachment[]': [PNG] } });
    expect(media.objects.size).toBe(3);
    await call(API.cart.add, { as: me, headers, body: { item_id: item.id, quantity: 1 } });
    await call(API.checkout.quote, { as: me, headers, body: { order_type: 'take_away', latitude: store.lat, longitude: store.lng } });
    await call(API.wishlist.add, { as: me, query: { item_id: item.id } });
    await call(API.customer.addAddress, {
      as: me,
      body: {
        address: 'Amir Temur 15',
        address_type: 'home',
        contact_person_name: 'Dilnoza',
        contact_person_number: '+998901230001',
        latitude: store.lat,
        longitude: store.lng,
      },
    });
    expect((await call(API.customer.remove, { as: me })).status).toBe(200);
    const row = await db.selectFrom('customers').where('id', '=', me.customerId).selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'deleted', f_name: '', l_name: '', phone: null, email: null, image: null, password_hash: null });
    for (const table of ['addresses', 'carts', 'quotes', 'wishlist_items', 'media_objects', 'sessions'] as const)
      expect(await db.selectFrom(table).where('customer_id', '=', me.customerId).select('customer_id').execute()).toEqual([]);
    expect(media.objects.size).toBe(0);
    expect((await call(API.customer.info, { as: me })).status).toBe(401);
    const again = await call(API.identity.login, {
      body: { email_or_phone: 'gone@example.uz', password: 'gilos-tuya-7', login_type: 'manual' },
    });
    expect(again.body.errors?.[0]?.code).toBe('wrong-credentials');
  });

  it('lets the phone and the e-mail begin anew', async () => {
    const fields = { phone: '+998901230002', email: 'anew@example.uz' };
    await call(API.customer.remove, { as: await customer(fields) });
    expect((await call(API.customer.info, { as: await customer(fields) })).body).toMatchObject(fields);
  });

  it('is for customers alone [profile-16]', async () => {
    expect((await call(API.customer.remove, { as: await guest() })).status).toBe(403);
  });
});
