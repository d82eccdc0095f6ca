import { expect, test } from 'vitest';
import { checkDraft } from './check-draft.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { chosenMethod } from './chosen-method.ts';

const draft = { orderType: 'delivery', name: 'Aziz', phone: '+998901234567', email: '', house: '15', instruction: '' } as CheckoutDraft;
const signedIn = { emailRule: 'off', address: 'Amir Temur 15', isFindable: false } as const;
const guest = { ...signedIn, emailRule: 'required' } as const;

test.each([
  ['nothing of a customer with an address', draft, signedIn, []],
  ['an address for a delivery', draft, { ...signedIn, address: undefined }, ['address']],
  ['a house or a landmark for a delivery', { ...draft, house: ' ' }, signedIn, ['house']],
  ['no house beside a landmark for the courier', { ...draft, house: '', instruction: 'Korzinka' }, signedIn, []],
  ['no house at an address that is found without', { ...draft, house: '' }, { ...signedIn, isFindable: true }, []],
  ['no house for what is collected', { ...draft, house: '', orderType: 'take_away' as const }, signedIn, []],
  ['no address for what is collected', { ...draft, orderType: 'take_away' as const }, { ...signedIn, address: undefined }, []],
  ['name and phone, each once', { ...draft, name: '', phone: '' }, signedIn, ['contact_person_name', 'contact_person_number']],
  ['an e-mail from a guest', draft, guest, ['contact_person_email']],
  ['no e-mail from a guest where it is optional', draft, { ...guest, emailRule: 'optional' as const }, []],
  [
    'a right e-mail where it is optional',
    { ...draft, email: 'aziz@' },
    { ...guest, emailRule: 'optional' as const },
    ['contact_person_email'],
  ],
  ['name and e-mail from a guest, each once', { ...draft, name: '' }, guest, ['contact_person_name', 'contact_person_email']],
  ['nothing more of a guest with an e-mail', { ...draft, email: 'aziz@example.uz' }, guest, []],
])('the checkout asks for %s', (_name, given, customer, fields) => {
  expect(checkDraft(given, customer).map(({ field }) => field)).toEqual(fields);
});

const option = (payment_method: string, available = true) => ({ payment_method, available }) as never;

test.each([
  ['the wanted one', [option('wallet'), option('cash_on_delivery')], 'cash_on_delivery', 'cash_on_delivery'],
  ['the first where the wanted one is not available', [option('wallet'), option('cash_on_delivery', false)], 'cash_on_delivery', 'wallet'],
  ['the first available one', [option('wallet', false), option('cash_on_delivery')], '', 'cash_on_delivery'],
  ['none where none is', [option('wallet', false)], 'wallet', undefined],
])('is paid by %s', (_name, payment_options, wanted, method) => {
  expect(chosenMethod({ payment_options }, wanted)).toBe(method);
});
