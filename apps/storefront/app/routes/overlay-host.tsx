import { useEffect, useState, type ComponentType } from 'react';
import { onIdle } from '@bozor/web/hydration/on-idle.ts';
import { onFirstInteraction, prefetch } from '@bozor/web/hydration/prefetch.ts';
import { useNavigationState } from '@bozor/web/navigation/navigation-state.ts';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { removeOverlay, useOverlays } from '@bozor/web/overlays/overlays.ts';
import { registerWorker } from '../platform/offline/register-worker.ts';
import { useOverlaysOfEntry } from './use-overlays-of-entry.ts';

const overlayTable = () => import('./overlays.tsx');
const OpenOverlays = lazyComponent(async () => (await overlayTable()).OpenOverlays);

/** The orders under way; its code is behind the table, whose few names every first visit has anyway. */
export const OrderBar = lazyComponent(async () => (await overlayTable()).LazyOrderBar);

/** The worker keeps pages at once; the code that keeps replies and shows what was kept can wait on a first visit. */
const KEEP_AFTER_MS = 5_000;

/** Keeps pages for visits without a network. A failure to load it is no loss for this visit. */
function Keeper() {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void import('../features/offline/offline-keeper.tsx').then(
        ({ OfflineKeeper }) => setPart(() => OfflineKeeper),
        () => undefined,
      );
    return onIdle(() => {
      void registerWorker();
      setTimeout(load, (navigator as Partial<Navigator>).serviceWorker?.controller ? 0 : KEEP_AFTER_MS);
    });
  }, []);
  return Part && <Part />;
}

/** Nothing can lose the focus before the first interaction. Without its code the browser does as it does. */
function keepFocus(): () => void {
  let stop = () => {};
  void import('@bozor/ui/base/keep-focus.ts').then(
    (code) => (stop = code.keepFocus()),
    () => undefined,
  );
  return () => stop();
}

/** Renders dialogs, drawers and sheets once one is open. */
export function Overlays() {
  const [isUsed, setUsed] = useState(false);
  useOverlaysOfEntry(() => setUsed(true));
  useNavigationState();
  useEffect(() => onFirstInteraction(keepFocus), []);
  useEffect(() => prefetch([async () => (await overlayTable()).prefetchOverlays()]), []);
  const overlays = useOverlays();
  // The history of overlays is followed from the first one on.
  if (overlays.length > 0 && !isUsed) setUsed(true);
  const lose = () => {
    overlays.forEach(({ key }) => removeOverlay(key));
    setUsed(false);
  };
  return (
    <>
      {isUsed && <OpenOverlays lost={lose} />}
      <Keeper />
    </>
  );
}
