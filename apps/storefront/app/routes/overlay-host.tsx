import { useEffect } from 'react';
import { prefetch } from '@bozor/web/hydration/prefetch.ts';
import { useNavigationState } from '@bozor/web/navigation/navigation-state.ts';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { removeOverlay, useOverlays } from '@bozor/web/overlays/overlays.ts';
import { useOverlaysOfEntry } from './use-overlays-of-entry.ts';

const overlayTable = () => import('./overlays.tsx');
const OpenOverlays = lazyComponent(async () => (await overlayTable()).OpenOverlays);

/** Renders dialogs, drawers and sheets once one is open. */
export function Overlays() {
  useOverlaysOfEntry();
  useNavigationState();
  useEffect(() => prefetch([async () => (await overlayTable()).prefetchOverlays()]), []);
  const overlays = useOverlays();
  return overlays.length > 0 && <OpenOverlays lost={() => overlays.forEach(({ key }) => removeOverlay(key))} />;
}
