import { expect, test } from 'vitest';
import { readKept } from './use-kept-form.ts';

const EMPTY = { name: '', phone: '' };

test('a kept form comes back field by field', () => {
  expect(readKept('{"name":"Aziz","phone":"+998901234567"}', EMPTY)).toEqual({ name: 'Aziz', phone: '+998901234567' });
});

test.each([
  ['nothing', null],
  ['what is broken', '{"name":'],
  ['no object', '"Aziz"'],
  ['an older form', '{"title":"Aziz","name":7}'],
])('%s leaves an empty form', (_what, kept) => {
  expect(readKept(kept, EMPTY)).toEqual(EMPTY);
});
