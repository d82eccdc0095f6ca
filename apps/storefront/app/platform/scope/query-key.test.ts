import { calls } from '@bozor/contract/shop/calls.ts';
import { expect, test } from 'vitest';
import { apiList, apiQuery, isPersonal, queryKeyOf } from '@bozor/web/api/query.ts';
import { STALE_MS } from '../stale-times.ts';
import { scopeKeyOf } from './scope.ts';
import type { Scope } from './scope.ts';

const SCOPE: Scope = { zoneIds: [1, 2] as never, moduleId: 3, locale: 'ru' };
const popular = apiQuery(calls.items.popular, { query: { limit: 15 } });
const keyOf = (query: Parameters<typeof queryKeyOf>[0], scope: Partial<Scope> = {}, point?: string) =>
  JSON.stringify(queryKeyOf(query, scopeKeyOf({ ...SCOPE, ...scope }), point));

test('another zone, module, language or question is another answer', () => {
  const keys = [
    keyOf(popular),
    keyOf(popular, { zoneIds: undefined }),
    keyOf(popular, { moduleId: 4 }),
    keyOf(popular, { locale: 'uz' }),
    keyOf(apiQuery(calls.items.popular, { query: { limit: 5 } })),
    keyOf(apiList(calls.items.popular, { query: { limit: 15 } }, { rows: (reply) => reply.products })),
    keyOf({ ...popular, personal: true }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('an endpoint with fewer dependencies is fetched less often', () => {
  const config = apiQuery(calls.config.read);
  const modules = apiQuery(calls.modules.list);
  expect(keyOf(config, { zoneIds: undefined, moduleId: 9 })).toBe(keyOf(config));
  expect(keyOf(modules, { moduleId: 9 })).toBe(keyOf(modules));
  expect(keyOf(modules, { zoneIds: undefined })).not.toBe(keyOf(modules));
});

test("the reader's own point counts only where distances matter", () => {
  expect(keyOf(popular, {}, '41.3,69.2')).toBe(keyOf(popular));
  expect(keyOf({ ...popular, near: true }, {}, '41.3,69.2')).not.toBe(keyOf({ ...popular, near: true }));
});

test('removes the queries of the previous customer after a sign-in', () => {
  expect(isPersonal(queryKeyOf({ ...popular, personal: true }, scopeKeyOf(SCOPE)))).toBe(true);
  expect(isPersonal(queryKeyOf(popular, scopeKeyOf(SCOPE)))).toBe(false);
});

test('answers are good for as long as the specification says [const-05, const-07]', () => {
  expect(STALE_MS).toMatchObject({
    categories: 300_000,
    featuredCategories: 480_000,
    banners: 300_000,
    search: 300_000,
    popularItems: 300_000,
    commonConditions: 480_000,
    cashback: 10_000,
  });
});
