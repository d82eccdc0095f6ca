import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { onIdle } from '@bozor/web/hydration/on-idle.ts';
import { useEffect } from 'react';
import { useKeptTaps } from './outbox-context.tsx';

/** Loaded once the page is idle, since it is needed without a network: a courier's first screen has few scripts. */
const KeptTaps = lazyComponent(async () => (await import('./kept-taps-list.tsx')).KeptTapsList);

/** Says what was pressed and is not sent yet, or was refused, while there is such. */
export function OutboxNotices() {
  const taps = useKeptTaps();
  useEffect(() => onIdle(() => void KeptTaps.fetch()), []);
  return taps.length > 0 && <KeptTaps taps={taps} />;
}
