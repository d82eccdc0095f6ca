import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';

/** Whatever has something to press fetches it, since it is needed without a network. */
export const KeptTaps = lazyComponent(async () => (await import('./kept-taps-list.tsx')).KeptTapsList);
