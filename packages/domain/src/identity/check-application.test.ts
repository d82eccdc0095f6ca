import { expect, test } from 'vitest';
import { checkCourierApplication, checkStoreApplication } from './check-application.ts';

const PERSON = { contact_person_name: 'Aziz Karimov', phone: '+998901234567', email: 'aziz@example.uz' };
const STORE = { ...PERSON, name: 'Non & Choy', module_id: '1', address: 'Amir Temur 1' };
const COURIER = { ...PERSON, zone_id: '1', vehicle_id: '2' };
const codes = (problems: readonly { problem: string }[]) => problems.map(({ problem }) => problem);

test('an application with everything in it has no fault [footer-14]', () => {
  expect(checkStoreApplication(STORE)).toEqual([]);
  expect(checkCourierApplication(COURIER)).toEqual([]);
});

test('names every missing field at once, in the order of the form', () => {
  expect(codes(checkStoreApplication({}))).toEqual([
    'store-name-required',
    'kind-required',
    'address-required',
    'contact-name-required',
    'contact-phone-required',
    'email-required',
  ]);
  expect(codes(checkCourierApplication({}))).toEqual([
    'zone-required',
    'vehicle-required',
    'contact-name-required',
    'contact-phone-required',
    'email-required',
  ]);
});

test.each([
  ['spaces for a name', { name: '  ' }, 'store-name-required'],
  ['a name that is too long', { name: 'n'.repeat(121) }, 'too-long'],
  ['a number that is too short', { phone: '+998' }, 'phone-too-short'],
  ['a number that does not exist', { phone: '+998101234567' }, 'phone-invalid'],
  ['an address without an @', { email: 'aziz' }, 'email-invalid'],
])('refuses %s', (_what, change, code) => {
  expect(codes(checkStoreApplication({ ...STORE, ...change }))).toEqual([code]);
});

test('says at which field each fault is', () => {
  const fields = (problems: readonly { field: string }[]) => problems.map(({ field }) => field);
  const person = ['contact_person_name', 'phone', 'email'];
  expect(fields(checkStoreApplication({}))).toEqual(['name', 'module_id', 'address', ...person]);
  expect(fields(checkCourierApplication({}))).toEqual(['zone_id', 'vehicle_id', ...person]);
});
