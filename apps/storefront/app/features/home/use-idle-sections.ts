import type { Module } from '@bozor/contract/shop/catalogue/module.ts';
import { useEffect, useState } from 'react';
import { prefetch } from '@bozor/web/hydration/prefetch.ts';
import { HOME_SECTIONS } from './home-sections.tsx';

/**
 * Number of sections, from the top, to render wherever the viewport is: from the first interaction on one more per idle period. Screen-reader
 * users who go by headings, and searches in the page, thus find all sections without scrolling.
 */
export function useIdleSections({ id, module_type: type }: Module): number {
  const [due, setDue] = useState({ in: id, sections: 0 });
  useEffect(() => {
    const calls = HOME_SECTIONS[type].map((_, index) => () => setDue({ in: id, sections: index + 1 }));
    return prefetch(calls);
  }, [id, type]);
  return due.in === id ? due.sections : 0;
}
