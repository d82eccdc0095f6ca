import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltStore } from '../../../test/fixtures.ts';
import { sendForm } from '../../../test/form.ts';
import { changeSettings } from '../../../test/settings.ts';

const tested = await testApi();
const { api, bus, call, customer, db, guest, media } = tested;

let store: BuiltStore;
let shopper: Caller;

beforeEach(async () => {
  store = await pharmacy();
  shopper = await guest();
  media.objects.clear();
});

async function pharmacy(takesPrescriptions = true): Promise<BuiltStore> {
  const built = await buildStore(db, { module_type: 'pharmacy' });
  await db.updateTable('stores').set({ prescription_order: takesPrescriptions }).where('id', '=', built.id).execute();
  return built;
}

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** The field names are exactly those of the specification. */
const form = (over: Record<string, string | number> = {}) => ({
  store_id: store.id,
  distance: '1.2',
  address: 'Amir Temur 15',
  longitude: store.lng,
  latitude: store.lat,
  order_note: 'Twice a day',
  contact_person_name: 'Aziza',
  contact_person_number: '+998901234567',
  dm_tips: '3000',
  ...over,
});
const place = (
  over: Record<string, string | number> = {},
  { as = shopper, pictures = [PNG], key = randomUUID() }: { as?: Caller; pictures?: readonly Uint8Array[]; key?: string } = {},
) =>
  sendForm(tested, API.checkout.placePrescription, {
    as: { ...as, headers: { ...as.headers, ...headersFor(store), 'idempotency-key': key } },
    fields: form(over),
    files: { 'order_attachment[]': pictures },
  });
const errorOf = ({ status, body }: Awaited<ReturnType<typeof place>>) => [status, body.errors?.[0]?.code, body.errors?.[0]?.field];

describe('an order by prescription alone [api-18, entity-18]', () => {
  it('waits for the pharmacist with its pictures, and costs its way and the tip', async () => {
    const { status, body } = await place({}, { pictures: [PNG, PNG] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ order_status: 'prescription_review', payment_method: 'cash_on_delivery', payment_status: 'unpaid' });
    const details = (await call(API.orders.details, { as: shopper, query: { order_id: body.order_id } })).body;
    expect(details).toMatchObject({ order_status: 'prescription_review', order_note: 'Twice a day', order_amount: body.order_amount });
    expect([details.details, details.prescription_images_full_url.length, details.pending]).toEqual([[], 2, null]);
    const amountOf = (code: string) => details.charges.find((charge) => charge.code === code)?.amount ?? 0;
    expect(amountOf('tip')).toBe(3000);
    expect(amountOf('delivery') + amountOf('tip')).toBe(body.order_amount);
    const track = { order_id: body.order_id, contact_number: '+998901234567' };
    expect((await call(API.orders.track, { query: track })).body.order_status).toBe('prescription_review');
  });

  it('gets its medicines and their prices from the pharmacist, and waits for the customer', async () => {
    const medicine = await buildItem(db, { store, price_minor: 20_000, stock: 3 });
    await buildItem(db, { store, price_minor: 5_000, stock: 3 });
    await db.updateTable('items').set({ is_prescription_required: true }).where('id', '=', medicine.id).execute();
    const { order_id, order_amount } = (await place()).body;
    await db
      .updateTable('orders')
      .set({ status_at: new Date(Date.now() - 60_000) })
      .where('id', '=', order_id)
      .execute();
    await api.jobs.perform('play-city', {});
    const details = (await call(API.orders.details, { as: shopper, query: { order_id } })).body;
    expect(details).toMatchObject({
      order_status: 'price_proposed',
      order_amount: order_amount + 20_000,
      price_proposal: { before: order_amount, amount: order_amount + 20_000 },
    });
    expect(details.details.map(({ item_id, quantity, price }) => [item_id, quantity, price])).toEqual([[medicine.id, 1, 20_000]]);
    const { stock } = await db.selectFrom('item_stock').where('item_id', '=', medicine.id).select('stock').executeTakeFirstOrThrow();
    expect(stock).toBe(2);
  });

  it('is declined where nothing of it is in stock', async () => {
    const { order_id } = (await place()).body;
    await db
      .updateTable('orders')
      .set({ status_at: new Date(Date.now() - 60_000) })
      .where('id', '=', order_id)
      .execute();
    await api.jobs.perform('play-city', {});
    expect((await call(API.orders.details, { as: shopper, query: { order_id } })).body.order_status).toBe('canceled');
  });

  it('is one, however often the same call comes', async () => {
    const key = randomUUID();
    const first = await place({}, { key });
    const again = await place({}, { key });
    expect(again.body.order_id).toBe(first.body.order_id);
    expect(errorOf(await place({ order_note: 'Once a day' }, { key }))).toEqual([409, 'key-reused', undefined]);
    expect(media.objects.size).toBe(1);
  });

  it('can be called off by its customer while it is read', async () => {
    const me = await customer();
    const { body } = await place({}, { as: me });
    expect((await call(API.orders.cancel, { as: me, body: { order_id: body.order_id, reason: 'Found it at home' } })).status).toBe(200);
  });

  it('needs a picture, and at most three [order-11, order-12]', async () => {
    const [none, four] = [await place({}, { pictures: [] }), await place({}, { pictures: [PNG, PNG, PNG, PNG] })];
    expect([none.status, none.body.errors]).toEqual([
      422,
      [{ code: 'prescription-missing', message: 'Please upload your prescription image', field: 'order_attachment[]' }],
    ]);
    expect([four.status, four.body.errors?.[0]?.message]).toEqual([422, 'Maximum 3 images can be send at a time.']);
  });

  it.each<Record<string, string>>([{}, { address: '' }])(
    'says that the address is missing when the form has %j [addr-12]',
    async (over) => {
      const { address: _address, ...fields } = form({});
      const { status, body } = await sendForm(tested, API.checkout.placePrescription, {
        as: { ...shopper, headers: { ...shopper.headers, ...headersFor(store) } },
        fields: { ...fields, ...over },
        files: { 'order_attachment[]': [PNG] },
      });
      expect([status, body.errors]).toEqual([422, [{ code: 'address-required', message: 'Address is required', field: 'address' }]]);
    },
  );

  it('goes only to pharmacies that take prescriptions, and only where they deliver', async () => {
    const [silent, grocery] = [await pharmacy(false), await buildStore(db)];
    expect(errorOf(await place({ store_id: silent.id }))).toEqual([422, 'prescription-off', 'store_id']);
    expect(errorOf(await place({ store_id: grocery.id }))).toEqual([422, 'prescription-off', 'store_id']);
    expect(errorOf(await place({ store_id: 999_999 }))).toEqual([404, 'store-not-found', 'store_id']);
    expect(errorOf(await place({ latitude: 10 }))).toEqual([422, 'outside-zone', 'latitude']);
    expect(errorOf(await place({ store_id: 'x' }))).toEqual([422, 'invalid-field', 'store_id']);
    expect(errorOf(await place({ contact_person_number: '12' }))).toEqual([422, 'phone-not-valid', 'contact_person_number']);
    expect(media.objects.size).toBe(0);
  });

  it('is not for guests where these may not order', async () => {
    await changeSettings({ db, bus }, { guest_checkout: false });
    expect(errorOf(await place())).toEqual([403, 'guest-checkout-off', undefined]);
    await changeSettings({ db, bus }, { guest_checkout: true });
  });
});
