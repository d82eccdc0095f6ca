import type { StoreSeed } from './store-seed.ts';

/** Returns the file of a store's logo in `seed/images`. */
export function signFile(store: Pick<StoreSeed, 'key'>): string {
  return `signs/${store.key}.webp`;
}
