import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { afterYield } from '../hydration/yield-to-main.ts';
import { unlessLeft } from '../navigation/unless-left.ts';
import { reportLostCode } from './report-lost-code.ts';

interface Waiting {
  /** Shown until the code has loaded. */
  readonly fallback?: ReactNode;
  /** Called after loading has failed, which has been reported; the next mount retries. */
  readonly lost?: () => void;
}

/** `fetch` loads the code without rendering, for prefetching. */
export type LazyComponent<Props> = ComponentType<Props & Waiting> & { readonly fetch: () => Promise<unknown> };

/**
 * A component whose code loads when it is first rendered, for dialogs and the like. It is never server-rendered.
 * @example const CartDrawer = lazyComponent(async () => (await import('@bozor/storefront/app/features/cart/cart-drawer.tsx')).CartDrawer);
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let arrived: ComponentType<Props> | undefined;
  const fetch = once(async () => (arrived = await load()));

  function OnDemand({ fallback, lost, ...props }: Props & Waiting) {
    const [Part, setPart] = useState(() => arrived);
    const reportLost = useEffectEvent(async () => {
      if (!(await reportLostCode())) lost?.();
    });
    useEffect(() => {
      if (Part) return;
      let isWanted = true;
      // In a task of its own: a hydrating page has several lazy components, and each import takes a while to start.
      const cancel = afterYield(() => {
        fetch().then(
          (part) => isWanted && setPart(() => part),
          () => void (isWanted && reportLost()),
        );
      });
      return () => {
        isWanted = false;
        cancel();
      };
    }, [Part]);
    return Part ? <Part {...(props as unknown as Props)} /> : fallback;
  }
  return Object.assign(OnDemand, { fetch });
}

/** Shares the promise of loaded code among all callers until it fails; the next call then retries. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= unlessLeft(load).catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  };
}
