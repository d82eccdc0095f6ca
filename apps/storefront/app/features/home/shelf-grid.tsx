import type { ComponentProps } from 'react';
import { ItemGrid } from '../catalogue/item-grid.tsx';
import { useInSteps } from './use-in-steps.ts';

/** Items of a section in columns. */
export function ShelfGrid({ wasAwaited, items, ...grid }: ComponentProps<typeof ItemGrid> & { readonly wasAwaited: boolean }) {
  return <ItemGrid {...grid} items={useInSteps(items, wasAwaited)} />;
}
