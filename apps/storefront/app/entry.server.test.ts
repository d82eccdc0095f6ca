import { Writable } from 'node:stream';
import { Suspense, createElement, use } from 'react';
import { data, type ServerBuild } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as entry from './entry.server.tsx';

vi.mock('@bozor/web/i18n/load-catalogue.ts', () => ({ loadCatalogue: async () => ({ messages: {} }) }));

const BROKEN = { status: 500, type: 'text/html; charset=utf-8' };
let logged: unknown[];
let root: { loader: () => unknown; default: () => unknown };
let onBroken: () => unknown;

beforeEach(() => {
  logged = [];
  root = { loader: () => null, default: () => createElement('p', null, 'Drawn') };
  onBroken = () => createElement('p', null, 'The page of a fault');
});

afterEach(() => vi.restoreAllMocks());

async function renderPage() {
  const route = { id: 'root', path: '', module: { ...root, ErrorBoundary: () => onBroken() } };
  const build = {
    entry: { module: entry },
    routes: { root: route },
    assets: {
      routes: { root: { id: 'root', path: '', hasLoader: true, hasErrorBoundary: true } },
      entry: { imports: [], module: '' },
      url: '',
      version: '',
    },
    ssr: true,
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    future: {},
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const render = entry.createPageRenderer(build, 'production');
  const { response, text } = await render({
    address: '/',
    scope: { zoneIds: undefined, moduleId: undefined, locale: 'en' },
    publicUrl: 'https://shop.example',
    fetch: () => Promise.reject(new Error('Nothing is asked')),
    budgetMs: 800,
    nonce: 'n',
    log: (error) => logged.push(String(error)),
  });
  return { status: response.status, type: response.headers.get('content-type'), text };
}

test('hands over a page with all that it waited for', async () => {
  const later = Promise.resolve('Later');
  const Part = () => use(later);
  root.default = () => createElement(Suspense, null, createElement(Part));
  expect(await renderPage()).toEqual({ status: 200, type: 'text/html; charset=utf-8', text: expect.stringContaining('Later') });
  expect(logged).toEqual([]);
});

test('a page that cannot be handed over is answered with the page of a fault, and logged once', async () => {
  vi.spyOn(Writable.prototype, 'write').mockImplementationOnce(function (this: Writable) {
    this.destroy(new Error('No room'));
    return true;
  });
  expect(await renderPage()).toEqual({ ...BROKEN, text: expect.stringContaining('The page of a fault') });
  expect(logged).toEqual(['Error: No room']);
});

test('a page with an invalid status gives the error page, and is logged once', async () => {
  root.loader = () => data(null, { status: 700 });
  expect(await renderPage()).toMatchObject(BROKEN);
  expect(logged).toHaveLength(1);
});

test('a page that cannot be rendered gives the error page, and is logged once', async () => {
  root.default = () => {
    throw new Error('No shelf');
  };
  expect(await renderPage()).toEqual({ ...BROKEN, text: expect.stringContaining('The page of a fault') });
  expect(logged).toEqual(['Error: No shelf']);
});

test('where the error page fails too, a static page is returned', async () => {
  onBroken = root.default = () => {
    throw new Error('No shelf');
  };
  expect(await renderPage()).toEqual({ ...BROKEN, text: expect.stringContaining('<h1>Something went wrong</h1>') });
});
