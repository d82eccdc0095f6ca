import { useEffect, type RefObject } from 'react';

const bars = new Set<HTMLElement>();

/** Adds the height of a fixed element at the foot (tab bar, cart bar) to `--bottom-bar`, the height that toasts and pages reserve. */
export function useBottomInset(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    bars.add(element);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      bars.delete(element);
      observer.disconnect();
      removeEventListener('resize', measure);
      measure();
    };
  }, [bar]);
}

function measure(): void {
  // Uses the final position, not the one during the entry animation.
  const heights = [...bars].filter((element) => element.offsetHeight > 0).map((element) => innerHeight - element.offsetTop);
  const height = Math.max(0, ...heights);
  // Setting an equal value would still recalculate the styles of every element.
  const root = document.documentElement;
  if (parseFloat(getComputedStyle(root).getPropertyValue('--bottom-bar')) !== height) root.style.setProperty('--bottom-bar', `${height}px`);
}
