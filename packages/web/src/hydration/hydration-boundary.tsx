import { Suspense, useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import * as styles from './lazy-hydrate.module.css';

interface HydrationBoundaryProps extends Omit<ComponentProps<'div'>, 'ref'> {
  readonly children: ReactNode;
  readonly place?: RefObject<HTMLDivElement | null>;
}

/**
 * A part of the page that hydrates by itself, after what stands around it. Once it has, its element says so by `data-hydrated`; the root of the
 * document says so for the rest of the page. `event-replay.ts` reads both.
 */
export function HydrationBoundary({ place: given, children, ...rest }: HydrationBoundaryProps) {
  const own = useRef<HTMLDivElement>(null);
  const place = given ?? own;
  return (
    <div className={styles.part} {...rest} ref={place} data-boundary>
      <Suspense fallback={null}>
        {children}
        <Hydrated place={place} />
      </Suspense>
    </div>
  );
}

function Hydrated({ place }: { readonly place: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (place.current) place.current.dataset['hydrated'] = '';
  }, [place]);
  return null;
}

/** Marks the document as hydrated. For the component that draws all of it. */
export function useDocumentHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
}
