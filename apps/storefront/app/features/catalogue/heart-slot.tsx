import { onDemand } from '../../platform/on-demand.tsx';
import { useSession } from '../../platform/session.tsx';
import { useIsLive } from '../../platform/use-is-live.ts';
import type { HeartProps } from './heart-props.ts';

const Heart = onDemand(async () => (await import('./heart.tsx')).Heart);

/** The heart of an item or a store: on cards only for the signed-in, where one looks closer (`always`) for everyone. Its code comes with the first one. */
export function HeartSlot({ always = false, ...heart }: HeartProps & { readonly always?: boolean }) {
  // Nobody is signed in before the page is alive.
  const { isSignedIn } = useSession();
  return isSignedIn ? <Heart {...heart} /> : always && <LateHeart {...heart} />;
}

function LateHeart(heart: HeartProps) {
  return useIsLive() && <Heart {...heart} />;
}
