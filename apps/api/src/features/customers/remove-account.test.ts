import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { drainRequestedJobs } from '../../../test/requested-jobs.ts';
import { testApi } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { sendForm } from '../../../test/form.ts';
import { orderByApi } from '../../../test/order.ts';

const tested = await testApi();
const { api, db, call, customer, guest, media } = tested;

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

  it('leaves orders to the books without a word of who it was, in any table', async () => {
    const marks = [
      'Qahramon',
      '+998935550077',
      'qahramon@example.uz',
      'Yashirin 77',
      'Gilam door',
      'TXN-4711',
      '41.3333',
      'Call my sister Gulnora',
    ];
    const [name, phone, email, address, note, transfer, lat, reason] = marks as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const me = await customer({ phone, email, f_name: name });
    const where = { order_type: 'take_away', latitude: undefined, longitude: undefined };
    const order = await orderByApi(tested, { store, item, as: me, ...where });
    await call(API.orders.cancel, { as: me, body: { order_id: order, reason } });
    const [, prescription] = await Promise.all([
      call(API.newsletter.subscribe, { body: { email } }),
      sendForm(tested, API.checkout.uploadPrescription, { as: me, fields: {}, files: { 'order_attachment[]': [PNG] } }),
    ]);
    expect(prescription.status).toBe(200);
    const { key } = await db.selectFrom('media_objects').where('customer_id', '=', me.customerId).select('key').executeTakeFirstOrThrow();
    await sql`update orders set contact_person_name = ${name}, contact_person_number = ${phone}, contact_person_email = ${email}, delivery_lat = ${lat}::float8,
      delivery_lng = 69.2, delivery_address = ${JSON.stringify({ address })}::jsonb, order_note = ${note}, delivery_instruction = ${note},
      prescription_images = array[${key}]::text[] where id = ${order}`.execute(db);
    const method = await sql<{ id: number }>`insert into offline_payment_methods (name) values ('{"en":"Bank"}') returning id`.execute(db);
    await sql`insert into offline_payments (order_id, method_id, method_name, answers, note, state, decided_at)
      values (${order}, ${method.rows[0]!.id}, '{"en":"Bank"}', ${JSON.stringify({ transfer })}::jsonb, ${name}, 'verified', now())`.execute(
      db,
    );
    const files = media.objects.size;
    expect(await tablesWith(marks)).toEqual(expect.arrayContaining(['customers', 'orders', 'order_events']));
    expect((await call(API.customer.remove, { as: me })).status).toBe(200);
    expect(await tablesWith(marks)).toEqual([]);
    expect(media.objects.size).toBe(files - 1);
    const kept = await db
      .selectFrom('orders')
      .where('id', '=', order)
      .select(['customer_id', 'total_minor', 'delivery_lat'])
      .executeTakeFirst();
    expect(kept).toMatchObject({ customer_id: me.customerId, delivery_lat: 41.33 });
    expect(kept!.total_minor).toBeGreaterThan(0);
  });

  it('takes the name off a long history too: the newest orders at once, the others by a job', async () => {
    const me = await customer({ f_name: 'Muhabbat' });
    await sql`
      with placed as (
        insert into orders (customer_id, module_id, zone_id, order_type, total_minor, currency, payment_method, contact_person_name,
          contact_person_number, delivery_lat, delivery_lng, created_at)
        select ${me.customerId}, ${store.moduleId}, ${store.zoneId}, 'parcel', 0, 'UZS', 'cash_on_delivery', 'Muhabbat', '+998901230009', 41.31, 69.28,
          now() - n * interval '1 hour'
        from generate_series(1, 650) n returning id),
      billed as (insert into order_charges (order_id, position, kind, amount_minor) select id, 1, 'delivery', 0 from placed)
      insert into parcel_details (order_id, category_name, sender_name, sender_phone, sender_address, sender_lat, sender_lng, receiver_name, receiver_phone,
        receiver_address, receiver_lat, receiver_lng, payer)
      select id, '{"en":"Box"}', 'Muhabbat', '+998901230009', '{}', 41.3, 69.3, 'Muhabbat', '+998901230009', '{}', 41.3, 69.3, 'sender' from placed`.execute(
      db,
    );
    await db.updateTable('orders').set({ status: 'canceled', status_by: 'customer' }).where('customer_id', '=', me.customerId).execute();
    expect((await call(API.customer.remove, { as: me })).status).toBe(200);
    const named = async () => {
      const { rows } = await sql<{ id: number; rank: number }>`
        select rank from (select row_number() over (order by created_at desc) as rank, contact_person_name from orders where customer_id = ${me.customerId}) o
        where contact_person_name = 'Muhabbat' order by rank`.execute(db);
      return rows.map(({ rank }) => rank);
    };
    expect((await named())[0]).toBe(201);
    const jobs = await drainRequestedJobs(db, 'forget-orders');
    expect(jobs).toHaveLength(1);
    await api.jobs.perform('forget-orders', jobs[0]!);
    expect(await named()).toEqual([]);
    expect(await tablesWith(['Muhabbat', '+998901230009'])).toEqual([]);
  });

  it('frees phone and e-mail for a new account', async () => {
    const fields = { phone: '+998901230002', email: 'anew@example.uz' };
    await call(API.customer.remove, { as: await customer(fields) });
    expect((await call(API.customer.info, { as: await customer(fields) })).body).toMatchObject(fields);
  });

  it('is for customers alone [profile-16]', async () => {
    expect((await call(API.customer.remove, { as: await guest() })).status).toBe(403);
  });
});

/** Tables with a row that contains any of these texts. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const tables = await sql<{ name: string }>`select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const found = await Promise.all(
    tables.rows.map(async ({ name }) => {
      const { rows } = await sql<{ holds: boolean }>`
        select exists (select from ${sql.raw(name)} t where t::text like any(${texts.map((text) => `%${text}%`)})) as holds`.execute(db);
      return rows[0]!.holds ? [name] : [];
    }),
  );
  return found.flat();
}
