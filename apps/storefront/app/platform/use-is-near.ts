import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has come near the screen; stays true. For what is dear and far down the page. */
export function useIsNear<E extends Element>({ margin = 300, startsNear = false } = {}): readonly [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isNear, setIsNear] = useState(startsNear);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), { rootMargin: `${margin}px` });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, margin]);
  return [element, isNear];
}
