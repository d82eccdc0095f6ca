import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { changeSettings } from '../../../test/settings.ts';
import { buildModule, buildZone, headersFor, offerModule } from '../../../test/fixtures.ts';

const tested = await testApi();
const { db, call, guest } = tested;

let place: { zoneId: number; moduleId: number };
let categoryId: number;
let instructionId: number;
let shopper: Caller;
let doors: { sender: StoreSchedule; receiver: StoreSchedule };

interface StoreSchedule {
  contact_person_name: string;
  contact_person_number: string;
  address: string;
  latitude: number;
  longitude: number;
}

beforeEach(async () => {
  const zone = await buildZone(db);
  const module = await buildModule(db, { module_type: 'parcel' });
  await offerModule(db, zone.id, module.id, { base_minor: 5_000, per_km_minor: 3_000, minimum_minor: 9_000 });
  place = { zoneId: zone.id, moduleId: module.id };
  const category = {
    module_id: module.id,
    slug: `documents-${module.id}`,
    name: { en: 'Documents', ru: 'Документы' },
    per_km_minor: 2_000,
  };
  const made = await db
    .insertInto('parcel_categories')
    .values({ ...category, description: { en: 'Flat and dry' }, image: 'demo/document.webp' })
    .returning('id')
    .executeTakeFirstOrThrow();
  categoryId = made.id;
  const messages = await db
    .insertInto('parcel_instructions')
    .values({ instruction: { en: 'Keep it upright', ru: 'Не переворачивать' } })
    .returning('id')
    .executeTakeFirstOrThrow();
  instructionId = messages.id;
  shopper = await guest();
  doors = {
    sender: {
      contact_person_name: 'Dilnoza',
      contact_person_number: '+998901234567',
      address: 'Chorsu 3',
      latitude: zone.lat,
      longitude: zone.lng,
    },
    receiver: {
      contact_person_name: 'Sardor',
      contact_person_number: '+998935552011',
      address: 'Amir Temur 15',
      latitude: zone.lat + 0.02,
      longitude: zone.lng,
    },
  };
});

const parcel = (over: object = {}) => ({
  parcel_category_id: categoryId,
  ...doors,
  payer: 'receiver',
  instruction_ids: [instructionId],
  ...over,
});
const quote = (over: object = {}) =>
  call(API.checkout.quote, { as: shopper, headers: headersFor(place), body: { order_type: 'parcel', parcel: parcel(over) } });
const send = (quoteId: string, over: object = {}, also: object = {}) =>
  call(API.checkout.place, {
    as: shopper,
    headers: { ...headersFor(place), 'idempotency-key': randomUUID() },
    body: { order_type: 'parcel', parcel: parcel(over), payment_method: 'cash_on_delivery', quote_id: quoteId, ...also },
  });

it('costs its kind’s rate by the way between both doors, measured by the shop', async () => {
  const { body, status } = await quote();
  expect(status).toBe(200);
  expect(body.distance).toBeCloseTo(2.89, 1);
  expect(body).toMatchObject({ order_type: 'parcel', store: null, lines: [] });
  expect(body.charges.map(({ code }) => code)).toEqual(['delivery']);
  expect(Math.abs(body.order_amount - (5_000 + body.distance! * 2_000))).toBeLessThan(20);
});

it('is placed and names both ends [parcel-01] [parcel-02]', async () => {
  const quoted = await quote();
  const { body: placed, status } = await send(quoted.body.quote_id, {}, { order_amount: quoted.body.order_amount });
  expect(status).toBe(200);
  const { body: order } = await call(API.orders.details, { as: shopper, query: { order_id: placed.order_id } });
  expect(order).toMatchObject({
    order_type: 'parcel',
    order_status: 'pending',
    order_amount: quoted.body.order_amount,
    store: null,
    delivery_address: { contact_person_name: 'Dilnoza', address: 'Chorsu 3' },
    receiver_details: { contact_person_name: 'Sardor', address: 'Amir Temur 15' },
    parcel: { parcel_category: { id: categoryId, name: 'Documents' }, payer: 'receiver', instructions: ['Keep it upright'] },
  });
});

it.each([
  ['the sender’s number stands for it', {}],
  ['another number was named', { contact_person_number: '+998977771122' }],
])('is tracked by who sends and by who receives it where %s [parcel-02]', async (_name, contact) => {
  const quoted = await quote();
  const { body: placed } = await send(quoted.body.quote_id, {}, contact);
  const track = async (contact_number: string) =>
    (await call(API.orders.track, { query: { order_id: placed.order_id, contact_number } })).status;
  expect(await track('+998901234567')).toBe(200);
  expect(await track('93 555 20 11')).toBe(200);
  expect(await track('+998977771122')).toBe('contact_person_number' in contact ? 200 : 404);
  expect(await track('+998901234568')).toBe(404);
});

