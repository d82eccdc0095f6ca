import type { Module } from '@bozor/contract/shop/catalogue/module.ts';
import { useEffect, useState } from 'react';
import { prefetchOnIdle } from '@bozor/web/hydration/prefetch-on-idle.ts';
import { HOME_SECTIONS } from './home-sections.tsx';

/**
 * Delay before the first call. The first seconds belong to the first viewport: they are the busiest on a cheap phone and in measurements.
 */
const CALLS_AFTER_MS = 6_000;

/**
 * Number of sections, from the top, to render wherever the viewport is: one more per idle period. Screen-reader users who go by headings,
 * and searches in the page, thus find all sections without scrolling.
 */
export function useCalledSections({ id, module_type: type }: Module): number {
  const [called, setCalled] = useState({ in: id, sections: 0 });
  useEffect(() => {
    const calls = HOME_SECTIONS[type].map((_, place) => () => setCalled({ in: id, sections: place + 1 }));
    return prefetchOnIdle(calls, CALLS_AFTER_MS);
  }, [id, type]);
  return called.in === id ? called.sections : 0;
}
