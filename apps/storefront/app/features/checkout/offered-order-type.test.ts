import { expect, it, vi } from 'vitest';
import { readDraft } from './checkout-draft.ts';
import { withOfferedOrderType } from './offered-order-type.ts';

vi.stubGlobal('sessionStorage', { getItem: () => null });

const draft = readDraft();
const everything = { delivery: true, take_away: true };

it.each([
  ['what was chosen while the store is not known', 'take_away', undefined, 'take_away'],
  ['what was chosen where both are offered', 'take_away', everything, 'take_away'],
  ['to collect where nothing is brought', 'delivery', { ...everything, delivery: false }, 'take_away'],
  ['to be brought where nothing is collected', 'take_away', { ...everything, take_away: false }, 'delivery'],
  ['what was chosen where neither is offered, to be told so', 'delivery', { delivery: false, take_away: false }, 'delivery'],
] as const)('requests %s [checkout-07]', (_name, orderType, store, requested) => {
  expect(withOfferedOrderType({ ...draft, orderType }, store).orderType).toBe(requested);
});
