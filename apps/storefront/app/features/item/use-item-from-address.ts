import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { openOverlay, useOverlays } from '../../platform/overlays.ts';
import { openedIn } from '../../platform/use-overlay-entry.ts';

/** Opens the dialog of the item, and the cart, that an address or an entry of the history names: a shared link, a reload, a step back. */
export function useItemFromAddress(): void {
  const overlays = useOverlays();
  const location = useLocation();
  const slug = new URLSearchParams(location.search).get('item');
  const isCartOpen = openedIn(location, 'cart') !== undefined;
  const reopen = useEffectEvent(() => {
    const isOpen = (name: string) => overlays.some((overlay) => overlay.name === name && overlay.open);
    if (isCartOpen && !isOpen('cart')) openOverlay('cart');
    if (slug && !isOpen('item')) openOverlay('item', { ...openedIn(location, 'item'), idOrSlug: slug });
  });
  useEffect(() => reopen(), [slug, isCartOpen]);
}
