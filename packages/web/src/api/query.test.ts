import { calls } from '@bozor/contract/shop/calls.ts';
import { expect, test } from 'vitest';
import { allOf, apiList, apiQuery, isPersonal, queryKeyOf, type ScopeKey } from './query.ts';

const scopeKey: ScopeKey = (dependsOn = 'module') => `scope of ${dependsOn}`;
const popular = (options = {}) => apiQuery(calls.items.popular, { query: { limit: 5 } }, options);

test('a query keeps its call, input and options', () => {
  expect(popular({ staleMs: 7, quiet: true })).toEqual({
    call: calls.items.popular,
    input: { query: { limit: 5 } },
    staleMs: 7,
    quiet: true,
  });
  const rows = () => [];
  expect(apiList(calls.search.listing, { query: { limit: 12 } }, { rows, near: true })).toEqual({
    call: calls.search.listing,
    input: { query: { limit: 12 } },
    rows,
    near: true,
  });
});

test.each([
  ['a query', popular(), undefined, ['/items/popular', { query: { limit: 5 } }, 'scope of module', 'one']],
  ['one without input', apiQuery(calls.categories.list), undefined, ['/categories', null, 'scope of module', 'one']],
  ['one of the language alone', apiQuery(calls.config.read), undefined, ['/config', null, 'scope of language', 'one']],
  [
    'a list',
    apiList(calls.search.listing, { query: { limit: 12 } }, { rows: () => [] }),
    undefined,
    ['/items/search', { query: { limit: 12 } }, 'scope of module', 'list'],
  ],
  ['a personal one', popular({ personal: true }), 'p', ['/items/popular', { query: { limit: 5 } }, 'scope of module', 'one', 'personal']],
  ['a near one', popular({ near: true }), 'p', ['/items/popular', { query: { limit: 5 } }, 'scope of module', 'one', 'p']],
  ['a near one before the point is known', popular({ near: true }), undefined, queryKeyOf(popular(), scopeKey)],
  ['one that no distance matters to', popular(), 'p', queryKeyOf(popular(), scopeKey)],
])('the key of %s has what its reply depends on', (_which, query, point, key) => {
  expect(queryKeyOf(query, scopeKey, point)).toEqual(key);
});

test('keys of personal queries are told from the others, and those of a call begin with it', () => {
  expect(isPersonal(queryKeyOf(popular({ personal: true }), scopeKey))).toBe(true);
  expect(isPersonal(queryKeyOf(popular(), scopeKey))).toBe(false);
  expect(queryKeyOf(popular(), scopeKey).slice(0, 1)).toEqual(allOf(calls.items.popular));
});
