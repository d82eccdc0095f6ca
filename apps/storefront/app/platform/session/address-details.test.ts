import { expect, test } from 'vitest';
import { detailsOf } from './address-details.ts';

const saved = {
  id: 7,
  zone_id: 1,
  lat: 41,
  lng: 69,
  address: 'Amir Temur 1',
  address_type: 'home',
  address_label: null,
  contact_person_name: 'Ali',
  contact_person_number: '+998901234567',
  road: 'Amir Temur',
  house: '1',
  floor: '2',
  additional_information: null,
} as unknown as Parameters<typeof detailsOf>[0];

test('a saved address fills its form: no point, no email, and empty fields for what is unknown', () => {
  expect(detailsOf(saved)).toEqual({
    address: 'Amir Temur 1',
    address_type: 'home',
    address_label: '',
    contact_person_name: 'Ali',
    contact_person_number: '+998901234567',
    contact_person_email: '',
    road: 'Amir Temur',
    house: '1',
    floor: '2',
    additional_information: '',
  });
  const labelled = detailsOf({ ...saved, address_label: 'Dacha', additional_information: 'Ring twice' });
  expect([labelled.address_label, labelled.additional_information]).toEqual(['Dacha', 'Ring twice']);
});
