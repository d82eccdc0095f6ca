import type { ComponentProps } from 'react';
import { ItemGrid } from '../catalogue/item-grid.tsx';
import { useIncrementalList } from './use-incremental-list.ts';

/** Items of a section in columns. */
export function SectionGrid({ wasAwaited, items, ...grid }: ComponentProps<typeof ItemGrid> & { readonly wasAwaited: boolean }) {
  return <ItemGrid {...grid} items={useIncrementalList(items, wasAwaited)} />;
}
