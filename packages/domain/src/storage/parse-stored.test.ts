import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ZoneId } from '../ids.ts';
import { parseStored, writeStored } from './parse-stored.ts';
import type { StoredValues } from './parse-stored.ts';
import { addRecentSearch, parseRecentSearches, removeRecentSearch } from './recent-searches.ts';
import { MIRRORED_KEYS, STORAGE_KEYS } from './storage-key.ts';
import type { StorageKey } from './storage-key.ts';
import { DEFAULT_ZONES, parseZones } from './zones.ts';

const TOKEN = 'a'.repeat(43);

describe('parseStored reads', () => {
  test.each<[string, StorageKey, string, unknown]>([
    ['the token [storage-01]', 'token', TOKEN, TOKEN],
    ['the guest id [storage-02]', 'guest_id', TOKEN, TOKEN],
    ['the zones [storage-03]', 'zoneid', '[1,3]', [1, 3]],
    ['the address [storage-04]', 'location', 'Amir Temur 15, Yunusobod', 'Amir Temur 15, Yunusobod'],
    ['the point [storage-05]', 'currentLatLng', '{"lat":41.31,"lng":69.27}', { lat: 41.31, lng: 69.27 }],
    [
      'the module [storage-06]',
      'module',
      '{"id":2,"module_type":"food","module_name":"Food","more":1}',
      { id: 2, module_type: 'food', module_name: 'Food' },
    ],
    ['the settings [storage-07]', 'settings', '{"direction":"rtl","theme":"dark"}', { direction: 'rtl', theme: 'dark' }],
    ['the diet', 'settings', '{"direction":"ltr","diet":"veg"}', { direction: 'ltr', diet: 'veg' }],
    ['the language [storage-08]', 'language-setting', 'uz-Cyrl', 'uz-Cyrl'],
    ['the country [storage-08]', 'country', 'UZ', 'UZ'],
    ['the remembered login [storage-09]', 'userDatafor', '{"email_or_phone":"a@b.uz"}', { email_or_phone: 'a@b.uz' }],
    ['the searches [storage-10]', 'searchedValues', '["osh","lagmon"]', ['osh', 'lagmon']],
    ['the accent [storage-10]', 'bg', '#ca3609', '#ca3609'],
    ['links of orders', 'placed_orders', `[{"token":"123456789.${'a'.repeat(22)}"}]`, [{ token: `123456789.${'a'.repeat(22)}` }]],
    ['a login of 255 characters', 'userDatafor', JSON.stringify({ email_or_phone: 'x'.repeat(255) }), { email_or_phone: 'x'.repeat(255) }],
    [
      'a module with the beginning of its endless name',
      'module',
      JSON.stringify({ id: 2, module_type: 'food', module_name: 'x'.repeat(101) }),
      { id: 2, module_type: 'food', module_name: 'x'.repeat(100) },
    ],
    ['settings without a theme, left to right', 'settings', '{"direction":"ltr"}', { direction: 'ltr', theme: undefined }],
    ['settings without a theme', 'settings', '{"direction":"rtl"}', { direction: 'rtl', theme: undefined }],
    ['settings with a wrong half', 'settings', '{"direction":"up","theme":"dark"}', { direction: 'ltr', theme: 'dark' }],
    ['a remembered login without its password', 'userDatafor', '{"email_or_phone":"a@b.uz","password":"x"}', { email_or_phone: 'a@b.uz' }],
  ])('%s', (_name, key, text, expected) => {
    expect(parseStored(key, text)).toEqual(expected);
  });
});

describe('parseStored drops', () => {
  test.each<[string, StorageKey, string | null]>([
    ['nothing', 'token', null],
    ['an empty text', 'location', ''],
    ['a token with a line break', 'token', `${TOKEN}\n`],
    ['a token that begins wrongly', 'token', `?${TOKEN}`],
    ['a token that is too short', 'token', 'a'.repeat(19)],
    ['a token that is too long', 'token', 'a'.repeat(513)],
    ['a guest id that begins wrongly', 'guest_id', `?${TOKEN}`],
    ['a guest id that ends wrongly', 'guest_id', `${TOKEN}?`],
    ['an address that begins with a control character', 'location', '\u0000Amir'],
    ['an address without end', 'location', 'x'.repeat(501)],
    ['a country with something before it', 'country', 'xUZ'],
    ['a country with something behind it', 'country', 'UZx'],
    ['an accent with something before it', 'bg', 'x#ca3609'],
    ['an accent with something behind it', 'bg', '#ca36091'],
    ['a module without an id', 'module', '{"module_type":"food","module_name":"Food"}'],
    ['a module without a name', 'module', '{"id":2,"module_type":"food"}'],
    ['a login without end', 'userDatafor', JSON.stringify({ email_or_phone: 'x'.repeat(256) })],
    ['a login that is a number', 'userDatafor', '{"email_or_phone":1}'],
    ['a text in quotes for an object', 'settings', '"dark"'],
    ['a token that is quoted', 'token', `"${TOKEN}"`],
    ['zones that are no list', 'zoneid', '1'],
    ['zones that are texts', 'zoneid', '["1"]'],
    ['no zones', 'zoneid', '[]'],
    ['an address with control characters', 'location', 'Amir\u0000'],
    ['a point beyond the pole', 'currentLatLng', '{"lat":91,"lng":0}'],
    ['a point of texts', 'currentLatLng', '{"lat":"41","lng":"69"}'],
    ['broken JSON', 'currentLatLng', '{"lat":'],
    ['null', 'module', 'null'],
    ['a module of an unknown type', 'module', '{"id":2,"module_type":"taxi","module_name":"Taxi"}'],
    ['settings without anything known', 'settings', '{"layout":"x"}'],
    ['an unknown language', 'language-setting', 'de'],
    ['a country that is none', 'country', 'uzbekistan'],
    ['an empty login', 'userDatafor', '{"email_or_phone":""}'],
    ['an accent that is code', 'bg', 'red;background:url(x)'],
  ])('%s', (_name, key, text) => {
    expect(parseStored(key, text)).toBeUndefined();
  });
});

