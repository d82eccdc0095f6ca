import type { OpenOverlay } from '@bozor/web/overlays/overlays.ts';
import { urls } from '../../platform/pages/urls.ts';
import { pageQuery } from '../../platform/pages/page-query.ts';

interface Screen {
  readonly pathname: string;
  readonly search: string;
  readonly overlays: readonly Pick<OpenOverlay, 'name' | 'open' | 'props'>[];
}

/** Whether the order is on screen, on its page or in the tracking drawer: its steps show there and need no toast. */
export function isOrderOnScreen(orderId: number, { pathname, search, overlays }: Screen): boolean {
  const query = pageQuery<'profile'>({ search });
  if (pathname === urls.profile() && query.get('page') === 'my-orders' && query.get('orderId') === String(orderId)) return true;
  return overlays.some(({ name, open, props }) => name === 'tracking' && open && 'orderId' in props && props.orderId === orderId);
}
