import { lazy, useState, type ComponentType } from 'react';

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
