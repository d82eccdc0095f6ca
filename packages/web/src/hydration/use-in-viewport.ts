import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has come near the screen, or was passed by a leap to the end; stays true. For what is dear and far down the page. */
export function useInViewport<E extends Element>({ margin = 300, startsNear = false } = {}): readonly [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isNear, setIsNear] = useState(startsNear);
  useEffect(() => {
    if (isNear || !element.current) return;
    const rootMargin = `${PASSED_PX}px ${margin}px ${margin}px`;
    // All that happened since the last call is told in one: first that it was far, then that it was passed.
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true), {
      rootMargin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, margin]);
  return [element, isNear];
}

/** More than any page is long. */
const PASSED_PX = 100_000;
