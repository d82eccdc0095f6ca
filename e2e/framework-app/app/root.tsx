import { useEffect, type ReactNode } from 'react';
import { Link, Links, Meta, Outlet, Scripts } from 'react-router';

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <nav>
          <Link to="/">Start</Link>
          <Link to="/elements" prefetch="intent">
            Elements
          </Link>
        </nav>
        <main>{children}</main>
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return <Outlet />;
}
