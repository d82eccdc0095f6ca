import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { openOverlay, useOverlays, type OverlayName, type OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { latestIn, openedIn } from '@bozor/web/overlays/use-overlay-entry.ts';

/** Any other is a part of what was done on a page that was left; in its entry alone "back" would do nothing once, so that is left too. */
const REOPENED: readonly OverlayName[] = ['item', 'cart', 'tracking'];

/**
 * Opens the item, the cart and the followed order that an address or an entry of the history names: a shared link, a reload, a step back.
 * An entry that an overlay has just made itself opens nothing: whoever is quick has closed it again before the entry arrived.
 */
export function useOverlaysOfEntry(): void {
  const overlays = useOverlays();
  const location = useLocation();
  const navigate = useNavigate();
  const isOfHistory = useNavigationType() === NavigationType.Pop;
  const slug = new URLSearchParams(location.search).get('item');
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
