import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { buildStore, type BuiltStore } from '../../../test/fixtures.ts';
import { sendForm } from '../../../test/form.ts';
import { inOneWindow } from '../../../test/in-one-window.ts';

const tested = await testApi();
const { api, db, media, messenger } = tested;

const NOBODY = { headers: {} };
const OPERATOR = 'salom@bozor.example';
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const PERSON = { contact_person_name: 'Aziz Karim oʻgʻli', phone: '+998901234567', email: 'Aziz@Example.uz' };

let here: BuiltStore;
let vehicleId: number;

beforeAll(async () => {
  here = await buildStore(db, { name: { en: 'Choyxona' } });
  const vehicle = await db
    .insertInto('vehicles')
    .values({ code: 'bicycle', name: sql`'{"en": "Bicycle"}'`, max_metres: 5000 })
    .returning('id')
    .executeTakeFirstOrThrow();
  vehicleId = vehicle.id;
});
beforeEach(async () => {
  for (const table of ['vendor_registrations', 'rider_registrations', 'outbox'] as const) await db.deleteFrom(table).execute();
  media.objects.clear();
  messenger.sent.length = 0;
});

const store = () => ({
  ...PERSON,
  name: ' Non & Choy ',
  module_id: here.moduleId,
  address: 'Amir Temur 1',
  latitude: here.lat,
  longitude: here.lng,
});
const courier = () => ({ ...PERSON, zone_id: here.zoneId, vehicle_id: vehicleId });
type Fields = Readonly<Record<string, string | number>>;
const applyAsStore = (fields: Fields, logo: readonly Uint8Array[] = [], locale = 'en') =>
  sendForm(tested, API.registration.store, { as: { headers: { 'x-localization': locale } }, fields, files: { logo } });
const applyAsCourier = (fields: Fields, image: readonly Uint8Array[] = []) =>
  sendForm(tested, API.registration.courier, { as: NOBODY, fields, files: { image } });
const faults = ({ body }: { body: { errors?: readonly { code: string; field?: string }[] } }) =>
  body.errors?.map(({ code, field }) => [field, code]);

async function letters(): Promise<string | undefined> {
  for (const { id } of await db.selectFrom('outbox').select('id').execute()) await api.jobs.perform('send-sms', { id });
  return messenger.lastTo(OPERATOR);
}

describe('a store applies [api-88] [perm-05]', () => {
  it('without an account, and is thanked in its own language', async () => {
    const { status, body } = await applyAsStore(store(), [], 'ru');
    expect([status, body.message]).toEqual([201, 'Спасибо. Мы получили вашу заявку и напишем вам.']);
    expect(await db.selectFrom('vendor_registrations').selectAll().execute()).toMatchObject([
      {
        f_name: 'Aziz',
        l_name: 'Karim oʻgʻli',
        email: 'aziz@example.uz',
        store_name: 'Non & Choy',
        module_id: here.moduleId,
        zone_id: here.zoneId,
        password_hash: null,
        locale: 'ru',
        status: 'pending',
      },
    ]);
  });

  it('and the operator gets a letter with all of it', async () => {
    await applyAsStore(store());
    const letter = await letters();
    for (const told of ['Amir Temur 1', 'Aziz Karim oʻgʻli', '+998901234567', 'aziz@example.uz']) expect(letter).toContain(told);
  });

  it('with a logo that only the operator may see', async () => {
    expect((await applyAsStore(store(), [PNG])).status).toBe(201);
    const { logo } = await db.selectFrom('vendor_registrations').select('logo').executeTakeFirstOrThrow();
    expect(logo).toMatch(/^registrations\/[0-9a-f]{32}\.png$/);
    expect(media.objects.get(logo!)).toMatchObject({ contentType: 'image/png', private: true });
  });

  it('and hears of every wrong field at once', async () => {
    const wrong = { ...store(), name: ' ', address: '', contact_person_name: '', phone: '12', email: 'aziz' };
    const sent = await applyAsStore(wrong);
    expect([sent.status, faults(sent)]).toEqual([
      422,
      [
        ['name', 'store-name-required'],
        ['address', 'address-required'],
        ['contact_person_name', 'name-required'],
        ['phone', 'phone-not-valid'],
        ['email', 'email-not-valid'],
      ],
    ]);
  });

  it('only inside a zone, and with a module of stores', async () => {
    expect(faults(await applyAsStore({ ...store(), latitude: 0, longitude: 0 }))).toEqual([['address', 'zone-not-found']]);
    expect(faults(await applyAsStore({ ...store(), module_id: 999_999 }))).toEqual([['module_id', 'kind-not-open']]);
  });

  it('once: the same phone or e-mail waits for its answer, and leaves no picture behind', async () => {
    await applyAsStore(store(), [PNG]);
    const before = media.objects.size;
    expect(faults(await applyAsStore({ ...store(), email: 'other@example.uz' }, [PNG]))).toEqual([['phone', 'already-applied']]);
    expect(faults(await applyAsStore({ ...store(), phone: '+998909876543' }, [PNG]))).toEqual([['email', 'already-applied']]);
    expect(media.objects.size).toBe(before);
    await db.updateTable('vendor_registrations').set({ status: 'denied' }).execute();
    expect((await applyAsStore(store())).status).toBe(201);
  });

  it('and ignores its own claims about its state', async () => {
    await applyAsStore({ ...store(), status: 'approved', password_hash: 'x', id: 7 });
    const row = await db.selectFrom('vendor_registrations').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'pending', password_hash: null });
  });
});

