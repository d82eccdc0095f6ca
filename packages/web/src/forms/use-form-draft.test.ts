import { expect, test } from 'vitest';
import { readDraft } from './use-form-draft.ts';

const EMPTY = { name: '', phone: '' };
const AZIZ = { name: 'Aziz', phone: '+998901234567' };

test('a stored form comes back field by field', () => {
  expect(readDraft(JSON.stringify({ start: EMPTY, typed: AZIZ }), EMPTY)).toEqual(AZIZ);
});

test('a draft over a value that changed since is not restored', () => {
  const stored = JSON.stringify({ start: { ...AZIZ, phone: '+998900000000' }, typed: { ...AZIZ, name: 'Azizbek' } });
  expect(readDraft(stored, AZIZ)).toEqual(AZIZ);
});

test.each([
  ['nothing', null],
  ['what is broken', '{"start":'],
  ['no object', '"Aziz"'],
  ['an older form', '{"start":{"title":""},"typed":{"title":"Aziz","name":"Aziz"}}'],
  ['what is no text', '{"start":{"name":"","phone":""},"typed":{"name":7}}'],
])('%s leaves an empty form', (_what, stored) => {
  expect(readDraft(stored, EMPTY)).toEqual(EMPTY);
});
