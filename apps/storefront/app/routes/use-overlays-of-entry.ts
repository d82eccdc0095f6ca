import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { overlaysOfEntry } from '@bozor/web/overlays/overlay-entries.ts';
import { openOverlay, overlaysNow, reopenOverlay } from '@bozor/web/overlays/overlays.ts';
import { pageQuery } from '../platform/pages/page-query.ts';

/**
 * Opens the overlays of a history entry that a reload, Back or Forward leads to, as far as they can be opened again, and the item that a
 * URL names. `onEntry` is called at an entry of overlays, whether it opens any or not.
 */
export function useOverlaysOfEntry(onEntry: () => void): void {
  const location = useLocation();
  const isOfHistory = useNavigationType() === NavigationType.Pop;
  const slug = pageQuery(location).get('item');
  const reopen = useEffectEvent(() => {
    const overlays = isOfHistory ? overlaysOfEntry() : [];
    for (const { name, props } of overlays) if (props && !isOpen(name)) reopenOverlay(name, props);
    if (overlays.length > 0) onEntry();
  });
  const openItem = useEffectEvent(() => {
    if (slug && !isOpen('item')) openOverlay('item', { idOrSlug: slug });
  });
  useEffect(() => reopen(), [location]);
  useEffect(() => openItem(), [slug]);
}

const isOpen = (wanted: string) => overlaysNow().some(({ name }) => name === wanted);
