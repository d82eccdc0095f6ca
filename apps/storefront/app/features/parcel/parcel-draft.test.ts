import { expect, test } from 'vitest';
import { readDraft } from './parcel-draft.ts';

test('a stored draft is restored completely', () => {
  const sender = {
    point: { lat: 41.3, lng: 69.2 },
    address: 'Chorsu 3',
    name: 'Dilnoza',
    phone: '+998901234567',
    house: '3',
    floor: '',
    note: '',
  };
  const draft = readDraft({ sender, payer: 'receiver', instructions: [2, 5], tip: 5000, changeFrom: 50_000 });
  expect(draft).toMatchObject({ sender, payer: 'receiver', instructions: [2, 5], tip: 5000, changeFrom: 50_000 });
});

test.each([
  ['nothing', null],
  ['a word', 'parcel'],
  ['other shapes', { sender: [], receiver: 'x', payer: 'nobody', instructions: ['1'], tip: -1, changeFrom: 'all' }],
  ['a point that is none', { sender: { point: { lat: 'north' } } }],
])('%s in storage is an empty form', (_name, stored) => {
  expect(readDraft(stored)).toMatchObject({ sender: { point: undefined, address: '' }, payer: 'sender', instructions: [], tip: 0 });
});
