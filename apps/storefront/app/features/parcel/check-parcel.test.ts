import { expect, test } from 'vitest';
import { checkParcel } from './check-parcel.ts';
import type { ParcelEndpoint } from './parcel-draft.ts';

const endpoint = { name: 'Aziz', phone: '+998901234567', address: 'Amir Temur 15' } as ParcelEndpoint;

test('a parcel with both ends has no fault', () => {
  expect(checkParcel({ sender: endpoint, receiver: endpoint })).toEqual([]);
});

test('each fault is named by its end and field', () => {
  const faults = checkParcel({ sender: { ...endpoint, name: '' }, receiver: { ...endpoint, phone: '12', address: '' } });
  expect(faults.map(({ field, problem }) => [field, problem])).toEqual([
    ['parcel.sender.contact_person_name', 'contact-name-required'],
    ['parcel.receiver.address', 'address-required'],
    ['parcel.receiver.contact_person_number', 'phone-too-short'],
  ]);
});
