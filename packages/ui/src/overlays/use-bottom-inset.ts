import { useEffect, type RefObject } from 'react';

const bars = new Map<HTMLElement, 'foot' | 'above'>();

/**
 * Adds the height of a fixed element at the foot (tab bar, cart bar) to `--bottom-bar`, the height that toasts and pages reserve. One that
 * lies `above` the others stands at `inset-block-end: var(--foot)`, so that no two cover each other.
 */
export function useBottomInset(bar: RefObject<HTMLElement | null>, at: 'foot' | 'above' = 'foot'): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    bars.set(element, at);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      bars.delete(element);
      observer.disconnect();
      removeEventListener('resize', measure);
      measure();
    };
  }, [bar, at]);
}

function measure(): void {
  const foot = heightOf('foot');
  setHeight('--foot', foot);
  setHeight('--bottom-bar', Math.max(foot, heightOf('above')));
}

/** Uses the final positions, not those during the entry animation. */
function heightOf(place: 'foot' | 'above'): number {
  const shown = [...bars].filter(([element, at]) => at === place && element.offsetHeight > 0);
  return Math.max(0, ...shown.map(([element]) => innerHeight - element.offsetTop));
}

/** Setting an equal value would still recalculate the styles of every element. */
function setHeight(name: string, height: number): void {
  const root = document.documentElement;
  if (parseFloat(getComputedStyle(root).getPropertyValue(name)) !== height) root.style.setProperty(name, `${height}px`);
}
