import Type from 'typebox';
import { expect, it } from 'vitest';
import { callsOf } from './calls-of.ts';
import { endpoint } from './endpoint.ts';

const common = { tag: 'Tests', summary: 'A call', access: 'anyone', rate: 'browse', reply: Type.Object({}) } as const;

it("keeps an endpoint's address, body type and header dependence", () => {
  const calls = callsOf({
    things: {
      list: endpoint({ ...common, method: 'GET', path: '/things', dependsOn: 'module', cacheSeconds: 30 }),
      zones: endpoint({ ...common, method: 'GET', path: '/things/zones', dependsOn: 'zones' }),
      read: endpoint({
        ...common,
        method: 'GET',
        path: '/things/{id}',
        params: Type.Object({ id: Type.Integer() }),
        dependsOn: 'language',
      }),
      send: endpoint({ ...common, method: 'POST', path: '/things', bodyType: 'multipart', idempotent: true }),
    },
  });
  expect(calls).toStrictEqual({
    things: {
      list: { method: 'GET', path: '/things' },
      zones: { method: 'GET', path: '/things/zones', dependsOn: 'zones' },
      read: { method: 'GET', path: '/things/{id}', dependsOn: 'language' },
      send: { method: 'POST', path: '/things', bodyType: 'multipart' },
    },
  });
});
