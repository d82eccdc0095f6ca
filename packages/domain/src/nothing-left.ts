/**
 * Refuses to compile while an object has a field that its caller has not taken out: a new field then names the places that have to treat it.
 * @example const { sort, stars, ...rest } = state; nothingLeft(rest);
 */
export function nothingLeft(_rest: { readonly [field: string]: never }): void {
  // Types alone do the work.
}
