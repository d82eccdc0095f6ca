import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has come near the viewport or was jumped over; stays true. For expensive content far down the page. */
export function useInViewport<E extends Element>({ margin = 300, startsNear = false } = {}): readonly [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isNear, setIsNear] = useState(startsNear);
  useEffect(() => {
    if (isNear || !element.current) return;
    const rootMargin = `${PASSED_PX}px ${margin}px ${margin}px`;
    // One call may report several changes: first that the element is far, then that it was passed.
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true), {
      rootMargin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, margin]);
  return [element, isNear];
}

/** Longer than any page. */
const PASSED_PX = 100_000;
