import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useSession } from '../../platform/session/session.tsx';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';
import type { HeartProps } from './heart-props.ts';

const Heart = lazyComponent(async () => (await import('./heart.tsx')).Heart);

/** Wishlist heart of an item or store: on cards only for the signed-in, with `always` for everyone. Its code loads with the first one. */
export function HeartSlot({ always = false, ...heart }: HeartProps & { readonly always?: boolean }) {
  // The session is known only after hydration.
  const { isSignedIn } = useSession();
  return isSignedIn ? <Heart {...heart} /> : always && <LateHeart {...heart} />;
}

function LateHeart(heart: HeartProps) {
  return useHydrated() && <Heart {...heart} />;
}
