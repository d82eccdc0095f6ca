import { useEffect } from 'react';
import { fetchBeforePress } from '../platform/fetch-at-rest.ts';
import { onDemand } from '../platform/on-demand.tsx';
import { forgetOverlay, useOverlays } from '../platform/overlays.ts';
import { useOverlaysOfEntry } from './use-overlays-of-entry.ts';

const overlayTable = () => import('./overlays.tsx');
const OpenOverlays = onDemand(async () => (await overlayTable()).OpenOverlays);

/** Where dialogs, drawers and sheets are drawn, once there are any. */
export function Overlays() {
  useOverlaysOfEntry();
  useEffect(() => fetchBeforePress([async () => (await overlayTable()).fetchLikelyOverlays()]), []);
  const overlays = useOverlays();
  return overlays.length > 0 && <OpenOverlays lost={() => overlays.forEach(({ key }) => forgetOverlay(key))} />;
}
