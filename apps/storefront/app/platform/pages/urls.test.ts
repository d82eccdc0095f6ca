import { expect, test } from 'vitest';
import { withQuery } from '@bozor/web/navigation/with-query.ts';
import { urls } from './urls.ts';

test.each([
  ['a page', urls.home(), '/home'],
  ['the landing page', urls.landing(), '/'],
  ['a slug', urls.store('lola'), '/store/lola'],
  ['a number', urls.rateAndReview(123456789), '/rate-and-review/123456789'],
  ['a part that needs escaping', urls.category('a/b c'), '/category/a%2Fb%20c'],
  ['a part that may be missing', urls.auth(), '/auth'],
  ['that part given', urls.auth('sign-up', { from: '/home' }), '/auth/sign-up?from=%2Fhome'],
  ['a query', urls.store('lola', { module_id: 2, distance: 1.5 }), '/store/lola?module_id=2&distance=1.5'],
  ['a query without the empty', urls.home({ search: '', data_type: undefined, id: null, offset: 2 }), '/home?offset=2'],
  [
    'the special offers [route-06]',
    urls.home({ search: 'special-offer', module_id: 1, data_type: 'discounted' }),
    '/home?search=special-offer&module_id=1&data_type=discounted',
  ],
])('writes the address of %s', (_name, address, expected) => {
  expect(address).toBe(expected);
});

test('changes some of a query and keeps the rest', () => {
  const here = { pathname: '/home', search: '?search=milk&sort=low&offset=3' };
  expect(withQuery(here, { sort: 'high', offset: null })).toBe('/home?search=milk&sort=high');
  expect(withQuery(here, { search: null, sort: '', offset: undefined })).toBe('/home');
});
