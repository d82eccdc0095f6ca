import type { OpenOverlay } from '@bozor/web/overlays/overlays.ts';
import { urls } from '../../platform/pages/urls.ts';

interface Screen {
  readonly pathname: string;
  readonly search: string;
  readonly overlays: readonly Pick<OpenOverlay, 'name' | 'open' | 'props'>[];
}

/** Whether an order is what one looks at, beside a page or on its own: its steps show there, and need not be told over them. */
export function isOrderInSight(orderId: number, { pathname, search, overlays }: Screen): boolean {
  const page = new URLSearchParams(search);
  if (pathname === urls.profile() && page.get('page') === 'my-orders' && page.get('orderId') === String(orderId)) return true;
  return overlays.some(({ name, open, props }) => name === 'tracking' && open && 'orderId' in props && props.orderId === orderId);
}
