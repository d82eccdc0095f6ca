import { KeptTaps } from './lazy-kept-taps.ts';
import { useKeptTaps } from './outbox-context.tsx';

/** Says what was pressed and is not sent yet, or was refused, while there is such. */
export function OutboxNotices() {
  const taps = useKeptTaps();
  return taps.length > 0 && <KeptTaps taps={taps} />;
}
