import { fold, looseKey } from './fold.ts';
import { switchLayout } from './keyboard-layout.ts';

/** Comparison of a variant: `exact` with folded keys, `loose` with loose keys. */
export type VariantKind = 'exact' | 'loose';

/** One reading of a query. */
export interface QueryVariant {
  readonly kind: VariantKind;
  readonly key: string;
  /** True when the reading assumes the wrong keyboard layout. */
  readonly isSwitched: boolean;
}

/** Maximum length of a query in characters; the rest is dropped. */
export const QUERY_LIMIT = 100;

/**
 * Returns the readings of a query, best first and without duplicates: as typed, loosely, then both in the other keyboard layout. Empty for
 * a query without letters or digits.
 * @example queryVariants('kfuvfy').map((variant) => variant.key) // ['kfuvfi', 'lagman']
 */
export function queryVariants(query: string): QueryVariant[] {
  const [typed = '', switched] = queryLayouts(query);
  const read = (text: string, isSwitched: boolean): QueryVariant[] => [
    { kind: 'exact', key: fold(text), isSwitched },
    { kind: 'loose', key: looseKey(text), isSwitched },
  ];
  const variants = [...read(typed, false), ...(switched === undefined ? [] : read(switched, true))];
  const seen = new Set<string>(['exact:', 'loose:']);
  return variants.filter(({ kind, key }) => {
    const isNew = !seen.has(`${kind}:${key}`);
    seen.add(`${kind}:${key}`);
    return isNew;
  });
}

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
