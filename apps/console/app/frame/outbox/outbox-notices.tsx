import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useKeptTaps } from './outbox-context.tsx';

/** Loaded with the first tap that is kept: a courier's first screen has few scripts. */
const KeptTaps = lazyComponent(async () => (await import('./kept-taps-list.tsx')).KeptTapsList);

/** Says what was pressed and is not sent yet, or was refused, while there is such. */
export function OutboxNotices() {
  const taps = useKeptTaps();
  return taps.length > 0 && <KeptTaps taps={taps} />;
}
