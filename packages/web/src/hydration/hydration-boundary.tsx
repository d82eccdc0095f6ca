import { Suspense, useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import * as styles from './lazy-hydrate.module.css';

interface HydrationBoundaryProps extends Omit<ComponentProps<'div'>, 'ref'> {
  readonly children: ReactNode;
  readonly container?: RefObject<HTMLDivElement | null>;
}

/**
 * A part of the page that hydrates on its own, after its surroundings. Then its element gets `data-hydrated`; the root of the document gets it
 * for the rest of the page. `event-replay.ts` reads both.
 */
export function HydrationBoundary({ container: given, children, ...rest }: HydrationBoundaryProps) {
  const own = useRef<HTMLDivElement>(null);
  const container = given ?? own;
  return (
    <div className={styles.part} {...rest} ref={container} data-boundary>
      <Suspense fallback={null}>
        {children}
        <Hydrated container={container} />
      </Suspense>
    </div>
  );
}

function Hydrated({ container }: { readonly container: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (container.current) container.current.dataset['hydrated'] = '';
  }, [container]);
  return null;
}

/** Marks the document as hydrated. For the component that renders all of it. */
export function useDocumentHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
}
