/**
 * Returns whether a store delivers to a place in these zones. While no place is picked (`undefined`), every store that delivers does.
 * @example deliversTo({ delivery: true, zone_id: 2 }, [1, 4]) // false
 */
export function deliversTo(store: { readonly delivery: boolean; readonly zone_id: number }, zones: readonly number[] | undefined): boolean {
  return store.delivery && (zones?.includes(store.zone_id) ?? true);
}
