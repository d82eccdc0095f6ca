import '@bozor/ui/styles/global.css';
import { LiveRegion } from '@bozor/ui/feedback/live-region.tsx';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { ConsoleProvider } from './frame/console-provider.tsx';
import { ProblemPage } from './frame/problem-page.tsx';
import * as styles from './frame/frame.module.css';

/** Document of all consoles. The browser sets language, direction and theme before hydration. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" dir="ltr" data-fonts="" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content" />
        <meta name="robots" content="noindex" />
        <title>Bozor</title>
        <Meta />
        <Links />
        <link rel="icon" href="/icon-48.png" sizes="48x48" type="image/png" />
      </head>
      <body data-module="brand">
        {children}
        <LiveRegion />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <ConsoleProvider>
      <Outlet />
    </ConsoleProvider>
  );
}

/** Shown until the code has loaded. It has no text, since the language is not known yet. */
export function HydrateFallback() {
  return <div className={styles.waiting} aria-busy="true" />;
}

export function ErrorBoundary() {
  return (
    <ConsoleProvider>
      <ProblemPage />
    </ConsoleProvider>
  );
}
