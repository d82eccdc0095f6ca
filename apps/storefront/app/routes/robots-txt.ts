import { openPage } from '../platform/pages/page.server.ts';
import { PAGES } from '../platform/pages/pages.ts';
import { urls } from '../platform/pages/urls.ts';
import type { Route } from './+types/robots-txt.ts';

/** Allows crawlers everything but the personal pages. */
export function loader({ context }: Route.LoaderArgs) {
  const personal = Object.values(PAGES).filter((page) => page.personal);
  const closed = [...new Set(personal.map(({ path }) => path.replace(/\/:.*/, '')))];
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Disallow: /api/',
    '',
    `Sitemap: ${openPage(context).publicUrl}${urls.sitemap()}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
