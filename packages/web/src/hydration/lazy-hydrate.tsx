import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { once } from '../overlays/lazy-component.tsx';
import { useOnline } from '../api/online.ts';
import styles from './lazy-hydrate.module.css';
import { afterYield } from './yield-to-main.ts';

/**
 * A part that only some of a page's addresses show, to be drawn inside a `Suspense`. Where the server has drawn it, its code is there
 * before the page comes alive: a part still asleep when what it reads changes would be taken away until it has arrived.
 * Elsewhere it comes when it is first drawn.
 */
export function lazyPart<Props extends object>(isDrawn: () => boolean, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let arrived: ComponentType<Props> | undefined;
  const Late = lazy(async () => ({ default: await load() }));
  // Without it the page comes alive all the same; drawing it tries again.
  if (typeof document !== 'undefined' && isDrawn()) coming.push(load().then((part) => (arrived = part)));
  return function Part(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => arrived ?? Late);
    return <Component {...props} />;
  };
}

const coming: Promise<unknown>[] = [];

/** Ends when the parts that the page shows are there or cannot be had. */
export async function initialPartsLoaded(): Promise<void> {
  await Promise.allSettled(coming);
}

/**
 * A part below what is seen first: it stands in the server's page and comes alive after it. What it is given should stay the same object, for a
 * change would take it away while it sleeps. React lets nothing change that it might read until it is awake, so the page does not wait for it
 * long: one whose code is late or cannot be had stays as the server drew it, is asked for again, and is drawn anew once it can be.
 */
export function lazyHydrate<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let wake: (part: { readonly default: ComponentType<Props> }) => void;
  const awake = new Promise<{ readonly default: ComponentType<Props> }>((resolve) => (wake = resolve));
  const fetch = once(async () => wake({ default: await load() }));
  const Late = lazy(() => {
    fetch().catch(nothing);
    return awake;
  });

  return memo(function Sleeping(props: Props) {
    const isOnline = useOnline();
    const place = useRef<HTMLDivElement>(null);
    const [still, setStill] = useState<{ readonly drawn: HTMLElement; readonly props: Props }>();
    useEffect(() => {
      const stop = () => place.current && setStill({ drawn: place.current, props });
      const patience = setTimeout(stop, PATIENCE_MS);
      let next: ReturnType<typeof setTimeout> | undefined;
      let isWanted = true;
      const wakeUp = (waitMs: number) => {
        fetch().then(
          () => {
            clearTimeout(patience);
            if (isWanted) setStill(undefined);
          },
          () => {
            clearTimeout(patience);
            if (!isWanted) return;
            stop();
            next = setTimeout(wakeUp, waitMs, Math.min(waitMs * 2, LONGEST_WAIT_MS));
          },
        );
      };
      const forget = afterYield(() => wakeUp(SHORTEST_WAIT_MS));
      return () => {
        isWanted = false;
        forget();
        clearTimeout(patience);
        clearTimeout(next);
      };
    }, [props, isOnline]);
    if (still?.props === props) return <div ref={(element) => element?.append(...still.drawn.childNodes)} className={styles.part} />;
    return (
      <div ref={place} key="part" className={styles.part}>
        <Suspense fallback={null}>
          <Late {...props} />
        </Suspense>
      </div>
    );
  });
}

const PATIENCE_MS = 3000;
/** Between attempts to have the code of a part; the network's return begins with the shortest again. */
const SHORTEST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;
const nothing = () => {};
