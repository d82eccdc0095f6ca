import { expect, test } from 'vitest';
import { AUDIENCES } from '@bozor/contract/audiences.ts';
import { testApi } from '../test/api.ts';

const { server } = await testApi();

interface Addressed {
  readonly method: string;
  readonly path: string;
  readonly aliases?: readonly string[];
}

/** Returns the addresses of all endpoints in a table. */
function addressesIn(part: object): string[] {
  return Object.values(part as Record<string, Addressed | object>).flatMap((each) =>
    'method' in each && typeof each.method === 'string' ? [`${each.method} ${each.path}`, ...(each.aliases ?? [])] : addressesIn(each),
  );
}

function hasRoute(address: string): boolean {
  const [method, path] = address.split(' ') as ['GET', string];
  return server.hasRoute({ method, url: `/api/v1/${path.replace(/^\//, '')}`.replace(/\{(\w+)\}/g, ':$1') });
}

test('every endpoint of every audience has a route', () => {
  const addresses = Object.values(AUDIENCES).flatMap(({ api }) => addressesIn(api));
  expect(addresses.filter((address) => !hasRoute(address))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(100);
});

test('an endpoint without a route is noticed', () => {
  expect(
    addressesIn({ things: { list: { method: 'GET', path: '/things', aliases: ['POST /other/{id}'] } } }).filter((each) => !hasRoute(each)),
  ).toEqual(['GET /things', 'POST /other/{id}']);
});
