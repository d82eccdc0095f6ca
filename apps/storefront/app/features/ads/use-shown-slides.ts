import { useEffect, useState, type RefObject } from 'react';

const MOSTLY = 0.8;

/** Indices of the children of a scrolling row that are mostly visible, as a string: `'0 1 2'`. */
export function useShownSlides(list: RefObject<HTMLElement | null>, count: number): string {
  const [shown, setShown] = useState('');
  useEffect(() => {
    const slides = [...(list.current?.children ?? [])];
    const seen = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const at = slides.indexOf(target);
          if (intersectionRatio >= MOSTLY) seen.add(at);
          else seen.delete(at);
        }
        setShown([...seen].sort((one, other) => one - other).join(' '));
      },
      { threshold: MOSTLY },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [list, count]);
  return shown;
}
