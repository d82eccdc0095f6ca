import { describe, expect, it } from 'vitest';
import type { Minor } from '../money/minor.ts';
import { checkPhotoProof, mayProveByPhoto, PROOF_PLACES } from './photo-proof.ts';

const minor = (amount: number) => amount as Minor;
const PAID = { isPrescription: false, dueMinor: minor(0), receivedMinor: undefined } as const;
const CASH = { isPrescription: false, dueMinor: minor(61_400) } as const;

describe('a delivery that a photo proves', () => {
  it.each(PROOF_PLACES)('%s is enough for an order that is paid', (place) => {
    expect(checkPhotoProof({ ...PAID, place })).toEqual({ ok: true, value: 0 });
  });

  it.each([
    ['with the whole amount gives its change', 'handed', 100_000, { ok: true, value: 38_600 }],
    ['without an amount is refused', 'handed', undefined, { ok: false, problem: 'cash-required', dueMinor: 61_400 }],
    ['with a part of it is refused', 'handed', 61_399, { ok: false, problem: 'cash-too-little', dueMinor: 61_400 }],
    ['is not left at the door', 'left_at_door', 61_400, { ok: false, problem: 'cash-needs-person', dueMinor: 61_400 }],
  ] as const)('of an order with cash %s', (_name, place, received, expected) => {
    expect(checkPhotoProof({ ...CASH, place, receivedMinor: received === undefined ? undefined : minor(received) })).toEqual(expected);
  });

  it.each(PROOF_PLACES)('%s is never enough for a prescription', (place) => {
    expect(mayProveByPhoto({ isPrescription: true })).toBe(false);
    expect(checkPhotoProof({ ...PAID, place, isPrescription: true })).toEqual({ ok: false, problem: 'code-required' });
  });
});