test('written values are read again', () => {
  const values: StoredValues = {
    'token': TOKEN,
    'guest_id': TOKEN,
    'zoneid': [1 as ZoneId],
    'location': 'Chorsu',
    'currentLatLng': parseStored('currentLatLng', '{"lat":41.31,"lng":69.27}')!,
    'module': parseStored('module', '{"id":2,"module_type":"food","module_name":"Food"}')!,
    'settings': { direction: 'rtl', theme: 'dark' },
    'language-setting': 'ar',
    'country': 'UZ',
    'userDatafor': { email_or_phone: '+998901234567' },
    'searchedValues': ['osh'],
    'bg': '#ca3609',
    'placed_orders': [{ token: `123456789.${'a'.repeat(22)}`, over: true }],
  };
  for (const key of STORAGE_KEYS) expect(parseStored(key, writeStored(key, values[key]))).toEqual(values[key]);
});

test('reading never fails', () => {
  const anything = fc.oneof(fc.string(), fc.json());
  fc.assert(
    fc.property(fc.constantFrom(...STORAGE_KEYS), anything, (key, text) => {
      parseStored(key, text);
    }),
  );
});

test('the token and the guest id are never mirrored in cookies', () => {
  expect(MIRRORED_KEYS).not.toContain('token');
  expect(MIRRORED_KEYS).not.toContain('guest_id');
});

describe('zones', () => {
  test('default to 1 through 15 [loc-20]', () => {
    expect(DEFAULT_ZONES).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });

  test.each([
    ['[1, 2]', [1, 2]],
    ['[2,2]', [2]],
    ['[0]', undefined],
    ['[1.5]', undefined],
    ['[-1]', undefined],
    ['[1e3]', undefined],
    ['[1,]', undefined],
    ['x[1]', undefined],
    ['[1]x', undefined],
    ['[1,0]', undefined],
    ['[15, 16]', [15, 16]],
    ['[123456789,987654321]', [123_456_789, 987_654_321]],
    ['[1234567890]', undefined],
    [`[${Array.from({ length: 201 }, (_, index) => index + 1).join(',')}]`, undefined],
  ])('%s is read as %j', (text, expected) => {
    expect(parseZones(text)).toEqual(expected);
  });
});

test('a place has at most 200 zones', () => {
  const zones = Array.from({ length: 200 }, (_, index) => index + 1);
  expect(parseZones(JSON.stringify(zones))).toEqual(zones);
});

describe('recent searches', () => {
  test.each([
    ['the most recent comes last [search-15]', ['osh'], 'lagmon', ['osh', 'lagmon']],
    ['the oldest of six goes [search-15]', ['a', 'b', 'c', 'd', 'e'], 'f', ['b', 'c', 'd', 'e', 'f']],
    ['an empty term is not added [search-14]', ['osh'], '  ', ['osh']],
    ['a term that is there is not added [search-14]', ['osh', 'non'], 'osh', ['osh', 'non']],
    ['a term without end is cut [search-14]', [], 'x'.repeat(101), ['x'.repeat(100)]],
    ['nor with other capitals [search-14]', ['osh'], ' Osh ', ['osh']],
  ])('%s', (_name, recent, term, expected) => {
    expect(addRecentSearch(recent, term)).toEqual(expected);
  });

  test.each([
    ['a list', '["osh","non"]', ['osh', 'non']],
    ['a list with rubbish', '["osh",7,"",null,"osh"]', ['osh']],
    ['more than five', '["a","b","c","d","e","f"]', ['b', 'c', 'd', 'e', 'f']],
    ['no list', '{"a":1}', []],
    ['no JSON', 'osh', []],
    ['nothing', null, []],
  ])('reads %s', (_name, text, expected) => {
    expect(parseRecentSearches(text)).toEqual(expected);
  });

  test('one can be taken away', () => {
    expect(removeRecentSearch(['osh', 'non'], ' OSH ')).toEqual(['non']);
  });

  test('never are more than five, none empty, none twice [search-14] [search-15]', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 })), (terms) => {
        const recent = terms.reduce<readonly string[]>(addRecentSearch, []);
        expect(recent.length).toBeLessThanOrEqual(5);
        expect(recent.every((term) => term.trim() !== '')).toBe(true);
        expect(new Set(recent.map((term) => term.toLowerCase())).size).toBe(recent.length);
      }),
    );
  });
});
