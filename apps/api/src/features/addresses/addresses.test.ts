import { beforeEach, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildZone } from '../../../test/fixtures.ts';

const { db, call, customer, guest } = await testApi();
const zone = await buildZone(db);

let me: Caller;
beforeEach(async () => {
  me = await customer();
});

const home = {
  address: 'Amir Temur 15',
  address_type: 'home',
  contact_person_name: 'Dilnoza',
  contact_person_number: '90 123 45 67',
  latitude: zone.lat,
  longitude: zone.lng,
  house: '15',
  floor: '4',
};
const add = (over: Record<string, unknown> = {}, as: Caller = me) => call(API.customer.addAddress, { as, body: { ...home, ...over } });
const list = async (as: Caller = me) => (await call(API.customer.addresses, { as })).body.addresses;

describe('saved addresses [api-32, api-33, api-34, api-35]', () => {
  it('keeps an address with the zones that hold it and the number in one writing', async () => {
    const { status, body } = await add();
    expect(status).toBe(200);
    expect(body.address).toMatchObject({ contact_person_number: '+998901234567', zone_ids: [zone.id], road: '', floor: '4' });
    expect((await list()).map((address) => address.id)).toEqual([body.address.id]);
  });

  it('lists the latest first, page by page', async () => {
    for (const address of ['Navoiy 1', 'Navoiy 2', 'Navoiy 3']) await add({ address });
    const page = async (offset: number) =>
      (await call(API.customer.addresses, { as: me, query: { limit: 2, offset } })).body.addresses.map(({ address }) => address);
    expect([await page(1), await page(2)]).toEqual([['Navoiy 3', 'Navoiy 2'], ['Navoiy 1']]);
  });

  it('takes every field of the form, and looks up the zones itself [entity-07]', async () => {
    const { status, body } = await add({
      address_label: 'Mother',
      contact_person_email: 'dilnoza@example.uz',
      additional_information: 'Second door',
      road: 'Amir Temur',
      zone_ids: [999],
    });
    expect([status, body.address.zone_ids]).toEqual([200, [zone.id]]);
    expect(body.address).toMatchObject({ address_label: 'Mother', additional_information: 'Second door', road: 'Amir Temur', house: '15' });
  });

  it('drops the spaces around each text, and a text of spaces alone', async () => {
    const spaced = {
      address: ' Amir Temur 15 ',
      address_type: ' office ',
      contact_person_name: ' Dilnoza ',
      house: ' 15 ',
      floor: ' ',
      road: ' ',
    };
    const { body } = await add({ ...spaced, address_label: ' Work ', additional_information: ' Second door ' });
    expect(body.address).toMatchObject({
      address: 'Amir Temur 15',
      address_type: 'office',
      address_label: 'Work',
      contact_person_name: 'Dilnoza',
      additional_information: 'Second door',
      house: '15',
      floor: '',
      road: '',
    });
    expect((await add({ address_type: ' ' })).body.address.address_type).toBe('other');
  });

  it('gives missing fields the messages of empty ones [addr-12, addr-13, addr-14]', async () => {
    const { status, body } = await call(API.customer.addAddress, { as: me, body: { latitude: zone.lat, longitude: zone.lng } });
    expect([status, body.errors?.map(({ message }) => message)]).toEqual([
      422,
      ['Address is required', 'Name is required', 'Phone Number is required'],
    ]);
  });

  it.each([
    [{}, ['address', 'contact_person_name', 'contact_person_number']],
    [{ ...home, latitude: undefined }, ['latitude']],
    [{ ...home, longitude: undefined }, ['longitude']],
  ])('requires the address where %j has no point [addr-12, api-33]', async (body, fields) => {
    const answer = await call(API.customer.addAddress, { as: me, body });
    expect([answer.status, answer.body.errors?.map(({ field }) => field)]).toEqual([422, fields]);
    expect(answer.body.errors?.[0]?.message).toBe('Address is required');
  });

  it('takes an address back as it was answered [api-34]', async () => {
    const { address } = (await add()).body;
    expect(address).toMatchObject({ address_label: null, additional_information: null });
    const { status, body } = await call(API.customer.updateAddress, {
      as: me,
      params: { id: address.id },
      body: { ...address, floor: '9' },
    });
    expect([status, body.address]).toEqual([200, { ...address, floor: '9' }]);
  });

  it('changes one by its id, by PUT and by POST with _method', async () => {
    const { id } = (await add()).body.address;
    await call(API.customer.updateAddress, { as: me, params: { id }, body: { ...home, id, floor: '5' } });
    expect((await list())[0]!.floor).toBe('5');
    const posted = await call(
      { ...API.customer.updateAddress, method: 'POST' },
      { as: me, params: { id }, body: { ...home, _method: 'put', floor: '6' } },
    );
    expect(posted.body.address.floor).toBe('6');
  });

  it('deletes one by path or by query', async () => {
    const [one, other] = [(await add()).body.address.id, (await add()).body.address.id];
    await call(API.customer.removeAddress, { as: me, params: { id: one } });
    await call(API.customer.deleteAddress, { as: me, query: { address_id: other } });
    expect(await list()).toEqual([]);
  });

  it.each([
    ['address', 'Address is required', '[addr-12]'],
    ['contact_person_name', 'Name is required', '[addr-13]'],
    ['contact_person_number', 'Phone Number is required', '[addr-14]'],
  ])('requires %s: "%s" %s', async (field, message, _id) => {
    expect((await add({ [field]: ' ' })).body.errors).toEqual([expect.objectContaining({ field, message })]);
  });

  it.each([{ latitude: 91 }, { longitude: 'east' }])('refuses %j', async (over) => {
    expect((await add(over)).status).toBe(422);
  });

  it("does not find another customer's, and admits no guest [perm-01, profile-16]", async () => {
    const { id } = (await add()).body.address;
    const other = await customer();
    expect((await call(API.customer.updateAddress, { as: other, params: { id }, body: home })).status).toBe(404);
    expect((await call(API.customer.removeAddress, { as: other, params: { id } })).status).toBe(404);
    expect((await call(API.customer.addresses, { as: await guest() })).status).toBe(403);
    expect((await list())[0]!.id).toBe(id);
  });
});
