import { once } from '@bozor/web/overlays/lazy-component.tsx';
import type { KeptTaps } from './kept-taps.ts';
import type { Outbox, OutboxParts } from './outbox.ts';
import type { Tap } from './tap.ts';
import { hasTaps } from './taps-store.ts';

const NONE: readonly Tap[] = [];
const code = once(() => Promise.all([import('./outbox.ts'), import('./kept-taps.ts')]));
let kept: KeptTaps | undefined;

export interface LateOutbox extends Outbox {
  /** Loads the code, for a screen that has something to press: without a network it could not be loaded. */
  readonly prefetch: () => void;
}

/**
 * An outbox whose code loads once there is something to press or something kept: a courier's first screen has few scripts. Until then it has nothing to show.
 */
export function createLateOutbox(parts: Omit<OutboxParts, 'kept'>): LateOutbox {
  let real: Outbox | undefined;
  const waiting = new Map<() => void, () => void>();
  const load = once(async () => {
    const [{ createOutbox }, { keepTaps }] = await code();
    kept ??= keepTaps();
    real = createOutbox({ ...parts, kept });
    for (const listen of waiting.keys()) waiting.set(listen, real.subscribe(listen));
    return real;
  });
  return {
    subscribe: (listen) => {
      waiting.set(listen, real?.subscribe(listen) ?? (() => {}));
      return () => {
        waiting.get(listen)?.();
        waiting.delete(listen);
      };
    },
    shown: () => real?.shown() ?? NONE,
    run: async () => {
      if (!real && !(await hasTaps())) return;
      // Code that cannot be fetched without a network is fetched with it: then this is called again.
      await load()
        .then(({ run }) => run())
        .catch(() => {});
    },
    prefetch: () => void load().catch(() => {}),
    press: async (tap) => (await load()).press(tap),
    dismiss: async (key) => (await load()).dismiss(key),
  };
}
