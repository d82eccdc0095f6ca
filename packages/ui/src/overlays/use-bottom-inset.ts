import { useEffect, type RefObject } from 'react';

const bars = new Set<HTMLElement>();

/** Counts a fixed element at the foot (tab bar, cart bar) into `--bottom-bar`, the height that toasts and pages keep free. */
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
  // Where it comes to rest, not where it is on its way in.
  const heights = [...bars].filter((element) => element.offsetHeight > 0).map((element) => innerHeight - element.offsetTop);
  const height = Math.max(0, ...heights);
  // The same value again would have every element styled anew.
  const root = document.documentElement;
  if (parseFloat(getComputedStyle(root).getPropertyValue('--bottom-bar')) !== height) root.style.setProperty('--bottom-bar', `${height}px`);
}
