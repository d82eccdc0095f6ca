import { useEffect } from 'react';
import { prefetch } from '@bozor/web/hydration/prefetch.ts';
import { useNavigationState } from '@bozor/web/navigation/navigation-state.ts';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { removeOverlay, useOverlays } from '@bozor/web/overlays/overlays.ts';
import { useOverlaysOfEntry } from './use-overlays-of-entry.ts';

const overlayTable = () => import('./overlays.tsx');
const OpenOverlays = lazyComponent(async () => (await overlayTable()).OpenOverlays);

/** The orders under way; its code is behind the table, whose few names every first visit has anyway. */
export const OrderBar = lazyComponent(async () => (await overlayTable()).LazyOrderBar);

/** Renders dialogs, drawers and sheets once one is open. */
export function Overlays() {
  useOverlaysOfEntry();
  useNavigationState();
  useEffect(() => prefetch([async () => (await overlayTable()).prefetchOverlays()]), []);
  const overlays = useOverlays();
  return overlays.length > 0 && <OpenOverlays lost={() => overlays.forEach(({ key }) => removeOverlay(key))} />;
}