describe('a courier applies [api-88] [perm-05]', () => {
  it('without an account, and the operator gets a letter', async () => {
    const { status, body } = await applyAsCourier(courier(), [PNG]);
    expect([status, body.message]).toEqual([201, 'Thank you. We have your application and will write to you.']);
    const row = await db.selectFrom('rider_registrations').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ f_name: 'Aziz', zone_id: here.zoneId, vehicle_id: vehicleId, identity_number: null, status: 'pending' });
    expect(media.objects.get(row.image!)).toMatchObject({ private: true });
    expect(await letters()).toContain('Bicycle');
  });

  it('and hears of every wrong field at once', async () => {
    expect(faults(await applyAsCourier({ ...courier(), contact_person_name: '', phone: '', email: '' }))).toEqual([
      ['contact_person_name', 'name-required'],
      ['phone', 'phone-required'],
      ['email', 'email-required'],
    ]);
    expect(faults(await applyAsCourier({ ...courier(), zone_id: 999_999 }))).toEqual([['zone_id', 'zone-not-open']]);
    expect(faults(await applyAsCourier({ ...courier(), vehicle_id: 999_999 }))).toEqual([['vehicle_id', 'vehicle-not-known']]);
    await applyAsCourier(courier());
    expect(faults(await applyAsCourier(courier()))).toEqual([['phone', 'already-applied']]);
  });

  it.each([
    ['two pictures', [PNG, PNG], 'too-many-pictures'],
    ['what is no picture', [Buffer.from('<svg onload=alert(1)>')], 'picture-not-accepted'],
    ['a picture over 2 MB', [Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)])], 'picture-too-large'],
  ])('not with %s', async (_what, pictures, code) => {
    expect(faults(await applyAsCourier(courier(), pictures))).toEqual([['image', code]]);
    expect(media.objects.size).toBe(0);
  });
});

describe('applications are letters to the operator, so', () => {
  it('one address sends at most twenty an hour', async () => {
    const limited = await testApi({ rateLimits: true });
    const place = await buildStore(limited.db, {});
    let applicants = 0;
    const apply = async () => {
      applicants += 1;
      const { status } = await sendForm(limited, API.registration.store, {
        as: NOBODY,
        fields: {
          ...store(),
          module_id: place.moduleId,
          latitude: place.lat,
          longitude: place.lng,
          phone: `+9989011111${String(applicants).padStart(2, '0')}`,
          email: `store.${applicants}@example.uz`,
        },
      });
      return status;
    };
    const statuses = await inOneWindow(limited.db, 3600, async () => {
      const seen: number[] = [];
      for (let times = 0; times < 21; times += 1) seen.push(await apply());
      return seen;
    });
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
  });
});
