import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { point } from '@bozor/domain/places/point.ts';
import { afterEach, expect, test } from 'vitest';
import type { NamedPlace, Places } from '../ports/places.ts';
import { externalFetcher } from './fetch-external.ts';
import { photonPlaces } from './photon-places.ts';

const HOME = point(41.31, 69.28)!;
const STORE = point(41.32, 69.25)!;
const KNOWN: NamedPlace = { id: 'place:chorsu', name: 'Chorsu', area: 'Shaykhontohur', point: HOME };
const OWN: Places = {
  suggest: async () => [KNOWN],
  find: async (id) => (id === KNOWN.id ? KNOWN : undefined),
  nameOf: async () => [KNOWN],
  routeBetween: async (from, to) => ({ path: [from, to] }),
};

const feature = (properties: object, coordinates: unknown = [69.24, 41.3]) => ({ geometry: { type: 'Point', coordinates }, properties });
const PLOV_CENTRE = feature({ name: 'Plov Centre', street: 'Iftixor', housenumber: '1', city: 'Tashkent' });

let server: Server | undefined;
let faults: unknown[];
let now = 0;
let requests: URL[];
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** The shop's places behind a geocoder and router with these responses. */
async function standingBehind(answer: RequestListener): Promise<Places> {
  faults = [];
  requests = [];
  server = createServer((request, response) => {
    requests.push(new URL(request.url!, 'http://geocoder'));
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server!.once('listening', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetchExternal = externalFetcher({ onFault: (fault) => faults.push(fault), now: () => now });
  return photonPlaces({
    placesUrl: `${url}/geo/?lat=41.3&lon=69.2`,
    routesUrl: url,
    fetchPlaces: fetchExternal,
    fetchRoutes: fetchExternal,
    own: OWN,
  });
}

const saying =
  (body: unknown): RequestListener =>
  (_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

test("names places by the operator's geocoder near a point, and resolves its suggestions [loc-25]", async () => {
  const places = await standingBehind(
    saying({ features: [PLOV_CENTRE, feature({ street: 'Amir Temur', housenumber: '15', district: 'Yunusobod' })] }),
  );
  const found = await places.suggest('plov', 'ru');
  expect(found.map(({ name, area, point: at }) => [name, area, at])).toEqual([
    ['Plov Centre', 'Iftixor 1', { lat: 41.3, lng: 69.24 }],
    ['Amir Temur 15', 'Yunusobod', { lat: 41.3, lng: 69.24 }],
  ]);
  expect(Object.fromEntries(requests[0]!.searchParams)).toEqual({ lat: '41.3', lon: '69.2', q: 'plov', limit: '8', lang: 'default' });
  expect(requests[0]!.pathname).toBe('/geo/api');
  expect(await places.find(found[0]!.id, 'ru')).toEqual(found[0]);
  expect(await places.find(KNOWN.id, 'ru')).toEqual(KNOWN);
  expect((await places.nameOf(STORE, 'en'))[0]!.name).toBe('Plov Centre');
  expect(Object.fromEntries(requests[1]!.searchParams)).toEqual({ lat: '41.32', lon: '69.25', lang: 'en' });
});

test('measures ways by the router [loc-25]', async () => {
  const geometry = {
    coordinates: [
      [69.28, 41.31],
      [69.26, 41.315],
      [69.25, 41.32],
    ],
  };
  const places = await standingBehind(saying({ code: 'Ok', routes: [{ distance: 3_120.4, duration: 420, geometry }] }));
  expect(await places.routeBetween(HOME, STORE)).toEqual({
    path: geometry.coordinates.map(([lng, lat]) => ({ lat, lng })),
    metres: 3_120.4,
    seconds: 420,
  });
  expect(requests[0]!.pathname).toBe('/route/v1/driving/69.28,41.31;69.25,41.32');
});

test.each<[string, RequestListener]>([
  ['finds nothing', saying({ features: [], routes: [] })],
  ['is broken', (_request, response) => response.writeHead(500).end('{"features":[]}')],
  ['answers no JSON', (_request, response) => response.end('<html>')],
  ['answers other JSON', saying([null, { features: 'none' }])],
  [
    'answers places that are nowhere',
    saying({ features: [feature({ name: 'Nowhere' }, [900, 'x']), null, feature({})], routes: [{ distance: 'far' }] }),
  ],
  ['talks without end', (_request, response) => response.end(JSON.stringify({ features: [PLOV_CENTRE], filling: 'x'.repeat(300_000) }))],
  ['leads elsewhere', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['hangs up', (request) => request.socket.destroy()],
])('the shop’s own places answer where the service %s [loc-25]', async (_what, answer) => {
  const places = await standingBehind(answer);
  expect(await places.suggest('chorsu', 'uz')).toEqual([KNOWN]);
  expect(await places.nameOf(HOME, 'uz')).toEqual([KNOWN]);
  expect(await places.routeBetween(HOME, STORE)).toEqual({ path: [HOME, STORE] });
});

test('a service that hangs is waited for once in a while only [loc-25]', async () => {
  const places = await standingBehind((_request, response) => void response.writeHead(200).write('{'));
  await Promise.all([1, 2, 3].map(() => places.suggest('chorsu', 'uz')));
  expect(requests).toHaveLength(3);
  expect(await places.suggest('chorsu', 'uz')).toEqual([KNOWN]);
  expect([requests.length, faults.length]).toEqual([3, 3]);
  now += 30_001;
  await places.suggest('chorsu', 'uz');
  expect(requests).toHaveLength(4);
});

test.each(['photon:', 'photon:bm9uc2Vuc2U', `photon:${Buffer.from('[900,1,"x",""]').toString('base64url')}`])(
  'an id made up (%s) is no place',
  async (id) => {
    const places = await standingBehind(saying({}));
    expect(await places.find(id, 'en')).toBeUndefined();
  },
);
