import { onDemand } from '../../platform/on-demand.tsx';
import { useSession } from '../../platform/session.tsx';
import { useIsLive } from '../../platform/use-is-live.ts';

const Heart = onDemand(async () => (await import('./heart.tsx')).Heart);

export interface HeartProps {
  readonly kind: 'item' | 'store';
  readonly id: number;
  /** What is kept, for the ear. */
  readonly name: string;
  readonly size?: 36 | 40 | 44;
  readonly className?: string | undefined;
}

/** The heart of an item or a store: on cards only for the signed-in, where one looks closer (`always`) for everyone. Its code comes with the first one. */
export function HeartSlot({ always = false, ...heart }: HeartProps & { readonly always?: boolean }) {
  const { isSignedIn } = useSession();
  const isLive = useIsLive();
  if (!isLive || !(isSignedIn || always)) return null;
  return <Heart {...heart} />;
}
