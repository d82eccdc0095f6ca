import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { reportConnectionLost } from '../api/report-failure.ts';
import { afterYield } from '../hydration/yield-to-main.ts';

interface Waiting {
  /** Stands in its place until it has arrived. */
  readonly fallback?: ReactNode;
  /** Called after it could not be fetched, which has been told; the next time it is drawn it is tried again. */
  readonly lost?: () => void;
}

/** Fetches the code without drawing anything, so that it is there at once when it is wanted. */
export type LazyComponent<Props> = ComponentType<Props & Waiting> & { readonly fetch: () => Promise<unknown> };

/**
 * A component for what somebody opens, whose code is fetched when it is first drawn. It is never part of the server's page.
 * @example const CartDrawer = lazyComponent(async () => (await import('@bozor/storefront/app/features/cart/cart-drawer.tsx')).CartDrawer);
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let arrived: ComponentType<Props> | undefined;
  const fetch = once(async () => (arrived = await load()));

  function Demanded({ fallback, lost, ...props }: Props & Waiting) {
    const [Part, setPart] = useState(() => arrived);
    const tellLost = useEffectEvent(() => {
      reportConnectionLost();
      lost?.();
    });
    useEffect(() => {
      if (Part) return;
      let isWanted = true;
      // In a turn of its own: a page that comes alive has several, each of which takes a while to ask for.
      const forget = afterYield(() => {
        fetch().then(
          (part) => isWanted && setPart(() => part),
          () => isWanted && tellLost(),
        );
      });
      return () => {
        isWanted = false;
        forget();
      };
    }, [Part]);
    return Part ? <Part {...(props as unknown as Props)} /> : fallback;
  }
  return Object.assign(Demanded, { fetch });
}

/** The same promise for all who ask, until it fails: then the next one tries anew. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  };
}
