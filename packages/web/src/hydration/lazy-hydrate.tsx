import { lazy, memo, useEffect, useRef, useState, type ComponentType } from 'react';
import { once } from '../overlays/lazy-component.tsx';
import { unlessLeft } from '../navigation/unless-left.ts';
import { useOnline } from '../api/online.ts';
import * as styles from './lazy-hydrate.module.css';
import { afterYield } from './yield-to-main.ts';
import { HydrationBoundary } from './hydration-boundary.tsx';

/**
 * A part that only some URLs of a page show, to be rendered inside a `HydrationBoundary`. Where the server has rendered it, its code is
 * loaded before the page hydrates: React would remove a part that is not hydrated when a value it reads changes. Elsewhere its code is loaded
 * on first render.
 */
export function lazyPart<Props extends object>(isRendered: () => boolean, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let arrived: ComponentType<Props> | undefined;
  const Late = lazy(async () => ({ default: await unlessLeft(load) }));
  // Hydration continues without it; rendering retries.
  if (typeof document !== 'undefined' && isRendered()) coming.push(unlessLeft(load).then((part) => (arrived = part)));
  return function Part(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => arrived ?? Late);
    return <Component {...props} />;
  };
}

const coming: Promise<unknown>[] = [];

/** Resolves when the code of the server-rendered parts has loaded or failed. */
export async function initialPartsLoaded(): Promise<void> {
  await Promise.allSettled(coming);
}

/**
 * A component below the first viewport: server-rendered, hydrated after the rest of the page. Its props must be referentially stable, since
 * a change before hydration would unmount it. Until then React defers any update that the component might read, so the page waits only
 * briefly: a part whose code is late or failed keeps its server-rendered markup, is retried, and is rendered again once its code is loaded.
 */
export function lazyHydrate<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let resolveModule: (part: { readonly default: ComponentType<Props> }) => void;
  const loadedModule = new Promise<{ readonly default: ComponentType<Props> }>((resolve) => (resolveModule = resolve));
  const fetch = once(async () => resolveModule({ default: await load() }));
  const Late = lazy(() => {
    fetch().catch(nothing);
    return loadedModule;
  });

  return memo(function LazyHydrated(props: Props) {
    const isOnline = useOnline();
    const container = useRef<HTMLDivElement>(null);
    const [frozen, setFrozen] = useState<{ readonly markup: HTMLElement; readonly props: Props }>();
    useEffect(() => {
      const stop = () => container.current && setFrozen({ markup: container.current, props });
      const timeout = setTimeout(stop, TIMEOUT_MS);
      let next: ReturnType<typeof setTimeout> | undefined;
      let isWanted = true;
      const hydrateWhenLoaded = (waitMs: number) => {
        fetch().then(
          () => {
            clearTimeout(timeout);
            if (isWanted) setFrozen(undefined);
          },
          () => {
            clearTimeout(timeout);
            if (!isWanted) return;
            stop();
            next = setTimeout(hydrateWhenLoaded, waitMs, Math.min(waitMs * 2, LONGEST_WAIT_MS));
          },
        );
      };
      const cancel = afterYield(() => hydrateWhenLoaded(SHORTEST_WAIT_MS));
      return () => {
        isWanted = false;
        cancel();
        clearTimeout(timeout);
        clearTimeout(next);
      };
    }, [props, isOnline]);
    if (frozen?.props === props)
      return <div ref={(element) => element?.append(...frozen.markup.childNodes)} className={styles.part} data-boundary />;
    return (
      <HydrationBoundary key="part" container={container}>
        <Late {...props} />
      </HydrationBoundary>
    );
  });
}

const TIMEOUT_MS = 3000;
/** Retry backoff for the code of a part; when the network returns it restarts at the shortest wait. */
const SHORTEST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;
const nothing = () => {};
