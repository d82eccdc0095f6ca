import type { Address } from '@bozor/contract/shop/customers/customer.ts';
import { expect, test } from 'vitest';
import { detailsOf } from '../../platform/session/address-details.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { draftOf, givenOf } from './draft-address.ts';

const saved = {
  address: 'Amir Temur 15',
  address_type: 'other',
  address_label: 'Dacha',
  contact_person_name: 'Aziz',
  contact_person_number: '+998901234567',
  road: 'Navoiy',
  house: '15',
  floor: '2',
  additional_information: 'Ring twice',
} as unknown as Address;

test('a saved address fills the draft, with the customer’s own label for its type', () => {
  expect(draftOf(detailsOf(saved))).toEqual({
    addressType: 'Dacha',
    doorOf: saved.address,
    house: '15',
    floor: '2',
    road: 'Navoiy',
    instruction: 'Ring twice',
    name: 'Aziz',
    phone: '+998901234567',
  });
});

test.each([
  ['home', 'Dacha', 'home'],
  ['other', '', 'other'],
  ['other', 'Dacha', 'Dacha'],
])('an address of type %s with the label "%s" is called %s', (address_type, address_label, expected) => {
  expect(draftOf({ ...detailsOf(saved), address_type, address_label }).addressType).toBe(expected);
});

test('an e-mail is taken from a guest’s address, and kept where an address has none', () => {
  expect(draftOf({ ...detailsOf(saved), contact_person_email: 'aziz@example.uz' }).email).toBe('aziz@example.uz');
  expect(draftOf(detailsOf(saved))).not.toHaveProperty('email');
});

test('an address without label and note has empty ones', () => {
  const bare = detailsOf({ ...saved, address_label: null, additional_information: null });
  expect([bare.address_label, bare.additional_information]).toEqual(['', '']);
});

test('the form of the address begins with what the draft has', () => {
  const draft = { ...draftOf(detailsOf(saved)), email: 'aziz@example.uz' } as CheckoutDraft;
  expect(givenOf(draft)).toEqual({
    address_type: 'Dacha',
    contact_person_name: 'Aziz',
    contact_person_number: '+998901234567',
    contact_person_email: 'aziz@example.uz',
    house: '15',
    floor: '2',
    road: 'Navoiy',
    additional_information: 'Ring twice',
  });
});
