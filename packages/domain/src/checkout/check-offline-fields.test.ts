import { expect, it } from 'vitest';
import { checkOfflineFields } from './check-offline-fields.ts';

const FIELDS = [
  { name: 'payer', required: true },
  { name: 'reference', required: true },
  { name: 'note', required: false },
];

it('keeps what was given by the names of the method and names what is missing [checkout-10]', () => {
  const given = [
    { name: 'payer', value: ' Aziza ' },
    { name: 'reference', value: '  ' },
    { name: 'amount', value: '1' },
  ];
  expect(checkOfflineFields(FIELDS, given)).toEqual({ answers: { payer: 'Aziza' }, missing: ['reference'] });
});

it('asks for nothing that is not required', () => {
  const given = [
    { name: 'payer', value: 'Aziza' },
    { name: 'reference', value: '77' },
  ];
  expect(checkOfflineFields(FIELDS, given).missing).toEqual([]);
});
