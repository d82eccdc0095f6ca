/**
 * Whether a store brings orders to somebody whose place lies in these zones; as long as no place was picked, to everybody.
 * @example bringsTo({ delivery: true, zone_id: 2 }, [1, 4]) // false
 */
export function bringsTo(store: { readonly delivery: boolean; readonly zone_id: number }, zones: readonly number[] | undefined): boolean {
  return store.delivery && (zones?.includes(store.zone_id) ?? true);
}
