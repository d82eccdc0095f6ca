import { expect, test } from 'vitest';
import { scopeHeaders } from './scope.ts';

test('every call says where it looks, in which language, and which program it is [api-85]', () => {
  expect(scopeHeaders({ zoneIds: [2] as never, moduleId: 3, locale: 'ru' }, { lat: 41.3, lng: 69.2 } as never)).toEqual({
    'zoneid': '[2]',
    'moduleid': '3',
    'latitude': '41.3',
    'longitude': '69.2',
    'x-localization': 'ru',
    'x-software-id': 'bozor-web',
    'x-reply-shape': 'page',
  });
});
