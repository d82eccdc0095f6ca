import { expect, it } from 'vitest';
import { STATUSES } from '../orders/status.ts';
import { looksForCourier, wasOpen } from './offer-rules.ts';

it.each([
  ['delivery', ['processing', 'handover']],
  ['take_away', []],
  ['parcel', ['pending', 'confirmed']],
] as const)('an order of the type %s is offered in these statuses alone: %j', (type, offered) => {
  expect(STATUSES.filter((status) => looksForCourier(type, status))).toEqual(offered);
});

it.each([
  ['as soon as it was made', 0, true],
  ['until its last moment', 30_000, true],
  ['not after it', 30_001, false],
  ['not before it was made', -1, false],
])('an offer was open %s', (_name, afterMs, expected) => {
  expect(wasOpen({ expiresAtMs: 30_000 }, afterMs)).toBe(expected);
});
