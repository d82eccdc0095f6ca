import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { openOverlay, useOverlays, type OverlayName, type OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { latestIn, openedIn } from '@bozor/web/overlays/overlay-entries.ts';
import { pageQuery } from '../platform/pages/page-query.ts';

/**
 * Any other overlay belongs to an action on a page that was left. In its entry alone Back would do nothing once, so that entry is left too.
 */
const REOPENED: readonly OverlayName[] = ['item', 'cart', 'tracking'];

/**
 * Opens the item, the cart or the tracked order named by a URL or history entry: a shared link, a reload, going back. An entry that an
 * overlay has just pushed itself opens nothing, since a quick customer may have closed it before the entry arrived.
 */
export function useOverlaysOfEntry(): void {
  const overlays = useOverlays();
  const location = useLocation();
  const navigate = useNavigate();
  const isOfHistory = useNavigationType() === NavigationType.Pop;
  const slug = pageQuery(location).get('item');
  const isCartOpen = openedIn(location, 'cart') !== undefined;
  const item = openedIn(location, 'item');
  const tracking: Partial<OverlayProps['tracking']> | undefined = openedIn(location, 'tracking');
  const latest = latestIn(location);
  const reopen = useEffectEvent(() => {
    const isOpen = (name: string) => overlays.some((overlay) => overlay.name === name && overlay.open);
    if (isCartOpen && isOfHistory && !isOpen('cart')) openOverlay('cart');
    if (tracking?.orderId && isOfHistory && !isOpen('tracking')) openOverlay('tracking', { ...tracking, orderId: tracking.orderId });
    if (slug && (isOfHistory || !item) && !isOpen('item')) openOverlay('item', { ...item, idOrSlug: slug });
    if (latest && !REOPENED.includes(latest) && isOfHistory && !isOpen(latest)) void navigate(-1);
  });
  useEffect(() => reopen(), [slug, isCartOpen, tracking?.orderId, latest]);
}
