import { switchLayout } from './keyboard-layout.ts';

/** Comparison of a variant: `exact` with folded keys, `loose` with loose keys. */
export type VariantKind = 'exact' | 'loose';

/** Maximum length of a query in characters; the rest is dropped. */
export const QUERY_LIMIT = 100;

/**
 * Returns a query as typed, cut to `QUERY_LIMIT` characters, and its text in the other keyboard layout, if any.
 * @example queryLayouts('kfuvfy') // ['kfuvfy', 'лагман']
 */
export function queryLayouts(query: string): string[] {
  const typed = Array.from(query.slice(0, 2 * QUERY_LIMIT))
    .slice(0, QUERY_LIMIT)
    .join('');
  const switched = switchLayout(typed);
  return switched === undefined ? [typed] : [typed, switched];
}
