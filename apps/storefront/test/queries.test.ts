import { createClient } from '@bozor/contract/client.ts';
import type { EndpointTable } from '@bozor/contract/calls-of.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { QUERY_ROWS } from './query-rows.ts';
import { sampleOf } from './sample-of.ts';

const ROWS = Object.entries(QUERY_ROWS).map(([name, row]) => ({ name, ...row }));
const ENDPOINTS = Object.values(API as EndpointTable).flatMap((group) => Object.values(group));

const endpointOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  ENDPOINTS.find((endpoint) => endpoint.method === method && endpoint.path === path)!;

test.each(ROWS)('$name asks for $url', async ({ query, url }) => {
  const asked: string[] = [];
  const client = createClient({
    base: '',
    fetch: (to) => {
      asked.push(to);
      return Promise.resolve(Response.json({}));
    },
  });
  await client.call(query.call, query.input);
  expect(asked).toEqual([url]);
  const { params, query: asks } = (query.input ?? {}) as { params?: object; query?: object };
  const endpoint = endpointOf(query.call);
  expect(endpoint.params ? Check(endpoint.params, params) : params === undefined, 'parameters of the contract').toBe(true);
  expect(endpoint.query ? Check(endpoint.query, asks ?? {}) : asks === undefined, 'a query of the contract').toBe(true);
});

test.each(ROWS)('$name is cached, repeated and explained as its row says', (row) => {
  const { call: _call, input: _input, ...options } = row.query;
  const { rows: _rows, ...cached } = options as typeof options & { rows?: unknown };
  expect(cached).toEqual({
    ...(!row.toasts && { quiet: true }),
    ...(row.freshSeconds !== undefined && { staleMs: row.freshSeconds * 1000 }),
    ...(row.isPersonal && { personal: true }),
    ...(row.isNear && { near: true }),
    ...row.more,
  });
});

test.each(ROWS.filter(({ rows }) => rows !== undefined))('$name lists the $rows of a reply', ({ query, rows }) => {
  const reply = sampleOf(endpointOf(query.call).reply) as Record<string, unknown>;
  const list = query as unknown as { readonly rows: (reply: unknown) => unknown };
  expect(reply[rows!]).toHaveLength(1);
  expect(list.rows(reply)).toBe(reply[rows!]);
});

test('the first screen of the special offers has six of them, and all else of the reply', () => {
  const { firstScreen } = QUERY_ROWS['specialOffers']!.query;
  const reply = { total_size: 8, products: [1, 2, 3, 4, 5, 6, 7, 8] };
  expect(firstScreen!(reply as never)).toEqual({ total_size: 8, products: [1, 2, 3, 4, 5, 6] });
});
