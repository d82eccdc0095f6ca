import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltStore } from '../../../test/fixtures.ts';
import { sendForm } from '../../../test/form.ts';
import { busyPdf, plainPdf } from '../../../test/pdf.ts';

const tested = await testApi();
const { api, db, call, guest, media, server } = tested;

let store: BuiltStore;
let shopper: Caller;

beforeEach(async () => {
  store = await buildStore(db, { module_type: 'pharmacy' });
  shopper = await guest();
});

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const NOT_ACCEPTED = 'Choose a jpg, png or webp picture or an unlocked PDF of up to 20 pages.';
const locked = await plainPdf({ password: 'secret' });
const codeOf = ({ body }: { body: { errors?: readonly { code: string }[] } }) => body.errors?.[0]?.code;
const upload = (pictures: readonly Uint8Array[], as = shopper) =>
  sendForm(tested, API.checkout.uploadPrescription, { as, fields: {}, files: { 'order_attachment[]': pictures } });

async function fill(isRequired: boolean): Promise<void> {
  const item = await buildItem(db, { store, price_minor: 20_000, stock: 100 });
  await db.updateTable('items').where('id', '=', item.id).set({ is_prescription_required: isRequired }).execute();
  await call(API.cart.add, { as: shopper, body: { item_id: item.id, quantity: 1 } });
}

async function place(prescription_ids?: readonly string[]) {
  const body = { order_type: 'delivery', latitude: store.lat, longitude: store.lng };
  const headers = headersFor(store);
  const quoted = await call(API.checkout.quote, { as: shopper, headers, body });
  const placed = await call(API.checkout.place, {
    as: shopper,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: {
      ...body,
      quote_id: quoted.body.quote_id,
      payment_method: 'cash_on_delivery',
      address: 'Amir Temur 15',
      contact_person_name: 'Aziza',
      contact_person_number: '+998901234567',
      contact_person_email: 'aziza@example.uz',
      ...(prescription_ids && { prescription_ids }),
    },
  });
  return { quoted, placed };
}

describe('a medicine on prescription', () => {
  it('is not sold without one [order-10]', async () => {
    await fill(true);
    const { quoted, placed } = await place();
    expect(quoted.body.prescription_required).toBe(true);
    expect([placed.status, placed.body.errors?.[0]]).toEqual([
      422,
      { code: 'prescription-required', message: 'prescription is required', field: 'prescription_ids' },
    ]);
    expect((await call(API.cart.list, { as: shopper, headers: headersFor(store) })).body.total_size).toBe(1);
  });

  it('is sold with private pictures of the prescription', async () => {
    await fill(true);
    const { body } = await upload([PNG, PNG]);
    expect(body.prescription_ids).toHaveLength(2);
    for (const id of body.prescription_ids) expect(media.objects.get(id)).toMatchObject({ private: true });
    const { placed } = await place(body.prescription_ids);
    expect(placed.status).toBe(200);
    const details = await call(API.orders.details, { as: shopper, query: { order_id: placed.body.order_id } });
    const links = details.body.prescription_images_full_url;
    expect(links).toHaveLength(2);
    expect((await server.inject(links[0]!)).headers['content-type']).toBe('image/png');
    expect((await server.inject(links[0]!.split('?')[0]!)).statusCode).toBe(404);
    expect((await server.inject(`/media/${body.prescription_ids[0]}`)).statusCode).toBe(404);
  });

  it('is sold with a rewritten document that only its customer and the store can open [order-16]', async () => {
    await fill(true);
    const busy = await busyPdf();
    const { body } = await upload([busy, PNG]);
    const [id] = body.prescription_ids;
    expect(media.objects.get(id!)).toMatchObject({ private: true, contentType: 'application/pdf' });
    const { placed } = await place(body.prescription_ids);
    const query = { order_id: placed.body.order_id };
    const details = await call(API.orders.details, { as: shopper, query });
    const [link] = details.body.prescription_images_full_url;
    const { headers, rawPayload } = await server.inject(link!);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': 'attachment' });
    expect([rawPayload.subarray(0, 5).toString(), rawPayload.equals(busy)]).toEqual(['%PDF-', false]);
    expect((await call(API.orders.details, { as: await guest(), query })).status).toBe(404);
    expect((await server.inject(link!.split('?')[0]!)).statusCode).toBe(404);
    expect((await server.inject(`/media/${id}`)).statusCode).toBe(404);
  });

  it('takes a picture once, and only from who sent it', async () => {
    await fill(true);
    const theirs = (await upload([PNG], await guest())).body.prescription_ids;
    expect(codeOf((await place(theirs)).placed)).toBe('prescription-required');
    const own = (await upload([PNG])).body.prescription_ids;
    expect((await place(own)).placed.status).toBe(200);
    await fill(true);
    expect(codeOf((await place(own)).placed)).toBe('prescription-required');
  });

  it('keeps nothing of it with an order that needs none', async () => {
    await fill(false);
    const { body } = await upload([PNG]);
    const { placed } = await place(body.prescription_ids);
    const details = await call(API.orders.details, { as: shopper, query: { order_id: placed.body.order_id } });
    expect(details.body.prescription_images_full_url).toEqual([]);
  });

  it.each([
    ['nothing', [], 'prescription-missing', 'Please upload your prescription image'],
    ['four pictures', [PNG, PNG, PNG, PNG], 'too-many-pictures', 'Maximum 3 images can be send at a time.'],
    ['what is no picture', [Buffer.from('GIF89a')], 'prescription-not-accepted', NOT_ACCEPTED],
    ['text that is called a document', [Buffer.from('%PDF-1.7 <script>')], 'prescription-not-accepted', NOT_ACCEPTED],
    ['a locked document', [PNG, locked], 'prescription-not-accepted', NOT_ACCEPTED],
    ['more than 5 MB', [Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)])], 'prescription-too-large', 'The file is larger than 5 MB.'],
  ])('does not take %s', async (_what, pictures, code, message) => {
    const { body } = await upload(pictures);
    expect(body.errors?.[0]).toMatchObject({ code, message });
  });

  it('is taken away after a day when no order came of it, and not before', async () => {
    await fill(true);
    const [used] = (await upload([PNG])).body.prescription_ids;
    await place([used!]);
    const [fresh] = (await upload([PNG])).body.prescription_ids;
    const [old] = (await upload([PNG])).body.prescription_ids;
    await db
      .updateTable('media_objects')
      .set({ created_at: sql`now() - interval '25 hours'` })
      .where('key', 'in', [used!, old!])
      .execute();
    await api.jobs.perform('sweep-prescriptions', {});
    const kept = await db.selectFrom('media_objects').where('key', 'in', [used!, fresh!, old!]).select('key').execute();
    expect(kept.map(({ key }) => key).toSorted()).toEqual([used!, fresh!].toSorted());
    expect([used!, fresh!, old!].map((key) => media.objects.has(key))).toEqual([true, true, false]);
  });
});
