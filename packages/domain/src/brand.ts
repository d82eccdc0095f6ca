declare const brand: unique symbol;

/**
 * A value of type `T` that says what it means, so that a store's id can't be passed as an item's.
 * Costs nothing at run time. A trusted source (a database row) is branded with `as`; anything else goes through a parser.
 * @example type StoreId = Brand<number, 'StoreId'>; const id = row.store_id as StoreId;
 */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
