import type { ModuleId, ZoneId } from '@bozor/domain/ids.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { STORAGE_KEYS } from '@bozor/domain/storage/storage-key.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { LiveRegion } from '@bozor/ui/feedback/live-region.tsx';
import { closeToast } from '@bozor/ui/overlays/toast.ts';
import { createQueryClient } from '@bozor/web/api/create-query-client.ts';
import { setOnline } from '@bozor/web/api/online.ts';
import { reportFailure, reportQueryFailure } from '@bozor/web/api/report-failure.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { loadCatalogue } from '@bozor/web/i18n/load-catalogue.ts';
import { listenBeforeRouter, overlayEntriesFirst } from '@bozor/web/overlays/overlay-entries.ts';
import { removeOverlay, useOverlays } from '@bozor/web/overlays/overlays.ts';
import { RuntimeProvider } from '@bozor/web/runtime/runtime.tsx';
import { queryKeyOf } from '@bozor/web/api/query.ts';
import type { Config } from '@bozor/contract/shop/config.ts';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createBrowserApi } from '../app/platform/shop-api.ts';
import { setBrowserLocale } from '../app/platform/scope/browser-scope.ts';
import { scopeKeyOf } from '../app/platform/scope/scope.ts';
import { shopConfig } from '../app/platform/settings/config.ts';
import { writeStored } from '../app/platform/storage.ts';
import { Storefront } from '../app/platform/storefront.tsx';
import Root from '../app/root.tsx';
import { Notices } from '../app/routes/notices.tsx';
import { buildConfig, replyOf } from './samples.ts';
import { startShopServer, type ShopServer } from './shop-server.ts';

export interface RenderOptions {
  readonly locale?: Locale;
  /** Who is there: a signed-in customer unless a test says otherwise. */
  readonly visitor?: 'customer' | 'guest' | 'nobody';
  /** Address of the page. */
  readonly address?: string;
  /** Says what the server answers before anything is rendered. */
  readonly answers?: (server: ShopServer) => void;
  readonly config?: Config;
  readonly width?: number;
  readonly height?: number;
  /** Renders as in development: effects run twice. */
  readonly isStrict?: boolean;
}

/** A shop on the screen. */
export interface RenderedShop {
  readonly server: ShopServer;
  readonly queries: QueryClient;
}

listenBeforeRouter();

/** Renders a part of the shop below everything that a page of the build stands below, against a server of its own. */
export async function renderShop(
  content: ReactNode,
  {
    locale = 'en',
    visitor = 'customer',
    address = '/home',
    answers,
    config = buildConfig(),
    width = 1280,
    height = 800,
    isStrict = false,
  }: RenderOptions = {},
): Promise<RenderedShop> {
  const server = startShopServer();
  shown = { server };
  server.answer(API.config.read, config);
  server.answer(API.place.zoneOf, replyOf(API.place.zoneOf, { zone_id: '[1]' }));
  answers?.(server);
  await page.viewport(width, height);
  settle(visitor, locale);
  window.history.replaceState(null, '', address);
  const queries = createQueryClient({ onQueryFailure: reportQueryFailure, onMutationFailure: reportFailure });
  const scope = { zoneIds: [1 as ZoneId], moduleId: 1, locale };
  // Comes with every page.
  queries.setQueryData(queryKeyOf(shopConfig(), scopeKeyOf(scope)), config);
  const runtime = { locale, catalogue: await loadCatalogue(locale), api: createBrowserApi(), queryClient: queries };
  const shell = (
    <Storefront serverScope={scope}>
      <OnDocument />
      <Root />
      <Notices />
      <LiveRegion />
      <NothingOpenYet />
    </Storefront>
  );
  const router = createBrowserRouter([
    { id: 'root', path: '/', middleware: [overlayEntriesFirst], element: shell, children: [{ path: '*', element: content }] },
  ]);
  const shop = (
    <RuntimeProvider runtime={runtime}>
      <RouterProvider router={router} />
    </RuntimeProvider>
  );
  await render(isStrict ? <StrictMode>{shop}</StrictMode> : shop);
  shown = { server, leave: () => router.dispose() };
  return { server, queries };
}

/** Takes the shop off the screen and out of the browser's memory. Returns the faults that its server saw. */
export async function leaveShop(): Promise<readonly string[]> {
  shown?.server.close();
  closeToast();
  // Dialogs are not closed first: those with an entry in the history would go back in it, in the middle of the next test.
  await cleanup();
  shown?.leave?.();
  const faults = shown?.server.faults ?? [];
  shown = undefined;
  for (const key of STORAGE_KEYS) writeStored(key, undefined);
  window.sessionStorage.clear();
  window.localStorage.clear();
  setOnline(true);
  return faults;
}

let shown: { readonly server: ShopServer; readonly leave?: () => void } | undefined;

function settle(visitor: RenderOptions['visitor'], locale: Locale): void {
  writeStored('token', visitor === 'customer' ? 'a-customer-of-the-shop-0001' : undefined);
  writeStored('guest_id', visitor === 'guest' ? 'a-guest-of-the-shop-0001' : undefined);
  writeStored('zoneid', [1 as ZoneId]);
  writeStored('currentLatLng', { lat: 41.31, lng: 69.27 } as never);
  writeStored('location', 'Amir Temur 15');
  writeStored('module', { id: 1 as ModuleId, module_type: 'food', module_name: 'Food' });
  writeStored('language-setting', locale);
  setBrowserLocale(locale);
}

/** The language of the document, which the page's own `<html>` has in the build. */
function OnDocument() {
  const { locale, direction } = useI18n();
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return null;
}

/** Removes what a late answer of an earlier test has opened. */
function NothingOpenYet() {
  const overlays = useOverlays();
  const removeAll = useEffectEvent(() => overlays.forEach(({ key }) => removeOverlay(key)));
  useLayoutEffect(() => removeAll(), []);
  return null;
}
