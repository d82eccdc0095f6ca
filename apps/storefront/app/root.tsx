import '@bozor/ui/global.css';
import { LiveRegion } from '@bozor/ui/live-region.tsx';
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
import { moduleList, useActiveModule, useAdoptedModule } from './platform/active-module.tsx';
import { shopConfig } from './platform/config.ts';
import { setNavigator } from './platform/navigate.ts';
import { pageMeta } from './platform/page-head.ts';
import { openPage } from './platform/page.server.ts';
import { usePlatform } from './platform/platform.tsx';
import { Storefront } from './platform/storefront.tsx';
import { THEME_SCRIPT } from './platform/theme.tsx';
import { catalogueUrl } from './platform/words/load-catalogue.ts';
import { useWords } from './platform/words/words.tsx';
import { Notices } from './routes/notices.tsx';
import { Overlays } from './routes/overlays.tsx';
import { PageProgress } from './routes/page-progress.tsx';
import { ProblemPage } from './routes/problem-page.tsx';
import { usePageFocus } from './routes/use-page-focus.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  const [config] = await Promise.all([page.find(shopConfig()), page.load(moduleList())]);
  if (!config) throw data(null, { status: 503 });
  return page.reply({ scope: page.scope, publicUrl: page.publicUrl, siteName: config.business_name });
}

/** Only what `revalidate()` asks for: configuration and modules do not change from page to page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

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
  const { locale, direction } = useWords();
  const { type } = useActiveModule();
  const { nonce } = usePlatform();
  return (
    // The browser adds the theme before it draws.
    <html lang={locale} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script nonce={nonce} suppressHydrationWarning>
          {THEME_SCRIPT}
        </script>
        <Meta />
        <Links />
        <link rel="modulepreload" href={catalogueUrl(locale)} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0c0e12" />
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
  usePageFocus();
  return (
    <>
      <PageProgress />
      <Outlet />
      <Overlays />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <ProblemPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
