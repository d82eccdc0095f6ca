import { expect, it } from 'vitest';
import { checkOfflineFields } from './check-offline-fields.ts';

const FIELDS = [
  { name: 'payer', required: true },
  { name: 'reference', required: true },
  { name: 'note', required: false },
];

it("keeps the values of the method's fields and reports missing ones [checkout-10]", () => {
  const given = [
    { name: 'payer', value: ' Aziza ' },
    { name: 'reference', value: '  ' },
    { name: 'amount', value: '1' },
  ];
  expect(checkOfflineFields(FIELDS, given)).toEqual({ answers: { payer: 'Aziza' }, missing: ['reference'] });
});

it('does not require optional fields', () => {
  const given = [
    { name: 'payer', value: 'Aziza' },
    { name: 'reference', value: '77' },
  ];
  expect(checkOfflineFields(FIELDS, given).missing).toEqual([]);
});
