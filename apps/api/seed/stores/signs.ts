import type { StoreSeed } from './store-seed.ts';

/** File of a store's sign in `seed/images`. */
export function signFile(store: Pick<StoreSeed, 'key'>): string {
  return `signs/${store.key}.webp`;
}
