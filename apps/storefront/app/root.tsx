import '@bozor/ui/styles/global.css';
import { LiveRegion } from '@bozor/ui/feedback/live-region.tsx';
import { LANGUAGES } from '@bozor/domain/words/locale.ts';
import { webFontsScript } from '@bozor/ui/styles/web-fonts.ts';
import { useEffect, type ReactNode } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useNavigate,
  useRouteError,
  useRouteLoaderData,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { CartProvider } from './features/cart/cart-provider.tsx';
import { moduleList, useActiveModule, useAdoptedModule } from './platform/scope/active-module.tsx';
import { THEME_SCRIPT } from './platform/settings/theme-script.ts';
import { shopConfig } from './platform/settings/config.ts';
import { EVENT_REPLAY_SCRIPT } from '@bozor/web/hydration/event-replay.ts';
import { routeDataCache, useCachedRouteData } from './platform/pages/route-data-cache.ts';
import { overlayEntriesFirst } from '@bozor/web/overlays/overlay-entries.ts';
import { setNavigator } from '@bozor/web/navigation/navigate.ts';
import { urls } from './platform/pages/urls.ts';
import { pageMeta } from './platform/pages/page-head.ts';
import { openPage } from './platform/pages/page.server.ts';
import { useRuntime } from '@bozor/web/runtime/runtime.tsx';
import { useDocumentHydrated } from '@bozor/web/hydration/hydration-boundary.tsx';
import { Storefront } from './platform/storefront.tsx';
import { PAGE_COLOURS, useBrowserColour } from './platform/settings/theme.tsx';
import { catalogueUrl } from '@bozor/web/i18n/load-catalogue.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Notices } from './routes/notices.tsx';
import { Overlays } from './routes/overlay-host.tsx';
import { PageProgress } from './routes/page-progress.tsx';
import { ProblemPage } from './routes/problem-page.tsx';
import { usePageFocus } from './routes/use-page-focus.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  const [config] = await Promise.all([page.find(shopConfig()), page.load(moduleList())]);
  if (!config) throw data(null, { status: 503 });
  return page.reply({ scope: page.scope, publicUrl: page.publicUrl, siteName: config.business_name });
}

/** Only on `revalidate()`: configuration and modules do not change between pages. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

export const clientMiddleware = [overlayEntriesFirst, routeDataCache];

export const meta = pageMeta;

export function Layout({ children }: { readonly children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    <Storefront serverScope={root?.scope}>
      <Document>{children}</Document>
    </Storefront>
  );
}

function Document({ children }: { readonly children: ReactNode }) {
  const { locale, direction } = useI18n();
  const { type } = useActiveModule();
  const { nonce } = useRuntime();
  useDocumentHydrated();
  return (
    // A script in the head adds theme and session before the first paint.
    <html lang={locale} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content" />
        <script nonce={nonce} suppressHydrationWarning>
          {`${THEME_SCRIPT};${EVENT_REPLAY_SCRIPT};${import.meta.env.SSR ? webFontsScript(LANGUAGES[locale].script) : ''}`}
        </script>
        <Meta />
        <Links />
        <link rel="modulepreload" href={catalogueUrl(locale)} />
        {/* Not an SVG: the browser opens that as a document of its own in the middle of hydration. */}
        <link rel="icon" href="/icon-48.png" sizes="48x48" type="image/png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* Browsers request it without cookies. */}
        <link rel="manifest" href={urls.webManifest({ lang: locale })} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={PAGE_COLOURS.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={PAGE_COLOURS.dark} />
      </head>
      <body data-module={type ?? 'brand'}>
        {children}
        <Notices />
        <LiveRegion />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const navigate = useNavigate();
  useEffect(() => setNavigator(navigate), [navigate]);
  useAdoptedModule();
  useBrowserColour();
  usePageFocus();
  useCachedRouteData();
  return (
    <CartProvider>
      <PageProgress />
      <Outlet />
      <Overlays />
    </CartProvider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <ProblemPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
