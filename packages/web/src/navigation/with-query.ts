type QueryValue = string | number | boolean | null | undefined;

/** The same address with some query values set or, with null, taken away. The order of the others is kept. */
export function withQuery(
  address: { readonly pathname: string; readonly search: string },
  changes: Readonly<Record<string, QueryValue>>,
): string {
  const query = new URLSearchParams(address.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === null || value === '') query.delete(name);
    else query.set(name, String(value));
  }
  return query.size === 0 ? address.pathname : `${address.pathname}?${query}`;
}
