import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useKeptTaps } from './outbox-context.tsx';

/** The outbox loads it with its own code, since it is needed without a network. */
const KeptTaps = lazyComponent(async () => (await import('./kept-taps-list.tsx')).KeptTapsList);

/** Says what was pressed and is not sent yet, or was refused, while there is such. */
export function OutboxNotices() {
  const taps = useKeptTaps();
  return taps.length > 0 && <KeptTaps taps={taps} />;
}
