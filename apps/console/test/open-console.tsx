import '@bozor/ui/styles/global.css';
import { createClient, type Answer } from '@bozor/contract/client.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { LiveRegion } from '@bozor/ui/feedback/live-region.tsx';
import { findAccessibilityFaults } from '@bozor/ui/test/find-accessibility-faults.ts';
import { createQueryClient } from '@bozor/web/api/create-query-client.ts';
import { loadCatalogue } from '@bozor/web/i18n/load-catalogue.ts';
import { RuntimeProvider } from '@bozor/web/runtime/runtime.tsx';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { consoleStorage } from '../app/frame/console-storage.ts';
import Frame from '../app/frame/frame.tsx';
import { showLocale } from '../app/frame/language-memory.ts';
import { forgetReads, keepReads, restoreReads } from '../app/frame/offline/keep-reads.ts';
import { keepTaps } from '../app/frame/outbox/kept-taps.ts';
import { watchTheme } from '../app/frame/theme.ts';
import Root from '../app/root.tsx';

/** Answers of the API by `METHOD path`; a function is asked with the sent body. Everything else fails as without a network. */
export const replies: Record<string, unknown> = {};
/** Calls that change something, in order. */
export const sent: { readonly address: string; readonly body: unknown }[] = [];
/** Their idempotency keys. */
export const sentKeys: (string | undefined)[] = [];

beforeEach(async () => {
  await keepTaps().change(() => []);
  await forgetReads();
  for (const address of Object.keys(replies)) delete replies[address];
  replies['GET /staff/demo-accounts'] = { accounts: [] };
  sent.length = 0;
  sentKeys.length = 0;
});
afterEach(() => {
  consoleStorage.write('console-theme', undefined);
  consoleStorage.write('console-signed-in', undefined);
  delete document.documentElement.dataset['theme'];
});

export const refusal = (status: number, ...errors: { code: string; message: string; field?: string }[]) =>
  new Response(JSON.stringify({ errors, message: '' }), { status, headers: { 'content-type': 'application/json' } });

async function answer(
  url: string,
  { method, body, headers }: { readonly method: string; readonly body?: unknown; readonly headers: Readonly<Record<string, string>> },
): Promise<Answer> {
  const address = `${method} ${new URL(url, location.origin).pathname.replace('/api/v1', '')}`;
  const given =
    typeof body === 'string' ? (JSON.parse(body) as unknown) : body instanceof FormData ? Object.fromEntries(body.entries()) : undefined;
  if (method !== 'GET') {
    sent.push({ address, body: given });
    sentKeys.push(headers['idempotency-key']);
  }
  const reply = replies[address];
  const told: unknown = typeof reply === 'function' ? (reply as (sent: unknown) => unknown)(given) : reply;
  if (told === undefined) throw new TypeError('no network');
  return told instanceof Response ? told.clone() : Response.json(told);
}

/** Shows pages of the consoles at an address, in the frame, as the browser of a person does. Nobody is signed in, unless `replies` says who. */
export async function openConsole(
  pages: RouteObject[],
  path: string,
  { locale = 'en', width = 360 }: { readonly locale?: Locale; readonly width?: number } = {},
): Promise<void> {
  await page.viewport(width, 800);
  showLocale(locale);
  watchTheme();
  const runtime = {
    locale,
    catalogue: await loadCatalogue(locale),
    api: createClient({ base: '/api/v1', fetch: answer, headers: () => ({}) }),
    queryClient: createQueryClient(),
  };
  await restoreReads(runtime.queryClient);
  keepReads(runtime.queryClient);
  const routes = [{ element: <Root />, children: [{ element: <Frame />, children: pages }] }];
  await render(
    <RuntimeProvider runtime={runtime}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
      <LiveRegion />
    </RuntimeProvider>,
  );
}

/** The page fits its window, and axe finds nothing. */
export async function expectWhole(): Promise<void> {
  expect(document.documentElement.scrollWidth, 'fits a narrow screen').toBeLessThanOrEqual(window.innerWidth);
  expect(await findAccessibilityFaults(document.body)).toEqual([]);
}
