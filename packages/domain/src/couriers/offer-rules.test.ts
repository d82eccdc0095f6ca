import { expect, it } from 'vitest';
import { STATUSES } from '../orders/status.ts';
import { looksForCourier } from './offer-rules.ts';

it.each([
  ['delivery', ['processing', 'handover']],
  ['take_away', []],
  ['parcel', ['pending', 'confirmed']],
] as const)('an order of the type %s is offered in these statuses alone: %j', (type, offered) => {
  expect(STATUSES.filter((status) => looksForCourier(type, status))).toEqual(offered);
});
