import { shopConfig } from '../platform/settings/config.ts';
import { PAGE_COLOURS } from '../platform/settings/theme.tsx';
import { directionOf } from '@bozor/domain/words/direction.ts';
import { openPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';
import type { Route } from './+types/web-manifest.ts';

/** The accent of the brand in light; `theme-color` of a page follows its theme. */
const BRAND_COLOUR = '#2f6ae0';
const ICON = { type: 'image/png', purpose: 'any' };

/** The web app manifest in the page's language, so that the shop can be installed. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = openPage(context);
  const { locale } = page.scope;
  const name = (await page.find(shopConfig()))?.business_name ?? 'Bozor';
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: page.t('Food, groceries, medicine and more, delivered from stores near you.'),
    lang: locale,
    dir: directionOf(locale),
    start_url: urls.home(),
    scope: '/',
    display: 'standalone',
    background_color: PAGE_COLOURS.light,
    theme_color: BRAND_COLOUR,
    icons: [
      { ...ICON, src: '/icon-192.png', sizes: '192x192' },
      { ...ICON, src: '/icon-512.png', sizes: '512x512' },
      { ...ICON, src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [{ name: page.t('My Orders'), url: urls.profile({ page: 'my-orders' }) }],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json; charset=utf-8' } });
}
