import { lazy, memo, Suspense, useState, type ComponentType } from 'react';

/**
 * A part that only some of a page's addresses show, to be drawn inside a `Suspense`. Where the server has drawn it, its code is there
 * before the page comes alive: a part still asleep when what it reads changes would be taken away until it has arrived.
 * Elsewhere it comes when it is first drawn.
 */
export function pagePart<Props extends object>(isDrawn: () => boolean, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
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
export async function drawnParts(): Promise<void> {
  await Promise.allSettled(coming);
}

/**
 * A part below what is seen first: it stands in the server's page and comes alive after it. What it is given should stay the same
 * object, for a change would take it away while it sleeps; if its code cannot be had, it goes on sleeping.
 */
export function sleepingPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Late = lazy(() => load().then(asModule, stayAsleep));
  return memo(function Sleeping(props: Props) {
    return (
      <Suspense fallback={null}>
        <Late {...props} />
      </Suspense>
    );
  });
}

const asModule = <Component,>(part: Component) => ({ default: part });
const stayAsleep = () => new Promise<never>(() => {});
