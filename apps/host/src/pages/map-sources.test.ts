import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { addMapWorkerPolicy, mapSources } from './map-sources.ts';

describe('the map of an operator’s choice', () => {
  test.each([
    [
      'the host of the style',
      'https://tiles.openfreemap.org/styles/liberty',
      { connect: ['https://tiles.openfreemap.org'], images: ['https://tiles.openfreemap.org'] },
    ],
    ['nothing without a style', null, {}],
    ['nothing for what is no address', 'liberty', {}],
    ['nothing for scripts', 'javascript:alert(1)', {}],
  ])('opens the policy to %s', (_name, url, expected) => {
    expect(mapSources(url)).toEqual(expected);
  });
});

test('the map’s worker may shape Arabic and fetch tiles, other files may nothing', async () => {
  const app = Fastify();
  addMapWorkerPolicy(app, async () => ({ connect: ['https://tiles.example'] }));
  for (const folder of ['assets', 'console-assets']) app.get(`/${folder}/:file`, async () => 'self');
  const policyOf = async (file: string, folder = 'assets') => (await app.inject(`/${folder}/${file}`)).headers['content-security-policy'];
  for (const folder of ['assets', 'console-assets'])
    expect(await policyOf('maplibre-gl-csp-worker-D4x_1.js', folder)).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' https://tiles.example",
    );
  expect(await policyOf('base-1a2b.js')).toBeUndefined();
  await app.close();
});