it('is paid by who receives it in cash alone, by who sends it also online', async () => {
  await changeSettings(tested, { digital_payment: true });
  await db.updateTable('zones').where('id', '=', place.zoneId).set({ digital_payment: true }).execute();
  const offered = async (payer: string) => {
    const { body } = await quote({ payer });
    return body.payment_options.map(({ payment_method: method, available, reason }) => [method, available || reason]);
  };
  expect(await offered('sender')).toEqual([
    ['cash_on_delivery', true],
    ['digital_payment', true],
    ['wallet', 'Wallet payment is not offered here.'],
    ['offline_payment', 'Offline payment is not offered here.'],
  ]);
  const inCash = 'The receiver pays the courier in cash.';
  expect(await offered('receiver')).toEqual([
    ['cash_on_delivery', true],
    ['digital_payment', inCash],
    ['wallet', inCash],
    ['offline_payment', inCash],
  ]);
  const { body: quoted } = await quote();
  const refused = await send(quoted.quote_id, {}, { payment_method: 'digital_payment' });
  expect(refused.body.errors?.[0]).toMatchObject({ code: 'receiver-pays-cash', field: 'payment_method' });
});

it('requires the fields of both ends, each with its own message', async () => {
  const quoted = await quote();
  const { body, status } = await send(quoted.body.quote_id, {
    sender: { ...doors.sender, contact_person_name: ' ' },
    receiver: { ...doors.receiver, contact_person_number: '12', address: '' },
  });
  expect(status).toBe(422);
  expect((body as unknown as { errors: { code: string; field: string }[] }).errors.map(({ code, field }) => [code, field])).toEqual([
    ['name-required', 'parcel.sender.contact_person_name'],
    ['phone-not-valid', 'parcel.receiver.contact_person_number'],
    ['address-required', 'parcel.receiver.address'],
  ]);
  expect(await db.selectFrom('parcel_details').selectAll().where('parcel_category_id', '=', categoryId).execute()).toEqual([]);
});

it('refuses a contact without a valid phone number', async () => {
  const quoted = await quote();
  const { body, status } = await send(quoted.body.quote_id, {}, { contact_person_number: '12' });
  expect([status, body.errors]).toEqual([
    422,
    [{ code: 'phone-not-valid', message: 'number must be 10 digits', field: 'contact_person_number' }],
  ]);
});

it.each([
  ['no parcel at all', { parcel: undefined }, 'parcel-incomplete'],
  ['a kind that nobody carries', { parcel_category_id: 999_999 }, 'parcel-category-not-found'],
])('refuses %s', async (_name, over, code) => {
  const body = { order_type: 'parcel', parcel: 'parcel' in over ? undefined : parcel(over) };
  const answer = await call(API.checkout.quote, { as: shopper, headers: headersFor(place), body: body });
  expect((answer.body as unknown as { errors: { code: string }[] }).errors[0]!.code).toBe(code);
});

it.each(['sender', 'receiver'] as const)('is not carried where the %s is outside, whatever zone the caller names', async (side) => {
  const { body } = await quote({ [side]: { ...doors[side], latitude: -41, longitude: 10 } });
  expect(body.obstacles).toMatchObject([
    { code: 'parcel-outside-zone', field: `parcel.${side}.latitude`, actions: [{ action: 'address' }] },
  ]);
});

it("lists the instructions for a courier, in the caller's language [api-25]", async () => {
  const { body } = await call(API.parcel.instructions, { headers: { 'x-localization': 'ru' } });
  expect(body.instructions).toContainEqual({ id: instructionId, instruction: 'Не переворачивать' });
});

it.each(['sender', 'receiver'])('rounds the fee of a parcel that its %s pays, in the quote, the order and the invoice', async (payer) => {
  await changeSettings(tested, { charge_rounding: 500 });
  const { body: quoted } = await quote({ payer });
  expect(quoted.order_amount % 500).toBe(0);
  const { body: placed } = await send(quoted.quote_id, { payer });
  expect(placed.order_amount).toBe(quoted.order_amount);
  const { body: order } = await call(API.orders.details, { as: shopper, query: { order_id: placed.order_id } });
  const rows = (bill: { charges: typeof order.charges }) =>
    bill.charges.map(({ label, amount, explanation }) => ({ label, amount, explanation }));
  expect(rows(order)).toEqual(rows(quoted));
  await changeSettings(tested, { charge_rounding: 1 });
});
