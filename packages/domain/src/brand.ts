declare const brand: unique symbol;

/**
 * A nominal type: a `T` that carries its meaning, so that a store id cannot be passed as an item id. It costs nothing at run time.
 * Brand a trusted value (a database row) with `as`; pass anything else through a parser.
 * @example type StoreId = Brand<number, 'StoreId'>; const id = row.store_id as StoreId;
 */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
