import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { openOverlay, useOverlays } from '../../platform/overlays.ts';
import { openedIn } from '../../platform/use-overlay-entry.ts';

/**
 * Opens the dialog of the item, and the cart, that an address or an entry of the history names: a shared link, a reload, a step back.
 * An entry that an overlay has just made itself opens nothing: whoever is quick has closed it again before the entry arrived.
 */
export function useItemFromAddress(): void {
  const overlays = useOverlays();
  const location = useLocation();
  const isOfHistory = useNavigationType() === NavigationType.Pop;
  const slug = new URLSearchParams(location.search).get('item');
  const isCartOpen = openedIn(location, 'cart') !== undefined;
  const item = openedIn(location, 'item');
  const reopen = useEffectEvent(() => {
    const isOpen = (name: string) => overlays.some((overlay) => overlay.name === name && overlay.open);
    if (isCartOpen && isOfHistory && !isOpen('cart')) openOverlay('cart');
    if (slug && (isOfHistory || !item) && !isOpen('item')) openOverlay('item', { ...item, idOrSlug: slug });
  });
  useEffect(() => reopen(), [slug, isCartOpen]);
}
