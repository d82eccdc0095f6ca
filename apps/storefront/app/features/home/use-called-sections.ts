import type { Module } from '@bozor/contract/shop/catalogue/module.ts';
import { useEffect, useState } from 'react';
import { prefetchOnIdle } from '@bozor/web/hydration/prefetch-on-idle.ts';
import { HOME_SECTIONS } from './home-sections.tsx';

/** The page belongs to what is seen at once for so long: on a cheap phone, and for who measures it, its first seconds are the busiest. */
const CALLS_AFTER_MS = 6_000;

/**
 * How many sections of a module's home, from the top, are called although nobody is near them: one more whenever the browser rests.
 * Whoever reads the page without scrolling, by its headings or by a search in it, finds them all.
 */
export function useCalledSections({ id, module_type: type }: Module): number {
  const [called, setCalled] = useState({ in: id, sections: 0 });
  useEffect(() => {
    const calls = HOME_SECTIONS[type].map((_, place) => () => setCalled({ in: id, sections: place + 1 }));
    return prefetchOnIdle(calls, CALLS_AFTER_MS);
  }, [id, type]);
  return called.in === id ? called.sections : 0;
}
